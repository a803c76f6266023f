// Golden Trinket: has the abilities of gilded items.

import { expect, test } from "vitest"
import { hammer, person } from "../../support/cards.ts"
import { fourSoulsTable, refsIn } from "../../support/table.ts"

const options = { sets: ["base", "requiem"] }
const hand = ["golden-trinket"]

test("a gold counter goes on another item as it enters, and it has what that item has", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand, board: ["dinner", "meat", "the-d6"] },
    p2: { board: ["breakfast"] },
  })
  table.p1
    .play("golden-trinket")
    .allPass()
    .p1.isAsked("target")
    .p1.canPickExactly("dinner", "meat")
    .p1.pick("dinner")
  table.allPass()
  expect(person(table, 1).maxHealth).toBe(4)
  const [, dinner] = table.game.view(table.state, 1).zones["board.0"]
  expect(dinner).toMatchObject({ card: "dinner", shows: { gold: 1, counters: 1 } })
})

test("a tap ability costs turning the trinket itself", () => {
  const table = fourSoulsTable({ options, p1: { hand, board: ["mr-boom"] }, monsters: ["clotty", "fatty"] })
  table.p1.play("golden-trinket").allPass()
  const [, , trinket] = refsIn(table, "p1.board")
  table.p1.activate(trinket, "clotty").allPass().p1.activate("mr-boom", "fatty").allPass()
  expect(table.told("damage").map(({ from }) => from)).toEqual(
    refsIn(table, "p1.board").slice(1).toReversed(),
  )
})

test("without another item there is nothing to gild, and the last item gone it has nothing", () => {
  const table = fourSoulsTable({ options, p1: { hand, board: ["test-hammer", "dinner"] }, cards: [hammer] })
  table.p1.play("golden-trinket").allPass().p1.pick("dinner").allPass()
  expect(person(table, 1).maxHealth).toBe(4)
  table.p1.activate("test-hammer", "dinner").allPass()
  expect(person(table, 1).maxHealth).toBe(2)
  const alone = fourSoulsTable({ options, p1: { hand } })
  alone.p1.play("golden-trinket").allPass()
  expect(alone.told("counters")).toEqual([])
})

test("a copy of it has the abilities too", () => {
  const table = fourSoulsTable({ options, p1: { hand, board: ["dinner", "modeling-clay"] } })
  table.p1.play("golden-trinket").allPass().p1.pick("dinner").allPass()
  table.p1.activate("modeling-clay", "golden-trinket").allPass()
  expect(person(table, 1).maxHealth).toBe(5)
})
