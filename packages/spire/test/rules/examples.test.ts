// The worked examples of the rulebook, as far as the Ironclad, the Silent and Act I go.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { actionOf, endTurn } from "../support/enemy-turn.ts"
import { cardsIn, combat, enemyOf, playerOf, refsIn } from "../support/table.ts"

const many = (card: string, times: number): string[] => Array.from({ length: times }, () => card)

describe("what a player's symbols mean", () => {
  /** Two rows with two enemies each, and the boss in both. */
  const board = (card: string, energy = 3): ReturnType<typeof combat> =>
    combat({
      p1: { hand: [card], energy },
      p2: {},
      enemies: ["first-cultist", "s1-sentry-a", "a1-blue-slaver", "b1-hexaghost"],
      conditions: [{ row: 0 }, { row: 0 }, { row: 1 }, {}],
    })
  const hp = (table: ReturnType<typeof combat>): number[] => [1, 2, 3, 4].map((nth) => enemyOf(table, nth).hp)

  rule("STS-9.1", "one hit: 1 damage to any enemy, in whichever row", () => {
    const table = board("ironclad-strike").p1.play("ironclad-strike", "a1-blue-slaver")
    expect(hp(table)).toEqual([9, 7, 9, 75])
  })

  rule("STS-9.2", "two hits of 1: both on the same enemy", () => {
    const table = board("ironclad-twin-strike").p1.play("ironclad-twin-strike", "first-cultist")
    expect(hp(table)).toEqual([7, 7, 10, 75])
  })

  rule("STS-7.7", "a hit of 2 and a token: the damage, then the token, on the same enemy", () => {
    const table = board("ironclad-bash").p1.play("ironclad-bash", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 7, vulnerable: 1 })
  })

  rule("STS-9.1", "a hit of 3 on a row: everybody in one row, and the boss", () => {
    const mine = board("silent-die-die-die").p1.play("silent-die-die-die", "p1")
    expect(hp(mine)).toEqual([6, 4, 10, 72])
    const other = board("silent-die-die-die").p1.play("silent-die-die-die", "p2")
    expect(hp(other)).toEqual([9, 7, 7, 72])
  })

  rule("STS-9.1", "a token on a row: one for each in the row, and one for the boss", () => {
    const table = board("silent-piercing-wail").p1.play("silent-piercing-wail", "p1")
    expect([1, 2, 3, 4].map((nth) => enemyOf(table, nth).weak)).toEqual([1, 1, 0, 1])
  })
})

describe("what an enemy's symbols mean", () => {
  rule("STS-8.5", "a hit and block: the hit is the player's, the block its own", () => {
    expect(actionOf("first-jaw-worm", { die: 3 })).toBe("p1: hit 2; itself: block 1")
  })

  rule("STS-8.5", "a hit and strength: the strength is its own", () => {
    expect(actionOf("first-cultist")).toBe("p1: hit 1; itself: strength 1")
  })

  rule("STS-8.5", "a hit and a token: both for the player in its row", () => {
    expect(actionOf("a1-blue-slaver", { die: 1 })).toBe("p1: hit 2, weak 1")
  })

  rule("STS-8.5", "hits on all players, twice, and a card for each of them", () => {
    expect(actionOf("b1-hexaghost", { cube: 2 })).toBe("p1: hit 2, hit 2, burn 1; p2: hit 2, hit 2, burn 1")
  })

  rule(["STS-8.5", "STS-9.9"], "daze for the player in its row: on top of the draw pile", () => {
    const table = combat({
      p1: { draw: many("ironclad-strike", 6) },
      p2: { draw: many("silent-strike", 6) },
      enemies: ["s1-sentry-a"],
      dazeDeck: ["status-daze"],
      die: 1,
    })
    endTurn(table)
    expect(cardsIn(table, "p1.hand")).toContain("status-daze")
    expect(cardsIn(table, "p2.hand")).not.toContain("status-daze")
  })
})

