// Buffer: prevents a loss of HP.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

test("Buffer prevents the next loss, and is exhausted", () => {
  const table = defect({
    powers: ["defect-buffer"],
    hand: ["ironclad-offering", "ironclad-offering+"],
    hp: 5,
  })
  table.p1.play("ironclad-offering").p1.has("powers")
  expect(cardsIn(table, "p1.exhaust")).toContain("defect-buffer")
  expect(playerOf(table, 1)).toMatchObject({ hp: 5, lostInCombat: 0 })
  table.p1.play("ironclad-offering+")
  expect(playerOf(table, 1).hp).toBe(4)
})

test("Buffer+ does so twice", () => {
  const table = defect({
    hand: ["ironclad-offering", "ironclad-offering+", "ironclad-rupture+"],
    powers: ["defect-buffer+"],
    hp: 5,
  })
  table.p1.play("ironclad-offering").p1.has("powers", "defect-buffer+").p1.play("ironclad-offering+")
  expect([playerOf(table, 1).hp, cardsIn(table, "p1.powers")]).toEqual([5, []])
  expect(cardsIn(table, "p1.exhaust")).toContain("defect-buffer+")
  table.p1.play("ironclad-rupture+")
  expect(playerOf(table, 1).hp).toBe(4)
})

test.each(["defect-buffer", "defect-buffer+"])("%s costs 2", (card) => {
  const table = defect({ hand: [card] })
  table.p1.play(card).p1.has("powers", card)
  expect(playerOf(table, 1).energy).toBe(1)
})

test("what block stops needs no buffer, and nobody else's loss", () => {
  const table = defect(
    { powers: ["defect-buffer"], block: 20 },
    { p2: { hand: ["ironclad-offering"], hp: 5 }, dice: [1] },
  )
  table.p2.play("ironclad-offering").p1.pick("done").p2.pick("done")
  table.p1.has("powers", "defect-buffer")
  expect(playerOf(table, 2).hp).toBe(4)
})
