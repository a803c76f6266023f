// Wing Boots: the party goes where it likes, three times.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { before, type ClimbTable } from "../../support/climb.ts"
import { countersOf } from "../../support/gains.ts"

/** On r1c1, from where one path leads, to r2c0; campfires wherever one comes. */
function below(way: Parameters<typeof before>[1]): ClimbTable {
  const table = before("campfire", { relicDeck: ["vajra"], ...way })
  table.game.arrange(table.state, (r) => {
    r.s.table.path = "r0c3/r1c1"
    r.s.table.spaces = `MM${"R".repeat(39)}`
  })
  return table
}
const to = (...spaces: string[]): string[] => spaces.map((space) => `go:campfire/${space}`)

describe("Wing Boots", () => {
  test("lead anywhere in the row above; a path costs no use of them", () => {
    const table = below({ p1: { items: ["wing-boots"], hp: 1 } })
    table.p1.canPickExactly(...to("r2c0", "r2c3", "r2c6")).p1.pick(...to("r2c0"))
    expect(countersOf(table, "wing-boots")).toBe(0)
    table.p1
      .rest()
      .p1.canPickExactly(...to("r3c0", "r3c2", "r3c4", "r3c6"))
      .p1.pick(...to("r3c6"))
    expect([table.state.table.path, countersOf(table, "wing-boots")]).toEqual(["r0c3/r1c1/r2c0/r3c6", 1])
  })

  test("three times, then they go under their deck", () => {
    const table = below({ p1: { items: ["wing-boots"], hp: 1 } })
    table.p1
      .pick(...to("r2c6"))
      .p1.rest()
      .p1.pick(...to("r3c0"))
      .p1.rest()
      .p1.pick(...to("r4c6"))
    table.p1.has("items")
    expect(cardsIn(table, "relicDeck")).toEqual(["wing-boots", "vajra"])
    table.p1.rest()
    expect(table.p1.options.every(({ key }) => key.startsWith("go:campfire/r5"))).toBe(true)
    expect(table.p1.why("go:campfire/r5c1")).toMatchObject({ key: "no-path" })
  })

  test("friends come along when their owner wants to go there", () => {
    const table = below({ p1: {}, p2: { items: ["wing-boots"], hp: 1 }, p3: {} })
    table.p1
      .cannotPick(...to("r2c3"))
      .p2.pick(...to("r2c3"))
      .p1.pick(...to("r2c3"))
      .p3.pick(...to("r2c0"))
    expect(table.state.table.path).toBe("r0c3/r1c1/r2c3")
    expect(table.told("flies")).toMatchObject([{ who: 1 }])
  })

  test("where their owner does not want to go any more nobody can follow", () => {
    const table = below({ p1: {}, p2: { items: ["wing-boots"], hp: 1 }, p3: {} })
    table.p2
      .pick(...to("r2c3"))
      .p1.pick(...to("r2c3"))
      .p2.at("map", ...to("r2c0"))
      .p3.pick(...to("r2c0"))
    expect(table.state.table.path).toBe("r0c3/r1c1/r2c0")
    expect(table.told("flies")).toEqual([])
  })
})
