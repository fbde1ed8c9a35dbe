// Shows the page of one seat and says what its person does; it decides nothing and knows no rule.
"use strict";

// What has to be said before the first word has come; all other words come with the first page.
const FIRST = {
  is: { name: "Íslenska", scan: "Skannaðu kóðann á stóra skjánum, eða sláðu inn stafina sex.", lost: "Samband rofnaði", again: "Tengist aftur …" },
  nb: { name: "Norsk", scan: "Skann koden på den store skjermen, eller skriv inn de seks bokstavene.", lost: "Forbindelsen er brutt", again: "Kobler til igjen …" },
  de: { name: "Deutsch", scan: "Scanne den Code auf dem großen Bildschirm, oder gib die sechs Buchstaben ein.", lost: "Verbindung unterbrochen", again: "Verbinde wieder …" },
  en: { name: "English", scan: "Scan the code on the big screen, or type its six letters.", lost: "Connection lost", again: "Connecting again …" },
};
const LANGUAGES = Object.keys(FIRST);
const COLUMNS = 14, ROWS = 4;
const LEAST = 44; // so many pixels lie between two cards at least
const NOT_YOURS = 4001, TAKEN_OVER = 4002, SHUT = 4004;
const SOONEST = 300, LATEST = 4000, GRACE = 400;
const ECHO = 1000, ASLEEP = 3000, TWICE = 400;

const at = (id) => document.getElementById(id);
const kept = {
  get: (name) => { try { return localStorage.getItem(name); } catch { return kept[name] ?? null; } },
  set: (name, value) => { try { value ? localStorage.setItem(name, value) : localStorage.removeItem(name); } catch { kept[name] = value; } },
};
// Two persons may share a phone, each with a page: a page stays at its seat, and a new one has that of the newest.
let sits = null;
try { sits = sessionStorage.getItem("seat"); } catch { /* It is known as long as the page is there. */ }
const token = () => kept.get(`token-${sits ?? kept.get("seat")}`);
function keepToken(value, seat = sits ?? kept.get("seat")) {
  kept.set(`token-${seat}`, value);
  if (!value) return;
  sits = String(seat);
  kept.set("seat", sits);
  try { sessionStorage.setItem("seat", sits); } catch { /* as above */ }
}
const spoken = (tag) => LANGUAGES.find((one) => tag.toLowerCase().replace(/^n[no]/, "nb").startsWith(one));

let language = spoken(kept.get("language") ?? "") ?? (navigator.languages ?? []).map(spoken).find(Boolean) ?? "en";
let words = null, places = null, page = null, picked = [], sent = [], sly = false;
const word = (name) => words?.[name] ?? FIRST[language][name] ?? "";

// -- parts -----------------------------------------------------------------------------------------------------------

function make(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false && value !== undefined && value !== "") made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

// A button: its key tells that it is the same one on the next page, and the rest what is said when it is pressed.
const button = (key, deed, attributes, ...children) => make("button", { type: "button", "data-key": key, "data-do": JSON.stringify(deed), ...attributes }, ...children);

// What is shown already stays the same element: a finger or a reader that is there may stay.
function become(old, made) {
  for (const { name } of [...old.attributes]) if (name !== "style" && !made.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) if (name !== "style" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.style.cssText !== made.style.cssText) old.style.cssText = made.style.cssText;
  fill(old, [...made.childNodes]);
}

function fill(parent, made) {
  const keyed = new Map(), others = [];
  for (const child of parent.childNodes) child.dataset?.key ? keyed.set(child.dataset.key, child) : others.push(child);
  const wanted = made.map((one) => {
    const key = one.dataset?.key;
    const old = key ? keyed.get(key) : others[0]?.nodeName === one.nodeName ? others.shift() : null;
    if (!old || old.nodeName !== one.nodeName) return one;
    if (one.nodeType === Node.TEXT_NODE) { if (old.data !== one.data) old.data = one.data; } else become(old, one);
    return old;
  });
  const stay = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!stay.has(child)) child.remove();
  wanted.forEach((one, place) => { if (parent.childNodes[place] !== one) parent.insertBefore(one, parent.childNodes[place] ?? null); });
}

const put = (id, ...children) => fill(at(id), [...make("div", {}, ...children).childNodes]);

