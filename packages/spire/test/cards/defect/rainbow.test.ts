// Rainbow: one orb of each kind.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-rainbow", "exhaust"],
  ["defect-rainbow+", "discard"],
])("%s channels one of each, and goes to the %s pile", (card, pile) => {
  const table = defect({ hand: [card] })
  table.p1.play(card).p1.has(pile, card)
  expect([held(table), playerOf(table, 1).energy]).toEqual([{ lightning: 1, frost: 1, dark: 1 }, 1])
  expect(table.told("channel").map(({ orb }) => orb)).toEqual(["lightning", "frost", "dark"])
})
