// Skill Potion: the next skill twice.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { combat, enemyOf, playerOf, refsIn } from "../../support/table.ts"

test("the next skill, not the next attack", () => {
  const table = combat({
    p1: { items: ["skill-potion"], hand: ["ironclad-defend", "ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .use("skill-potion")
    .p1.has("items")
    .p1.play("ironclad-strike", "first-cultist")
    .p1.play("ironclad-defend")
  expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([2, 8])
})

rule("STS-12.5", "two of them: two skills are played twice, none three times", () => {
  const table = combat({
    p1: {
      items: ["skill-potion", "skill-potion"],
      hand: ["ironclad-defend", "ironclad-defend", "ironclad-defend"],
    },
    enemies: ["first-cultist"],
  })
  for (const potion of refsIn(table, "p1.items")) table.p1.use(potion)
  const blocks = refsIn(table, "p1.hand").map((card) => playerOf(table.p1.play(card), 1).block)
  expect(blocks).toEqual([2, 4, 5])
})
