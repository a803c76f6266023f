// Eden: finds its own starting item.

import { expect, test } from "vitest"
import { called, setUp, stackedGame } from "../../support/stacked.ts"
import { cardsIn, seenIn } from "../../support/table.ts"

const others = called("eden", "isaac", "the-d6")
const treasure = called("synthoil", "smelter", "meat", "dinner", "breakfast", "mr-boom")

const started = (more: Parameters<typeof stackedGame>[0] = {}) => {
  const table = setUp(stackedGame({ others, treasure, ...more }), { firstPlayer: "seat" }, 2, "eden")
  const seat = cardsIn(table, "p1.board").includes("eden") ? 1 : 2
  return { table, seat }
}

test("of three treasures one becomes its item, the others go under the deck; nobody has priority", () => {
  const { table, seat } = started()
  expect(cardsIn(table, "shop")).toEqual(["synthoil", "smelter"])
  table.by(seat).isAsked("starting-item").by(seat).canPickExactly("meat", "dinner", "breakfast")
  expect([table.open.length, table.state.table.phase]).toEqual([1, "set-up"])
  expect(seenIn(table, 3 - seat, "treasureDeck")).toEqual(["?", "?", "?", "?"])
  table.by(seat).pick("dinner")
  expect(cardsIn(table, `p${seat}.board`)).toEqual(["eden", "dinner"])
  const deck = cardsIn(table, "treasureDeck")
  expect([deck.at(-1), deck.slice(0, 2).toSorted()]).toEqual(["mr-boom", ["breakfast", "meat"]])
  table.leaves("p1", "respond")
})

test("the item is eternal, and a starting item, from then on", () => {
  const { table, seat } = started()
  table.by(seat).pick("dinner")
  const dinner = table.state.objects.find(
    ({ def, zone }) => def >= 0 && zone >= 0 && table.game.cards[def].id === "dinner",
  )
  const number = (name: string): number =>
    table.game.explainNumber(table.state, dinner?.ref ?? -1, name).total
  expect([number("eternal"), number("startingItem")]).toEqual([1, 1])
  table.leaves("p1", "respond")
})

test("with fewer treasures, as many as there are", () => {
  const { table, seat } = started({ treasure: treasure.slice(0, 3) })
  // One is no choice.
  expect(cardsIn(table, `p${seat}.board`)).toEqual(["eden", "meat"])
  table.leaves("p1", "respond")
})
