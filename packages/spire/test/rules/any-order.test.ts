// The start and the end of a turn: what happens then is one set of things, everybody's together, in any order the players
// choose (STS-7.5, STS-7.12); nobody is asked where no order can make a difference.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { next } from "../support/answers.ts"
import { combat, enemyOf, playerOf, type Position } from "../support/table.ts"
import { atFirst, endTurn } from "../support/rounds.ts"

type TestTable = ReturnType<typeof combat>

const calm: Position = { enemies: ["s1-gremlin-wizard"], dice: [1] }
const ending = (position: Position): TestTable => endTurn(combat({ ...calm, ...position }))
const keys = (table: TestTable, seat = 1): string[] => table.options(seat).map(({ key }) => key)
const outcome = (table: TestTable): string | undefined => table.game.outcome(table.state)?.how

describe("Burn at 1 HP against poison that kills the last enemy", () => {
  const race = (): TestTable =>
    ending({ p1: { hp: 1, hand: ["status-burn"] }, conditions: [{ hp: 2, poison: 2 }], dice: [] })

  rule("STS-7.12", "poison first: the combat is won, and nothing burns", () => {
    const table = next(race(), "gremlin-wizard")
    expect([outcome(table), playerOf(table, 1).hp]).toEqual(["victory", 1])
  })

  rule("STS-7.12", "the burn first: the party is dead", () => {
    expect(outcome(next(race(), "burn"))).toBe("defeat")
  })

  rule("STS-7.12", "the usual order has poison first", () => {
    expect(outcome(race().p1.pick("usual"))).toBe("victory")
  })
})

describe("Daze, Burn and Feel No Pain", () => {
  const held = (): TestTable =>
    ending({ p1: { hp: 9, hand: ["status-daze", "status-burn"], powers: ["ironclad-feel-no-pain"] } })

  rule(["STS-7.12", "STS-9.10"], "Daze first: its block stops the damage", () => {
    expect(playerOf(next(held(), "daze"), 1).hp).toBe(9)
  })

  rule(["STS-7.12", "STS-9.10"], "Burn first: the block comes too late", () => {
    expect(playerOf(next(held(), "burn"), 1).hp).toBe(8)
  })

  rule("STS-7.12", "without Feel No Pain nobody is asked", () => {
    const table = ending({ p1: { hp: 9, hand: ["status-daze", "status-burn"] } })
    expect(playerOf(table.p1.isAsked("play"), 1).hp).toBe(8)
  })
})

