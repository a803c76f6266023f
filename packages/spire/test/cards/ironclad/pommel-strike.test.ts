// Pommel Strike: a hit and cards.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-pommel-strike", ["ironclad-bash"]],
  ["ironclad-pommel-strike+", ["ironclad-bash", "ironclad-defend"]],
])("%s draws from the top", (card, drawn) => {
  const table = combat({
    p1: { hand: [card], draw: ["ironclad-bash", "ironclad-defend", "ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card, "first-cultist").p1.has("hand", ...drawn)
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([7, 2])
})

rule("STS-7.3", "a new draw pile is made without the card being played", () => {
  const table = combat({
    p1: { hand: ["ironclad-pommel-strike+"], draw: ["ironclad-bash"], discard: ["ironclad-defend"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .play("ironclad-pommel-strike+", "first-cultist")
    .p1.has("hand", "ironclad-bash", "ironclad-defend")
    .p1.has("draw")
    .p1.has("discard", "ironclad-pommel-strike+")
})

test("with nothing to draw it is a hit", () => {
  const table = combat({ p1: { hand: ["ironclad-pommel-strike"] }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-pommel-strike", "first-cultist").p1.has("hand")
  expect(enemyOf(table).hp).toBe(7)
})
