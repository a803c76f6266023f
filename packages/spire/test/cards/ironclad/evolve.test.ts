// Evolve: a card for each daze and status that is drawn.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-evolve", 2],
  ["ironclad-evolve+", 3],
])("%s", (card, energy) => {
  const table = combat({
    p1: { hand: [card, "ironclad-shrug-it-off+"], draw: ["status-daze", "ironclad-strike", "ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.play("ironclad-shrug-it-off+").p1.has("hand", "status-daze", "ironclad-strike")
})

test.each(["status-burn", "status-slimed"])("also for %s, one after another", (status) => {
  const table = combat({
    p1: {
      hand: ["ironclad-shrug-it-off"],
      draw: [status, "status-daze", "ironclad-bash"],
      powers: ["ironclad-evolve"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-shrug-it-off").p1.has("hand", status, "status-daze", "ironclad-bash")
})

test("not for a curse", () => {
  const table = combat({
    p1: {
      hand: ["ironclad-shrug-it-off"],
      draw: ["curse-injury", "ironclad-bash"],
      powers: ["ironclad-evolve"],
    },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-shrug-it-off").p1.has("hand", "curse-injury")
})

test("in the draw at the start of a turn it comes on top", () => {
  const table = combat({
    p1: {
      draw: [
        "status-daze",
        "ironclad-strike",
        "ironclad-bash",
        "ironclad-anger",
        "ironclad-clash",
        "ironclad-defend",
      ],
      powers: ["ironclad-evolve"],
    },
    enemies: ["first-jaw-worm"],
    dice: [1],
  })
  table.p1.pick("done")
  expect(cardsIn(table, "p1.hand")).toHaveLength(6)
})
