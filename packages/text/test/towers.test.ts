// What games say that tell together what is done together, that have places for everybody, and verbs that know where
// their things lie.

import {
  type Ability,
  add,
  all,
  any,
  type Amount,
  call,
  count,
  eq,
  gate,
  ge,
  instead,
  is,
  later,
  n,
  type Node,
  not,
  read,
  ref,
  repeat,
  same,
  type Select,
  table,
  target,
  when,
} from "@soulspire/kernel"
import { expect, it } from "vitest"
import { towerSays } from "./support/tower.ts"

const hand: Select = { from: "hand", of: "you" }
const onIt: Select = { from: "tower", where: { test: "isOn", of: "it", with: "floor" } }
const guard = target("guard", { from: "tower" })
const floor = target("floor", { from: "seats", where: { test: "isFloor", of: "it" } })
const to = (what: Select | string): Select => (typeof what === "string" ? { from: `@${what}` } : what)
const rust = (amount: number, whom: Select | string = "guard"): Node => ({
  op: "rust",
  to: to(whom),
  amount: n(amount),
})
const scare = (amount: number, whom: Select | string = "guard"): Node => ({
  op: "scare",
  to: to(whom),
  amount: n(amount),
})
const hurt = (amount: number): Node => ({ op: "hurt", to: { from: "tower" }, amount: n(amount) })
const award = (amount: number): Node => ({ op: "award", to: { from: "tower" }, amount: n(amount) })
const played = (body: readonly Node[], more: object = {}): Ability => ({
  k: "act",
  act: "play",
  in: ["hand"],
  do: body,
  ...more,
})
const starts = (body: readonly Node[]): Ability => ({
  k: "on",
  event: "starts",
  when: same("ev.who", "you"),
  do: body,
})
const some = (max: Amount, min?: Amount): Node => ({
  op: "choose",
  what: hand,
  as: "some",
  ...(min === undefined ? {} : { min }),
  max,
  prompt: "drop",
})
const ofDeck = (kind: string): Select => ({ from: "deck", of: "you", where: is("it", kind) })
const drop = { op: "drop", cards: { from: "@some" } }

