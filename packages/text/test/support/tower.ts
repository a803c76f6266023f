// A made-up game that tells together what is done together: towers with floors, their guards, and a lord who is on all of them.

import type { Ability, Def } from "@soulspire/kernel"
import {
  en,
  type GameBox,
  it as ita,
  type Language,
  type Lexicon,
  plainText,
  speakerOf,
} from "@soulspire/text"

const { mass, noun, person } = en
const { f, m, somebody } = ita

const english: Lexicon = {
  nouns: {
    player: { ...person("player"), any: "any player" },
    guard: noun("guard"),
    lord: noun("lord"),
    floor: { ...noun("floor"), seat: true, any: "any floor" },
    hero: { ...noun("hero", "heroes"), everybody: "Each player" },
    card: noun("card"),
    spell: noun("spell"),
    red: noun("red card"),
    blue: noun("blue card"),
    rust: { ...mass("rust"), icon: "rust" },
    fear: mass("fear"),
    damage: mass("damage"),
    wound: { ...noun("wound"), each: true },
    time: noun("time"),
  },
  zones: {
    tower: { noun: noun("tower"), holds: "guard", home: true, in: "in", into: "into", from: "from" },
    hand: {
      noun: noun("hand"),
      holds: "card",
      own: true,
      in: "in",
      into: "into",
      from: "from",
      kept: "in hand",
    },
    deck: { noun: noun("deck"), holds: "card", own: true, in: "in", into: "into", from: "from" },
    moat: { noun: noun("moat"), holds: "guard", in: "in", into: "into", from: "from", word: "fallen" },
  },
  kinds: { guard: "guard", spell: "spell", hero: "hero", card: "card", red: "red", blue: "blue" },
  numbers: {
    form: { noun: noun("form") },
    old: { noun: noun("rust left from before"), itself: "rust" },
    day: {
      noun: noun("day"),
      called: { this: "the day" },
      claims: { eq: "it is day #", ge: "it is day # or later" },
    },
    heads: { noun: noun("head"), called: { this: "the number of heads" }, each: "for each head" },
    keys: { noun: noun("key"), had: true },
    price: {
      noun: noun("price"),
      plus: [
        { if: { less: true, each: true }, say: "[of] cost [less] less for [each]" },
        { if: { less: true }, say: "[of] cost [less] less" },
      ],
      set: [
        { if: { span: "turn", of: "yours" }, say: "[x=the_next] cost [to]" },
        { if: { span: false }, say: "[of] cost [to]" },
      ],
    },
    most: {
      noun: noun("greatest loss"),
      set: [{ if: { span: "turn" }, say: "[of] lose more than [to:rust] this turn", cant: true }],
    },
    next: { noun: noun("next form"), set: [{ say: "[of] take form [to] next" }], atOnce: true },
    falls: {
      noun: noun("time"),
      done: [
        { if: { amount: "some" }, say: "[of] have fallen this turn" },
        { say: "[of] have fallen( [amount:time]) this turn" },
      ],
    },
    rust: { noun: { ...mass("rust"), icon: "rust" }, had: "own" },
  },
  whoms: { next: { noun: noun("next card you play this turn") } },
  tests: {
    isFloor: { noun: "floor" },
    isOn: { say: "[of] be on [with]", adjunct: true, besides: { guard: "lord" } },
  },
  spans: { turn: { till: "till end of turn", during: "this turn", each: "each turn" } },
  acts: {
    play: { say: "[who=player] play [it=card]", from: "hand", only: "can only be played if #" },
  },
  ways: {},
  ops: {
    rust: "[to] gain [amount:rust]",
    scare: "[to] gain [amount:fear]",
    hurt: "[you] deal [amount:damage] to [to]",
    award: "[you] deal [amount:spell] to [to]",
    fall: "[whom] fall",
    ring: [{ say: "[you] ring", leads: true }],
    drop: [{ say: "[you] drop [cards/whole]", from: "hand" }],
    bar: [{ say: "[who] draw any more cards", cant: true }],
    wear: [{ if: { whom: "this" }, say: "[whom] work [uses:time] in all", apart: true }],
    keep: "[you] keep [whom] , once per tower",
    mend: [{ say: "[you] mend [whom]", from: "deck" }],
    take: "[who] take [amount:spell/per]",
    "call:pay": "=",
  },
  costs: {},
  events: {
    starts: [{ if: { who: "you" }, say: "=at the start", lead: true }],
    rust: "[who=player] gain [amount:rust]",
    wounds: "[who=player] give [amount:wound]",
  },
  places: { form: "form #" },
  habits: { joins: true, icons: "words" },
  verbs: {},
  overrides: {},
}

