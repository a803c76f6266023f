// Reinforced Body: as much block as there is energy.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  [1, 2],
  [3, 4],
])("with X = %i it gives %i block", (x, block) => {
  const table = defect({ hand: ["defect-reinforced-body"] })
  table.p1.play("defect-reinforced-body")
  expect(table.p1.asked).toMatchObject({ kind: "number", min: 1, max: 3 })
  table.p1.pick(String(x))
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 3 - x })
})

test("X can't be 0: without energy it cannot be played", () => {
  const table = defect({ hand: ["defect-reinforced-body"], energy: 0 })
  table.p1.cannot("play:defect-reinforced-body", "cannot-pay")
})

test("upgraded it gives X block twice, and X may be 0", () => {
  const table = defect({ hand: ["defect-reinforced-body+"], powers: ["silent-footwork"] })
  table.p1.play("defect-reinforced-body+").p1.pick("2")
  expect(playerOf(table, 1)).toMatchObject({ block: 6, energy: 1 })
  const none = defect({ hand: ["defect-reinforced-body+"], energy: 0 })
  none.p1.play("defect-reinforced-body+")
  expect(playerOf(none, 1).block).toBe(0)
})

test("Reinforced Body gives its own player block, nobody else", () => {
  for (const card of ["defect-reinforced-body", "defect-reinforced-body+"]) {
    const table = defect({ hand: [card], energy: 1 }, { p2: {} })
    table.p1.canPickExactly(`play:${card}`, "done")
  }
})

rule(["STS-9.13", "STS-11.7"], "played for nothing X would be 0, so it is discarded instead", () => {
  const table = defect({ hand: ["ironclad-havoc"], draw: ["defect-reinforced-body"] })
  table.p1.play("ironclad-havoc").p1.has("discard", "defect-reinforced-body", "ironclad-havoc")
  expect(playerOf(table, 1).block).toBe(0)
})
