// Shadow: what others lose by dying is chosen and gained by its player.

import { expect, test } from "vitest"
import { cents, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const position = {
  p1: { hand: ["xiii-death"], board: ["shadow"], cents: 0 },
  p2: { hand: ["a-dime", "bomb"], board: ["meat", "dinner"], cents: 3 },
  p3: { board: ["breakfast"], cents: 1 },
}
const killed = (who: "p1" | "p2" | "p3"): Play =>
  fourSoulsTable(position).p1.play("xiii-death", who).allPass()

test("its player chooses the item, and gets the loot card and the cent", () => {
  const table = killed("p2")
  table.p2.isNotAsked().p1.isAsked("penalty-item").p1.canPickExactly("meat", "dinner").p1.pick("dinner")
  table.p2.isAsked("penalty-loot").p2.pick("bomb").allPass()
  expect([cardsIn(table, "p2.board"), cardsIn(table, "treasureDiscard")]).toEqual([
    ["isaac", "meat"],
    ["dinner"],
  ])
  expect([cardsIn(table, "p1.hand"), cents(table), cardsIn(table, "lootDiscard")]).toEqual([
    ["bomb"],
    [1, 2, 1],
    ["xiii-death"],
  ])
})

test("which card it was is seen by those two alone", () => {
  const table = killed("p2").p1.pick("dinner").p2.pick("bomb").allPass()
  table.p2.sees("p1.hand", "bomb").p3.sees("p1.hand", "?").p3.sees("p2.hand", "?")
})

test("who has nothing gives nothing", () => {
  const table = killed("p3")
  expect([cardsIn(table, "p1.hand"), cents(table), cardsIn(table, "p3.board")]).toEqual([
    [],
    [1, 3, 0],
    ["isaac"],
  ])
})

test("its own player's death is a death like any other", () => {
  const table = killed("p1")
  expect([cardsIn(table, "treasureDiscard"), cents(table)]).toEqual([["shadow"], [0, 3, 1]])
})

test("of two of them, the one that has its say last has it", () => {
  const table = fourSoulsTable({ ...position, p3: { board: ["shadow"], cents: 0 } })
  table.p1.play("xiii-death", "p2").allPass().p2.isAsked("replace")
  table.p2.pick(table.options(2)[0].key)
  const [chooser] = table.open.map(({ seat }) => seat + 1)
  table.by(chooser).pick("meat").p2.pick("bomb").allPass()
  expect([cents(table)[chooser - 1], cardsIn(table, `p${chooser}.hand`)]).toEqual([1, ["bomb"]])
})
