// What the Silent's discards, copies and retained cards do to each other (STS-7.8, STS-9.11, STS-12.4).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { next } from "../support/answers.ts"
import { cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

const cultist = ["first-cultist"]

describe("Reflex and Tactician", () => {
  const draw = ["silent-strike", "silent-defend", "silent-slice", "silent-bane"]

  rule("STS-7.8", "a card that discards and draws is done before Reflex draws", () => {
    const table = combat({
      p1: { hand: ["silent-calculated-gamble", "silent-reflex", "silent-deflect"], draw },
      enemies: cultist,
    })
    table.p1
      .play("silent-calculated-gamble")
      .p1.has("hand", ...draw)
      .p1.has("discard", "silent-reflex", "silent-deflect")
  })

  rule("STS-7.8", "several triggers of one discard go in the order their player says", () => {
    const table = combat({
      p1: {
        hand: ["silent-concentrate", "silent-reflex", "silent-tactician"],
        powers: ["silent-after-image"],
        draw,
        energy: 0,
      },
      enemies: cultist,
    })
    table.p1.play("silent-concentrate").p1.pick("silent-reflex", "silent-tactician").p1.isAsked("triggers")
    expect(playerOf(table, 1)).toMatchObject({ energy: 2, block: 0 })
    table.p1.pick(...table.p1.options.map(({ key }) => key).toReversed())
    expect(playerOf(table, 1)).toMatchObject({ energy: 4, block: 1 })
    table.p1.has("hand", "silent-strike", "silent-defend")
    table.p1.has("exhaust", "silent-concentrate", "silent-tactician")
  })

  test("Tactician that was shuffled away by Reflex still gives its energy, and is not exhausted", () => {
    const table = combat({
      p1: { hand: ["silent-storm-of-steel", "silent-reflex+", "silent-tactician"] },
      enemies: cultist,
    })
    table.p1.play("silent-storm-of-steel").p1.pick("silent-reflex+", "silent-tactician")
    const keys = table.p1.options.map(({ key }) => key)
    table.p1.pick(...keys.toSorted((a, b) => Number(b.includes("reflex")) - Number(a.includes("reflex"))))
    expect(playerOf(table, 1)).toMatchObject({ energy: 4, shivs: 2 })
    expect(cardsIn(table, "p1.hand")).toContain("silent-tactician")
    table.p1.has("exhaust")
  })

  rule(
    ["STS-9.13", "STS-11.7"],
    "a forced play of Reflex discards it, and that is no effect's discard",
    () => {
      const table = combat({
        p1: { hand: ["ironclad-havoc"], draw: ["silent-reflex", ...draw] },
        enemies: cultist,
      })
      table.p1.play("ironclad-havoc").p1.has("hand").p1.has("discard", "silent-reflex", "ironclad-havoc")
    },
  )

  rule("STS-11.7", "a forced Grand Finale with cards left to draw is discarded", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["silent-grand-finale", ...draw] },
      enemies: cultist,
    })
    table.p1.play("ironclad-havoc").p1.has("discard", "silent-grand-finale", "ironclad-havoc")
    expect(enemyOf(table).hp).toBe(9)
  })

  test("Tools of the Trade discards at the start of a turn, after block was reset", () => {
    const table = combat({
      p1: {
        powers: ["silent-tools-of-the-trade", "silent-after-image"],
        draw: ["silent-tactician"],
        block: 20,
      },
      enemies: cultist,
      dice: [1],
    })
    table.p1.pick("done")
    expect(playerOf(table, 1)).toMatchObject({ energy: 5, block: 1, discarded: 1 })
  })
})