function paint(element, name) {
  const place = places[name] ?? places.back;
  element.style.backgroundImage = `url("${page.deck}")`;
  element.style.backgroundPosition = `${(place % COLUMNS) / (COLUMNS - 1) * 100}% ${Math.floor(place / COLUMNS) / (ROWS - 1) * 100}%`;
  return element;
}

const red = (sign) => sign === "♥" || sign === "♦" ? "red" : null;
const signed = (text) => (text ?? "").split(/([♥♦])/).filter(Boolean).map((part) => red(part) ? make("span", { class: "red" }, part) : part);
const classes = (...names) => names.filter(Boolean).join(" ");
const listed = (...parts) => parts.flat().filter(Boolean).join(", ");
const onto = (name) => word("on").replace("{place}", name);

// -- the table -------------------------------------------------------------------------------------------------------

function seat(one) {
  const own = one.seat === page.seat, count = own ? "" : one.count;
  const facts = [one.score, one.rank, one.tokens, ...one.notes, one.tag].filter(Boolean).map((fact) => make("span", { class: "fact" }, fact));
  const inside = [
    make("img", { src: `/face-${one.face}.png`, alt: "" }),
    make("span", { class: "who" }, make("b", {}, one.name),
      make("small", {}, count ? make("span", { class: "fact count" }, count) : null, facts)),
  ];
  const look = { class: classes("seat", one.active && "active", own && "own", one.lit && "lit") };
  const said = listed(one.text, one.tag);
  return make("li", { "data-key": `seat-${one.seat}` }, one.zone && (picked.length || one.lit)
    ? button(`to-${one.zone}`, { drop: one.zone }, { ...look, "aria-label": picked.length ? onto(said) : said }, inside)
    : make("div", look, make("span", { class: "ears" }, said), make("span", { class: "eyes", "aria-hidden": "true" }, inside)));
}

function lying(one, place, extra) {
  const card = one.cards[place];
  const made = paint(make("span", { class: classes("card", extra) }), card ? card.face : "back");
  if (card?.stands) made.append(make("span", { class: "stands" }, signed(card.stands)));
  return made;
}

function zone(one) {
  const marks = new Map(one.marked.map((mark) => [mark.at, mark]));
  const pile = one.kind === "stock" || one.kind === "pile" || one.kind === "won";
  const cards = one.cards.map((_, place) => {
    const mark = one.kind === "row" ? marks.get(place) : null;
    const made = lying(one, place, one.kind === "trick" && marks.has(place) && "best");
    if (one.kind === "trick") return make("span", { class: "laid" }, made, make("small", {}, one.by[place]));
    if (!mark) return made;
    return make("span", { class: "laid counts" }, make("small", { class: "head" }, mark.head), made,
      make("span", { class: "features" }, mark.features.map((feature) => make("small", { class: classes("feature", feature.agreed && "agreed") }, feature.text))));
  });
  const names = one.cards.map((card, place) => card && listed(card.text, one.by[place], marks.get(place)?.head, marks.get(place)?.features?.map((feature) => feature.text)));
  const said = listed(one.label, one.count !== null && !one.label.includes(one.count) && one.kind !== "meld" ? String(one.count) : "", names, one.suit_name, one.wrong);
  const look = { class: classes("zone", one.kind, pile && "pack", one.lit && "lit", one.hinted && "hinted", one.cards.length > 6 && "long") };
  const inside = [
    make("span", { class: "cards" }, cards.length ? cards : make("span", { class: "empty" })),
    one.suit ? make("span", { class: classes("suit", red(one.suit)) }, one.suit) : null,
    make("span", { class: "label" }, one.label),
  ];
  if (one.target && (picked.length || one.lit || one.kind === "stock" || one.kind === "pile")) {
    return button(`zone-${one.id}`, { drop: one.id, spread: one.kind === "meld" }, { ...look, "aria-label": picked.length ? onto(said) : said }, inside);
  }
  return make("div", { ...look, "data-key": `still-${one.id}`, role: "img", "aria-label": said }, inside);
}

