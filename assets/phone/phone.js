// Shows the page of one seat and says what its person does; it decides nothing and knows no rule.
"use strict";

const WORDS = {
  is: { turn: "Þú átt leik", hand: "Spilin þín", lost: "Samband rofnaði", wait: "Tengist aftur …", scan: "Skannaðu kóðann á skjánum", other: "Annar sími hefur tekið við þessu sæti", go: "Áfram", close: "Loka", on: "Leggja á: ", lang: "Tungumál" },
  nb: { turn: "Din tur", hand: "Kortene dine", lost: "Forbindelsen er brutt", wait: "Kobler til igjen …", scan: "Skann koden på skjermen", other: "En annen telefon har overtatt plassen", go: "Videre", close: "Lukk", on: "Legg på: ", lang: "Språk" },
  de: { turn: "Du bist dran", hand: "Deine Karten", lost: "Verbindung unterbrochen", wait: "Verbinde wieder …", scan: "Scanne den Code auf dem Bildschirm", other: "Ein anderes Handy hat diesen Platz übernommen", go: "Weiter", close: "Schließen", on: "Legen auf: ", lang: "Sprache" },
  en: { turn: "Your turn", hand: "Your cards", lost: "Connection lost", wait: "Connecting again …", scan: "Scan the code on the screen", other: "Another phone has taken this seat", go: "Go on", close: "Close", on: "Put on: ", lang: "Language" },
};
const LANGUAGES = Object.keys(WORDS);
const COLUMNS = 14, ROWS = 4;
const at = (id) => document.getElementById(id);
const kept = { get token() { return localStorage.getItem("token"); }, set token(t) { t ? localStorage.setItem("token", t) : localStorage.removeItem("token"); } };

let places = {}, page = null, socket = null, picked = [], tries = 0, yours = false;
let language = localStorage.getItem("language") || LANGUAGES.find((one) => (navigator.language || "en").replace(/^n[no]/, "nb").startsWith(one)) || "en";
const word = (name) => WORDS[language][name];

// -- making parts ----------------------------------------------------------------------------------------------------

function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "class") made.className = value;
    else if (value !== null && value !== false && value !== undefined) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

// A part is made anew only when what it shows is another; who had the focus keeps it.
function put(id, value, build) {
  const part = at(id), text = JSON.stringify(value);
  if (part.shown === text) return;
  part.shown = text;
  const focused = part.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  part.replaceChildren(...build(value));
  if (focused) [...part.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focused)?.focus();
}

function paint(element, name) {
  const place = places[name] ?? places.back;
  element.style.backgroundImage = `url(${page.deck})`;
  element.style.backgroundPosition = `${(place % COLUMNS) / (COLUMNS - 1) * 100}% ${Math.floor(place / COLUMNS) / (ROWS - 1) * 100}%`;
  return element;
}

const red = (sign) => "♥♦".includes(sign) ? "red" : "";
const signed = (text) => text.split(/([♥♦])/).map((part) => red(part) && part ? make("span", { class: "red" }, part) : part);

// -- the parts -------------------------------------------------------------------------------------------------------

function seats(all) {
  return all.filter((one) => one.seat !== page.seat).map((one) => make("li", { class: one.active ? "active" : "", title: one.text },
    make("img", { src: `/face-${one.face}.png`, alt: "" }),
    make("div", {}, make("span", {}, one.name), make("span", { "aria-label": one.text }, signsOf(one)))));
}
const signsOf = (one) => [one.count && `${one.count} 🂠`, one.tag || one.notes.join(" · ")].filter(Boolean).join(" · ");

