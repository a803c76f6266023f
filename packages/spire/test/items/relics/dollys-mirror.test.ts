// Dolly's Mirror: another relic's die ability, on a 1.

import { describe, expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

describe("Dolly's Mirror", () => {
  test("any die ability, as if the die showed its face; whose relic it is gains the effect", () => {
    const table = onDie(1, {
      p1: { items: ["dollys-mirror", "duality"] },
      p2: { items: ["captains-wheel", "anchor"] },
    })
    table.p1.canPickExactly("duality", "duality.2", "captains-wheel").p1.pick("captains-wheel")
    expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 3])
  })

  test("whoever gains it chooses its target", () => {
    const table = onDie(1, {
      p1: { items: ["dollys-mirror"] },
      p2: { items: ["stone-calendar"] },
      enemies: ["first-cultist", "first-jaw-worm"],
    })
    table.p2.pick("first-cultist")
    expect(enemyOf(table, 1).hp).toBe(5)
  })

  test("through Nilry's Codex to what a 2 brings", () => {
    const table = onDie(1, { p1: { items: ["dollys-mirror", "nilrys-codex", "sundial"] } })
    table.p1.canPickExactly("nilrys-codex", "nilrys-codex.2", "sundial").p1.pick("nilrys-codex.2")
    table.p1.canPickExactly("nilrys-codex", "sundial").p1.pick("sundial")
    expect(playerOf(table, 1).energy).toBe(5)
  })

  test("with no other die ability about, nothing happens; on another face neither", () => {
    onDie(1, { p1: { items: ["dollys-mirror", "anchor"] } }).p1.isAsked("play")
    onDie(2, { p1: { items: ["dollys-mirror", "captains-wheel"] } }).p1.isAsked("play")
  })
})
