// Void and Apollyon, who brings it: a new hand, or something less on the table.

import { fourSouls } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { called, setUp, stackedGame } from "../../support/stacked.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("a hand is discarded, and as many cards are looted", () => {
  const table = fourSoulsTable({
    p1: { board: ["void"], hand: ["bomb", "a-dime"] },
    lootDeck: ["a-nickel", "two-cents", "a-penny"],
  })
  table.p1.activate("void~hand").allPass()
  expect([cardsIn(table, "p1.hand").toSorted(), cardsIn(table, "lootDiscard").toSorted()]).toEqual([
    ["a-nickel", "two-cents"],
    ["a-dime", "bomb"],
  ])
})

test("an empty hand brings nothing", () => {
  const table = fourSoulsTable({ p1: { board: ["void"] } })
    .p1.activate("void~hand")
    .allPass()
  expect([cardsIn(table, "p1.hand"), table.told("loot")]).toEqual([[], []])
})

test("a monster or a shop item is put into discard; its slot is filled, and nothing is paid for it", () => {
  const position = {
    p1: { board: ["void"] },
    monsters: ["gurdy"],
    shop: ["meat"],
    treasureDeck: ["dinner", "breakfast"],
  }
  const table = fourSoulsTable(position).p1.activate("void~monster", "gurdy").allPass()
  table.p1.has("monsterDiscard", "gurdy").p1.has("monsters", "fly").p1.has("souls")
  const shop = fourSoulsTable(position).p1.activate("void~shop", "meat").allPass()
  shop.p1.has("treasureDiscard", "meat").p1.has("shop", "dinner")
})

test("not what is under attack, an event, or a player's item", () => {
  const table = fourSoulsTable({
    p1: { board: ["void", "smelter"] },
    monsters: ["fatty", "dip"],
    shop: ["meat"],
    dice: [1, 1],
  })
  attack(table, "fatty")
  const offered = table.choices(1).filter((key) => key.startsWith("activate:void"))
  expect(offered.map((key) => key.split(">")[1]?.split("#")[0])).toEqual([undefined, "dip", "meat"])
  table.allPass()
})

rule("FSC-E.3", "Void of the first edition reaches nothing that is being attacked or purchased", () => {
  const offered = (card: string): (string | undefined)[] => {
    const table = fourSoulsTable({
      p1: { board: [card], cents: 10 },
      monsters: ["fatty", "dip"],
      shop: ["meat", "dinner"],
      options: { ruleset: "classic" },
    })
    table.p1.buy().p1.ware("meat")
    const aims = table.choices(1).filter((key) => key.startsWith(`activate:${card}`))
    table.allPass().p1.has("board", "isaac", card, "meat")
    return aims.map((key) => key.split(">")[1]?.split("#")[0])
  }
  expect(offered("void-first-edition")).toEqual([undefined, "fatty", "dip", "dinner"])
  expect(offered("void")).toEqual([undefined, "fatty", "dip", "meat", "dinner"])
  const table = fourSoulsTable({
    p1: { board: ["void-first-edition"] },
    monsters: ["fatty", "dip"],
    dice: [1, 1],
  })
  attack(table, "fatty").p1.cannotPick("activate:void-first-edition~monster>fatty")
  table.p1.activate("void-first-edition~monster", "dip").allPass().p1.has("monsterDiscard", "dip")
})

test("Apollyon brings it along, in games with its set", () => {
  const others = called("apollyon", "void", "isaac", "the-d6")
  const table = setUp(stackedGame({ others }), { firstPlayer: "seat", sets: ["base", "gold"] }, 2, "apollyon")
  const boards = [1, 2].map((seat) => cardsIn(table, `p${seat}.board`).join())
  expect(boards.toSorted()).toEqual(["apollyon,void", "isaac,the-d6"])
  const plain = fourSouls.create({}, 4, "base")
  expect(plain.objects.some(({ def }) => def >= 0 && fourSouls.cards[def].id === "apollyon")).toBe(false)
  table.leaves("p1", "respond")
})
