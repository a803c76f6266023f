// What would go on for ever is broken off (STS-Q-6); weak attackers among several (STS-Q-7); who acts last of all (STS-Q-8).

import { all, loop, not, same } from "@soulspire/kernel"
import { spireSpec } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { anyOrder } from "../support/answers.ts"
import { actedIn, endTurn } from "../support/enemy-turn.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"
import { attack, enemy, power, skill } from "../support/made-up.ts"

const TEST = { character: "ironclad", deck: "none", rarity: "common" } as const

/** The same rules, with less patience. */
const spec = { ...spireSpec, patience: 400 }

const gain = { op: "gainBlock", whom: "you", amount: 1 }
const lose = { op: "loseBlock", whom: "you", amount: 1 }
/** Block goes up and down for ever, once it has begun. */
const seesaw = power("test-seesaw", "Test", TEST, {
  cost: 1,
  more: [
    { k: "on", event: "gainBlock", when: same("ev.whom", "you"), do: [lose] },
    {
      k: "on",
      event: "loseBlock",
      when: all(same("ev.whom", "you"), not({ says: ["ev.cause", "reset"] })),
      do: [gain],
    },
  ],
}).sides[0]
/** Never comes to the end of its text. */
const pit = skill("test-pit", "Test", TEST, { cost: 1, do: [loop(all(), [gain, lose])] }).sides[0]
const cards = [seesaw, pit]

describe("what goes on for ever", () => {
  const swinging = (more: object = {}): ReturnType<typeof combat> =>
    combat({
      spec,
      cards,
      p1: { hp: 9, hand: ["ironclad-defend", "ironclad-strike"], powers: ["test-seesaw"], ...more },
      p2: { hp: 9, hand: ["silent-strike"] },
      enemies: ["first-cultist"],
    })

  rule("STS-Q-6", "is broken off and told, and the turn goes on for everybody", () => {
    const table = swinging().p2.pick("done").p1.play("ironclad-defend")
    expect(table.told("brokenOff")).toHaveLength(1)
    expect(table.state.pending).toEqual([])
    table.p1.has("discard", "ironclad-defend").p1.play("ironclad-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(8)
    table.p1.pick("done")
    expect([table.state.table.round, table.state.over]).toEqual([2, null])
  })

  rule("STS-Q-6", "in the text of a card: it comes to rest like any other", () => {
    const table = combat({
      spec,
      cards,
      p1: { hand: ["test-pit", "ironclad-strike"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("test-pit").p1.has("discard", "test-pit")
    expect([table.told("brokenOff").length, cardsIn(table, "playing"), playerOf(table, 1).energy]).toEqual([
      1,
      [],
      2,
    ])
    table.p1.play("ironclad-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(8)
  })

  rule("STS-Q-6", "at the end of the turn: the hand is discarded and the enemies act", () => {
    const table = swinging({ powers: ["test-seesaw", "ironclad-metallicize"] })
    anyOrder(endTurn(table))
    expect(table.told("brokenOff")).toHaveLength(1)
    expect(actedIn(table)).toEqual(["first-cultist"])
    expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["ironclad-defend", "ironclad-strike"])
    table.p1.isAsked("play").p2.isAsked("play")
  })

  rule("STS-Q-6", "in what an enemy does: the others act, and the round goes on", () => {
    const mill = enemy("test-mill", "Test", { act: 1, rank: "encounter", hp: 9 }, [
      { k: "act", act: "move", do: [loop(all(), [gain, lose])] },
    ]).def
    const table = combat({ spec, cards: [mill], p1: { hp: 9 }, enemies: ["test-mill", "first-cultist"] })
    endTurn(table)
    expect([table.told("brokenOff").length, playerOf(table, 1).hp, table.state.table.round]).toEqual([
      1, 8, 2,
    ])
  })

  rule("STS-Q-6", "is not what a player does again and again of their own will", () => {
    const free = attack("test-free", "Test", TEST, {
      cost: 0,
      do: [gain, lose, { op: "goOnTop", whom: "this" }, { op: "draw", who: "you", amount: 1 }],
    }).sides[0]
    const table = combat({
      spec,
      cards: [free],
      p1: { hand: ["test-free", "test-free"] },
      enemies: ["first-cultist"],
    })
    for (let i = 0; i < 100; i++) table.pick(1, table.options(1)[0].key)
    expect(table.told("plays")).toHaveLength(100)
    expect(table.told("brokenOff")).toEqual([])
  })
})

describe("a weak attacker against several", () => {
  rule("STS-Q-7", "the vulnerable take the plain number, others one less; one weak token is gone", () => {
    const table = combat({
      p1: { hand: ["ironclad-cleave"], weak: 2 },
      enemies: ["first-cultist", "first-jaw-worm", "b1-guardian"],
      conditions: [{ vulnerable: 2 }, {}, { vulnerable: 1 }],
    })
    table.p1.play("ironclad-cleave", "p1")
    expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([7, 6, 38])
    expect([1, 2, 3].map((nth) => enemyOf(table, nth).vulnerable)).toEqual([1, 0, 0])
    expect(playerOf(table, 1).weak).toBe(1)
  })

  test("and an enemy's likewise", () => {
    const table = combat({
      p1: { hp: 20, vulnerable: 1 },
      p2: { hp: 20 },
      enemies: ["b1-guardian"],
      conditions: [{ weak: 2 }],
    })
    endTurn(table)
    expect([playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual([18, 19])
    expect([playerOf(table, 1).vulnerable, enemyOf(table).weak]).toEqual([0, 1])
  })
})

rule("STS-Q-8", "who acts last does so after the boss too", () => {
  const table = combat({
    p1: { hp: 50 },
    enemies: ["a1-red-slaver", "b1-guardian", "first-cultist"],
    die: 3,
  })
  expect(actedIn(endTurn(table))).toEqual(["first-cultist", "b1-guardian", "a1-red-slaver"])
})
