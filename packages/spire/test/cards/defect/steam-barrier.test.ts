// Steam Barrier: more block on top of what costs 0.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-steam-barrier", 1],
  ["defect-steam-barrier+", 2],
])("%s gives %i block, 1 more if the top of the discard pile costs 0", (card, block) => {
  for (const [discard, more] of [
    [[], 0],
    [["defect-claw", "defect-skim"], 0],
    [["defect-skim", "defect-claw"], 1],
  ] as const) {
    const table = defect({ hand: [card], energy: 0, discard })
    table.p1.play(card)
    expect(playerOf(table, 1).block).toBe(block + more)
  }
})

test("what it gives more is no Block of its own: what adds to each Block adds to it once", () => {
  const table = defect({
    hand: ["defect-steam-barrier"],
    powers: ["silent-footwork", "ironclad-juggernaut"],
    energy: 0,
    discard: ["defect-claw"],
  })
  table.p1.play("defect-steam-barrier")
  expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([3, 8])
})
