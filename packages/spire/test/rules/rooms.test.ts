// Rooms (chapter 5) but for the merchant's: what waits in them, and what each player does there.

import { call } from "@soulspire/kernel"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { happens } from "../../src/cards/event.ts"
import { cannotRest, cannotSmith } from "../../src/verbs/climb.ts"
import { climberOf, type ClimbTable, entering, type Way } from "../support/climb.ts"
import { rowsOf } from "../support/meeting.ts"
import { afterCombat, fighting, win } from "../support/victory.ts"
import { event, relic } from "../support/made-up.ts"

describe("an encounter", () => {
  rule("STS-5.2", "is one card for each player, in their rows", () => {
    const encounterDeck = ["a1-blue-slaver", "a1-red-slaver", "a1-looter", "a1-jaw-worm"]
    const table = entering("encounter", { p1: {}, p2: {}, p3: {}, encounterDeck })
    expect(rowsOf(table)).toEqual([["a1-blue-slaver"], ["a1-red-slaver"], ["a1-looter"], []])
    expect(cardsIn(table, "encounterDeck")).toEqual(["a1-jaw-worm"])
    const alone = entering("encounter", { encounterDeck })
    expect(cardsIn(alone, "enemies")).toEqual(["a1-blue-slaver"])
  })
})

describe("an elite", () => {
  rule("STS-5.3", "is one card for all, in the bottom row", () => {
    const table = entering("elite", { p1: {}, p2: {}, p3: {}, eliteDeck: ["e1-gremlin-nob", "e1-lagavulin"] })
    expect(rowsOf(table)).toEqual([["e1-gremlin-nob"], [], [], []])
    expect(cardsIn(table, "eliteDeck")).toEqual(["e1-lagavulin"])
  })
})

/** Relics that forbid one thing each. */
const awake = relic("test-awake", "Awake", {}, [cannotRest]).def
const clumsy = relic("test-clumsy", "Clumsy", {}, [cannotSmith]).def

describe("a campfire", () => {
  const camp = (way: Way = {}): ClimbTable => entering("campfire", way)
  const hurt = { hp: 4, maxHp: 10, deck: ["ironclad-strike"] }

  rule("STS-5.6", "resting heals 3", () => {
    const table = camp({ p1: hurt })
    table.p1.canPickExactly("rest", "smith").p1.rest()
    expect(climberOf(table).hp).toBe(7)
    table.p1.has("deck", "ironclad-strike").p1.isAsked("map")
  })

  rule("STS-5.6", "and never above the maximum", () => {
    const table = camp({ p1: { hp: 9, maxHp: 10 } })
    table.p1.rest()
    expect(climberOf(table).hp).toBe(10)
  })

  rule("STS-5.6", "smithing upgrades a card", () => {
    const table = camp({
      p1: { ...hurt, deck: ["ironclad-strike", "ironclad-bash", "ironclad-anger+", "curse-pain"] },
    })
    table.p1.smith().p1.canPickExactly("ironclad-strike", "ironclad-bash").p1.pick("ironclad-bash")
    table.p1.has("deck", "ironclad-strike", "ironclad-bash+", "ironclad-anger+", "curse-pain")
    expect(table.told("upgrades")).toHaveLength(1)
    expect(climberOf(table).hp).toBe(4)
    table.p1.isAsked("map")
  })

  rule("STS-5.6", "each player does one of the two, in any order", () => {
    const table = camp({ p1: hurt, p2: { ...hurt, deck: ["silent-strike"] }, p3: hurt })
    table.p3.rest().p3.isNotAsked().p2.smith().p1.isAsked("campfire").p1.smith()
    expect([1, 2, 3].map((seat) => climberOf(table, seat).hp)).toEqual([4, 4, 7])
    table.p1.has("deck", "ironclad-strike+").p2.has("deck", "silent-strike+").p3.isAsked("map")
  })

  rule("STS-5.6", "whoever has nothing to upgrade is told so", () => {
    const table = camp({ p1: { ...hurt, deck: ["ironclad-strike+", "curse-pain"] } })
    table.p1.canPickExactly("rest").p1.cannot("smith", "nothing-to-upgrade")
    expect(table.p1.why("smith")).toEqual({ key: "nothing-to-upgrade", rule: "STS-5.6" })
  })

  test("whoever may not do one of them does the other, and whoever may do neither goes on", () => {
    const table = camp({
      cards: [awake, clumsy],
      p1: { ...hurt, items: ["test-awake"] },
      p2: { ...hurt, items: ["test-clumsy"] },
      p3: { ...hurt, items: ["test-awake", "test-clumsy"] },
    })
    table.p1.canPickExactly("smith").p1.cannot("rest", "forbidden")
    table.p2.canPickExactly("rest").p2.cannot("smith", "forbidden").p3.isNotAsked()
    table.p1.smith().p2.rest().p3.isAsked("map")
  })
})

