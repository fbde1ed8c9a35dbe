// A person at a phone: touches what stands on its page, and looks whether all of it can be read and touched.
"use strict";

window.bot = (() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
  const open = (one) => one.getAttribute("aria-disabled") !== "true" && !one.disabled;
  const some = (ones) => ones[Math.floor(Math.random() * ones.length)];
  const often = (share) => Math.random() < share;

  // What this person would touch next; nothing while there is nothing to do.
  function wish() {
    if (document.getElementById("sheet").open) return document.getElementById("shut");
    const answers = all("#ask .press").filter(open);
    if (answers.length) return some(answers);
    if (document.querySelector("#page.rest")) return null;
    const held = all("#hand .card"), picked = all(".card[aria-pressed=true]");
    const bar = all("#bar .press:not(.loud)").filter(open);
    const first = bar.filter((one) => one.matches(".primary"));
    if (!document.querySelector("#page.yours")) return often(0.05) ? some(all("#bar .press").filter(open)) : null;
    const goals = [...all("#picked .primary"), ...all("button.zone.lit"), ...all("button.seat.lit"), ...all("#picked .press:not(.side):not(.sly):not([data-key=up])").filter(open)];
    if (picked.length && first.length && often(0.8)) return some(first);
    if (picked.length && goals.length && often(0.9)) return some(goals.filter((one) => one.matches(".meld"))) ?? some(goals);
    const fits = all("#hand .card.fits[aria-pressed=false]");
    if (!picked.length && fits.length && often(0.9)) return some(fits);
    if (first.length && often(0.9)) return some(first);
    if (!picked.length && goals.length && often(0.7)) return some(goals);
    if (bar.length && (often(0.4) || !held.length)) return some(bar);
    if (picked.length > 1 + 5 * Math.random()) return some(picked);
    if (picked.length && often(0.5) && all("#bar .press").every((one) => !open(one))) return some(all("button.zone")) ?? some(picked);
    return some(held.length ? held : picked);
  }

  const covered = new Set();
  function point(one) {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    for (const place of [12, 0, 5, 10, 1, 6, 11, 2, 7, 15, 20, 24, 4]) {
      const x = box.left + box.width * (0.1 + 0.2 * (place % 5)), y = box.top + box.height * (0.1 + 0.2 * Math.floor(place / 5));
      const hit = document.elementFromPoint(x, y);
      if (hit && one.contains(hit)) return { x, y, key: one.dataset.key ?? one.id };
    }
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    covered.add(`${one.dataset.key} lies under ${over?.closest("[data-key], [id]")?.outerHTML.slice(0, 160)}, ${box.left}, ${box.top}`);
    return { covered: true };
  }

  // Whether a word in it stands on two lines.
  function broken(one) {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), range = document.createRange();
    while (texts.nextNode()) {
      for (const word of texts.currentNode.data.matchAll(/[^\s-]+/g)) {
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) return true;
      }
    }
    return false;
  }

  // What cannot be read or touched on this page as it stands.
  function faults() {
    const found = [], wide = document.documentElement.clientWidth, high = innerHeight;
    const name = (one) => one.getAttribute("aria-label") || one.textContent.trim() || (one.labels?.[0]?.textContent ?? "");
    const what = (one) => `${one.tagName}.${one.className}#${one.id} “${name(one)}”`;
    if (document.documentElement.scrollWidth > wide || document.body.scrollWidth > wide) found.push("the page scrolls sideways");
    for (const part of all("main, #over, #thumb, #inside")) {
      if (seen(part) && part.scrollWidth > part.clientWidth) found.push(`#${part.id} scrolls sideways by ${part.scrollWidth - part.clientWidth}`);
    }
    for (const one of all("button, input, select, [tabindex='0']").filter(seen)) {
      const box = one.getBoundingClientRect();
      if (!name(one)) found.push(`no name: ${what(one)}`);
      if (one.closest(".wide")) continue;
      if (box.left < -1 || box.right > wide + 1) found.push(`beyond the edge: ${what(one)}`);
      if (one.matches("input")) continue;
      if (box.width < 43.5 || box.height < 39.5) found.push(`small (${box.width.toFixed()} x ${box.height.toFixed()}): ${what(one)}`);
    }
    // What is written stands inside of what it stands on.
    for (const one of all(".press, .seat, .zone .label, h1, #title, .place, #bubble p, #ask h2, #notices p, .sign, .laid small, dialog h2").filter(seen)) {
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") found.push(`cut: ${what(one)}`);
      const box = one.getBoundingClientRect();
      if (box.left < -1 || box.right > wide + 1) found.push(`beyond the edge: ${what(one)}`);
    }
    // A word is broken only where a whole line is too short for it.
    for (const one of all(".press").filter(seen)) {
      const whole = one.clientWidth >= Math.min(one.parentElement.clientWidth - 48, 340);
      if (!whole && broken(one)) found.push(`a word is broken: ${what(one)}`);
    }
    if (!document.getElementById("sheet").open && !document.getElementById("page").hidden) {
      for (const row of all("#hand .row")) {
        const cards = [...row.children].map((one) => one.getBoundingClientRect());
        cards.slice(1).forEach((box, place) => { if (box.left - cards[place].left < 43.5) found.push(`cards ${(box.left - cards[place].left).toFixed(1)} px apart`); });
      }
      const table = document.getElementById("table");
      if (table.clientHeight < 44) found.push(`#table is ${table.clientHeight} high`);
      for (const id of ["hand", "bar"]) {
        const part = document.getElementById(id), box = part.getBoundingClientRect();
        if (part.childElementCount && part.scrollHeight && (box.bottom > high + 1 || box.top < -1)) found.push(`#${id} is out of sight: ${box.top.toFixed()} to ${box.bottom.toFixed()} of ${high}`);
      }
    }
    return [...new Set([...found, ...covered])];
  }

  const next = () => { const one = wish(); return one && seen(one) ? { ...point(one), one } : null; };

  // Touch on and on, as fast as a phone may speak.
  function goOn() {
    if (document.readyState === "loading") return;
    const found = next();
    if (!found || found.covered) return;
    localStorage.setItem("touched", touched() + 1);
    found.one.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, clientX: found.x, clientY: found.y }));
  }
  const touched = () => Number(localStorage.getItem("touched") ?? 0);
  const play = (on) => localStorage.setItem("plays", on ? "1" : "");
  if (location.protocol === "http:") setInterval(() => { if (localStorage.getItem("plays")) goOn(); }, 90);

  // Touch it at this moment of all clocks, as other phones of this machine do.
  function at(moment, query) {
    setTimeout(() => document.querySelector(query).click(), moment - Date.now());
  }

  function enlarge(percent) {
    document.documentElement.style.fontSize = percent === 100 ? "" : `${percent}%`;
    dispatchEvent(new Event("resize"));
  }

  return { next: () => { const found = next(); if (found) delete found.one; return found; }, play, touched, at, enlarge, faults };
})();
