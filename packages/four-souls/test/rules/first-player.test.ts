// Who begins (chapter 1): the ways of finding a first player, and cards that name one.

import type { Options } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { called, refusalOf, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn } from "../support/table.ts"
import { character } from "../support/made-up.ts"

describe("the first player", () => {
  const others = called(
    "maggy",
    "judas",
    "samson",
    "lilith",
    "yum-heart",
    "book-of-belial",
    "blood-lust",
    "incubus",
  )
  const game = stackedGame({ others })
  const begun = (options: Options, seed: string, seats = 4) => setUp(game, options, seats, seed)

  rule("FS-1.11", "is found by lot", () => {
    const found = Array.from({ length: 40 }, (_each, i) => {
      const table = begun({ firstPlayer: "lot" }, `lot ${i}`)
      table.leaves(`p${table.state.table.active + 1}`, "respond")
      return table.state.table.starter
    })
    expect(new Set(found)).toEqual(new Set([0, 1, 2, 3]))
  })

  rule("FS-1.11", "is who rolls lowest, and those who tie roll again, for all to see", () => {
    let ties = 0
    for (let i = 0; i < 30; i++) {
      const table = begun({ firstPlayer: "die" }, `die ${i}`)
      const { active, starter, startRolls } = table.state.table
      table.leaves(`p${active + 1}`, "respond")
      expect(starter).toBe(active)
      expect(game.view(table.state, "spectator").table).toMatchObject({ starter, startRolls })
      // Round by round only those who were lowest roll on, until one is left.
      let left = [0, 1, 2, 3]
      for (let round = 0; left.length > 1; round++) {
        expect(startRolls.flatMap((rolls, seat) => (rolls.length > round ? [seat] : []))).toEqual(left)
        const lowest = Math.min(...left.map((seat) => startRolls[seat][round]))
        left = left.filter((seat) => startRolls[seat][round] === lowest)
        if (left.length > 1) ties++
      }
      expect(left).toEqual([starter])
    }
    expect(ties).toBeGreaterThan(0)
  })

  rule("FS-1.11", "is the saddest, as the table says", () => {
    const table = begun({ firstPlayer: "saddest" }, "sad")
    table.p1.isAsked("saddest").p1.canPickExactly("p1", "p2", "p3", "p4").p1.pick("p3").p3.isAsked("respond")
    expect([table.state.table.starter, table.told("begins")]).toMatchObject([2, [{ who: 2 }]])
    table.leaves("p3", "respond")
  })

  rule("FS-1.11", "is found in no other way, and a card may name one", () => {
    expect(refusalOf({ firstPlayer: "loudest" })).toMatchObject({ key: "bad-option", rule: "FS-1.11" })
    const eager = character("test-eager", "Test", { health: 2, attack: 1, item: null, goesFirst: true }, [])
    const two = stackedGame({ others: [...called("maggy", "yum-heart"), eager.def] })
    for (const firstPlayer of ["lot", "die", "saddest"]) {
      const table = setUp(two, { firstPlayer })
      const { active } = table.state.table
      expect(cardsIn(table, `p${active + 1}.board`)).toEqual(["test-eager"])
      table.leaves(`p${active + 1}`, "respond")
    }
  })

  rule("FS-Q-19", "is whom a card names, unless the table has fixed the seat", () => {
    const eager = character("test-eager", "Test", { health: 2, attack: 1, item: null, goesFirst: true }, [])
    const two = stackedGame({ others: [...called("maggy", "yum-heart"), eager.def] })
    for (const [firstPlayer, byCard] of [
      ["lot", true],
      ["die", true],
      ["saddest", true],
      ["seat", false],
    ] as const)
      for (const seed of ["one", "two", "three", "four"]) {
        const table = setUp(two, { firstPlayer }, 2, seed)
        const named = cardsIn(table, "p1.board").includes("test-eager") ? 0 : 1
        const { starter } = table.state.table
        expect(starter).toBe(byCard ? named : 0)
        table.leaves(`p${starter + 1}`, "respond")
      }
  })

  rule("FS-17.10", "is found just so among the two characters of a solo or co-op game", () => {
    for (const mode of ["solo", "co-op"]) {
      const starters = (firstPlayer: string): Set<number> =>
        new Set(
          Array.from({ length: 12 }, (_each, i) => {
            const table = begun({ mode, firstPlayer }, `${mode} ${i}`, 2)
            const { active, starter, startRolls } = table.state.table
            table.leaves(`p${active + 1}`, "respond")
            if (firstPlayer === "die") {
              const last = startRolls.map((rolls) => rolls.at(-1) as number)
              expect(last[starter]).toBe(Math.min(...last))
            }
            return starter
          }),
        )
      expect(starters("lot")).toEqual(new Set([0, 1]))
      expect(starters("die")).toEqual(new Set([0, 1]))
      expect(starters("seat")).toEqual(new Set([0]))
      const table = begun({ mode, firstPlayer: "saddest" }, "sad", 2)
      table.p1.canPickExactly("p1", "p2").p1.pick("p2").leaves("p2", "respond")
      expect(table.state.table.starter).toBe(1)
    }
  })
})
