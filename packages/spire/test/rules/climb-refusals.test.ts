// Why something cannot be done outside combat: each refusal with the rule behind it.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { option } from "../../src/cards/event.ts"
import { gainsNoPotions, payGold } from "../../src/verbs/climb.ts"
import { gainGold } from "../../src/verbs/items.ts"
import { before, choose, entering } from "../support/climb.ts"
import { afterCombat, fighting } from "../support/victory.ts"
import { event, relic } from "../support/made-up.ts"

describe("giving", () => {
  const two = { p1: { items: ["fire-potion", "anchor"] }, p2: { items: ["weak-potion"] } }

  rule("STS-4.3", "is for potions alone", () => {
    const table = before("event", two)
    expect(table.p1.why("give:anchor>p2")).toEqual({ key: "cannot-give", rule: "STS-4.3" })
    table.p1.give("fire-potion", "p2").p2.has("items", "weak-potion", "fire-potion")
  })

  rule("STS-4.3", "is for outside combat", () => {
    const table = fighting("encounter", { ...two, encounterDeck: ["a1-looter", "a1-looter"] })
    table.p1.cannot("give:fire-potion>p2", "not-now")
  })

  rule(["STS-4.3", "STS-4.9"], "needs somebody with room for it, who can gain potions", () => {
    const dry = relic("test-dry", "Dry", {}, [gainsNoPotions]).def
    const table = before("event", {
      cards: [dry],
      p1: { items: ["fire-potion"] },
      p2: { items: ["weak-potion", "flex-potion", "swift-potion"] },
      p3: { items: ["test-dry"] },
      p4: {},
    })
    table.p1.cannot("give:fire-potion>p2", "cannot-give").p1.cannot("give:fire-potion>p3", "cannot-give")
    table.p1.give("fire-potion", "p4").p4.has("items", "fire-potion")
  })
})

describe("taking", () => {
  rule("STS-4.9", "a potion needs room for it, and nothing that forbids it", () => {
    const dry = relic("test-dry", "Dry", {}, [gainsNoPotions]).def
    const table = afterCombat("encounter", {
      cards: [dry],
      encounterDeck: ["a1-looter"],
      potionDeck: ["fire-potion"],
      p1: { items: ["test-dry"] },
    })
    table.p1.reveal("potion/2").p1.cannot("take:fire-potion", "forbidden")
  })

  test("what was not revealed is not there, and what was not picked cannot be put back", () => {
    const table = afterCombat("encounter", {
      encounterDeck: ["a1-looter"],
      p1: { rewards: ["ironclad-anger"] },
    })
    table.p1.cannot("take:ironclad-anger", "impossible").p1.reveal("card/1")
    table.p1.cannot("reveal:card/1", "impossible").p1.cannot("putBack:ironclad-anger", "impossible")
  })

  rule("STS-4.9", "throwing a potion away is for making room", () => {
    const table = afterCombat("encounter", { encounterDeck: ["a1-looter"], p1: { items: ["fire-potion"] } })
    expect(table.p1.why("discard:fire-potion")).toEqual({ key: "no-need", rule: "STS-4.9" })
  })
})

describe("choosing at an event", () => {
  const toll = event("test-toll", "Toll", { act: 1 }, [
    option([gainGold(9)], { cost: [payGold(2)] }),
    option([]),
  ]).def
  const way = { cards: [toll], eventDeck: ["test-toll"] }

  rule("STS-5.5", "needs what is to be paid", () => {
    const table = entering("event", { ...way, p1: { gold: 1 }, p2: { gold: 2 } })
    table.p1.canPickExactly("option:test-toll.2", "offer").p1.cannot("option:test-toll", "cannot-pay")
    expect(table.p1.why("option:test-toll")).toMatchObject({ key: "cannot-pay", rule: "STS-5.5" })
    // Which another can lay on the table.
    table.p2.pick("offer=1").p1.canPick("option:test-toll")
  })

  rule("STS-5.4", "is done once", () => {
    const table = entering("event", { ...way, p1: {}, p2: {} })
    choose(table, 2)
    table.p1.isNotAsked()
    expect(table.p1.why("option:test-toll.2")).toMatchObject({ key: "not-asked" })
  })
})

test("nothing of one room can be done in another", () => {
  const table = entering("campfire", { p1: { gold: 9, deck: ["ironclad-strike"] }, p2: {} })
  for (const [key, act] of [
    ["go:event/r2c3", "go"],
    ["buy:anchor", "buy"],
    ["cleanse", "cleanse"],
    ["offer", "offer"],
    ["reveal:card/1", "reveal"],
    ["switch:p2", "switch"],
  ])
    expect(table.p1.why(key)).toEqual({ key: "not-now", params: { act } })
  const shop = entering("merchant", { p1: { deck: ["ironclad-strike"] } })
  for (const act of ["rest", "smith"]) expect(shop.p1.why(act)).toEqual({ key: "not-now", params: { act } })
})
