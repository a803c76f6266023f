// Old Beggar: whoever has something to spare leaves a card behind too.

import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting } from "../support/events.ts"

const ID = "act2-old-beggar"

test("for 2 gold removes a card", () => {
  const table = meeting(ID, { p1: { gold: 3 } })
  choose(table, 1)
  table.p1.isAsked("remove").p1.pick("ironclad-strike").p1.has("deck", "ironclad-bash")
  expect(climberOf(table).gold).toBe(1)
  isOver(table, ID)
})

test("whoever has less goes on, as long as nobody helps out", () => {
  const table = meeting(ID, { p1: { gold: 1 }, p2: { gold: 3, deck: ["silent-survivor"] } })
  table.p1.isNotAsked()
  choose(table, 1, 2)
  table.p2.has("deck")
  expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([1, 1])
  isOver(table, ID)
})
