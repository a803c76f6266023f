// Prismatic Shard: everybody chooses from all characters' cards.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { climberOf, keysOf, newClimb } from "../support/climb.ts"
import { skirmish, win } from "../support/skirmish.ts"

const RULE = "daily-prismatic-shard"

const fight = (room: "encounter" | "elite" = "encounter") =>
  skirmish(
    RULE,
    {
      p1: { rewards: ["silent-slice", "silent-backflip", "silent-dash"], rares: ["silent-burst"] },
      spareRewards: ["ironclad-cleave", "ironclad-anger", "defect-skim", "watcher-protect"],
      spareRares: ["ironclad-barricade", "defect-seek", "watcher-omega"],
      colorlessDeck: ["colorless-blind"],
    },
    room,
  )

test("everybody begins with the relic", () => {
  const table = newClimb(1, { modifiers: [RULE], characters: ["silent"] })
  expect(cardsIn(table, "p1.items")).toContain("prismatic-shard")
})

test("a card reward shows the top of three decks, of all characters and the colorless cards", () => {
  const table = win(fight())
  expect(climberOf(table).rewards.map(({ kind }) => kind)).toEqual(["mixed"])
  table.p1.pick("reveal:mixed/1")
  expect(keysOf(table)).toEqual([
    "deck-colorless",
    "deck-defect",
    "deck-ironclad",
    "deck-silent",
    "deck-watcher",
  ])
  table.p1.pick("deck-defect", "deck-ironclad", "deck-colorless")
  table.p1.has("offers", "defect-skim", "ironclad-cleave", "colorless-blind")
  table.p1.take("defect-skim").p1.pick("done").p1.has("deck", "silent-strike", "defect-skim")
})

test("what was not taken goes under the deck of its own character", () => {
  const table = win(fight())
  table.p1.pick("reveal:mixed/1").p1.pick("deck-silent", "deck-ironclad", "deck-watcher").p1.pick("done")
  // From the top, as they lie now.
  expect(cardsIn(table, "p1.rewards").toReversed()).toEqual([
    "silent-backflip",
    "silent-dash",
    "silent-slice",
  ])
  const spare = cardsIn(table, "spareRewards").toReversed()
  expect(spare.filter((id) => id.startsWith("ironclad"))).toEqual(["ironclad-anger", "ironclad-cleave"])
  expect(cardsIn(table, "colorlessDeck")).toEqual(["colorless-blind"])
})

test("a rare one comes from three decks of rares", () => {
  const table = fight()
  table.game.arrange(table.state, (r) => {
    r.s.table.players[0].rewards.push({ kind: "mixed-rare", slot: 1, look: 3, seen: 0 })
  })
  win(table)
  table.p1.pick("reveal:mixed-rare/1")
  expect(keysOf(table)).toEqual(["deck-defect", "deck-ironclad", "deck-silent", "deck-watcher"])
  table.p1.pick("deck-silent", "deck-watcher", "deck-defect").p1.take("watcher-omega")
  table.p1.pick("done").p1.has("deck", "silent-strike", "watcher-omega")
})

test("the decks of everybody else are laid out for it, and only for it", () => {
  const sizes = (modifiers: string[]): number[] => {
    const table = newClimb(1, { modifiers, characters: ["silent"], everythingUnlocked: true })
    return ["spareRewards", "spareRares"].map((pile) => cardsIn(table, pile).length)
  }
  const [rewards, rares] = sizes([RULE])
  expect(rewards).toBeGreaterThan(100)
  expect(rares).toBeGreaterThan(30)
  expect(sizes(["daily-shiny"])).toEqual([0, 0])
})
