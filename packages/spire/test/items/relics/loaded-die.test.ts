// Loaded Die: for those who climb alone.

import { spire } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

test.each([
  [4, 1],
  [5, 1],
  [3, 0],
])("on a %i: %i block", (face, block) => {
  expect(playerOf(onDie(face, { p1: { items: ["loaded-die"] } }), 1).block).toBe(block)
})

rule("STS-3.11", "on a 6 it sets off its own ability, or another relic's die ability", () => {
  const own = onDie(6, { p1: { items: ["loaded-die", "sundial"] } })
  own.p1.canPickExactly("loaded-die", "sundial").p1.pick("loaded-die")
  expect(playerOf(own, 1)).toMatchObject({ block: 1, energy: 3 })
  const other = onDie(6, { p1: { items: ["loaded-die", "sundial"] } })
  other.p1.pick("sundial")
  expect(playerOf(other, 1)).toMatchObject({ block: 0, energy: 5 })
})

test("beside another relic that sets off any, neither goes through the other for ever", () => {
  const table = onDie(6, { p1: { items: ["loaded-die", "dollys-mirror"] } })
  expect(playerOf(table, 1).block).toBe(1)
})

rule("STS-2.9", "who plays alone begins with it, nobody else", () => {
  expect(
    cardsIn({ game: spire, state: spire.create({ room: "first-encounter" }, 1, "alone") }, "p1.items"),
  ).toEqual(["loaded-die"])
  expect(
    cardsIn({ game: spire, state: spire.create({ room: "first-encounter" }, 2, "two") }, "p1.items"),
  ).toEqual([])
})