describe("several hits", () => {
  rule("STS-9.2", "Twin Strike on a Cultist with one vulnerable: twice 2, then the token is gone", () => {
    const table = combat({
      p1: { hand: ["ironclad-twin-strike"] },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 1 }],
    })
    table.p1.play("ironclad-twin-strike", "first-cultist")
    expect(table.told("damage").map(({ amount }) => amount)).toEqual([2, 2])
    expect(enemyOf(table)).toMatchObject({ hp: 5, vulnerable: 0 })
  })

  rule("STS-9.7", "a weak Ironclad's Twin Strike: each hit is one less, one token is gone", () => {
    const table = combat({
      p1: { hand: ["ironclad-twin-strike"], weak: 2, strength: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-twin-strike", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).weak]).toEqual([7, 1])
  })
})

describe("special abilities of enemies", () => {
  rule("STS-6.7", "the Fungi Beast's works when it dies, for whoever is in its row", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      p2: {},
      enemies: ["a1-fungi-beast", "first-cultist"],
      conditions: [{ hp: 1, row: 1 }],
    })
    expect(playerOf(table, 2).vulnerable).toBe(0)
    table.p1.play("ironclad-strike", "a1-fungi-beast")
    expect([playerOf(table, 1).vulnerable, playerOf(table, 2).vulnerable]).toEqual([0, 1])
  })

  rule(
    "STS-8.6",
    "the Guardian begins in its attack mode, and in its other one with the first action",
    () => {
      const table = combat({ p1: { hp: 50 }, enemies: ["b1-guardian"] })
      expect(enemyOf(table)).toMatchObject({ mode: 1, cube: 1 })
      endTurn(table)
      // It has block; taken away, it hides instead of hitting.
      expect(enemyOf(table)).toMatchObject({ mode: 1, cube: 2, block: 5 })
      enemyOf(table).block = 0
      endTurn(table)
      expect(enemyOf(table)).toMatchObject({ mode: 2, cube: 1 })
    },
  )
})

describe("keywords", () => {
  rule(
    "STS-12.5",
    "two Skill Potions: the first skill is played twice, the second potion waits for the next",
    () => {
      const table = combat({
        p1: { items: many("skill-potion", 2), hand: many("ironclad-defend", 3) },
        enemies: ["first-cultist"],
      })
      for (const potion of refsIn(table, "p1.items")) table.p1.use(potion)
      const blocks = refsIn(table, "p1.hand").map((card) => playerOf(table.p1.play(card), 1).block)
      expect(blocks).toEqual([2, 4, 5])
    },
  )

  rule("STS-9.8", "a weak one attacks a vulnerable one: the plain number, and both lose a token", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], weak: 2 },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 2 }],
    })
    table.p1.play("ironclad-strike", "first-cultist")
    expect([enemyOf(table).hp, enemyOf(table).vulnerable, playerOf(table, 1).weak]).toEqual([8, 1, 1])
  })

  rule("STS-9.12", "scry looks no further than the draw pile goes, and not at all at an empty one", () => {
    const table = combat({
      p1: { items: ["golden-eye"], draw: ["ironclad-bash"], discard: ["ironclad-strike"] },
      enemies: ["first-cultist"],
    })
    table.p1.use("golden-eye").p1.canPickExactly("ironclad-bash").p1.pick("ironclad-bash")
    table.p1.has("draw").p1.has("discard", "ironclad-strike", "ironclad-bash")
  })

  rule("STS-7.3", "a card that draws as the last one is set aside while the pile is made anew", () => {
    const table = combat({
      p1: { hand: ["ironclad-shrug-it-off"], discard: ["ironclad-bash"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-shrug-it-off").p1.has("hand", "ironclad-bash").p1.has("draw")
    table.p1.has("discard", "ironclad-shrug-it-off")
  })

  rule(
    "STS-8.1",
    "a player's block goes at the start of the players' turn, an enemy's at the start of theirs",
    () => {
      const table = combat({
        p1: { block: 4 },
        enemies: ["s1-gremlin-wizard"],
        conditions: [{ block: 4 }],
      })
      expect(enemyOf(table).block).toBe(4)
      endTurn(table)
      expect([playerOf(table, 1).block, enemyOf(table).block]).toEqual([0, 0])
      const lost = table.events.findIndex(({ k }) => k === "loseBlock")
      expect(lost).toBeGreaterThan(table.events.findIndex(({ k }) => k === "enemyMoves"))
    },
  )
})
