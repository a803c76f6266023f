// Prepared: cards for as many.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("Prepared draws 1 and discards 1", () => {
  const table = combat({
    p1: { hand: ["silent-prepared", "silent-strike"], draw: ["silent-defend"], energy: 0 },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-prepared").p1.pick("silent-strike")
  table.p1.has("hand", "silent-defend").p1.has("discard", "silent-strike", "silent-prepared")
})

test("Prepared+ draws 2 and discards 2, with one trigger for both", () => {
  const table = combat({
    p1: {
      hand: ["silent-prepared+", "silent-strike"],
      draw: ["silent-defend", "silent-bane"],
      powers: ["silent-after-image"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-prepared+").p1.pick("silent-strike", "silent-bane").p1.has("hand", "silent-defend")
  expect(playerOf(table, 1)).toMatchObject({ discarded: 2, block: 1 })
})

test("Prepared+ discards what there is", () => {
  const table = combat({
    p1: { hand: ["silent-prepared+"], draw: ["silent-defend"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-prepared+").p1.has("hand").p1.has("discard", "silent-defend", "silent-prepared+")
})
