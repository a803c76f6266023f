// What many of Neow's blessings offer alike, each with the situation that shows it and the one in which it is in trouble.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf, type ClimbTable, keysOf, type Way, withNeow } from "./climb.ts"

/** What stands in red has given so much. */
const RED_GOLD = 3

const STRIKES = ["ironclad-strike", "ironclad-bash"]

/** Somebody alone with this blessing before them, and with little else. */
export const blessed = (id: string, { p1, ...way }: Way = {}): ClimbTable =>
  withNeow({
    p1: { offers: [id], gold: RED_GOLD, deck: STRIKES, hp: 10, maxHp: 10, ...p1 },
    curseDeck: ["curse-doubt", "curse-shame"],
    ...way,
  })

/** Looks at everything there is to look at. */
export function revealAll(table: ClimbTable, seat = 1): void {
  for (const key of keysOf(table, seat).filter((each) => each.startsWith("reveal:"))) table.pick(seat, key)
}

const deckOf = (table: ClimbTable): string[] => cardsIn(table, "p1.deck")

/** The blessing is put away, and the party looks at the map. */
export function isOver(table: ClimbTable, id: string): void {
  table.p1.isAsked("map").p1.has("offers")
  expect(cardsIn(table, "box")).toContain(id)
}

type Check = (id: string, nth: number) => void

const changes: Readonly<Record<string, Check>> = {
  "upgrades a card"(id, nth) {
    const table = blessed(id)
    choose(table, nth)
    table.p1.isAsked("upgrade").p1.pick("ironclad-bash")
    expect(deckOf(table)).toEqual(["ironclad-strike", "ironclad-bash+"])
    isOver(table, id)
  },
  "upgrades nothing where nothing can be"(id, nth) {
    const table = blessed(id, { p1: { deck: ["ironclad-bash+", "curse-doubt"] } })
    choose(table, nth)
    expect(deckOf(table)).toEqual(["ironclad-bash+", "curse-doubt"])
    isOver(table, id)
  },
  "removes a card, a Curse too"(id, nth) {
    const table = blessed(id, { p1: { deck: ["ironclad-strike", "curse-doubt"] } })
    choose(table, nth)
    table.p1.isAsked("remove").p1.pick("curse-doubt")
    expect(deckOf(table)).toEqual(["ironclad-strike"])
    isOver(table, id)
  },
  "transforms a card that is no Curse"(id, nth) {
    const deck = ["curse-doubt", "ironclad-strike", "ironclad-bash"]
    const table = blessed(id, { p1: { deck, rewards: ["ironclad-anger", "ironclad-clash"] } })
    choose(table, nth)
    table.p1.canPickExactly("ironclad-strike", "ironclad-bash").p1.pick("ironclad-strike")
    expect(deckOf(table)).toEqual(["curse-doubt", "ironclad-bash", "ironclad-anger"])
    isOver(table, id)
  },
  "gives the top rare card, which nobody has seen"(id, nth) {
    const table = blessed(id, { p1: { rares: ["ironclad-offering", "ironclad-feed"] } })
    choose(table, nth)
    expect(deckOf(table)).toEqual([...STRIKES, "ironclad-offering"])
    expect(cardsIn(table, "p1.rares")).toEqual(["ironclad-feed"])
    isOver(table, id)
  },
  "gives no rare card where none is left"(id, nth) {
    const table = blessed(id)
    choose(table, nth)
    expect(deckOf(table)).toEqual(STRIKES)
    isOver(table, id)
  },
  "gives 5 gold"(id, nth) {
    const table = blessed(id)
    choose(table, nth)
    expect(climberOf(table).gold).toBe(RED_GOLD + 5)
    isOver(table, id)
  },
  "gives 3 potions, each to be taken or not"(id, nth) {
    const table = blessed(id, { potionDeck: ["fire-potion", "blood-potion", "swift-potion", "flex-potion"] })
    choose(table, nth)
    revealAll(table)
    table.p1.take("fire-potion").p1.take("swift-potion").p1.pick("done")
    table.p1.has("items", "fire-potion", "swift-potion")
    expect(cardsIn(table, "potionDeck")).toEqual(["blood-potion", "flex-potion"])
    isOver(table, id)
  },
  "gives no more potions than anybody can have"(id, nth) {
    const held = ["fire-potion", "fire-potion"]
    const table = blessed(id, { p1: { items: held }, potionDeck: ["flex-potion", "swift-potion"] })
    choose(table, nth)
    revealAll(table)
    table.p1.take("flex-potion").p1.cannot("take:swift-potion", "potion-limit").p1.pick("done")
    table.p1.has("items", ...held, "flex-potion")
    isOver(table, id)
  },
  "gives a card reward"(id, nth) {
    const table = blessed(id, {
      p1: { rewards: ["ironclad-anger", "ironclad-clash", "ironclad-flex", "ironclad-wild-strike"] },
    })
    choose(table, nth)
    revealAll(table)
    table.p1.take("ironclad-clash").p1.pick("done")
    expect(deckOf(table)).toEqual([...STRIKES, "ironclad-clash"])
    isOver(table, id)
  },
  "gives a colorless card reward"(id, nth) {
    const table = blessed(id, {
      colorlessDeck: ["colorless-blind", "colorless-trip", "colorless-finesse", "colorless-mayhem"],
    })
    choose(table, nth)
    revealAll(table)
    table.p1.canPick("take:colorless-blind", "take:colorless-trip", "take:colorless-finesse")
    table.p1.take("colorless-trip").p1.pick("done")
    expect(deckOf(table)).toEqual([...STRIKES, "colorless-trip"])
    expect(cardsIn(table, "colorlessDeck")).toHaveLength(3)
    isOver(table, id)
  },
}

const parts = {
  upgrade: ["upgrades a card", "upgrades nothing where nothing can be"],
  remove: ["removes a card, a Curse too"],
  transform: ["transforms a card that is no Curse"],
  rare: ["gives the top rare card, which nobody has seen", "gives no rare card where none is left"],
  gold: ["gives 5 gold"],
  potions: ["gives 3 potions, each to be taken or not", "gives no more potions than anybody can have"],
  cards: ["gives a card reward"],
  colorless: ["gives a colorless card reward"],
} as const

/** Tests the first, second ... of the blessing's blue parts. */
export function offers(id: string, ...names: (keyof typeof parts)[]): void {
  names.forEach((name, i) => {
    for (const says of parts[name]) test(`${i + 1}: ${says}`, () => changes[says](id, i + 1))
  })
}
