// Chapter 10: slots that are filled again.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { item } from "../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"

const { aim, deal, gainCents, dies, monsters, monstersAndPlayers, on, tap } = verbs

describe("an empty slot", () => {
  rule(["FS-10.1", "RD-13=no"], "is filled before anybody is asked again, without the stack", () => {
    const table = fourSoulsTable({
      p1: { cents: 10 },
      shop: ["meat", "dinner"],
      treasureDeck: ["synthoil", "breakfast"],
    })
    table.p1.buy().allPass().p1.ware("meat").p1.isAsked("action")
    expect([cardsIn(table, "shop"), cardsIn(table, "stack")]).toEqual([["dinner", "synthoil"], []])
    const field = fourSoulsTable({
      p1: { hand: ["bomb"] },
      monsters: ["fly", "dip"],
      monsterDeck: ["pooter"],
    })
    field.p1.play("bomb", "fly").p1.pass().p2.pass().p1.pass().p2.pass()
    // The damage has resolved, the death comes, and the next decision finds the slot filled.
    field.p1.pass().p2.pass().p1.isAsked("action")
    expect(cardsIn(field, "monsters")).toEqual(["dip", "pooter"])
    // In another ruleset filling a slot can be answered.
    const rules = { refillOnStack: true }
    const other = fourSoulsTable({
      p1: { cents: 10 },
      shop: ["meat", "dinner"],
      treasureDeck: ["synthoil"],
      rules,
    })
    other.p1.buy().allPass().p1.ware("meat").p1.isAsked("respond")
    expect([cardsIn(other, "shop"), cardsIn(other, "stack")]).toEqual([["dinner"], [""]])
    expect(cardsIn(other.allPass(), "shop")).toEqual(["dinner", "synthoil"])
  })

  rule("FS-10.2", "waits for the steps of a death and for what the death has set off", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["boom-fly"], monsterDeck: ["fly"] })
    table.p1.play("bomb", "boom-fly").allPass()
    const filled = table.events.findIndex(({ k, cause }) => k === "move" && cause === "refill")
    const hurt = table.events.findLastIndex(
      ({ k, combat, whom }) => k === "damage" && combat === 0 && whom === 1,
    )
    expect(hurt).toBeGreaterThan(0)
    expect(filled).toBeGreaterThan(hurt)
  })

  rule("FS-10.2", "also when the dead monster has gone elsewhere in the meantime", () => {
    const vulture = item("test-vulture", on("rewarded", null, [gainCents(n(1))]))
    const table = fourSoulsTable({
      p1: { board: ["test-vulture", "test-gun"] },
      monsters: ["delirium"],
      monsterDeck: ["fly", "dip", "pooter", "clotty", "fatty", "spider", "leech"],
      cards: [vulture, item("test-gun", tap([deal(n(9), "it1")], aim(monstersAndPlayers)))],
    })
    table.p1.activate("test-gun", "delirium")
    while (table.told("rewarded").length === 0) table.p1.pass().p2.pass()
    // Delirium is back in the deck, and what its reward has set off waits: the slot is still empty.
    expect([cardsIn(table, "holding"), cardsIn(table, "monsters")]).toEqual([[], []])
    table.p1.isAsked("respond").allPass()
    expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDeck").at(-5)]).toEqual([["fly"], "delirium"])
  })

  rule("FS-10.3", "meets one event after another, also when the active player is dead", () => {
    const doom = item("test-doom", tap([dies("it1"), dies("you")], aim(monsters)))
    const table = fourSoulsTable({
      p1: { board: ["test-doom"], cents: 0 },
      monsters: ["clotty"],
      monsterDeck: ["gold-chest", "gold-chest", "fly", "dip"],
      cards: [doom],
      dice: [5, 3],
    })
    table.p1.activate("test-doom", "clotty").allPass()
    expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
    expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
      ["fly"],
      ["clotty", "gold-chest", "gold-chest"],
    ])
    // 4 for the monster, 1 lost, 7 and 5 from the chests, and the other player's turn has begun.
    expect([playerOf(table, 1).cents, table.state.table.active]).toEqual([4 - 1 + 7 + 5, 1])
  })

  rule("FS-10.4", "is filled when it is new", () => {
    const table = fourSoulsTable({
      monsters: ["fly"],
      monsterDeck: ["shop-upgrade", "dip"],
      shop: ["meat"],
      treasureDeck: ["synthoil", "dinner"],
    })
    table.p1.attack().allPass().p1.against("deck").p1.pick("shop-upgrade:0", "shop-upgrade:1").allPass()
    expect(cardsIn(table, "shop")).toEqual(["meat", "synthoil", "dinner"])
    const field = fourSoulsTable({ monsters: ["fly"], monsterDeck: ["xl-floor", "dip"] })
    field.p1.attack().allPass().p1.against("deck").p1.pick("xl-floor:0", "xl-floor:1").allPass()
    expect(cardsIn(field, "monsters").toSorted()).toEqual(["dip", "fly"])
  })
})