function zones() {
  const lie = page.zones.filter((one) => one.kind !== "tray");
  const melds = lie.filter((one) => one.kind === "meld" && one.owner !== null);
  const owners = [...new Set(melds.map((one) => one.owner))];
  const signs = page.signs.map((one, place) => make("p", { class: "sign", "data-key": `sign-${place}` }, one.text, one.suit ? make("span", { class: classes("suit", red(one.suit)), "aria-hidden": "true" }, one.suit) : null));
  return [
    make("div", { class: "middle", "data-key": "middle" }, signs, lie.filter((one) => !melds.includes(one)).map(zone)),
    owners.map((owner) => make("section", { class: "laid-by", "data-key": `of-${owner}` },
      make("h2", {}, page.seats.find((one) => one.seat === owner)?.name),
      make("div", {}, melds.filter((one) => one.owner === owner).map(zone)))),
  ];
}

// -- the hand --------------------------------------------------------------------------------------------------------

function cardButton(one, marks = {}) {
  const held = picked.includes(one.id);
  const deed = picked.length && !held && marks.place ? { drop: marks.place } : { pick: one.id };
  return paint(button(`card-${one.id}`, deed, {
    class: classes("card", page.fits.includes(one.id) && "fits", page.fresh.includes(one.id) && "fresh", page.hinted.includes(one.id) && "hinted", marks.gap && "gap"),
    "aria-pressed": String(held), "aria-label": listed(one.text, page.arrived[one.id]),
  }, page.arrived[one.id] ? make("span", { class: "why", "aria-hidden": "true" }, page.arrived[one.id]) : null,
  one.stands ? make("span", { class: "stands", "aria-hidden": "true" }, signed(one.stands)) : null), one.face);
}

function hand() {
  const wide = at("hand").clientWidth - 16, card = at("measure").offsetWidth;
  const many = page.hand.length, most = Math.max(1, Math.floor((wide - card) / LEAST) + 1);
  const rows = Math.max(1, Math.ceil(many / most)), each = Math.ceil(many / rows);
  return Array.from({ length: rows }, (_, row) => {
    const some = page.hand.slice(row * each, (row + 1) * each), first = row * each;
    const gaps = some.filter((__, place) => place && page.breaks.includes(first + place)).length;
    const room = some.length > 1 ? (wide - card) / (some.length - 1) - card : 0;
    const gap = gaps ? Math.max(0, Math.min(12, ((room + card - LEAST) * (some.length - 1)) / gaps)) : 0;
    const lap = some.length > 1 ? Math.min(6, (wide - card - gap * gaps) / (some.length - 1) - card) : 0;
    const made = make("div", { class: "row", "data-key": `row-${row}` }, some.map((one, place) => cardButton(one, { gap: place > 0 && page.breaks.includes(first + place) })));
    made.style.setProperty("--lap", `${lap.toFixed(1)}px`);
    made.style.setProperty("--gap", `${gap.toFixed(1)}px`);
    return made;
  });
}

// A touch on the first card means before it, and on every other one behind it, as with keys at the table.
function tray(one) {
  const cards = one.cards.map((card, place) => cardButton(card, { place: `${one.id}#${place && place + 1}` }));
  const said = listed(one.label, one.cards.map((card) => card.text), one.wrong);
  return make("div", { class: classes("tray", one.fine && "fine", one.wrong && "wrong"), "data-key": one.id },
    make("span", { class: "cards" }, cards),
    picked.length
      ? button(`zone-${one.id}`, { drop: one.id }, { class: "place", "aria-label": onto(said) }, one.label)
      : make("span", { class: "place", "data-key": `still-${one.id}` }, one.label, one.wrong ? make("small", {}, signed(one.wrong)) : null));
}

// What can be done with what is picked stands above the hand, so that hand and buttons stay where they are.
function withPicked() {
  if (!picked.length) return [];
  const held = page.hand.map((one) => one.id), place = picked.length === 1 ? held.indexOf(picked[0]) : -1;
  const goals = [
    ...page.zones.filter((one) => one.lit && one.kind !== "tray").map((one) => [one.id, one.label]),
    ...page.seats.filter((one) => one.lit).map((one) => [one.zone, one.name]),
  ];
  const move = (way, to, sign) => place < 0 ? null : button(way, { do: "move", card: picked[0], place: to }, { class: "press side", "aria-label": word(way), "aria-disabled": to < 0 || to >= held.length ? "true" : null }, sign);
  return [
    move("left", place - 1, "◀"),
    page.sly ? make("label", { class: "press sly", "data-key": "sly" }, make("input", { type: "checkbox", id: "cheat", "data-key": "cheat" }), word("cheat")) : null,
    (goals.length < 5 ? goals : []).map(([id, name]) => button(`on-${id}`, { drop: id }, { class: "press primary" }, onto(name))),
    page.buttons.filter((one) => one.place === "card").map(press),
    picked.some((one) => !held.includes(one)) ? button("up", { drop: page.own }, { class: "press" }, word("up")) : null,
    move("right", place + 1, "▶"),
  ];
}

