// Corruption: skills cost nothing, and are exhausted.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-corruption", 0],
  ["ironclad-corruption+", 1],
])("%s", (card, energy) => {
  const table = combat({
    p1: { hand: [card, "ironclad-flame-barrier"] },
    enemies: ["first-jaw-worm"],
    die: 1,
  })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.play("ironclad-flame-barrier").p1.has("exhaust", "ironclad-flame-barrier")
  expect(playerOf(table, 1)).toMatchObject({ block: 3, energy })
})

test("attacks and powers are as they were", () => {
  const table = combat({
    p1: { hand: ["ironclad-strike", "ironclad-inflame"], powers: ["ironclad-corruption"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("ironclad-strike", "first-cultist").p1.play("ironclad-inflame")
  table.p1
    .has("discard", "ironclad-strike")
    .p1.has("powers", "ironclad-corruption", "ironclad-inflame")
    .p1.has("exhaust")
  expect(playerOf(table, 1).energy).toBe(0)
})

test("what others play is not touched", () => {
  const table = combat({
    p1: { powers: ["ironclad-corruption"] },
    p2: { hand: ["ironclad-defend"] },
    enemies: ["first-cultist"],
  })
  table.p2.play("ironclad-defend").p2.has("discard", "ironclad-defend")
  expect(playerOf(table, 2).energy).toBe(2)
})

test("a skill that is discarded is not exhausted", () => {
  const table = combat({
    p1: {
      hand: ["ironclad-defend"],
      powers: ["ironclad-corruption"],
      draw: Array.from({ length: 5 }, () => "ironclad-strike"),
    },
    enemies: ["first-jaw-worm"],
    dice: [1],
  })
  table.p1.pick("done").p1.has("discard", "ironclad-defend").p1.has("exhaust")
})