describe("a treasure", () => {
  const chest = (way: Way = {}): ClimbTable =>
    entering("treasure", { relicDeck: ["anchor", "vajra", "lantern"], ...way })

  rule("STS-5.7", "each player gains a relic, to be drawn and taken or skipped", () => {
    const table = chest({ p1: {}, p2: {} })
    table.p1.canPickExactly("reveal:relic/1", "done")
    table.p2.reveal("relic/1").p2.take("anchor").p2.pick("done").p2.has("items", "anchor")
    table.p1.reveal("relic/1").p1.canPickExactly("take:vajra", "done").p1.pick("done").p1.has("items")
    expect(cardsIn(table, "relicDeck").toReversed()).toEqual(["lantern", "vajra"])
    table.p1.isAsked("map")
  })

  rule("STS-5.7", "or skipped without a look", () => {
    const table = chest()
    table.p1.pick("done").p1.has("items")
    expect(cardsIn(table, "relicDeck").toReversed()).toEqual(["anchor", "vajra", "lantern"])
  })

  test("where there are no relics left, there is nothing to take", () => {
    chest({ relicDeck: [] }).p1.reveal("relic/1").p1.canPickExactly("done").p1.pick("done").p1.isAsked("map")
  })
})

describe("a boss", () => {
  rule("STS-5.11", "is fought at the top, and beaten it ends the Act once its rewards are taken", () => {
    const table = fighting("boss", {
      p2: {},
      bossDeck: ["b1-guardian"],
      bossRelicDeck: ["black-blood", "ectoplasm", "cursed-key"],
    })
    expect(rowsOf(table)).toEqual([[], [], ["b1-guardian"]])
    win(table)
    expect(table.state.over).toBeNull()
    table.p1.take("ectoplasm").p1.pick("done")
    expect(table.state.over).toBeNull()
    table.p2.pick("done").p1.has("items", "ectoplasm")
    table.p1.isAsked("won").p1.pick("stop").p2.pick("stop")
    expect(table.state.over).toMatchObject({ how: "victory", winners: [0, 1] })
  })
})

describe("an event that makes another room of it", () => {
  const turnsInto = (program: string): Way => ({
    cards: [event("test-turn", "Turn", { act: 1 }, [happens(call(program))]).def],
    eventDeck: ["test-turn"],
  })

  test("is a merchant's once", () => {
    const table = entering("event", { ...turnsInto("asMerchant"), relicDeck: ["anchor"] })
    table.p1.isAsked("merchant").p1.pick("leave").p1.isAsked("map")
    expect(cardsIn(table, "eventDeck")).toEqual(["test-turn"])
  })

  test("is a combat once", () => {
    const table = fighting("event", {
      ...turnsInto("asElite"),
      eliteDeck: ["e1-lagavulin", "e1-gremlin-nob"],
    })
    expect(cardsIn(table, "enemies")).toEqual(["e1-lagavulin"])
    win(table).p1.pick("done").p1.isAsked("map")
    const encounter = afterCombat("event", { ...turnsInto("asEncounter"), encounterDeck: ["a1-looter"] })
    encounter.p1.pick("done").p1.isAsked("map")
  })
})
