// The end of a combat: whose reward is whose, and where enemies go (STS-8.9, STS-8.11).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardsIn, combat, playerOf, refsIn } from "../support/table.ts"

type TestTable = ReturnType<typeof combat>

/** Who gets whose reward: the enemies by their cards, as they fell. */
function rewards(table: TestTable): (readonly [seat: number, from: string])[] {
  const fallen = new Map<unknown, unknown>()
  for (const { obj, card } of table.told("move")) fallen.set(obj, card)
  return table.told("reward").map(({ who, from }) => [(who as number) + 1, String(fallen.get(from))] as const)
}

describe("rewards", () => {
  const two = (room: string, ...enemies: string[]): TestTable =>
    combat({
      p1: { hand: ["silent-dash", "silent-strike"], hp: 9 },
      p2: { hand: ["ironclad-strike"], hp: 9 },
      enemies,
      conditions: [
        { row: 0, hp: 1 },
        { row: 1, hp: 1 },
      ],
      options: { room },
    })

  rule("STS-8.9", "of an encounter are those of the row that one is in", () => {
    const table = two("encounter", "a1-jaw-worm", "a1-looter")
    table.p1.play("silent-strike", "a1-looter").p2.play("ironclad-strike", "a1-jaw-worm")
    expect(rewards(table)).toEqual([
      [1, "a1-jaw-worm"],
      [2, "a1-looter"],
    ])
  })

  rule("STS-8.9", "of an encounter are those of the row that one ends in", () => {
    const table = two("encounter", "a1-jaw-worm", "a1-looter")
    table.p1.play("silent-dash", "a1-looter").p1.yes()
    expect([playerOf(table, 1).row, playerOf(table, 2).row]).toEqual([1, 0])
    table.p2.play("ironclad-strike", "a1-jaw-worm")
    expect(rewards(table)).toEqual([
      [1, "a1-looter"],
      [2, "a1-jaw-worm"],
    ])
  })

  rule("STS-8.9", "of an elite or a boss are everybody's", () => {
    for (const [room, enemy] of [
      ["elite", "e1-gremlin-nob"],
      ["boss", "b1-hexaghost"],
    ]) {
      const table = two(room, enemy)
      table.p2.play("ironclad-strike", enemy)
      expect(rewards(table)).toEqual([
        [1, enemy],
        [2, enemy],
      ])
    }
  })

  rule("STS-8.9", "are told after what happens at the end of combat", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], hp: 5, board: ["character-ironclad"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("ironclad-strike", "first-cultist")
    const steps = table.events.map(({ k }) => k)
    expect(steps.indexOf("heal")).toBeGreaterThan(steps.indexOf("combatEnds"))
    expect(steps.indexOf("reward")).toBeGreaterThan(steps.indexOf("heal"))
  })
})

describe("enemies", () => {
  rule("STS-8.11", "go under their deck, and summons back among theirs", () => {
    const table = combat({
      p1: { hand: ["ironclad-immolate"], energy: 3 },
      enemies: ["a1-small-slime", "s1-acid-slime-1"],
      conditions: [{ hp: 1 }, { hp: 1 }],
      encounterDeck: ["a1-looter", "a1-fungi-beast"],
      summons: ["s1-fat-gremlin"],
      options: { room: "encounter" },
    })
    table.p1.play("ironclad-immolate", "p1")
    // Bottom first.
    expect(cardsIn(table, "encounterDeck")).toEqual(["a1-small-slime", "a1-fungi-beast", "a1-looter"])
    expect(cardsIn(table, "summons").toSorted()).toEqual(["s1-acid-slime-1", "s1-fat-gremlin"])
    expect([...refsIn(table, "enemies"), ...refsIn(table, "leftCombat")]).toEqual([])
  })

  rule("STS-8.11", "elites and bosses too", () => {
    for (const [room, deck, enemy, under] of [
      ["elite", "eliteDeck", "e1-gremlin-nob", "e1-lagavulin"],
      ["boss", "bossDeck", "b1-hexaghost", "b1-guardian"],
    ] as const) {
      const table = combat({
        p1: { hand: ["ironclad-strike"] },
        enemies: [enemy],
        conditions: [{ hp: 1 }],
        [deck]: [under],
        options: { room },
      })
      table.p1.play("ironclad-strike", enemy)
      expect(cardsIn(table, deck)).toEqual([enemy, under])
    }
  })
})
