// Defend: block, upgraded for any player.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test("Defend gives its player 1 block", () => {
  const table = defect({ hand: ["defect-defend"] })
  table.p1.play("defect-defend")
  expect(playerOf(table, 1)).toMatchObject({ block: 1, energy: 2 })
})

test("Defend+ gives 2 block to any player", () => {
  const table = defect({ hand: ["defect-defend+"] }, { p2: {} })
  table.p1.canPickExactly("play:defect-defend+>p1", "play:defect-defend+>p2", "done")
  table.p1.play("defect-defend+", "p2")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 2])
})
