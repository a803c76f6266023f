// The end of a combat on the way up (STS-8.9 to STS-8.11): whose rewards they are, and what is put away.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { climberOf, type ClimbTable, type Way } from "../support/climb.ts"
import { afterCombat, fighting, win } from "../support/victory.ts"

describe("whose rewards", () => {
  const two = (way: Way): ClimbTable => fighting("encounter", { p2: {}, ...way })
  const kinds = (table: ClimbTable, seat: number): string[] =>
    climberOf(table, seat).rewards.map(({ kind }) => kind)

  rule("STS-8.9", "are those of the enemy in the row that one ends in", () => {
    const enemies = { encounterDeck: ["a1-blue-slaver", "a1-looter"] }
    const table = win(two(enemies))
    // Gold is gained at once; a potion is left by the other one alone.
    expect([climberOf(table, 1).gold, climberOf(table, 2).gold]).toEqual([2, 0])
    expect([kinds(table, 1), kinds(table, 2)]).toEqual([["card"], ["card", "potion"]])
    const switched = two({ ...enemies, p1: { deck: ["silent-dash"] } })
    switched.p1.play("silent-dash", "a1-looter").p1.yes()
    win(switched)
    expect([climberOf(switched, 1).gold, climberOf(switched, 2).gold]).toEqual([0, 2])
    expect([kinds(switched, 1), kinds(switched, 2)]).toEqual([["card", "potion"], ["card"]])
  })

  rule("STS-8.9", "of an elite and a boss are everybody's", () => {
    const elite = afterCombat("elite", { eliteDeck: ["e1-lagavulin"], p2: {}, p3: {} })
    for (const seat of [1, 2, 3]) {
      expect(climberOf(elite, seat).gold).toBe(2)
      expect(kinds(elite, seat)).toEqual(["card", "relic"])
    }
    const boss = afterCombat("boss", { bossDeck: ["b1-guardian"], p2: {} })
    for (const seat of [1, 2]) {
      expect(climberOf(boss, seat).gold).toBe(3)
      expect(kinds(boss, seat)).toEqual(["rare", "boss-relic"])
    }
  })

  rule("STS-8.9", "come after what happens at the end of combat", () => {
    const table = fighting("encounter", {
      encounterDeck: ["a1-looter"],
      p1: { hp: 5, board: ["character-ironclad"] },
    })
    win(table).p1.isAsked("rewards")
    expect(climberOf(table).hp).toBe(6)
  })
})

describe("after the combat", () => {
  rule(
    "STS-8.10",
    "all cards are one deck again, status and daze are home, and every token but gold is lost",
    () => {
      const table = fighting("encounter", {
        encounterDeck: ["a1-looter"],
        p1: { gold: 4, deck: ["ironclad-inflame", "ironclad-true-grit", "ironclad-defend", "status-daze"] },
      })
      table.p1.play("ironclad-inflame").p1.play("ironclad-true-grit", "p1").p1.pick("ironclad-defend")
      expect(climberOf(table)).toMatchObject({ strength: 1, block: 1 })
      win(table)
      // Before anything is taken: what is added then is part of it too.
      expect(cardsIn(table, "p1.deck").toSorted()).toEqual([
        "ironclad-defend",
        "ironclad-inflame",
        "ironclad-true-grit",
        "test-wipe",
      ])
      expect(cardsIn(table, "dazeDeck")).toEqual(["status-daze"])
      expect(climberOf(table)).toMatchObject({ strength: 0, block: 0, energy: 3, gold: 4 })
      for (const pile of ["draw", "hand", "discard", "exhaust", "powers"]) table.p1.has(pile)
    },
  )

  rule("STS-8.11", "enemies go under their deck when rewards are taken, summons back among theirs", () => {
    const table = fighting("encounter", {
      encounterDeck: ["a1-cultist-louse", "a1-looter", "a1-blue-slaver"],
      summons: ["s1-green-louse-1", "s1-fat-gremlin"],
    })
    expect(cardsIn(table, "enemies")).toEqual(["a1-cultist-louse", "s1-green-louse-1"])
    win(table).p1.pick("done")
    expect(cardsIn(table, "encounterDeck").toReversed()).toEqual([
      "a1-looter",
      "a1-blue-slaver",
      "a1-cultist-louse",
    ])
    expect(cardsIn(table, "summons").toSorted()).toEqual(["s1-fat-gremlin", "s1-green-louse-1"])
    expect([...cardsIn(table, "enemies"), ...cardsIn(table, "leftCombat")]).toEqual([])
  })
})