// -- buttons, questions, refusals ------------------------------------------------------------------------------------

function press(one) {
  const inside = one.suit ? [make("span", { class: classes("sign", red(one.suit)) }, one.suit), " ", one.text] : one.card ? [one.text, " ", ...signed(one.card)] : [one.text];
  return button(`press-${one.key}`, { do: "press", key: one.key, loud: one.loud }, {
    class: classes("press", one.primary && !one.why && "primary", one.loud && "loud", one.hinted && "hinted"),
    "aria-disabled": one.why ? "true" : null, "aria-label": one.why ? `${one.words}: ${one.why}` : one.words,
  }, inside);
}

function ask() {
  const { choice, question } = page;
  if (choice) {
    return [make("h2", {}, choice.text), make("div", { class: "answers" }, choice.answers.map((text, number) =>
      button(`answer-${choice.number}-${number}`, { do: "choose", answer: number, number: choice.number }, { class: "press" }, text)))];
  }
  if (!question) return [];
  return [make("h2", {}, question.title), question.notes.map((note) => make("p", {}, signed(note))),
    make("div", { class: "answers" }, page.buttons.filter((one) => one.place === "question").map(press))];
}

function bubble() {
  const said = page.bubble;
  if (!said) return [];
  return [make("p", { "data-key": `said-${said.number}` }, signed(said.text)),
    said.rule ? button("rule", { do: "open", sheet: "rules", rule: said.rule }, { class: "link" }, word("rules")) : null,
    button("hush", { do: "hush" }, { class: "shut", "aria-label": word("close") }, make("span", { "aria-hidden": "true" }, "✕"))];
}

function bar() {
  if (page.over) {
    return [page.ended ? null : button("go", { do: "go on" }, { class: "press primary" }, word("go")),
      button("open-scores", { do: "open", sheet: "scores" }, { class: "press" }, word("scores"))];
  }
  const waited = page.go_on ? button("go", { do: "go on" }, { class: "press primary" }, page.go_on) : null;
  return [waited, page.buttons.filter((one) => one.place === "bar").map(press)];
}

// -- the whole page --------------------------------------------------------------------------------------------------

function show() {
  const focused = document.activeElement?.dataset?.key;
  document.documentElement.lang = language;
  at("page").style.setProperty("--aspect", page.aspect);
  at("page").className = classes(page.yours && "yours", page.over && "rest");
  put("title", make("b", {}, page.title), " · ", page.progress);
  at("more").setAttribute("aria-label", word("tools"));
  at("seats").setAttribute("aria-label", word("players"));
  at("table").setAttribute("aria-label", word("table"));
  at("hand").setAttribute("aria-label", word("hand"));
  put("status", [page.outcome || [page.yours && !page.question && word("turn"), page.status].filter(Boolean).join(" · ")].map(signed).flat());
  put("seats", page.seats.map(seat));
  put("zones", zones());
  put("below", signed(page.below));
  put("lines", page.lines.map((one) => make("li", {}, signed(one.text))));
  put("notices", page.notices.map((one) => make("p", { class: one.good ? "good" : null }, signed(one.text))));
  // Who reads what is laid over the page does not see what came up below it.
  const due = page.question?.title ?? (page.yours ? word("turn") : "");
  put("meanwhile", due ? make("button", { type: "button", "data-do": "close", class: "press" }, due) : null);
  put("bubble", bubble());
  put("ask", ask());
  // What lies under a question or a refusal can be scrolled out from under it.
  at("table").style.paddingBottom = at("table").style.scrollPaddingBottom = `${at("over").offsetHeight + 8}px`;
  put("picked", withPicked());
  put("tray", page.zones.filter((one) => one.kind === "tray").map(tray));
  put("hand", hand());
  put("bar", bar());
  if (at("cheat")) at("cheat").checked = sly; else sly = false;
  if (focused && document.activeElement?.dataset?.key !== focused) {
    // Where what was pressed is gone, keys and readers go on at the hand, and not at the top of the page.
    const same = document.querySelector(`[data-key="${CSS.escape(focused)}"]`);
    (same ?? at("hand").querySelector("button"))?.focus({ preventScroll: true });
  }
}