const italian: Lexicon = {
  ...english,
  nouns: {
    player: { ...somebody(m("giocatore", "giocatori")), any: "un giocatore qualsiasi" },
    guard: f("guardia", "guardie"),
    lord: m("signore", "signori"),
    floor: { ...m("piano", "piani"), seat: true, any: "un piano" },
    hero: { ...m("eroe", "eroi"), everybody: "Ogni giocatore" },
    card: f("carta", "carte"),
    spell: m("incantesimo", "incantesimi"),
    red: f("carta rossa", "carte rosse"),
    blue: f("carta blu", "carte blu"),
    rust: { ...f("ruggine"), mass: true, icon: "rust" },
    fear: { ...f("paura"), mass: true },
    damage: m("danno", "danni"),
    wound: { ...f("ferita", "ferite"), each: true },
    time: f("volta", "volte"),
  },
  zones: {
    tower: { noun: f("torre", "torri"), holds: "guard", home: true, in: "in", into: "in", from: "da" },
    hand: {
      noun: f("mano", "mani"),
      holds: "card",
      own: true,
      in: "in",
      into: "in",
      from: "da",
      kept: "in mano",
    },
    deck: { noun: m("mazzo", "mazzi"), holds: "card", own: true, in: "in", into: "in", from: "da" },
    moat: { noun: m("fossato", "fossati"), holds: "guard", in: "in", into: "in", from: "da", word: "cadut~" },
  },
  numbers: {
    form: { noun: f("forma", "forme") },
    old: { noun: f("ruggine rimasta da prima"), itself: "rust" },
    day: {
      noun: m("giorno", "giorni"),
      called: { this: "il giorno" },
      claims: { eq: "è il giorno #", ge: "è almeno il giorno #" },
    },
    heads: { noun: f("testa", "teste"), called: { this: "il numero di teste" }, each: "per ogni testa" },
    keys: { noun: f("chiave", "chiavi"), had: true },
    price: {
      noun: m("prezzo", "prezzi"),
      plus: [
        { if: { less: true, each: true }, say: "[of] costare [less] in meno per [each]" },
        { if: { less: true }, say: "[of] costare [less] in meno" },
      ],
      set: [
        { if: { span: "turn", of: "yours" }, say: "[x=the_next] costare [to]" },
        { if: { span: false }, say: "[of] costare [to]" },
      ],
    },
    most: {
      noun: f("perdita massima", "perdite massime"),
      set: [{ if: { span: "turn" }, say: "[of] perdere più di [to:rust] in questo turno", cant: true }],
    },
    next: { noun: f("prossima forma"), set: [{ say: "[of] prendere poi la forma [to]" }], atOnce: true },
    falls: {
      noun: f("volta", "volte"),
      done: [
        { if: { amount: "some" }, say: "[of] essere cadut~ in questo turno" },
        { say: "[of] essere cadut~( [amount:time]) in questo turno" },
      ],
    },
    rust: { noun: { ...f("ruggine"), mass: true, icon: "rust" }, had: "own" },
  },
  whoms: { next: { noun: f("prossima carta che giochi in questo turno", "prossime carte") } },
  tests: {
    isFloor: { noun: "floor" },
    isOn: { say: "[of] essere di [with]", adjunct: true, besides: { guard: "lord" } },
  },
  spans: {
    turn: { till: "fino alla fine del turno", during: "durante questo turno", each: "in ogni turno" },
  },
  acts: {
    play: { say: "[who=player] giocare [it=card]", from: "hand", only: "può essere giocata solo se #" },
  },
  ops: {
    rust: "[to] ottenere [amount:rust]",
    scare: "[to] ottenere [amount:fear]",
    hurt: "[you] infliggere [amount:damage] a [to]",
    award: "[you] infliggere [amount:spell] a [to]",
    fall: "[whom] cadere",
    ring: [{ say: "[you] suonare", leads: true }],
    drop: [{ say: "[you] lasciare [cards/whole]", from: "hand" }],
    bar: [{ say: "[who] pescare altre carte", cant: true }],
    wear: [{ if: { whom: "this" }, say: "[whom] funzionare [uses:time] in tutto", apart: true }],
    keep: "[you] tenere [whom] , una volta per torre",
    mend: [{ say: "[you] riparare [whom]", from: "deck" }],
    take: "[who] prendere [amount:spell/per]",
    "call:pay": "=",
  },
  events: {
    starts: [{ if: { who: "you" }, say: "=all'inizio", lead: true }],
    rust: "[who=player] ottenere [amount:rust]",
    wounds: "[who=player] dare [amount:wound]",
  },
  places: { form: "forma #" },
}

const box: Pick<GameBox, "cards" | "defs" | "ops" | "telling" | "words"> = {
  cards: [],
  defs: [],
  ops: [
    { name: "rust", params: { to: "select", amount: "amount" } },
    { name: "scare", params: { to: "select", amount: "amount" } },
    { name: "hurt", params: { to: "select", amount: "amount" } },
    { name: "award", params: { to: "select", amount: "amount" } },
    { name: "fall", params: { whom: "whom" } },
    { name: "ring", params: {} },
    { name: "drop", params: { cards: "select" } },
    { name: "bar", params: { who: "whom" } },
    { name: "wear", params: { whom: "whom", uses: "amount" } },
    { name: "keep", params: { whom: "whom" } },
    { name: "mend", params: { whom: "whom" } },
    { name: "take", params: { who: "whom", amount: "amount" } },
  ],
  telling: {},
  words: { en: { lexicon: english, messages: {} }, it: { lexicon: italian, messages: {} } },
}

/** What a card with this ability says, in one line. */
export function towerSays(language: Language, ...abilities: Ability[]): string {
  const def: Def = { id: "tower", back: "card", kinds: ["card"], facts: {}, abilities }
  return speakerOf(box, language).card(def).map(plainText).join(" / ")
}
