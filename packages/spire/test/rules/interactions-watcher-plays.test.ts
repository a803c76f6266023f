// What the Watcher's copies, multiplied attacks and found cards do to each other and to those of others (STS-12.4 to STS-12.6).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { endTurn } from "../support/rounds.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

const cultist = ["first-cultist"]
const strong = { enemies: cultist, conditions: [{ hp: 30 }] }

describe("Foreign Influence", () => {
  const influence = "watcher-foreign-influence"

  rule(["STS-12.4", "STS-Q-34"], "a copy of an attack of cost X has the same X", () => {
    const table = combat({ p1: { hand: [influence] }, p2: { hand: ["silent-skewer"] }, ...strong })
    table.p2.play("silent-skewer", "first-cultist").p2.pick("2").p1.play(`${influence}~copy`)
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([30 - 3 - 3, 1])
  })

  rule("STS-12.4", "the copy has a target of its own", () => {
    const table = combat({
      p1: { hand: [influence] },
      p2: { hand: ["ironclad-strike+"] },
      enemies: ["first-cultist", "a1-jaw-worm"],
    })
    table.p2.play("ironclad-strike+", "first-cultist").p1.play(`${influence}~copy`).p1.pick("a1-jaw-worm")
    expect([enemyOf(table).hp, enemyOf(table, 2).hp]).toEqual([7, 8])
  })

  rule(["STS-11.2", "STS-Q-34"], "the copy does not know that its card was retained", () => {
    const table = combat({
      p1: { hand: [], draw: [influence], block: 20 },
      p2: { hand: ["watcher-windmill-strike"], block: 20 },
      ...strong,
      dice: [1],
    })
    endTurn(table).p2.play("watcher-windmill-strike", "first-cultist").p1.play(`${influence}~copy`)
    expect(enemyOf(table).hp).toBe(30 - 5 - 2)
  })

  rule(
    ["STS-11.13", "STS-Q-34"],
    "a copy counts as played for nothing if its card was, and not for being a copy",
    () => {
      for (const [card, more] of [
        ["ironclad-anger", 1],
        ["ironclad-strike", 0],
      ] as const) {
        const table = combat({
          p1: { hand: [influence], items: ["wrist-blade"] },
          p2: { hand: [card] },
          ...strong,
        })
        table.p2.play(card, "first-cultist")
        const { hp } = enemyOf(table)
        table.p1.play(`${influence}~copy`)
        const plain = 30 - hp
        expect(hp - enemyOf(table).hp - plain > 0).toBe(more === 1)
      }
    },
  )

  test("what was played in the last turn is forgotten", () => {
    const table = combat({
      p1: { draw: [influence], block: 20 },
      p2: { hand: ["ironclad-strike"], block: 20 },
      ...strong,
      dice: [1],
    })
    table.p2.play("ironclad-strike", "first-cultist")
    endTurn(table).p1.play(`${influence}~copy`)
    expect(enemyOf(table).hp).toBe(29)
  })

  rule("STS-12.4", "a copy is no attack to be copied: the second one looks at the card before it", () => {
    const table = combat({
      p1: { hand: [influence] },
      p2: { hand: ["ironclad-bash", "silent-doppelganger"], energy: 6 },
      p3: { hand: ["watcher-strike"] },
      ...strong,
    })
    table.p2.play("ironclad-bash", "first-cultist").p3.play("watcher-strike", "first-cultist")
    table.p2.play("silent-doppelganger").p2.pick("2")
    const { hp } = enemyOf(table)
    table.p1.play(`${influence}~copy`)
    // Bash was copied last, but the strike was played last: 1, doubled.
    expect(hp - enemyOf(table).hp).toBe(2)
  })

  test("Doppelganger copies it, and chooses for itself", () => {
    const table = combat({
      p1: { hand: [influence] },
      p2: { hand: ["silent-doppelganger"] },
      ...strong,
    })
    table.p1
      .play(`${influence}~hit`, "first-cultist")
      .p2.play("silent-doppelganger")
      .p2.pick("2")
      .p2.pick("hit")
    expect(enemyOf(table).hp).toBe(24)
  })
})