let yours = false, status = "";
function take(got) {
  page = got;
  const echo = sent.indexOf(JSON.stringify(page.picked));
  if (echo >= 0) sent = sent.slice(echo + 1);
  if (!sent.length) picked = page.picked;
  if (page.yours && !yours) buzz(60);
  yours = page.yours;
  show();
  if (status !== page.status) at("table").scrollTop = 0;
  status = page.status;
}

function buzz(long) { if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(long); }

// -- sheets ----------------------------------------------------------------------------------------------------------

let awaited = 0, laid = "", opened = "";
function lay(title, ...inside) {
  put("heading", title);
  put("inside", ...inside);
  at("shut").setAttribute("aria-label", word("close"));
  const same = at("sheet").open && laid === title;
  laid = title;
  if (!at("sheet").open) at("sheet").showModal();
  if (same) return;
  at("inside").scrollTop = 0;
  at("heading").focus(); // What was pressed may be gone, and what lies there now is to be heard.
}

function more() {
  const tool = (key, deed, one = {}) => button(key, deed, { class: "press", ...one }, word(key));
  opened = "";
  lay(word("tools"), make("div", { class: "tools" },
    tool("sort", { do: "sort" }),
    page.tools.includes("hint") ? tool("hint", { do: "hint" }) : null,
    page.tools.includes("back") ? tool("back", { do: "back" }) : null,
    page.tools.includes("redo") ? tool("redo", { do: "redo" }) : null,
    page.order ? button("order", { do: "open", sheet: "order" }, { class: "press" }, page.order) : null,
    tool("log", { do: "open", sheet: "log" }), tool("scores", { do: "open", sheet: "scores" }), tool("rules", { do: "open", sheet: "rules" })),
  make("h3", {}, word("language")), tongues());
}

const tongues = () => make("div", { class: "tools" }, LANGUAGES.map((one) =>
  button(`speak-${one}`, { speak: one }, { class: "press", lang: one, "aria-pressed": String(one === language) }, FIRST[one].name)));

// What is written ``anew`` lies there as long as nobody has put it away; else an earlier phone here may have asked.
function sheet(got, anew) {
  if (anew ? !at("sheet").open || opened !== got.kind : !awaited) return;
  if (!anew) awaited -= 1;
  const { kind, title } = got;
  if (!title) return at("sheet").close();
  opened = kind;
  if (kind === "scores") {
    lay(title, make("div", { class: "wide", tabindex: "0", role: "region", "aria-label": title }, make("table", {}, make("thead", {}, make("tr", {}, got.heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, got.rows.map((row) => make("tr", {}, row.map((cell, place) => make(place ? "td" : "th", place ? {} : { scope: "row" }, cell))))))));
  } else if (kind === "rules") {
    lay(title, make("nav", { class: "tools", "aria-label": title }, got.chapters.map(([anchor, name]) =>
      button(`chapter-${anchor}`, { do: "open", sheet: "rules", rule: anchor }, { class: "press", "aria-current": got.blocks[0]?.[1] === name ? "true" : null }, name))),
    make("section", { class: "house" }, make("p", {}, got.house),
      make("div", { class: "tools" }, got.rules.map(([anchor, text]) => button(`house-${text}`, { do: "open", sheet: "rules", rule: anchor }, { class: "press" }, text)))),
    make("article", {}, blocks(got.blocks)));
    const first = at("inside").querySelector("article > h3");
    first.tabIndex = -1;
    first.scrollIntoView();
  } else if (kind === "order") {
    lay(title, make("p", {}, got.about), make("div", { class: "order" }, got.lines.map(mark)),
      got.times.length ? make("p", {}, word("most")) : null,
      make("div", { class: "tools" }, got.times.map((times) => button(`times-${times}`, { do: "limit", times }, { class: "press", "aria-pressed": String(times === got.left) }, String(times)))));
  } else {
    lay(title, make("ol", { class: "told" }, got.lines.map((line) => make("li", {}, signed(line)))));
  }
}

function mark(line) {
  const look = { "aria-pressed": String(line.marked), "aria-label": line.useful ? word("useful").replace("{card}", line.text) : line.text };
  const deed = { do: "mark", line: line.key };
  return line.face ? paint(button(`mark-${line.key}`, deed, { class: classes("card", line.useful && "fits"), ...look }), line.face)
    : button(`mark-${line.key}`, deed, { class: "press", ...look }, line.text);
}

// Items and rows that follow each other are one list and one table.
function blocks(all) {
  const made = [];
  for (const [kind, text] of all) {
    if (kind === "li") {
      if (made.at(-1)?.tagName !== "UL") made.push(make("ul"));
      made.at(-1).append(make("li", {}, signed(text)));
    } else if (kind === "row") {
      if (made.at(-1)?.tagName !== "TABLE") made.push(make("table"));
      made.at(-1).append(make("tr", {}, text.split("\t").map((cell) => make("td", {}, signed(cell)))));
    } else made.push(make(kind === "h" ? "h3" : "p", {}, signed(text)));
  }
  return made.map((one) => one.tagName === "TABLE" ? make("div", { class: "wide" }, one) : one);
}

// -- what the person does --------------------------------------------------------------------------------------------

function say(deed) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(deed));
}