function zone(one) {
  const pile = one.kind === "stock" || one.kind === "pile";
  const cards = make("div", { class: "cards" });
  if (!one.cards.length) cards.append(make("span", { class: "empty" }));
  for (const card of one.cards) cards.append(paint(make("span", { class: "card" }), card ? card.face : "back"));
  const said = [one.label, ...one.cards.filter(Boolean).map((card) => card.text), one.suit_name, one.wrong].filter(Boolean).join(", ");
  const name = picked.length && one.target ? word("on") + said : said;
  return make(one.target ? "button" : "div", {
    class: `zone ${pile ? "pile" : "meld"} ${one.lit ? "lit" : ""} ${one.fine ? "fine" : ""}`, type: one.target ? "button" : null,
    "aria-label": name, "data-key": one.id, onclick: one.target ? () => drop(one.id) : () => {},
  }, cards, one.suit ? make("span", { class: `suit ${red(one.suit)}` }, one.suit) : null, make("span", { class: "label" }, make("div", {}, one.label)));
}

function hand() {
  const wide = innerWidth - 16;
  const card = parseFloat(getComputedStyle(at("measure")).width), least = 44;
  const row = Math.max(1, Math.floor((wide - card) / least) + 1);
  const rows = Math.ceil(page.hand.length / row), each = Math.ceil(page.hand.length / Math.max(1, rows));
  const made = [];
  for (let first = 0; first < page.hand.length; first += each) {
    const some = page.hand.slice(first, first + each);
    const lap = some.length > 1 ? Math.min(6, (wide - 10 - card) / (some.length - 1) - card) : 0;
    const line = make("div", { class: "row" });
    line.style.setProperty("--lap", `${lap}px`);
    some.forEach((one, place) => {
      const gap = page.breaks.includes(first + place);
      const label = [one.text, page.arrived[one.id]].filter(Boolean).join(", ");
      line.append(paint(make("button", {
        class: `card ${page.fits.includes(one.id) ? "fits" : ""} ${page.fresh.includes(one.id) ? "fresh" : ""} ${gap ? "gap" : ""}`,
        type: "button", "data-key": one.id, "aria-label": label, "aria-pressed": String(picked.includes(one.id)), onclick: () => pick(one.id),
      }), one.face));
    });
    made.push(line);
  }
  return made;
}

function press(one) {
  const text = one.suit ? [make("span", { class: red(one.suit) }, one.suit), " ", one.text] : one.card ? [one.text, " ", ...signed(one.card)] : [one.text];
  return make("button", {
    class: `press ${one.primary ? "primary" : ""} ${one.loud ? "loud" : ""}`, type: "button", "data-key": one.key,
    "aria-disabled": one.why ? "true" : null, "aria-label": one.why ? `${one.words}: ${one.why}` : one.words,
    onclick: () => { if (one.loud) shake(30); say({ do: "press", key: one.key }); },
  }, ...text);
}

function asked() {
  const { choice, question } = page;
  if (choice) return [make("h2", {}, choice.text), make("div", {}, ...choice.answers.map((text, number) =>
    make("button", { class: "press", type: "button", "data-key": `answer${number}`, onclick: () => say({ do: "choose", answer: number, number: choice.number }) }, text)))];
  const answers = page.buttons.filter((one) => one.place === "question");
  return question ? [make("h2", {}, question.title), question.note ? make("p", {}, question.note) : null, make("div", {}, ...answers.map(press))].filter(Boolean) : [];
}

function bar() {
  const main = picked.length ? page.zones.filter((one) => one.lit && one.kind !== "tray") : [];
  const goals = main.map((one) => make("button", { class: "press primary", type: "button", "data-key": `on-${one.id}`, onclick: () => drop(one.id) }, `${word("on")}${one.label}`));
  const every = page.buttons.filter((one) => one.place !== "question");
  const next = page.over ? [make("button", { class: "press primary", type: "button", "data-key": "go", onclick: () => say({ do: "go on" }) }, word("go"))] : [];
  return [...next, ...goals, ...every.filter((one) => !one.why).map(press), ...every.filter((one) => one.why && (page.yours || one.loud)).map(press)];
}

