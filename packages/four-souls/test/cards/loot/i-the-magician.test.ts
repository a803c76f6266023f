// I. The Magician: a roll becomes the number that its player says.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("any number from 1 to 6, said as the card resolves, about anybody's roll", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { hand: ["i-the-magician"], plays: 1 },
    dice: [2],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.pass().p2.play("i-the-magician", "item").allPass()
  table.p2.isAsked("result").p2.canPickExactly("1", "2", "3", "4", "5", "6").p2.pick("6").allPass()
  expect(table.told("rolls")).toMatchObject([{ who: 0, value: 6 }])
})

test("what lasts is added to the number that was said", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"], hand: ["iii-the-empress", "i-the-magician"], plays: 1 },
    dice: [2],
  })
  table.p1.play("iii-the-empress", "p1").allPass()
  table.p1.activate("test-die").p1.pass().p2.pass().p1.play("i-the-magician", "item").allPass()
  table.p1.pick("4").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 5 }])
})

test("needs a roll", () => {
  fourSoulsTable({ p1: { hand: ["i-the-magician"] } }).p1.cannot("play:i-the-magician", "no-target")
})

test("has nothing to say about the roll of an attack that is over", () => {
  const table = fourSoulsTable({
    p1: { hand: ["i-the-magician"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
    dice: [4],
  })
  attack(table, "fly").p1.play("i-the-magician", "item").p1.pass().p2.play("bomb", "fly").allPass()
  expect([table.told("fizzle").length, table.told("changeRoll")]).toEqual([1, []])
})