function pick(card) {
  picked = picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card];
  const text = JSON.stringify(picked);
  sent.push(text);
  setTimeout(() => { if (sent.includes(text)) { sent = []; picked = page.picked; show(); } }, ECHO);
  show();
  say({ do: "pick", cards: picked });
}

function drop(zone) {
  const cards = picked;
  picked = sent = [];
  say({ do: "drop", zone, cards, ...sly && { cheating: true } });
  sly = false;
}

// Where in a meld a finger is: the last card that begins to its left.
function placeIn(zone, event) {
  const cards = [...zone.querySelectorAll(".card")];
  if (!event.detail || cards.length < 2 || !picked.length) return "";
  const place = cards.findLastIndex((one) => one.getBoundingClientRect().left <= event.clientX);
  return `#${Math.max(0, place)}`;
}

// Whether a finger touches once more at once where it has just touched something else: that has come up under it.
let touched = null;
function trembles({ detail, clientX, clientY, timeStamp }, pressed) {
  const before = touched, near = before && Math.hypot(clientX - before.clientX, clientY - before.clientY) < LEAST / 2;
  if (detail && near && timeStamp - before.timeStamp < TWICE && pressed !== before.pressed) return true;
  touched = { clientX, clientY, timeStamp, pressed };
  return false;
}

addEventListener("click", (event) => {
  const pressed = event.target.closest("[data-do]");
  if (!pressed || trembles(event, pressed)) return;
  if (pressed.dataset.do === "more") return more();
  if (pressed.dataset.do === "close") return at("sheet").close();
  const deed = JSON.parse(pressed.dataset.do);
  if (deed.speak) return speak(deed.speak);
  if (deed.pick) return pick(deed.pick);
  if (deed.drop) return drop(deed.drop + (deed.spread ? placeIn(pressed, event) : ""));
  const { loud, ...said } = deed;
  if (loud) buzz(30);
  const inSheet = ["open", "mark", "limit"].includes(said.do);
  if (["open", "press"].includes(said.do)) awaited += 1;
  if (at("sheet").open && !inSheet) at("sheet").close();
  if (said.do === "move" && pressed.getAttribute("aria-disabled")) return;
  say({ ...said, at: page?.line }); // It may arrive when something else stands there.
});
addEventListener("change", (event) => { if (event.target.id === "cheat") sly = event.target.checked; });
at("sheet").addEventListener("click", (event) => { if (event.target === at("sheet")) at("sheet").close(); });

function speak(one) {
  language = one;
  kept.set("language", one);
  words = null;
  at("sheet").close();
  socket ? socket.close() : enter();
}

// -- coming and going ------------------------------------------------------------------------------------------------

let socket = null, knock = null, tries = 0, asleep = 0, again = 0, sorry = 0;

// Covers the hand; ``soft`` lets it be seen, dimmed, while nobody can touch it.
function cover(title, text, soft) {
  clearTimeout(sorry);
  at("cover").className = classes(title && "down", soft && "soft");
  put("told", title ? [make("b", {}, title), text ? make("p", {}, text) : null] : []);
  at("page").hidden = !page || Boolean(title && !soft);
  at("page").inert = Boolean(title);
  at("letters").hidden = true;
  if (title && at("sheet").open) at("sheet").close();
}

