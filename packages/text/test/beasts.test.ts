// What cards say that act by themselves, and numbers, choices and moments that have words of their own.

import {
  type Ability,
  add,
  any,
  count,
  eq,
  ge,
  is,
  later,
  n,
  not,
  read,
  ref,
  repeat,
  same,
  type Select,
  set,
  target,
  when,
} from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { beastSays } from "./support/beast.ts"

const hand: Select = { from: "hand", of: "you" }
const played = (body: readonly object[], more: object = {}): Ability =>
  ({ k: "act", act: "play", in: ["hand"], do: body, ...more }) as Ability
const bite = (more: object = {}): object => ({
  op: "bite",
  by: "you",
  whom: "it1",
  amount: n(1),
  ...more,
})
const one = [target("it1", { from: "den" })]

const ofCards: readonly (readonly [string, Ability, en: string, it: string])[] = [
  [
    "as often as a letter says",
    played([bite({ times: add(read("x", "this"), n(1)) })], { targets: one }),
    "Bite a beast for 1, X + 1 times.",
    "Mordi una belva per 1, per X + 1 volte.",
  ],
  [
    "once for each, and more",
    played([bite({ times: add(count(hand), n(2)) })], { targets: one }),
    "Bite a beast for 1, once for each card in your hand and twice more.",
    "Mordi una belva per 1, una volta per ogni carta nella tua mano e altre 2 volte.",
  ],
  [
    "a condition as a part of a verb",
    played([bite({ bonus: n(2), if: ge(read("might", "it1"), n(3)) })], { targets: one }),
    "Bite a beast for 1, or for 2 more if it has 3 or more might.",
    "Mordi una belva per 1, o per 2 in più se ha almeno 3 forza.",
  ],
  [
    "that many, once something is done to what was counted",
    played([set("many", count(hand)), { op: "burn", cards: hand }, bite({ times: ref("many") })], {
      targets: one,
    }),
    "Burn all cards in your hand. Bite a beast for 1, that many times.",
    "Brucia tutte le carte nella tua mano. Mordi una belva per 1, altrettante volte.",
  ],
  [
    "any number of them",
    played([
      { op: "choose", what: hand, as: "some", min: 0, max: count(hand), prompt: "burn" },
      { op: "burn", cards: { from: "@some" } },
    ]),
    "Burn any number of cards in your hand.",
    "Brucia un numero qualsiasi di carte nella tua mano.",
  ],
  [
    "a thing that a verb brings up",
    played([
      { op: "draw", who: "you", as: "new" },
      { op: "show", whom: "new" },
    ]),
    "Draw a card. Show it.",
    "Pesca una carta. Mostrala.",
  ],
  [
    "all of a place that stands for a seat, and any player",
    played(
      [
        { op: "burn", cards: { from: "den", where: { test: "isIn", of: "it", with: "den" } } },
        { op: "grow", whom: "who", amount: n(1) },
      ],
      {
        targets: [
          target("den", { from: "seats", where: { test: "isDen", of: "it" } }),
          target("who", { from: "seats" }),
        ],
      },
    ),
    "Burn all beasts in a den. Any player gains 1 might.",
    "Brucia tutte le belve in una tana. Un giocatore qualsiasi ottiene 1 forza.",
  ],
  [
    "all of somebody's place",
    played(
      [bite(), { op: "burn", cards: { from: "den", where: { test: "isNear", of: "it", with: "it1" } } }],
      {
        targets: one,
      },
    ),
    "Bite a beast for 1. Burn all beasts in its den.",
    "Mordi una belva per 1. Brucia tutte le belve nella sua tana.",
  ],
  [
    "every one, where there is none that is not",
    played([bite()], {
      targets: one,
      when: not({ exists: { ...hand, other: "this", where: not(is("it", "beast")) } }),
    }),
    "Only if each other card in your hand is a beast: bite a beast for 1.",
    "Solo se ogni altra carta nella tua mano è una belva: mordi una belva per 1.",
  ],
  [
    "what has been done so often, and none of it",
    played([
      when(ge(read("drawn", "you"), n(2)), [{ op: "call", names: ["Owl", "Stag"] }]),
      when(eq(read("drawn", "you"), 0), [{ op: "call", names: ["Snake"] }]),
      repeat(read("drawn", "you"), [{ op: "call", names: ["Owl"] }]),
    ]),
    "If you have drawn 2 or more cards this turn, call an Owl and a Stag. If you have drawn no cards this turn, call a Snake. Call an Owl once for each card you have drawn this turn.",
    "Se hai pescato almeno 2 carte in questo turno, chiama un Owl e uno Stag. Se non hai pescato carte in questo turno, chiama uno Snake. Chiama un Owl, una volta per ogni carta che hai pescato in questo turno.",
  ],
  [
    "the next time of all has a name",
    played([
      later(
        { k: "on", event: "ends", when: same("ev.who", "you"), do: [{ op: "call", names: ["Owl"] }] },
        "turn",
        1,
      ),
    ]),
    "At the end of this turn, call an Owl.",
    "Alla fine di questo turno, chiama un Owl.",
  ],
  [
    "everywhere goes without saying, and what is done stays done",
    { k: "stat", stat: "price", in: ["hand", "ash"], when: ge(read("drawn", "you"), 1), set: 0 },
    "This card's price is 0 if you have drawn a card this turn.",
    "Il prezzo di questa carta è 0 se hai pescato una carta in questo turno.",
  ],
  [
    "what is done only at a time to come has its time behind it",
    {
      k: "on",
      event: "burnt",
      in: ["ash"],
      when: same("ev.obj", "this"),
      do: [
        later(
          { k: "on", event: "ends", when: same("ev.who", "you"), do: [{ op: "call", names: ["Owl"] }] },
          "turn",
          1,
        ),
      ],
    },
    "Each time this card is burnt, call an Owl at the end of this turn.",
    "Ogni volta che questa carta viene bruciata, chiama un Owl alla fine di questo turno.",
  ],
  [
    "someone called by a name with its article",
    played([
      { op: "warn", name: "Owl" },
      { op: "warn", name: "Stag" },
    ]),
    "Warn the Owl. Warn the Stag.",
    "Dai un segnale all'Owl. Dai un segnale allo Stag.",
  ],
  [
    "where its card lies then goes without saying",
    {
      k: "on",
      event: "burnt",
      in: ["ash"],
      when: same("ev.obj", "this"),
      do: [{ op: "call", names: ["Owl"] }],
    },
    "Each time this card is burnt, call an Owl.",
    "Ogni volta che questa carta viene bruciata, chiama un Owl.",
  ],
]

