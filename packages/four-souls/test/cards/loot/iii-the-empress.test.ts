// III. The Empress: stronger and luckier till end of turn.

import { expect, test } from "vitest"
import { die, person } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("+1 attack, and +1 to each roll as it resolves", () => {
  const table = fourSoulsTable({ p1: { hand: ["iii-the-empress"] }, monsters: ["gurdy"], dice: [3, 6, 6] })
  table.p1.play("iii-the-empress", "p1").allPass()
  expect([person(table, 1).attack, person(table, 2).attack]).toEqual([2, 1])
  attack(table, "gurdy").allPass()
  expect(table.told("rolls").map(({ value }) => value)).toEqual([4, 6, 6])
  expect(table.told("damage").map(({ amount }) => amount)).toEqual([2, 2, 2])
})

test("for any player, on rolls that are no attacks too, and only theirs", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { hand: ["iii-the-empress"], board: ["test-die"] },
    p2: { board: ["test-die"] },
    dice: [3, 3],
  })
  table.p1.play("iii-the-empress", "p2").allPass()
  const [mine] = table.options(1).filter(({ key }) => key.startsWith("activate:test-die"))
  table.p1.pick(mine.key).allPass().p1.pass().p2.activate("test-die").allPass()
  expect(table.told("rolls").map(({ who, value }) => [who, value])).toEqual([
    [0, 3],
    [1, 4],
  ])
})

test("it is gone with the turn", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { hand: ["iii-the-empress"], board: ["test-die"] },
    dice: [3],
  })
  table.p1.play("iii-the-empress", "p1").allPass().p1.end().allPass()
  expect(person(table, 1).attack).toBe(1)
  table.p2.pass().p1.activate("test-die").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 3 }])
})
