// Toxic Egg: skills come better into the deck, three times.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { type ClimbTable, entering } from "../../support/climb.ts"
import { countersOf } from "../../support/gains.ts"

/** At a merchant's, with gold for everything. */
const shopping = (rewards: string[], more: Parameters<typeof entering>[1] = {}): ClimbTable =>
  entering("merchant", { p1: { gold: 30, items: ["toxic-egg"], rewards }, ...more })

describe("Toxic Egg", () => {
  test("upgrades the skill that is added, and nothing else", () => {
    const table = shopping(["ironclad-warcry", "ironclad-anger"])
    table.p1.buy("ironclad-warcry").p1.buy("ironclad-anger")
    table.p1.has("deck", "ironclad-warcry+", "ironclad-anger")
    expect(countersOf(table, "toxic-egg")).toBe(1)
  })

  test("three times, then it goes under its deck", () => {
    const table = shopping(["ironclad-warcry", "ironclad-warcry", "ironclad-warcry"], {
      relicDeck: ["vajra", "anchor", "lantern", "sundial"],
    })
    for (const key of table.p1.options.flatMap((each) =>
      each.key.startsWith("buy:ironclad-warcry") ? [each.key] : [],
    ))
      table.p1.pick(key)
    table.p1.has("deck", "ironclad-warcry+", "ironclad-warcry+", "ironclad-warcry+").p1.has("items")
    expect(cardsIn(table, "relicDeck")).toEqual(["toxic-egg", "sundial"])
  })

  test("a card that a transformation brings is added too", () => {
    const table = entering("event", {
      eventDeck: ["act1-living-wall"],
      p1: { deck: ["ironclad-bash"], items: ["toxic-egg"], rewards: ["ironclad-warcry"] },
    })
    table.p1.pick("option:act1-living-wall.2").p1.has("deck", "ironclad-warcry+")
  })

  test("what is better already is no use of it", () => {
    const table = entering("treasure", { p1: { items: ["toxic-egg"], rewards: ["ironclad-warcry"] } })
    table.game.arrange(table.state, ({ s }) => {
      s.table.players[0].rewards.push({ kind: "upgraded", slot: 2, look: 3, seen: 0 })
    })
    table.p1
      .pick("reveal:upgraded/2")
      .p1.take("ironclad-warcry")
      .p1.pick("done")
      .p1.has("deck", "ironclad-warcry+")
    expect(countersOf(table, "toxic-egg")).toBe(0)
  })

  test("is nobody else's", () => {
    const table = shopping([], {
      p1: { items: ["toxic-egg"] },
      p2: { gold: 9, rewards: ["ironclad-warcry"] },
    })
    table.p2.buy("ironclad-warcry").p2.has("deck", "ironclad-warcry")
  })
})