describe("Blasphemy", () => {
  rule(
    ["STS-12.4", "STS-12.6"],
    "each of the three plays has its own target, and the card rests once",
    () => {
      const table = combat({
        p1: { hand: ["watcher-blasphemy", "watcher-eruption+"] },
        enemies: ["first-cultist", "a1-jaw-worm", "first-red-louse"],
        conditions: [{ hp: 20 }, { hp: 20 }, { hp: 20 }],
      })
      table.p1.play("watcher-blasphemy").p1.play("watcher-eruption+", "first-cultist")
      // The copies are first; each of them enters wrath for the next.
      table.p1.pick("a1-jaw-worm").p1.pick("first-red-louse")
      expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([17, 18, 17])
      table.p1.has("discard", "watcher-eruption+")
    },
  )

  rule(["STS-12.5", "STS-Q-31"], "one effect for a card: three times first, then Double Tap's twice", () => {
    for (const order of [
      ["watcher-blasphemy", "ironclad-double-tap+"],
      ["ironclad-double-tap+", "watcher-blasphemy"],
    ]) {
      const table = combat({ p1: { hand: [...order, "watcher-strike", "watcher-consecrate"] }, ...strong })
      table.p1.play(order[0]).p1.play(order[1])
      table.p1.play("watcher-strike", "first-cultist")
      expect([enemyOf(table).hp, playerOf(table, 1).twiceAttacks]).toEqual([27, 1])
      table.p1.play("watcher-consecrate", "p1")
      expect([enemyOf(table).hp, playerOf(table, 1)]).toMatchObject([
        25,
        { twiceAttacks: 0, thriceAttacks: 0 },
      ])
    }
  })

  test("skills and shivs leave it waiting", () => {
    const table = combat({
      p1: { hand: ["watcher-blasphemy", "watcher-defend", "watcher-strike"], shivs: 1, energy: 6 },
      ...strong,
    })
    table.p1.play("watcher-blasphemy").p1.play("watcher-defend").p1.shiv("first-cultist")
    expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([1, 29])
    table.p1.play("watcher-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(26)
  })

  test("each exhausted card of the draw pile is exhausted by its player", () => {
    const table = combat({
      p1: {
        hand: ["watcher-blasphemy"],
        draw: ["watcher-strike", "watcher-defend"],
        powers: ["ironclad-feel-no-pain"],
      },
      enemies: cultist,
    })
    table.p1.play("watcher-blasphemy")
    expect(playerOf(table, 1).block).toBe(3)
  })
})

describe("Omniscience", () => {
  rule("STS-12.5", "its two plays are the one effect for that card: Double Tap waits", () => {
    const table = combat({
      p1: { hand: ["watcher-omniscience", "watcher-consecrate"], draw: ["watcher-strike"], twiceAttacks: 1 },
      ...strong,
    })
    table.p1.play("watcher-omniscience")
    expect([enemyOf(table).hp, playerOf(table, 1).twiceAttacks]).toEqual([28, 1])
    table.p1.play("watcher-consecrate", "p1")
    expect(enemyOf(table).hp).toBe(26)
  })

  test("itself played twice, it finds two cards", () => {
    const table = combat({
      p1: {
        hand: ["watcher-omniscience"],
        draw: ["watcher-strike", "watcher-consecrate", "watcher-defend"],
        twiceSkills: 1,
      },
      ...strong,
    })
    table.p1.play("watcher-omniscience").p1.pick("watcher-strike").p1.pick("watcher-consecrate")
    expect(enemyOf(table).hp).toBe(26)
    table.p1.has("exhaust", "watcher-strike", "watcher-consecrate", "watcher-omniscience")
  })

  rule("STS-3.8", "X is 0", () => {
    const table = combat({
      p1: { hand: ["watcher-omniscience"], draw: ["watcher-worship"] },
      enemies: cultist,
    })
    table.p1.play("watcher-omniscience")
    expect(playerOf(table, 1).miracles).toBe(2)
  })

  rule(
    ["STS-11.7", "STS-9.13"],
    "what cannot be played is discarded: Signature Move beside another attack",
    () => {
      const table = combat({
        p1: { hand: ["watcher-omniscience", "watcher-strike"], draw: ["watcher-signature-move"] },
        enemies: cultist,
      })
      table.p1.play("watcher-omniscience").p1.has("discard", "watcher-signature-move")
      expect(enemyOf(table).hp).toBe(9)
    },
  )

  test("nobody else sees what lies in the draw pile", () => {
    const table = combat({
      p1: { hand: ["watcher-omniscience"], draw: ["watcher-deva-form", "watcher-defend", "watcher-halt"] },
      p2: {},
      enemies: cultist,
    })
    table.p1.play("watcher-omniscience").p2.sees("p1.draw", "?", "?", "?")
    table.p1.pick("watcher-defend").p2.sees("p1.draw", "?", "?")
    expect(cardsIn(table, "p1.exhaust")).toEqual(["watcher-defend", "watcher-omniscience"])
  })
})

describe("Tantrum", () => {
  rule(
    ["STS-7.8", "STS-10.12"],
    "with Rushdown: it lies on top before that draws, and is drawn again",
    () => {
      const table = combat({
        p1: {
          hand: ["watcher-tantrum"],
          powers: ["watcher-rushdown"],
          draw: ["watcher-defend", "watcher-strike"],
        },
        enemies: cultist,
      })
      table.p1.play("watcher-tantrum", "first-cultist").p1.has("draw", "watcher-strike")
      expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["watcher-defend", "watcher-tantrum"])
    },
  )

  test("played twice with Rushdown: the copy enters wrath, and the card is not there to be drawn yet", () => {
    const table = combat({
      p1: {
        hand: ["watcher-tantrum"],
        powers: ["watcher-rushdown"],
        draw: ["watcher-defend", "watcher-strike", "watcher-halt"],
        twiceAttacks: 1,
      },
      enemies: cultist,
    })
    table.p1.play("watcher-tantrum", "first-cultist").p1.has("draw", "watcher-halt", "watcher-tantrum")
    expect([enemyOf(table).hp, cardsIn(table, "p1.hand").length]).toEqual([9 - 2 - 3, 2])
  })
})

