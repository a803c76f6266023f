// What the greedy player does where every person would do the same.

import { chairAt, greedyBot, stranger } from "@soulspire/bots"
import { describe, expect, test } from "vitest"
import type { Play } from "../support/play.ts"
import { fourSoulsTable } from "../support/table.ts"

/** Without the number that tells one card from another. */
const plain = (keys: readonly string[]): string[] => keys.map((key) => key.replaceAll(/#\d+/g, ""))

/** What greedy answers in a seat (1, 2, ...). */
function greedy({ game, state }: Play, seat = 1, seed = "a test"): string[] {
  const decision = game.decisions(state).find((each) => !each.standing && each.seat === seat - 1)
  if (decision === undefined) throw new Error(`p${seat} is not asked`)
  return plain(greedyBot.answer(chairAt(game, state, decision), stranger(seed)))
}

/** Nothing here can be won: who attacks it dies. */
const terrors = { monsters: ["satan"], monsterDeck: Array.from({ length: 6 }, () => "satan") }

describe("the greedy player", () => {
  test("saves itself from a deadly blow", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"] },
      p2: { hand: ["soul-heart"], plays: 1, damage: 1, board: ["remote-detonator"], cents: 6 },
    })
    table.p1.play("bomb", "p2").p1.pass().p2.pass().p1.pass()
    expect(greedy(table, 2)).toEqual(["play:soul-heart>p2"])
    table.leaves("p2", "respond")
  })

  test("keeps what saves it for when it is needed", () => {
    expect(greedy(fourSoulsTable({ p1: { hand: ["soul-heart"] }, ...terrors }))).toEqual(["end"])
  })

  test("does not attack what will kill it", () => {
    expect(greedy(fourSoulsTable({ p1: { board: ["the-bone"], cents: 8 }, ...terrors }))).toEqual(["end"])
  })

  test("takes an attack that it is sure to win, and that very one", () => {
    const table = fourSoulsTable({ p1: {}, ...terrors, monsters: ["satan", "fly"] })
    expect(greedy(table)).toEqual(["attack"])
    table.p1.attack().p1.pass().p2.pass()
    expect(greedy(table)).toEqual(["against:fly"])
    table.leaves("p1", "attack-target")
  })

  test("buys when it is rich", () => {
    const table = fourSoulsTable({ p1: { cents: 14 }, shop: ["dinner", "breakfast"], ...terrors })
    expect(greedy(table)).toEqual(["buy"])
    table.p1.buy().p1.pass().p2.pass()
    expect(greedy(table)[0]).toMatch(/^ware:/)
    table.leaves("p1", "wares")
  })

  test("takes what money lies in its hand", () => {
    expect(greedy(fourSoulsTable({ p1: { hand: ["a-dime"] }, ...terrors }))).toEqual(["play:a-dime"])
  })

  test("answers the same when asked again with the same chance", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb", "a-dime"], cents: 12 }, monsters: ["fly"] })
    expect(greedy(table, 1, "one")).toEqual(greedy(table, 1, "one"))
  })

  test("does not look into hands and decks: what it cannot see changes nothing", () => {
    const table = (hand: string, top: string): Play =>
      fourSoulsTable({
        p1: { hand: ["bomb", "soul-heart"], cents: 6 },
        p2: { hand: [hand] },
        monsters: ["fly", "horf"],
        // The same cards, lying otherwise.
        lootDeck: [
          top,
          top === "a-dime" ? "two-cents" : "a-dime",
          hand === "lost-soul" ? "dagaz" : "lost-soul",
        ],
      })
    const tables = [table("lost-soul", "a-dime"), table("dagaz", "two-cents")]
    for (const seed of ["one", "another"])
      expect(greedy(tables[0], 1, seed)).toEqual(greedy(tables[1], 1, seed))
  })
})
