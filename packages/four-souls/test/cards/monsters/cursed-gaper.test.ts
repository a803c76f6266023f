// Cursed Gaper: every 4 makes all monsters stronger.

import { expect, test } from "vitest"
import { beast, die, hush, hushTop } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const cards = [die, hush]

test("each monster has +1 attack till end of turn for every 4 of anybody's", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["test-die"] },
    monsters: ["cursed-gaper", "red-host"],
    cards,
    dice: [4, 3, 4],
  })
  const attacks = (): number[] => [beast(table, 1).attack, beast(table, 2).attack]
  table.p1.activate("test-die").allPass()
  expect(attacks()).toEqual([2, 3])
  table.p1.activate("test-die").allPass()
  expect(attacks()).toEqual([2, 3])
  table.p1.pass().p2.activate("test-die").allPass()
  expect(attacks()).toEqual([3, 4])
  table.p1.end().allPass()
  expect(attacks()).toEqual([1, 2])
})

test("a 4 that hits it is one too, though it is dead by then", () => {
  const table = fourSoulsTable({
    p1: {},
    monsters: ["cursed-gaper", "red-host"],
    wounds: [1],
    dice: [4],
  })
  attack(table, "cursed-gaper").allPass()
  expect([beast(table, 2).attack, table.told("gainCents")]).toMatchObject([3, [{ amount: 3 }]])
})

test("monsters that come later are as they are", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"], hand: ["gold-bomb"] },
    monsters: ["cursed-gaper", "red-host"],
    monsterDeck: ["fly", "dip"],
    cards,
    dice: [4],
  })
  table.p1.activate("test-die").allPass().p1.play("gold-bomb", "red-host").allPass()
  expect(beast(table, 2).attack).toBe(1)
})

test("cancelled, nothing grows", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die", "test-hush"] },
    monsters: ["cursed-gaper"],
    cards,
    dice: [4],
  })
  table.p1.activate("test-die")
  while (table.told("rolls").length === 0) table.by(table.open[0].seat + 1).pass()
  // Above it waits what the die is for.
  hushTop(round(hushTop(table, 1)), 1).allPass()
  expect(beast(table).attack).toBe(1)
})