describe("Ragnarok", () => {
  rule("STS-Q-32", "its targets are chosen before the first hit", () => {
    const table = combat({
      p1: { hand: ["watcher-ragnarok"] },
      enemies: ["first-cultist", "a1-jaw-worm"],
      conditions: [{ hp: 1 }, {}],
    })
    table.p1.play("watcher-ragnarok")
    for (let hit = 1; hit <= 4; hit++) table.p1.pick("first-cultist")
    expect(enemyOf(table).hp).toBe(1)
    table.p1.pick("a1-jaw-worm")
    expect([cardsIn(table, "enemies"), enemyOf(table).hp]).toEqual([["a1-jaw-worm"], 9])
  })

  rule("STS-12.4", "played twice, each play has its own targets", () => {
    const table = combat({
      p1: { hand: ["watcher-ragnarok"], twiceAttacks: 1 },
      enemies: ["first-cultist", "a1-jaw-worm"],
      conditions: [{ hp: 20 }, { hp: 20 }],
    })
    table.p1.play("watcher-ragnarok")
    for (let hit = 1; hit <= 5; hit++) table.p1.pick("first-cultist")
    for (let hit = 1; hit <= 5; hit++) table.p1.pick("a1-jaw-worm")
    expect([enemyOf(table).hp, enemyOf(table, 2).hp, playerOf(table, 1).attacks]).toEqual([15, 15, 2])
  })
})
