// No!: cancels an activated ability of an item.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("a tap ability of an item is cancelled, and its cost stays paid", () => {
  const table = fourSoulsTable({ p1: { board: ["mr-boom"] }, p2: { board: ["no"] }, monsters: ["clotty"] })
  table.p1.activate("mr-boom", "clotty").p1.pass().p2.activate("no", "item").allPass()
  expect(table.told("damage")).toEqual([])
  table.p1.cannotPick("activate:mr-boom>clotty")
})

test("a paid one as well", () => {
  const table = fourSoulsTable({
    p1: { board: ["portable-slot-machine"], cents: 3 },
    p2: { board: ["no"] },
  })
  table.p1.activate("portable-slot-machine").p1.pass().p2.activate("no", "item").allPass()
  expect([cents(table)[0], table.told("dice")]).toEqual([0, []])
})

test("not a character's, not a loot card, not what an item does by itself", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-dime"], board: ["test-die"] },
    p2: { board: ["no", "the-relic"] },
    cards: [die],
    dice: [1],
  })
  table.p1.activate("isaac").p1.pass().p2.cannotPick("activate:no>item").allPass()
  table.p1.play("a-dime").p1.pass().p2.cannotPick("activate:no>a-dime").allPass()
  table.p1.activate("test-die")
  while (table.told("rolls").length === 0) table.by(table.open[0].seat + 1).pass()
  // The relic's loot waits on the stack.
  expect(table.told("stacked").at(-1)).toMatchObject({ act: "trigger" })
  table.allPass()
})

test("another No! can be cancelled, and then the first thing happens", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"], hand: ["butter-bean"] },
    p2: { board: ["no"] },
    monsters: ["fly"],
  })
  table.p1.activate("mr-boom", "fly").p1.pass().p2.activate("no", "item").p2.pass()
  const [, denial] = table.options(1).filter(({ key }) => key.startsWith("play:butter-bean"))
  table.p1.pick(denial.key).allPass()
  expect(table.told("damage")).toHaveLength(1)
})