const cases: readonly (readonly [string, Ability, en: string, it: string])[] = [
  [
    "the same verb of the same one is one sentence",
    played([rust(1), scare(2)], { targets: [guard] }),
    "A guard gains 1 rust and 2 fear.",
    "Una guardia ottiene 1 ruggine e 2 paura.",
  ],
  [
    "what goes without saying tears nothing apart, also after what leads",
    starts([rust(1, "you"), call("pay"), scare(1, "you"), rust(3, "you")]),
    "At the start, gain 1 rust, 1 fear and 3 rust.",
    "All'inizio, ottieni 1 ruggine, 1 paura e 3 ruggine.",
  ],
  [
    "so much of several things for the same ones is one sentence",
    played([hurt(1), award(2)]),
    "Deal 1 damage and 2 spells to all guards.",
    "Infliggi 1 danno e 2 incantesimi a tutte le guardie.",
  ],
  [
    "the same thing twice is not so much of several",
    played([hurt(1), hurt(2)]),
    "Deal 1 damage to all guards. Deal 2 damage to all guards.",
    "Infliggi 1 danno a tutte le guardie. Infliggi 2 danni a tutte le guardie.",
  ],
  [
    "a place by a word at the noun",
    played([scare(1, { from: "moat" })]),
    "All fallen guards gain 1 fear.",
    "Tutte le guardie cadute ottengono 1 paura.",
  ],
  [
    "nouns that differ in a word at the same one",
    played([{ op: "mend", whom: "it1" }], {
      targets: [target("it1", { from: "deck", of: "you", where: any(is("it", "red"), is("it", "blue")) })],
    }),
    "Mend a red or blue card.",
    "Ripara una carta rossa o blu.",
  ],
  [
    "whoever has just done something does more without being named again",
    { ...starts([rust(1), { op: "fall", whom: "guard" }]), targets: [guard] } as Ability,
    "At the start, a guard gains 1 rust, then falls.",
    "All'inizio, una guardia ottiene 1 ruggine, poi cade.",
  ],
  [
    "what comes of a deed is told with it",
    played([{ op: "ring" }, rust(1, "you")]),
    "Ring, then gain 1 rust.",
    "Suona, poi ottieni 1 ruggine.",
  ],
  [
    "in which forms something can't be done stands in front",
    { k: "forbid", act: "play", when: any(eq(read("form", "this"), 2), eq(read("form", "this"), 3)) },
    "Form 2 or 3: players can't play cards.",
    "Forma 2 o 3: i giocatori non possono giocare carte.",
  ],
  [
    "what happens by a form stands behind each form",
    starts([
      table(read("form", "this"), [
        [n(1), n(1), [rust(1, "you")]],
        [n(2), n(3), [scare(2, "you")]],
      ]),
    ]),
    "Form 1, at the start: gain 1 rust. / Form 2 or 3, at the start: gain 2 fear.",
    "Forma 1, all'inizio: ottieni 1 ruggine. / Forma 2 o 3, all'inizio: ottieni 2 paura.",
  ],
  [
    "what is looked at in one moment is an if",
    { k: "stat", stat: "next", set: n(1), when: not({ exists: { from: "tower" } }) },
    "This card takes form 1 next if there is no guard.",
    "Questa carta prende poi la forma 1 se non c'è nessuna guardia.",
  ],
  [
    "as long as something is not so",
    { k: "stat", stat: "price", set: n(0), when: not({ exists: { from: "tower" } }) },
    "This card costs 0 as long as there is no guard.",
    "Questa carta costa 0 se non c'è nessuna guardia.",
  ],
  [
    "amounts that take words stay apart",
    played([{ op: "rust", to: to("you"), amount: count(hand) }, scare(1, "you")]),
    "Gain rust equal to the number of cards in your hand. Gain 1 fear.",
    "Ottieni ruggine pari al numero delle carte nella tua mano. Ottieni 1 paura.",
  ],
  [
    "one for each of what somebody has",
    played([{ op: "take", who: "you", amount: read("keys", "you") }]),
    "Take 1 spell for each key you have.",
    "Prendi 1 incantesimo per ogni chiave che hai.",
  ],
  [
    "or for each that somebody else has",
    played([{ op: "take", who: "you", amount: read("keys", "guard") }], { targets: [guard] }),
    "Choose a guard. Take 1 spell for each key it has.",
    "Scegli una guardia. Prendi 1 incantesimo per ogni chiave che ha quella guardia.",
  ],
  [
    "so many and one more for each",
    played([{ op: "take", who: "you", amount: add(n(2), read("keys", "you")) }]),
    "Take 2 spells, plus 1 for each key you have.",
    "Prendi 2 incantesimi, più 1 per ogni chiave che hai.",
  ],
  [
    "as often as there are things, and once more",
    played([repeat(add(read("keys", "you"), n(1)), [rust(1, "you"), { op: "mend", whom: "this" }])]),
    "Do this once for each key you have and once more: gain 1 rust, then mend this card.",
    "Fai questo una volta per ogni chiave che hai e un'altra volta: ottieni 1 ruggine, poi ripara questa carta.",
  ],
  [
    "a number that is less for each of some things, or by a figure",
    { k: "stat", stat: "price", add: { mul: [-2, count(hand)] } },
    "This card costs 2 less for each card in your hand.",
    "Questa carta costa 2 in meno per ogni carta nella tua mano.",
  ],
  [
    "or by a figure alone",
    { k: "stat", stat: "price", add: n(-1) },
    "This card costs 1 less.",
    "Questa carta costa 1 in meno.",
  ],
  [
    "the same deed to others that are chosen alike",
    played([rust(1), rust(1, "other"), rust(1, "third")], {
      targets: [guard, target("other", { from: "tower" }), target("third", { from: "tower" })],
    }),
    "Do this 3 times: a guard gains 1 rust.",
    "Fai questo 3 volte: una guardia ottiene 1 ruggine.",
  ],
  [
    "not if one of them is spoken of again",
    played([rust(1), rust(1, "other"), scare(1, "other")], {
      targets: [guard, target("other", { from: "tower" })],
    }),
    "A guard gains 1 rust. A guard gains 1 rust and 1 fear.",
    "Una guardia ottiene 1 ruggine. Una guardia ottiene 1 ruggine e 1 paura.",
  ],
  [
    "a place is said where it is used, and who is everywhere besides",
    played([rust(1, onIt), scare(1, onIt)], { targets: [floor] }),
    "All guards on any floor and the lord gain 1 rust and 1 fear.",
    "Tutte le guardie di un piano e il signore ottengono 1 ruggine e 1 paura.",
  ],
  [
    "with the preposition that goes with it",
    played([{ op: "hurt", to: onIt, amount: n(3) }], { targets: [floor] }),
    "Deal 3 damage to all guards on any floor and the lord.",
    "Infliggi 3 danni a tutte le guardie di un piano e al signore.",
  ],
  [
    "a target after a condition that does not speak of it",
    played([when(ge(read("rust", "you"), n(2)), [rust(1)])], { targets: [guard] }),
    "If you have 2 rust or more, a guard gains 1 rust.",
    "Se hai almeno 2 ruggine, una guardia ottiene 1 ruggine.",
  ],
  [
    "where its things lie goes without saying",
    played([some(n(2)), drop]),
    "Drop 2 cards.",
    "Lascia 2 carte.",
  ],
  [
    "one or none is what one may",
    played([some(n(1), 0), drop]),
    "You may drop 1 card.",
    "Puoi lasciare 1 carta.",
  ],
  ["up to so many", played([some(n(3), 0), drop]), "Drop up to 3 cards.", "Lascia fino a 3 carte."],
  [
    "all of a hand is the hand",
    played([{ op: "drop", cards: hand }]),
    "Drop your hand.",
    "Lascia la tua mano.",
  ],
  [
    "at least one is one",
    played([
      when(ge(read("rust", "you"), 1), [scare(1, "you")]),
      when(ge(read("falls", "you"), 1), [rust(1, "you")]),
    ]),
    "If you have rust, gain 1 fear. If you have fallen this turn, gain 1 rust.",
    "Se hai ruggine, ottieni 1 paura. Se sei caduto in questo turno, ottieni 1 ruggine.",
  ],
  [
    "none of a kind in hand",
    played([scare(1, "you")], { when: not({ exists: { ...hand, where: is("it", "spell") } }) }),
    "Can only be played if you have no spells in hand. Gain 1 fear.",
    "Può essere giocata solo se non hai incantesimi in mano. Ottieni 1 paura.",
  ],
  [
    "what never happens cannot",
    { k: "replace", event: "rust", when: same("would.who", "you"), do: [instead] },
    "You can't gain rust.",
    "Non puoi ottenere ruggine.",
  ],
  [
    "what cannot be done from now on",
    played([{ op: "bar", who: "you" }]),
    "You can't draw any more cards.",
    "Non puoi pescare altre carte.",
  ],
  [
    "so much of something else for each that was counted",
    {
      k: "on",
      event: "wounds",
      when: same("ev.who", "you"),
      do: [{ op: "rust", to: to("you"), amount: { mul: [n(2), ref("ev.amount")] } }] as never,
    },
    "Each time you give wounds, gain 2 rust for each wound.",
    "Ogni volta che dai ferite, ottieni 2 ruggine per ogni ferita.",
  ],
  [
    "so much for each of a number",
    played([{ op: "rust", to: to("you"), amount: { mul: [n(3), read("heads", "this")] } }]),
    "Gain 3 rust for each head.",
    "Ottieni 3 ruggine per ogni testa.",
  ],
  [
    "a number that is so much has its own words",
    { k: "stat", stat: "price", to: all(is("it", "spell"), same({ controller: "it" }, "you")), set: 0 },
    "Your spells cost 0.",
    "I tuoi incantesimi costano 0.",
  ],
  [
    "for a time too",
    played([
      later({ k: "stat", stat: "price", to: same({ controller: "it" }, "you"), set: 0 }, "turn"),
      later({ k: "stat", stat: "most", to: same("it", "you"), set: n(1) }, "turn"),
    ]),
    "The next card you play this turn costs 0. You can't lose more than 1 rust this turn.",
    "La prossima carta che giochi in questo turno costa 0. Non puoi perdere più di 1 ruggine in questo turno.",
  ],
  [
    "a form stands in front",
    {
      k: "on",
      event: "starts",
      when: all(same("ev.who", "you"), eq(read("form", "this"), 2)),
      do: [rust(1, "you")],
    },
    "Form 2: at the start, gain 1 rust.",
    "Forma 2: all'inizio, ottieni 1 ruggine.",
  ],
  [
    "what all heroes have each player has",
    { k: "grant", to: is("it", "hero"), gives: [starts([rust(1, "you")])] },
    "Each player: at the start, gain 1 rust.",
    "Ogni giocatore: all'inizio, ottieni 1 ruggine.",
  ],
  [
    "a number with words of its own for how much it is",
    played([
      when(eq(read("day", "this"), 1), [scare(1, "you")]),
      when(ge(read("day", "this"), 2), [rust(1, "you")]),
    ]),
    "If it is day 1, gain 1 fear. If it is day 2 or later, gain 1 rust.",
    "Se è il giorno 1, ottieni 1 paura. Se è almeno il giorno 2, ottieni 1 ruggine.",
  ],
  [
    "one of a kind, and another of a wider one",
    played([
      { op: "choose", what: ofDeck("spell"), as: "one", max: n(1), prompt: "mend" },
      { op: "mend", whom: "one" },
      { op: "choose", what: { ...ofDeck("hero"), other: "one" }, as: "two", max: n(1), prompt: "mend" },
      { op: "mend", whom: "two" },
    ]),
    "Mend 1 spell and 1 other hero.",
    "Ripara 1 incantesimo e 1 altro eroe.",
  ],
  [
    "so much of a thing that is just it",
    played([{ op: "rust", to: to("you"), amount: read("old", "you") }]),
    "Gain your rust left from before.",
    "Ottieni la tua ruggine rimasta da prima.",
  ],
  [
    "one for each that is counted",
    played([{ op: "take", who: "you", amount: count(hand) }]),
    "Take 1 spell for each card in your hand.",
    "Prendi 1 incantesimo per ogni carta nella tua mano.",
  ],
  [
    "a sentence of its own, whatever leads",
    starts([rust(1, "you"), { op: "wear", whom: "this", uses: n(3) }]),
    "At the start, gain 1 rust. This card works 3 times in all.",
    "All'inizio, ottieni 1 ruggine. Questa carta funziona 3 volte in tutto.",
  ],
  [
    "instead stands before what a row adds",
    {
      k: "replace",
      event: "rust",
      when: same("would.who", "you"),
      do: [gate({ ask: "may", do: [instead, { op: "keep", whom: "this" }] })],
    },
    "Each time you would gain rust, you may keep this card instead, once per tower.",
    "Ogni volta che stai per ottenere ruggine, puoi invece tenere questa carta, una volta per torre.",
  ],
]

it.each(cases)("%s", (_name, ability, english, italian) => {
  expect(towerSays("en", ability)).toBe(english)
  expect(towerSays("it", ability)).toBe(italian)
})

it("counts what is alike in one paragraph, not in all of a card", () => {
  const two = [
    played([rust(1), { op: "keep", whom: "this" }], { targets: [guard] }),
    played([rust(1), { op: "keep", whom: "this" }, scare(1)], { targets: [guard] }),
  ]
  expect(towerSays("it", ...two)).not.toContain("second")
  expect(towerSays("en", ...two)).not.toContain("second")
})