describe("Burst", () => {
  rule(["STS-12.4", "STS-7.8"], "what the copy has set off happens before the card itself", () => {
    const table = combat({
      p1: {
        hand: ["silent-burst+", "silent-survivor", "silent-reflex"],
        draw: ["silent-strike", "silent-bane", "silent-slice"],
      },
      enemies: cultist,
    })
    // The copy discards Reflex, which draws two; the card then has those to choose from.
    table.p1
      .play("silent-burst+")
      .p1.play("silent-survivor")
      .p1.canPickExactly("silent-strike", "silent-bane")
    table.p1.pick("silent-bane").p1.has("hand", "silent-strike")
    expect(playerOf(table, 1)).toMatchObject({ block: 4, discarded: 2 })
  })

  test("a copy of a card that exhausts: the card is exhausted once", () => {
    const table = combat({
      p1: { hand: ["silent-burst+", "silent-catalyst"], powers: ["ironclad-feel-no-pain"] },
      enemies: cultist,
      conditions: [{ poison: 3 }],
    })
    table.p1.play("silent-burst+").p1.play("silent-catalyst", "first-cultist")
    expect([enemyOf(table).poison, playerOf(table, 1).block]).toEqual([12, 1])
    table.p1.has("exhaust", "silent-catalyst")
  })

  rule("STS-12.4", "on a retained Outmaneuver: both plays were retained", () => {
    const table = combat({
      p1: { hand: ["silent-outmaneuver"], draw: ["silent-burst"], block: 20 },
      enemies: cultist,
      dice: [1],
    })
    table.p1.pick("done").p1.play("silent-burst").p1.play("silent-outmaneuver")
    expect(playerOf(table, 1).energy).toBe(6)
  })

  rule("STS-12.4", "with each use of Distraction and Footwork for itself", () => {
    const table = combat({
      p1: { hand: ["silent-burst+", "silent-leg-sweep"], powers: ["silent-footwork", "silent-distraction"] },
      enemies: cultist,
    })
    table.p1.play("silent-burst+").p1.play("silent-leg-sweep", "first-cultist")
    expect([playerOf(table, 1).block, enemyOf(table).weak]).toEqual([10, 2])
  })

  test("Doppelganger finds the card, not its copy, and no more than once", () => {
    const table = combat({
      p1: { hand: ["silent-burst+", "silent-defend", "silent-doppelganger"] },
      enemies: cultist,
    })
    table.p1.play("silent-burst+").p1.play("silent-defend").p1.play("silent-doppelganger").p1.pick("1")
    expect(playerOf(table, 1)).toMatchObject({ block: 3, energy: 1 })
  })
})

describe("Well-Laid Plans", () => {
  rule(["STS-9.10", "STS-9.11"], "an ethereal card is exhausted though it was to be retained", () => {
    const table = combat({
      p1: { hand: ["ironclad-carnage"], powers: ["silent-well-laid-plans"], block: 20 },
      enemies: cultist,
      dice: [1],
    })
    next(table.p1.pick("done"), "well-laid-plans")
      .p1.pick("ironclad-carnage")
      .p1.has("exhaust", "ironclad-carnage")
      .p1.has("hand")
  })

  rule("STS-9.11", "a card that is retained and leaves the hand forgets it", () => {
    const table = combat({
      p1: { hand: ["silent-outmaneuver"], draw: ["silent-prepared", "silent-adrenaline"], block: 20 },
      enemies: cultist,
      dice: [1],
    })
    table.p1.pick("done").p1.play("silent-prepared").p1.pick("silent-outmaneuver")
    // Shuffled and drawn again in the same turn.
    table.p1.play("silent-adrenaline")
    expect(cardsIn(table, "p1.hand")).toContain("silent-outmaneuver")
    table.p1.play("silent-outmaneuver")
    expect(playerOf(table, 1).energy).toBe(4)
  })

  test("cards that retain themselves take none of its places", () => {
    const table = combat({
      p1: {
        hand: ["silent-outmaneuver", "silent-strike", "silent-footwork+"],
        powers: ["silent-well-laid-plans"],
        block: 20,
      },
      enemies: cultist,
      dice: [1],
    })
    table.p1.pick("done").p1.pick("silent-strike").p1.isAsked("play")
    table.p1.has("hand", "silent-outmaneuver", "silent-strike", "silent-footwork+")
  })
})
