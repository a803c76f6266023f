// Holy Keeper Head: cents for every 4, and its reward is rolled.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("whoever rolls a 4 gains 2¢", () => {
  const table = fourSoulsTable({
    p1: { cents: 0 },
    p2: { board: ["test-die"], cents: 0 },
    monsters: ["holy-keeper-head"],
    cards: [die],
    dice: [4, 3, 4, 6, 4],
  })
  expect(cents(table.p1.pass().p2.activate("test-die").allPass())).toEqual([0, 2])
  expect(cents(table.p1.pass().p2.activate("test-die").allPass())).toEqual([0, 2])
  // A hit with a 4, another with a 6, and the 4 of the reward, which comes after its death.
  expect(cents(attack(table, "holy-keeper-head").allPass())).toEqual([2 + 4, 2])
})
