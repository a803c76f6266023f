// Molten Egg: attacks come better into the deck, three times.

import { cardsIn } from "@soulspire/testkit"
import { describe, expect, test } from "vitest"
import { type ClimbTable, entering } from "../../support/climb.ts"
import { countersOf } from "../../support/gains.ts"

/** At a merchant's, with gold for everything. */
const shopping = (rewards: string[], more: Parameters<typeof entering>[1] = {}): ClimbTable =>
  entering("merchant", { p1: { gold: 30, items: ["molten-egg"], rewards }, ...more })

describe("Molten Egg", () => {
  test("upgrades the attack that is added, and nothing else", () => {
    const table = shopping(["ironclad-anger", "ironclad-warcry"])
    table.p1.buy("ironclad-anger").p1.buy("ironclad-warcry")
    table.p1.has("deck", "ironclad-anger+", "ironclad-warcry")
    expect(countersOf(table, "molten-egg")).toBe(1)
  })

  test("three times, then it goes under its deck", () => {
    const table = shopping(["ironclad-anger", "ironclad-anger", "ironclad-anger"], {
      relicDeck: ["vajra", "anchor", "lantern", "sundial"],
    })
    for (const key of table.p1.options.flatMap((each) =>
      each.key.startsWith("buy:ironclad-anger") ? [each.key] : [],
    ))
      table.p1.pick(key)
    table.p1.has("deck", "ironclad-anger+", "ironclad-anger+", "ironclad-anger+").p1.has("items")
    expect(cardsIn(table, "relicDeck")).toEqual(["molten-egg", "sundial"])
  })

  test("a card that a transformation brings is added too", () => {
    const table = entering("event", {
      eventDeck: ["act1-living-wall"],
      p1: { deck: ["ironclad-bash"], items: ["molten-egg"], rewards: ["ironclad-anger"] },
    })
    table.p1.pick("option:act1-living-wall.2").p1.has("deck", "ironclad-anger+")
  })

  test("what is better already is no use of it", () => {
    const table = entering("treasure", { p1: { items: ["molten-egg"], rewards: ["ironclad-anger"] } })
    table.game.arrange(table.state, ({ s }) => {
      s.table.players[0].rewards.push({ kind: "upgraded", slot: 2, look: 3, seen: 0 })
    })
    table.p1
      .pick("reveal:upgraded/2")
      .p1.take("ironclad-anger")
      .p1.pick("done")
      .p1.has("deck", "ironclad-anger+")
    expect(countersOf(table, "molten-egg")).toBe(0)
  })

  test("is nobody else's", () => {
    const table = shopping([], {
      p1: { items: ["molten-egg"] },
      p2: { gold: 9, rewards: ["ironclad-anger"] },
    })
    table.p2.buy("ironclad-anger").p2.has("deck", "ironclad-anger")
  })
})
