// Events that are nothing but a roll: the chests, and the secret room.

import { describe, expect, test } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

interface Finds {
  cents?: number
  loot?: number
  treasure?: number
  damage?: number
}
/** What each number brings, from 1 to 6. */
const events: Record<string, readonly Finds[]> = {
  chest: [{ cents: 1 }, { cents: 1 }, { cents: 3 }, { cents: 3 }, { cents: 6 }, { cents: 6 }],
  "chest-2": [{ loot: 1 }, { loot: 1 }, { loot: 2 }, { loot: 2 }, { loot: 3 }, { loot: 3 }],
  "dark-chest": [{ loot: 1 }, { loot: 1 }, { cents: 3 }, { cents: 3 }, { damage: 2 }, { damage: 2 }],
  "dark-chest-2": [{ cents: 1 }, { cents: 1 }, { loot: 2 }, { loot: 2 }, { damage: 2 }, { damage: 2 }],
  "gold-chest-2": [{ treasure: 1 }, { treasure: 1 }, { loot: 1 }, { loot: 1 }, { loot: 2 }, { loot: 2 }],
  "secret-room": [{ damage: 3 }, {}, {}, { cents: 7 }, { cents: 7 }, { treasure: 1 }],
}

describe.each(Object.keys(events))("%s", (id) => {
  test.each([1, 2, 3, 4, 5, 6])("a %i", (rolled) => {
    const table = fourSoulsTable({
      p1: { cents: 0, board: ["dinner", "breakfast"] },
      monsters: ["clotty"],
      monsterDeck: [id, "fly"],
      treasureDeck: ["meat", "synthoil"],
      dice: [rolled],
    })
    attack(table, "deck").allPass()
    const { cents: coins = 0, loot = 0, treasure = 0, damage = 0 } = events[id][rolled - 1]
    expect([cents(table)[0], cardsIn(table, "p1.hand").length]).toEqual([coins, loot])
    expect(cardsIn(table, "p1.board").includes("meat")).toBe(treasure === 1)
    expect(table.told("damage").map((each) => [each["whom"], each["amount"]])).toEqual(
      damage === 0 ? [] : [[0, damage]],
    )
    table.p1.has("monsterDiscard", id).p1.has("monsters", "clotty")
  })
})

test.each([2, 3])("secret-room: a %i costs 2 loot cards of the active player's choice", (rolled) => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb", "a-dime", "a-nickel"] },
    monsters: ["clotty"],
    monsterDeck: ["secret-room", "fly"],
    dice: [rolled],
  })
  attack(table, "deck").allPass().p1.isAsked("discard").p1.pick("bomb", "a-nickel").allPass()
  table.p1.has("hand", "a-dime")
})

test("the attack that found a chest is over when it is open", () => {
  const table = fourSoulsTable({ monsters: ["clotty"], monsterDeck: ["chest", "fly"], dice: [1] })
  attack(table, "deck").allPass().p1.cannot("attack", "no-attack-left")
})
