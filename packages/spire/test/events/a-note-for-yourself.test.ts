// A Note for Yourself: a card from a friend, or one from somebody who is not there.

import type { Options } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { choose, keysOf } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"
import { afterCombat } from "../support/victory.ts"

const ID = "act2-note-for-yourself"
const BOARDS = {
  p1: { deck: ["ironclad-bash", "ironclad-strike"], board: ["character-ironclad"] },
  p2: { deck: ["silent-survivor", "silent-strike"], board: ["character-silent"] },
}

describe("an exchange", () => {
  test("each gives the other a card", () => {
    const table = meeting(ID, BOARDS)
    choose(table, 1)
    table.p1.isAsked("card-for").p1.pick("ironclad-bash")
    expect(table.told("offersExchange")).toMatchObject([{ who: 0, to: 1 }])
    table.p2.isAsked("card-back").p2.pick("silent-survivor")
    table.p1.has("deck", "ironclad-strike", "silent-survivor")
    table.p2.has("deck", "silent-strike", "ironclad-bash")
    table.p1.isNotAsked()
    choose(table, 2, 2)
    takeAll(table, 2)
    isOver(table, ID)
  })

  test("an upgraded card stays upgraded, and a card that cannot be removed stays where it is", () => {
    const table = meeting(ID, {
      p1: { deck: ["ironclad-bash+", "curse-ascenders-bane"] },
      p2: { deck: ["silent-survivor+"] },
    })
    choose(table, 1)
    table.p2.pick("silent-survivor+")
    table.p1.has("deck", "curse-ascenders-bane", "silent-survivor+").p2.has("deck", "ironclad-bash+")
  })

  rule(
    "STS-Q-82",
    "nobody has to: whoever is refused can ask another, and then choose something else",
    () => {
      const table = meeting(ID, { ...BOARDS, p3: { deck: ["watcher-vigilance"] } })
      choose(table, 1)
      table.p1.isAsked("exchange-with").p1.pick("p2").p1.pick("ironclad-strike").p2.pick()
      expect(table.told("refusesExchange")).toMatchObject([{ who: 1 }])
      table.p1.isAsked("card-for").p1.pick("ironclad-bash").p3.isAsked("card-back").p3.pick()
      table.p1.isAsked("event").p1.cannot(`option:${ID}`, "came-to-nothing")
      table.p1.canPickExactly(`option:${ID}.2`)
      table.p1.has("deck", ...BOARDS.p1.deck)
    },
  )

  rule("STS-Q-82", "alone there is nobody to exchange with, nor where the other has no card", () => {
    const alone = meeting(ID)
    alone.p1.cannot(optionOf(alone, 1), "condition").p1.canPickExactly(`option:${ID}.2`)
    const poor = meeting(ID, { p2: { deck: [] } })
    poor.p1.cannot(optionOf(poor, 1), "condition")
    poor.p2.cannot(optionOf(poor, 1, 2), "condition")
  })

  rule("STS-12.3", "a card that uses Orbs brings the Prismatic Shard along", () => {
    const table = meeting(ID, { ...BOARDS, p2: { deck: ["defect-zap"], board: ["character-defect"] } })
    choose(table, 1)
    table.p1.pick("ironclad-strike").p2.pick("defect-zap").p1.has("items", "prismatic-shard")
  })
})

describe("a card reward of another character", () => {
  rule("STS-12.2", "from the deck that one names, of somebody who plays or of nobody", () => {
    const table = meeting(ID, {
      p1: { ...BOARDS.p1, deck: [] },
      p2: { ...BOARDS.p2, rewards: ["silent-slice", "silent-deflect"] },
      spareRewards: ["watcher-protect", "defect-leap", "watcher-halt"],
      colorlessDeck: ["colorless-trip"],
    })
    choose(table, 2)
    table.p1.pick("reveal:other/1").p1.isAsked("deck")
    table.p1.canPickExactly("deck-defect", "deck-silent", "deck-watcher").p1.pick("deck-watcher")
    expect(cardsIn(table, "p1.offers").toSorted()).toEqual(["watcher-halt", "watcher-protect"])
    table.p1.pick("take:watcher-halt").p1.pick("done")
    table.p1.has("deck", "watcher-halt")
    expect(cardsIn(table, "spareRewards").toSorted()).toEqual(["defect-leap", "watcher-protect"])
  })

  rule("STS-12.2", "a Golden Ticket among them brings a rare of that character", () => {
    const table = meeting(ID, {
      p1: { ...BOARDS.p1, deck: [] },
      spareRewards: ["watcher-golden-ticket-1"],
      spareRares: ["watcher-vault", "defect-fission"],
    })
    choose(table, 2)
    table.p1.pick("reveal:other/1")
    table.p1.pick("take:watcher-vault").p1.pick("done")
    table.p1.has("deck", "watcher-vault")
    isOver(table, ID)
  })

  test("with one deck alone nobody is asked which, and with none there is nothing", () => {
    const table = meeting(ID, {
      p1: { ...BOARDS.p1, deck: [] },
      p2: { ...BOARDS.p2, rewards: ["silent-slice"] },
    })
    choose(table, 2)
    takeAll(table)
    table.p1.has("deck", "silent-slice")
    choose(table, 2, 2)
    table.p2.pick("reveal:other/1").p2.pick("done")
    expect(keysOf(table).some((key) => key.startsWith("go:"))).toBe(true)
  })
})

describe("decks of characters that nobody plays", () => {
  const spareIn = (options: Options, seats = 1): number =>
    cardsIn({ game: spire, state: spire.create(options, seats, "a note") }, "spareRewards").length

  rule("STS-12.2", "lie there where the party wants to climb to an Act with this event", () => {
    expect([spareIn({}), spareIn({ lastAct: 2 }) > 100, spareIn({ lastAct: 2 }, 4)]).toEqual([0, true, 0])
  })

  rule("STS-Q-88", "come with the next Act where the party goes on beyond what it wanted", () => {
    const table = afterCombat("boss", { bossDeck: ["b1-hexaghost"], p1: { board: ["character-silent"] } })
    table.p1.pick("done").p1.pick("go-on")
    const spare = cardsIn(table, "spareRewards")
    expect(spare.length).toBeGreaterThan(100)
    expect(spare.filter((card) => card.startsWith("silent"))).toEqual([])
    expect(cardsIn(table, "spareRares").some((card) => card.startsWith("defect"))).toBe(true)
  })
})