// Neither a code nor a token: what to do is said, and letters can be typed.
function enter() {
  const wrong = Boolean(knock?.letters);
  page = knock = null;
  cover("Card Table");
  at("letters").hidden = false;
  document.documentElement.lang = language;
  put("scan", FIRST[language].scan);
  put("told", make("b", {}, "Card Table"), tongues());
  at("word").value = "";
  at("word").setAttribute("aria-invalid", wrong);
  if (wrong) at("word").focus();
}

at("letters").addEventListener("submit", (event) => {
  event.preventDefault();
  come({ letters: at("word").value.replace(/\s/g, "").toUpperCase() });
});

function come(word_) {
  clearTimeout(again);
  if (!word_.code && !word_.letters && !word_.token) return enter();
  knock = word_.token ? null : word_;
  const mine = socket = new WebSocket(`ws://${location.host}/hand`);
  mine.onopen = () => mine.send(JSON.stringify({ ...word_, language }));
  mine.onmessage = ({ data }) => { if (mine === socket) hear(JSON.parse(data)); };
  mine.onclose = ({ code }) => { if (mine === socket) gone(code); };
  // A machine that slept when it was knocked at says nothing once it is awake: it is knocked at anew.
  setTimeout(() => { if (mine.readyState === WebSocket.CONNECTING) mine.close(); }, LATEST);
}

function hear(got) {
  tries = 0;
  clearTimeout(sorry);
  if (got.token) {
    keepToken(got.token, got.seat);
    if (knock?.code) kept.set(`seat-${knock.code}`, sits);
    knock = null;
    history.replaceState(null, "", "/");
  } else if (got.words) words = got.words;
  else if (got.sheet) sheet(got.sheet, got.anew);
  else if (got.said) at("ears").textContent = got.said;
  else if (got.covered) cover(word("covered"));
  else if (got.hand && words) {
    const first = at("cover").className || !page;
    page = got;
    if (first) cover("");
    take(got);
  }
}

function gone(code) {
  socket = null;
  sent = [];
  awaited = 0;
  if (code === NOT_YOURS) {
    // A code that was used already, maybe by this very phone, says nothing against the token that it brought.
    sits = (knock?.code && kept.get(`seat-${knock.code}`)) || sits;
    if (knock && token()) { keepToken(token()); knock = null; return back(); }
    keepToken(null);
    history.replaceState(null, "", "/");
    return enter();
  }
  if (code === TAKEN_OVER) return cover(word("other"));
  if (code === SHUT) { keepToken(null); return cover(word("shut")); }
  const lost = () => cover(word("lost"), word("again"), Boolean(page));
  clearTimeout(sorry);
  tries || !page ? lost() : sorry = setTimeout(lost, GRACE);
  again = setTimeout(back, Math.min(LATEST, SOONEST * 2 ** tries++));
}

// Until a token has come the first word is said again: nobody may have heard it. All pages at a seat have one token:
// who is not looked at waits, so that the seat is where its person looks.
const back = () => document.hidden || come(knock ?? { token: token() });

// A phone that was locked, or that finds its network again, does not wait: its old socket may be dead without knowing it.
function wake() {
  if (document.hidden) return;
  const slept = asleep && Date.now() - asleep > ASLEEP;
  asleep = 0;
  const known = token();
  if (!(known || knock) || (socket ? !known || !slept : !tries)) return;
  const old = socket;
  tries = 0;
  back();
  old?.close();
}
document.addEventListener("visibilitychange", () => { if (document.hidden) asleep = Date.now(); else wake(); });
// A code that is scanned in the browser opens no new page where only the fragment is another one.
addEventListener("hashchange", () => location.hash && location.reload());
addEventListener("online", () => { asleep ||= 1; wake(); });
addEventListener("pageshow", (event) => { if (event.persisted) { asleep ||= 1; wake(); } });
addEventListener("resize", () => page && words && !at("page").hidden && show());

async function begin() {
  document.documentElement.lang = language;
  try { places = await (await fetch("/places.json")).json(); } catch {
    cover(FIRST[language].lost, FIRST[language].again);
    return setTimeout(begin, LATEST);
  }
  const code = location.hash.slice(1);
  come(code ? { code } : { token: token() });
}
at("old").remove();
begin();
