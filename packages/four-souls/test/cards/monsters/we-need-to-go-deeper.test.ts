// We Need to Go Deeper!: old monsters again, and another attack.

import { expect, test } from "vitest"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const met = (monsterDiscard: string[]): Play => {
  const table = fourSoulsTable({
    monsters: ["clotty"],
    monsterDeck: ["we-need-to-go-deeper", "fly"],
    monsterDiscard,
  })
  attack(table, "deck")
  return table.p1.pick(...table.options(1).map(({ key }) => key)).allPass()
}

test("any number of monsters go from the discard on top of the deck, in an order of choice; no event does", () => {
  const table = met(["dip", "xl-floor", "gurdy", "curse-of-pain", "leech"])
  table.p1.isAsked("on-top").p1.canPickExactly("dip", "gurdy", "leech").p1.pick("dip", "gurdy")
  table.p1.pick("gurdy", "dip").allPass()
  expect(cardsIn(table, "monsterDeck").toReversed()).toEqual(["dip", "gurdy", "fly"])
  expect(cardsIn(table, "monsterDiscard").toSorted()).toEqual(
    ["curse-of-pain", "leech", "we-need-to-go-deeper", "xl-floor"].toSorted(),
  )
  table.p1.canPick("attack")
})

test("or none", () => {
  const table = met(["dip"]).p1.pick().allPass()
  expect(cardsIn(table, "monsterDeck")).toEqual(["fly"])
})

test("with an empty discard only the attack is left", () => {
  met([]).p1.canPick("attack", "end")
})
