// Cards of other characters (STS-12.1 to STS-12.3).

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import type { ClimbTable } from "../support/climb.ts"
import { skirmish, win } from "../support/skirmish.ts"
import { combat, playerOf } from "../support/table.ts"

const EVERY_DECK = "daily-prismatic-shard"
const SHARD = "prismatic-shard"

/** Somebody has won a fight, and takes this card from the decks of two others, or from their own. */
function gaining(card: string, p1: { board: string; items?: string[] }): ClimbTable {
  const [character] = card.split("-")
  const own = p1.board.slice("character-".length)
  const others = ["ironclad", "silent", "defect", "watcher"].filter(
    (each) => each !== own && each !== character,
  )
  const table = win(
    skirmish(EVERY_DECK, {
      p1: { ...p1, board: [p1.board], rewards: own === character ? [card] : [`${own}-strike`] },
      spareRewards: [...(own === character ? [] : [card]), ...others.map((each) => `${each}-strike`)],
      colorlessDeck: ["colorless-blind"],
    }),
  )
  const decks = [`deck-${character}`, "deck-colorless", `deck-${others[0]}`]
  table.p1
    .pick("reveal:mixed/1")
    .p1.pick(...decks)
    .p1.take(card)
    .p1.pick("done")
  return table
}

const shards = (table: ClimbTable): number =>
  cardsIn(table, "p1.items").filter((card) => card === SHARD).length
const hasSlots = (table: ClimbTable, orbSlots: number): void =>
  expect(table.game.view(table.state, 0).table["players"]).toMatchObject([{ orbSlots }])

describe("orbs and stances of another character", () => {
  rule("STS-12.3", "whoever gains them gains the Prismatic Shard, with two slots and in Neutral", () => {
    for (const card of ["defect-zap", "watcher-eruption"]) {
      const table = gaining(card, { board: "character-silent" })
      expect(table.told("gainShard")).toMatchObject([{ who: 0 }])
      expect([shards(table), table.state.table.players[0].stance]).toEqual([1, "neutral"])
      hasSlots(table, 2)
    }
  })

  rule("STS-12.3", "the Defect gets no more slots with it", () => {
    const table = gaining("watcher-eruption", { board: "character-defect" })
    expect(shards(table)).toBe(1)
    hasSlots(table, 3)
  })

  rule("STS-12.3", "the Watcher gets slots, and has one stance as before", () => {
    const table = gaining("defect-zap", { board: "character-watcher" })
    expect(shards(table)).toBe(1)
    hasSlots(table, 2)
  })

  rule("STS-12.3", "nobody has two of it, and one's own cards bring none", () => {
    expect(shards(gaining("defect-zap", { board: "character-silent", items: [SHARD] }))).toBe(1)
    expect(shards(gaining("defect-zap", { board: "character-defect" }))).toBe(0)
    expect(shards(gaining("watcher-eruption", { board: "character-watcher" }))).toBe(0)
  })

  test("a card without either brings none", () => {
    expect(shards(gaining("defect-skim", { board: "character-silent" }))).toBe(0)
    expect(shards(gaining("ironclad-anger", { board: "character-silent" }))).toBe(0)
  })

  test("with the Shard the Silent channels, evokes and enters stances", () => {
    const table = combat({
      p1: {
        board: ["character-silent"],
        items: [SHARD],
        hand: ["defect-zap", "defect-dual-cast", "watcher-eruption"],
        energy: 6,
      },
      enemies: ["first-cultist"],
    })
    table.p1.play("defect-zap")
    expect(playerOf(table, 1).lightning).toBe(1)
    table.p1.play("defect-dual-cast").p1.play("watcher-eruption", "first-cultist")
    expect(playerOf(table, 1)).toMatchObject({ lightning: 0, stance: "wrath" })
  })

  test("without it there is no slot, and nothing is channelled", () => {
    const table = combat({
      p1: { board: ["character-silent"], hand: ["defect-zap"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("defect-zap")
    expect(playerOf(table, 1).lightning).toBe(0)
  })
})

describe("a ticket", () => {
  const WON = { p1: { board: ["character-silent"], rewards: ["silent-slice"], rares: ["silent-burst"] } }
  const reveal = (way: Parameters<typeof skirmish>[1]): ClimbTable => {
    const table = win(skirmish(EVERY_DECK, { colorlessDeck: ["colorless-blind"], ...WON, ...way }))
    table.p1.pick("reveal:mixed/1").p1.pick("deck-defect", "deck-silent", "deck-colorless")
    return table
  }

  rule("STS-12.2", "from another character's rewards brings that character's top rare", () => {
    const table = reveal({
      spareRewards: ["defect-golden-ticket-1", "defect-skim"],
      spareRares: ["watcher-omega", "defect-seek"],
    })
    table.p1.cannot("take:defect-golden-ticket-1", "not-for-you")
    table.p1.take("defect-seek").p1.pick("done").p1.has("deck", "silent-strike", "defect-seek")
    expect(cardsIn(table, "p1.rares")).toEqual(["silent-burst"])
    // The ticket lies under its own deck.
    expect(cardsIn(table, "spareRewards").toReversed()).toEqual(["defect-skim", "defect-golden-ticket-1"])
  })
})

rule("STS-12.1", "tokens work for everybody, and their number is shared", () => {
  const table = combat({
    p1: { board: ["character-watcher"], hand: ["silent-blade-dance"], shivs: 0 },
    p2: { board: ["character-silent"], shivs: 4 },
    enemies: ["first-cultist"],
  })
  // The second would be the sixth.
  table.p1.play("silent-blade-dance").p1.isAsked("shiv").p1.no()
  expect([playerOf(table, 1).shivs, playerOf(table, 2).shivs]).toEqual([1, 4])
})