function show() {
  const table = page.zones.filter((one) => one.kind !== "tray"), tray = page.zones.filter((one) => one.kind === "tray");
  document.documentElement.lang = language;
  document.documentElement.style.setProperty("--aspect", page.aspect);
  document.body.className = page.yours ? "yours" : "";
  put("title", [page.title, page.progress], ([title, progress]) => [make("b", {}, title), " · ", progress]);
  put("seats", [page.seats, page.deck], () => seats(page.seats));
  put("status", page.outcome || [page.yours && !page.question && word("turn"), page.status].filter(Boolean).join(" · "), (text) => [text]);
  if (page.yours && !yours) shake(60);
  yours = page.yours;
  put("below", page.below, signed);
  put("notices", page.notices, (all) => all.map((one) => make("p", { class: one.good ? "good" : "" }, ...signed(one.text))));
  put("lines", page.lines, (all) => all.map((one) => make("li", {}, ...signed(one.text))));
  put("zones", [table, picked.length > 0, page.deck], () => table.map(zone));
  put("tray", [tray, picked.length > 0], () => tray.map(zone));
  put("hand", [page.hand, page.breaks, picked, page.fits, page.fresh, innerWidth, page.deck], hand);
  put("ask", [page.choice, page.question, page.buttons], asked);
  at("ask").hidden = !page.choice && !page.question;
  put("bubble", page.bubble, (one) => one ? [one.text, make("button", { type: "button", "aria-label": word("close"), onclick: () => say({ do: "hush" }) }, "✕")] : []);
  at("bubble").hidden = !page.bubble;
  put("bar", [page.buttons, page.yours, picked, table, page.over, language], bar);
  at("hand").setAttribute("aria-label", word("hand"));
}

function shake(long) { if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(long); }

// -- what the person does --------------------------------------------------------------------------------------------

function say(deed) { if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(deed)); }

function pick(card) {
  picked = picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card];
  show();
  say({ do: "pick", cards: picked });
}

function drop(zone) {
  const cards = picked;
  picked = [];
  say({ do: "drop", zone, cards });
}

// -- coming and going ------------------------------------------------------------------------------------------------

function cover(title, text, soft) {
  const part = at("cover");
  part.hidden = !title;
  part.className = soft ? "soft" : "";
  part.querySelector("b").textContent = title || "";
  part.querySelector("p").textContent = text || "";
}

function come(code) {
  const token = kept.token;
  if (!code && !token) { cover(LANGUAGES.map((one) => WORDS[one].scan).join("\n"), "Card Table"); return; }
  socket = new WebSocket(`ws://${location.host}/hand`);
  socket.onopen = () => socket.send(JSON.stringify(code ? { code, language } : { token, language }));
  socket.onmessage = ({ data }) => {
    const got = JSON.parse(data);
    tries = 0;
    if (got.token) { kept.token = got.token; history.replaceState(null, "", "/"); return; }
    if (got.shut) { cover(word("lost"), word("wait")); return; }
    page = got;
    picked = page.picked;
    cover("");
    show();
  };
  socket.onclose = ({ code: why }) => {
    if (why === 4001) { kept.token = null; page = null; cover(word("scan")); return; }
    if (why === 4002) { cover(word("other")); return; }
    cover(word("lost"), word("wait"), Boolean(page));
    setTimeout(() => come(""), Math.min(4000, 300 * 2 ** tries++));
  };
}

addEventListener("resize", () => page && show());
document.addEventListener("visibilitychange", () => { if (!document.hidden && socket?.readyState > 1 && kept.token && tries) { tries = 0; } });
const button = at("language");
button.hidden = false;
button.className = "language";
const write = () => { button.textContent = language.toUpperCase(); button.setAttribute("aria-label", word("lang")); };
button.onclick = () => {
  language = LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];
  localStorage.setItem("language", language);
  write();
  socket?.close();
};
write();
document.body.append(make("span", { id: "measure", class: "card", "aria-hidden": "true", style: null }));
fetch("/places.json").then((found) => found.json()).then((found) => { places = found; come(location.hash.slice(1)); });
