// A made-up game about beasts that act by a die, for what cards say that nobody plays.

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
    beast: noun("beast"),
    den: { ...noun("den"), seat: true },
    might: mass("might"),
    card: noun("card"),
  },
  zones: {
    den: { noun: noun("wood"), holds: "beast", home: true, in: "in", into: "into", from: "from" },
    hand: { noun: noun("hand"), holds: "card", own: true, in: "in", into: "into", from: "from" },
    ash: { noun: noun("ash"), holds: "card", own: true, in: "in", into: "into", from: "from" },
  },
  kinds: { beast: "beast", card: "card" },
  numbers: {
    die: { noun: noun("die", "dice"), called: { this: "the die" } },
    x: { noun: noun("X"), symbol: "X" },
    might: { noun: mass("might"), had: "own" },
    drawn: { noun: noun("card"), done: "[of] have drawn( [amount:card]) this turn" },
    price: { noun: noun("price") },
  },
  whoms: {
    prey: { noun: person("player before it") },
    preys: { noun: person("player near it"), each: true },
  },
  tests: {
    isDen: { noun: "den" },
    isIn: { say: "[of] be in [with]", adjunct: true },
    isNear: { say: "[of] be in [with:den/own]", adjunct: true },
  },
  spans: {
    turn: { till: "till end of turn", during: "this turn", each: "each turn" },
    hunt: { till: "till end of hunt", during: "this hunt", each: "each hunt", onlyOne: "beast" },
  },
  acts: {
    play: { say: "[who=player] play [it=card]", from: "hand" },
    move: { say: "[it=beast] act", on: "beast", by: { die: "#" }, mine: true },
    stalk: { say: "[it=beast] stalk", on: "beast", mine: true, tag: "at night", you: "preys" },
  },
  ways: {},
  ops: {
    bite: [
      { on: "beast", if: { by: "this" }, say: "[by!] bite [whom] for [amount]( , [times/often])" },
      { say: "[by] bite [whom] for [amount]( , [times/often])( , or for [bonus] more if [if])" },
    ],
    grow: "[whom!] gain [amount:might]",
    call: "[you] call [names/a]",
    warn: "[you] warn the [name]",
    burn: "[you] burn [cards]",
    draw: "[who] draw [as=card]",
    show: "[you] show [whom]",
  },
  costs: {},
  events: {
    ends: [
      {
        if: { who: "you" },
        say: "=at the end of your turn",
        lead: true,
        next: { span: "turn", say: "at the end of this turn" },
      },
    ],
    shows: [{ say: "[x=the_prey] see [face]" }],
    burnt: [{ if: { obj: "this" }, say: "[obj] be burnt", in: "ash" }],
  },
  actors: { beast: "prey" },
  selves: { beast: "beast" },
  everywhere: { cards: ["hand", "ash"] },
  printed: { cost: "Cost #.", fierce: "Fierce." },
  verbs: {},
  overrides: {},
}

const italian: Lexicon = {
  ...english,
  nouns: {
    player: { ...somebody(m("giocatore", "giocatori")), any: "un giocatore qualsiasi" },
    beast: f("belva", "belve"),
    den: { ...f("tana", "tane"), seat: true },
    might: { ...f("forza"), mass: true },
    card: f("carta", "carte"),
  },
  zones: {
    den: { noun: m("bosco", "boschi"), holds: "beast", home: true, in: "in", into: "in", from: "da" },
    hand: { noun: f("mano", "mani"), holds: "card", own: true, in: "in", into: "in", from: "da" },
    ash: { noun: f("cenere", "ceneri"), holds: "card", own: true, in: "in", into: "in", from: "da" },
  },
  numbers: {
    die: { noun: m("dado", "dadi"), called: { this: "il dado" } },
    x: { noun: m("X"), symbol: "X" },
    might: { noun: { ...f("forza"), mass: true }, had: "own" },
    drawn: { noun: f("carta", "carte"), done: "[of] avere pescato( [amount:card]) in questo turno" },
    price: { noun: m("prezzo", "prezzi") },
  },
  whoms: {
    prey: { noun: somebody(m("giocatore davanti", "giocatori davanti")) },
    preys: { noun: somebody(m("giocatore vicino", "giocatori vicini")), each: true },
  },
  tests: {
    isDen: { noun: "den" },
    isIn: { say: "[of] essere in [with]", adjunct: true },
    isNear: { say: "[of] essere in [with:den/own]", adjunct: true },
  },
  spans: {
    turn: { till: "fino alla fine del turno", during: "durante questo turno", each: "in ogni turno" },
    hunt: {
      till: "fino alla fine della caccia",
      during: "durante questa caccia",
      each: "in ogni caccia",
      onlyOne: "beast",
    },
  },
  acts: {
    play: { say: "[who=player] giocare [it=card]", from: "hand" },
    move: { say: "[it=beast] agire", on: "beast", by: { die: "#" }, mine: true },
    stalk: { say: "[it=beast] agguato", on: "beast", mine: true, tag: "di notte", you: "preys" },
  },
  ops: {
    bite: [
      { on: "beast", if: { by: "this" }, say: "[by!] mordere [whom] per [amount]( , [times/often])" },
      { say: "[by] mordere [whom] per [amount]( , [times/often])( , o per [bonus] in più se [if])" },
    ],
    grow: "[whom!] ottenere [amount:might]",
    call: "[you] chiamare [names/a]",
    warn: "[you] dare un segnale a [name/the]",
    burn: "[you] bruciare [cards]",
    draw: "[who] pescare [as=card]",
    show: "[you] mostrare [whom]",
  },
  events: {
    ends: [
      {
        if: { who: "you" },
        say: "=alla fine del tuo turno",
        lead: true,
        next: { span: "turn", say: "alla fine di questo turno" },
      },
    ],
    shows: [{ say: "[x=the_prey] vedere [face]" }],
    burnt: [{ if: { obj: "this" }, say: "[obj] venire bruciat~", in: "ash" }],
  },
  printed: { cost: "Costo #.", fierce: "Feroce." },
}

export const beastBox: Pick<GameBox, "cards" | "defs" | "ops" | "telling" | "words"> = {
  cards: [],
  defs: [],
  ops: [
    {
      name: "bite",
      params: {
        by: "whom",
        whom: "whom",
        amount: "amount",
        times: "amount?",
        bonus: "amount?",
        if: "cond?",
      },
    },
    { name: "grow", params: { whom: "whom", amount: "amount" } },
    { name: "call", params: { names: "names" } },
    { name: "warn", params: { name: "name" } },
    { name: "burn", params: { cards: "select" } },
    { name: "draw", params: { who: "whom", as: "bind" } },
    { name: "show", params: { whom: "whom" } },
  ],
  telling: {},
  words: { en: { lexicon: english, messages: {} }, it: { lexicon: italian, messages: {} } },
}

/** What a card of this kind with these abilities says, one line a paragraph. */
export function beastSays(
  language: Language,
  kind: "beast" | "card",
  abilities: readonly Ability[],
  facts: Def["facts"] = {},
): string[] {
  const def: Def = { id: "beast", back: "card", kinds: [kind], facts, abilities: [...abilities] }
  return speakerOf(beastBox, language).card(def).map(plainText)
}
