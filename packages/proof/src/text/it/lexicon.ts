// Italian rows for the proof game's nouns, zones and numbers.

import { it, type Lexicon } from "@soulspire/text"

const { f, m } = it

const nouns: Lexicon["nouns"] = {
  coin: f("moneta", "monete"),
  light: f("luce", "luci"),
  damage: m("danno", "danni"),
  foe: m("nemico", "nemici"),
  thing: m("oggetto", "oggetti"),
  spell: f("magia", "magie"),
  roll: m("tiro di dado", "tiri di dado"),
  die: m("dado", "dadi"),
  item: m("elemento", "elementi"),
}

const zones: Lexicon["zones"] = {
  deck: {
    noun: m("mazzo", "mazzi"),
    holds: "card",
    in: "in",
    into: { top: "in cima a", bottom: "in fondo a" },
    from: "da",
  },
  discard: {
    noun: { one: "scarti", many: "scarti", gender: "m", plural: true },
    holds: "card",
    in: "in",
    into: "in",
    from: "da",
  },
  foes: {
    noun: m("mazzo dei nemici", "mazzi dei nemici"),
    holds: "foe",
    in: "in",
    into: { top: "in cima a", bottom: "in fondo a" },
    from: "da",
  },
  graves: { noun: m("cimitero", "cimiteri"), holds: "foe", in: "in", into: "in", from: "da" },
  field: { noun: m("campo", "campi"), holds: "foe", home: true, in: "su", into: "su", from: "da" },
  stack: { noun: f("pila", "pile"), holds: "item", in: "su", into: "su", from: "da" },
  aside: { noun: f("parte"), holds: "card", in: "da parte", into: "da parte", from: "da parte", bare: true },
  hand: {
    own: true,
    noun: f("mano", "mani"),
    holds: "card",
    in: "in",
    into: "in",
    from: "da",
    kept: "in mano",
  },
  tray: { own: true, noun: m("vassoio", "vassoi"), holds: "card", in: "su", into: "su", from: "da" },
  board: {
    own: true,
    noun: f("plancia", "plance"),
    holds: "thing",
    home: true,
    in: "su",
    into: "su",
    from: "da",
  },
}

const kinds: Lexicon["kinds"] = { foe: "foe", thing: "thing", spell: "spell" }

const numbers: Lexicon["numbers"] = {
  might: { noun: f("forza", "forze") },
  guard: { noun: f("guardia", "guardie") },
  health: { noun: f("salute") },
  luck: { noun: { one: "tiri di dado", many: "tiri di dado", gender: "m", plural: true } },
  day: { noun: m("dado del giorno", "dadi del giorno") },
  coins: { noun: f("moneta", "monete"), had: true },
  lights: { noun: f("luce", "luci"), had: true },
  damage: { noun: m("danno", "danni"), had: true },
  value: { noun: m("numero", "numeri") },
}

const ways: Lexicon["ways"] = {
  coins: "monete",
  cards: "carte",
  coin: "una moneta",
  card: "una carta",
  mend: "riposo",
  cut: "interrompere",
  draw: "pareggio",
}

export const nounRows: Pick<Lexicon, "nouns" | "zones" | "kinds" | "numbers" | "ways"> = {
  nouns,
  zones,
  kinds,
  numbers,
  ways,
}