describe("things of several players", () => {
  const both = (): TestTable =>
    ending({
      p1: { hp: 1, hand: ["status-burn"] },
      p2: { hp: 1, hand: ["status-burn"], powers: ["ironclad-metallicize"] },
      conditions: [{ hp: 2, poison: 2 }],
      dice: [],
    })

  rule("STS-7.12", "either may be first, and may wait for the other", () => {
    const table = both()
    table.p1.isAsked("next").p2.isAsked("next")
    expect(keys(table, 1).map((key) => key.replace(/#\d+.*/, ""))).toEqual([
      "next:status-burn",
      "next:s1-gremlin-wizard",
      "usual",
    ])
    next(table, "metallicize", 2)
    next(table, "burn", 2)
    expect(playerOf(table, 2)).toMatchObject({ hp: 1, block: 0 })
    next(table, "gremlin-wizard", 1)
    expect([outcome(table), playerOf(table, 1).hp]).toEqual(["victory", 1])
  })

  rule("STS-7.12", "who leaves it at the usual order may think again, as long as the others choose", () => {
    const table = both()
    table.p1.pick("usual").p1.at("unusual", "unusual")
    expect(outcome(next(table, "burn", 1))).toBe("defeat")
  })

  rule("STS-7.12", "when all leave it at that, the rest happens in the usual order", () => {
    const table = both()
    table.p1.pick("usual").p2.pick("usual")
    expect([outcome(table), playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual(["victory", 1, 1])
  })

  rule("STS-7.5", "at the start of a turn too: somebody waits for the cards that somebody else draws", () => {
    const table = atFirst({
      enemies: ["s1-gremlin-wizard", "s1-gremlin-wizard"],
      p1: { powers: ["silent-noxious-fumes"] },
      p2: { items: ["bag-of-preparation"], draw: ["silent-strike", "silent-defend"] },
      dice: [1],
    })
    table.p1.isAsked("next").p2.isAsked("next")
    next(table, "bag", 2).p2.has("hand", "silent-strike", "silent-defend").p1.isAsked("target")
    table.p1.pick(keys(table, 1)[1])
    expect(enemyOf(table, 2).poison).toBe(1)
  })
})

describe("nobody is asked where every order ends alike", () => {
  const unasked = (name: string, position: Position, more?: (table: TestTable) => void): void => {
    rule(["STS-7.12", "STS-7.10"], name, () => {
      const table = ending(position)
      table.p1.isAsked("play")
      more?.(table)
    })
  }

  unasked(
    "for two enemies with poison",
    {
      enemies: ["s1-gremlin-wizard", "s1-gremlin-wizard"],
      conditions: [
        { hp: 9, poison: 2 },
        { hp: 9, poison: 3 },
      ],
    },
    (table) => expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([7, 6]),
  )
  unasked(
    "for poison that kills one of two, and block",
    {
      enemies: ["s1-gremlin-wizard", "s1-gremlin-wizard"],
      conditions: [
        { hp: 1, poison: 2 },
        { hp: 9, poison: 3 },
      ],
      p1: { powers: ["ironclad-metallicize"] },
    },
    (table) => expect(enemyOf(table, 1).hp).toBe(6),
  )
  unasked("for poison and Burn, while nobody dies of either", {
    conditions: [{ hp: 9, poison: 2 }],
    p1: { hp: 9, hand: ["status-burn"] },
  })
  unasked("for block of two kinds", { p1: { powers: ["ironclad-metallicize"], items: ["frozen-core"] } })
  unasked("for Daze and whatever does not watch it", {
    p1: { hand: ["status-daze", "curse-doubt"], powers: ["ironclad-metallicize"] },
  })

  rule("STS-7.12", "for Strength that wanes, and block", () => {
    const table = combat({ ...calm, p1: { hand: ["ironclad-flex"], powers: ["ironclad-metallicize"] } })
    endTurn(table.p1.play("ironclad-flex")).p1.isAsked("play")
    expect(playerOf(table, 1).strength).toBe(0)
  })

  rule("STS-7.12", "for a Daze when poison ends the combat: nothing of it is left then", () => {
    const table = ending({ conditions: [{ hp: 2, poison: 2 }], p1: { hand: ["status-daze"] }, dice: [] })
    expect(outcome(table)).toBe("victory")
  })
})

describe("somebody is asked", () => {
  const asked = (name: string, position: Position): void => {
    rule("STS-7.12", name, () => {
      const table = ending({ ...position, dice: [] })
      table.p1.isAsked("next").leaves("p1", "next")
    })
  }

  asked("for block and Burn", { p1: { hp: 9, hand: ["status-burn"], powers: ["ironclad-metallicize"] } })
  asked("for block that depends on having none, and block", {
    p1: { powers: ["ironclad-metallicize"], items: ["orichalcum"] },
  })
  asked("for block that depends on having none, and two that take it", {
    p1: { hp: 9, block: 2, hand: ["status-burn", "curse-shame"], items: ["orichalcum"] },
  })
  asked("for a small hand that hurts, and a Daze in it", {
    p1: { hp: 9, hand: ["curse-pain", "status-daze", "ironclad-strike"] },
  })
  asked("for cards drawn for exhausted ones, and a small hand that hurts", {
    p1: {
      hp: 9,
      hand: ["curse-pain", "status-daze"],
      draw: ["ironclad-strike"],
      powers: ["ironclad-dark-embrace"],
    },
  })
  asked("for poison that may end the combat, and Burn", {
    conditions: [{ hp: 2, poison: 2 }],
    p1: { hp: 9, hand: ["status-burn"] },
  })
  asked("for block that hurts enemies, and poison that kills one of them", {
    enemies: ["s1-gremlin-wizard", "s1-gremlin-wizard"],
    conditions: [{ hp: 2, poison: 2 }, {}],
    p1: { powers: ["ironclad-metallicize", "ironclad-juggernaut"] },
  })
})

test("of things that are all alike one is offered", () => {
  const table = ending({
    p1: { hp: 9, hand: ["status-burn", "status-burn"], powers: ["ironclad-metallicize"] },
  })
  expect(keys(table)).toHaveLength(3)
  table.p1.pick("usual")
  expect(playerOf(table, 1)).toMatchObject({ hp: 8 })
})

rule("STS-8.8", "what was still to happen in a combat that is over does not happen", () => {
  const table = ending({
    p1: { hp: 1, hand: ["status-burn"], powers: ["ironclad-metallicize"] },
    conditions: [{ hp: 1, poison: 1 }],
    dice: [],
  })
  next(table, "gremlin-wizard")
  expect([table.told("damage"), outcome(table)]).toEqual([[], "victory"])
})
