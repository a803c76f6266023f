// Dark Embrace: a card for each that is exhausted.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-dark-embrace", 1],
  ["ironclad-dark-embrace+", 2],
])("%s", (card, energy) => {
  const table = combat({
    p1: { hand: [card, "ironclad-flex"], draw: ["ironclad-strike", "ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.play("ironclad-flex").p1.has("hand", "ironclad-strike").p1.has("draw", "ironclad-bash")
})

test("its draws come after the card that exhausted", () => {
  const table = combat({
    p1: {
      hand: ["ironclad-burning-pact", "ironclad-defend"],
      draw: ["ironclad-strike", "ironclad-bash", "ironclad-anger", "ironclad-clash"],
      powers: ["ironclad-dark-embrace"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-burning-pact").p1.has("hand", "ironclad-strike", "ironclad-bash", "ironclad-anger")
})

test("what others exhaust draws nothing", () => {
  const table = combat({
    p1: { draw: ["ironclad-strike"], powers: ["ironclad-dark-embrace"] },
    p2: { hand: ["ironclad-flex"] },
    enemies: ["first-cultist"],
  })
  table.p2.play("ironclad-flex").p1.has("hand")
})