it.each(ofCards)("%s", (_name, ability, english, italian) => {
  expect(beastSays("en", "card", [ability])).toEqual([english])
  expect(beastSays("it", "card", [ability])).toEqual([italian])
})

describe("a card that acts by itself", () => {
  const acts: Ability[] = [
    {
      k: "act",
      act: "move",
      when: any(eq(read("die", "this"), 1), eq(read("die", "this"), 2), eq(read("die", "this"), 4)),
      do: [
        { op: "bite", by: "this", whom: "you", amount: n(2), times: n(2) },
        { op: "grow", whom: "this", amount: n(1) },
      ] as never,
    },
    { k: "act", act: "move", when: eq(read("die", "this"), 3), do: [] },
    {
      k: "on",
      event: "shows",
      when: any(eq(ref("ev.face"), 5), eq(ref("ev.face"), 6)),
      do: [{ op: "grow", whom: "this", amount: n(1) }] as never,
    },
  ]

  it("says so by the faces of the die, without naming itself", () => {
    expect(beastSays("en", "beast", acts)).toEqual([
      "1–2, 4: bites the player before it for 2, twice. Gains 1 might.",
      "3: nothing happens.",
      "Each time the player before it sees 5 or 6, this beast gains 1 might.",
    ])
    expect(beastSays("it", "beast", acts)).toEqual([
      "1–2, 4: morde il giocatore davanti per 2, 2 volte. Ottiene 1 forza.",
      "3: non succede nulla.",
      "Ogni volta che il giocatore davanti vede 5 o 6, questa belva ottiene 1 forza.",
    ])
  })

  it("does some things to others than it usually does", () => {
    const stalks: Ability = {
      k: "act",
      act: "stalk",
      do: [{ op: "bite", by: "this", whom: "you", amount: n(1) }] as never,
    }
    expect(beastSays("en", "beast", [stalks])).toEqual(["At night: bites each player near it for 1."])
    expect(beastSays("it", "beast", [stalks])).toEqual(["Di notte: morde ogni giocatore vicino per 1."])
  })

  it("is there for one hunt: each of them is this one, unlike on other cards", () => {
    const first: Ability = {
      k: "on",
      event: "shows",
      when: eq(ref("ev.face"), 5),
      nth: { only: 1, span: "hunt" },
      do: [{ op: "call", names: ["Owl"] }] as never,
    }
    expect(beastSays("en", "beast", [first])).toEqual([
      "The first time the player before it sees 5 this hunt, call an Owl.",
    ])
    expect(beastSays("en", "card", [first])).toEqual([
      "The first time the player before it sees 5 each hunt, call an Owl.",
    ])
  })

  it("is of that kind, or cannot be said", () => {
    expect(beastSays("en", "card", acts)[0]).toMatch(/‹/)
  })
})

it("says in one line what is printed, nothing only where the number matters", () => {
  const facts = { cost: 0, fierce: 1 }
  expect(beastSays("en", "card", [], facts)).toEqual(["Cost 0. Fierce."])
  expect(beastSays("it", "card", [], { ...facts, fierce: 0 })).toEqual(["Costo 0."])
})
