// What nobody would forgive an opponent: `normal` and above never do it.

import { bots, chairAt, stranger } from "@soulspire/bots"
import { describe, expect, test } from "vitest"
import type { Play } from "../support/play.ts"
import { fourSoulsTable } from "../support/table.ts"

const bare = (keys: readonly string[]): string => keys.join(" ").replaceAll(/#\d+/g, "")

function asked({ game, state }: Play, seat: number | null = null, prompt: string | null = null) {
  const decision = game
    .decisions(state)
    .find(
      (each) =>
        !each.standing &&
        (seat === null || each.seat === seat - 1) &&
        (prompt === null || each.prompt.key === prompt),
    )
  if (decision === undefined) throw new Error("nobody is asked who should be")
  return decision
}

/** What is answered in a seat (1, 2, ...); several times, for chance must not make a blunder of it. */
function answers(name: string, table: Play, seat = 1, prompt: string | null = null): Set<string> {
  const { game, state } = table
  const chair = chairAt(game, state, asked(table, seat, prompt))
  return new Set([1, 2, 3].map((nth) => bare(bots[name].answer(chair, stranger(`blunder ${nth}`)))))
}

/** Everything that p1 answers until the turn is over; all others let everything pass. */
function turn(name: string, table: Play, most = 60): string[] {
  const { game, state } = table
  const given: string[] = []
  const random = stranger("a turn")
  const now = state.table.turn
  for (let n = 0; game.outcome(state) === null && state.table.turn === now; n++) {
    const [decision] = game.decisions(state).filter(({ standing }) => !standing)
    const chair = chairAt(game, state, decision)
    const keys = decision.seat === 0 ? bots[name].answer(chair, random) : ["pass"]
    if (decision.seat === 0) given.push(bare(keys))
    if (n > most * 8 || given.length > most) throw new Error(`goes in circles: ${given.slice(-8).join(", ")}`)
    game.answer(state, decision.seat, decision.id, keys)
  }
  table.leaves("p2", "respond")
  return given
}

const only = (...keys: string[]): Set<string> => new Set(keys)

/** Nothing here can be won: who attacks it dies. */
const terrors = { monsters: ["delirium"], monsterDeck: Array.from({ length: 6 }, () => "delirium") }

describe.each(["normal", "hard"])("%s", (name) => {
  test("takes the soul that wins", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb", "a-nickel"], souls: ["monstro", "pin", "gurdy"] },
      monsters: ["war", "fly"],
      wounds: [2, 0],
    })
    expect(answers(name, table)).toEqual(only("play:bomb>war"))
  })

  test("attacks what gives a soul rather than what gives a cent, with nothing to lose", () => {
    const table = fourSoulsTable({ p1: {}, monsters: ["conquest", "cod-worm"] })
    expect(answers(name, table)).toEqual(only("attack"))
    table.p1.attack().p1.pass().p2.pass()
    expect(answers(name, table)).toEqual(only("against:conquest"))
    table.leaves("p1", "attack-target")
  })

  test("does not attack without hope where dying costs something", () => {
    const table = fourSoulsTable({ p1: { board: ["meat"], hand: ["xvii-the-stars"], cents: 4 }, ...terrors })
    expect(turn(name, table)).not.toContain("attack")
  })

  test("does not die for nothing where dying costs everybody time", () => {
    // One soul in nine attacks.
    const hard = { monsters: ["gurdy"], monsterDeck: Array.from({ length: 6 }, () => "gurdy") }
    expect(turn(name, fourSoulsTable({ p1: {}, ...hard }))).toContain("attack")
    expect(turn(name, fourSoulsTable({ p1: {}, ...hard, options: { mode: "solo" } }))).not.toContain("attack")
  })

  test("does not shield a monster that nobody attacks", () => {
    const table = fourSoulsTable({ p1: { hand: ["v-the-hierophant"], board: ["yum-heart"] }, ...terrors })
    expect(turn(name, table).filter((key) => key.includes("delirium"))).toEqual([])
  })

  test("does not recharge what is charged", () => {
    const table = fourSoulsTable({ p1: { hand: ["lil-battery"], board: ["mr-boom"] }, ...terrors })
    expect(turn(name, table).filter((key) => key.startsWith("play"))).toEqual([])
  })

  test("does not turn one hit into another", () => {
    const table = fourSoulsTable({
      p1: { hand: ["i-the-magician", "dice-shard"], board: ["the-d6"] },
      monsters: ["monstro"],
      dice: [5],
    })
    table.p1.attack().p1.pass().p2.pass().p1.against("monstro")
    expect(answers(name, table)).toEqual(only("pass"))
    table.leaves("p1", "respond")
  })

  test("rolls again for its life", () => {
    const table = fourSoulsTable({
      p1: { board: ["the-d6", "meat"], damage: 1 },
      monsters: ["monstro"],
      dice: [1],
    })
    table.p1.attack().p1.pass().p2.pass().p1.against("monstro")
    expect([...answers(name, table)]).toEqual([expect.stringMatching(/^activate:the-d6>/)])
    table.leaves("p1", "respond")
  })

  test("saves itself from a deadly blow", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"] },
      p2: { hand: ["soul-heart"], plays: 1, damage: 1, board: ["meat"], cents: 6 },
    })
    table.p1.play("bomb", "p2").p1.pass().p2.pass().p1.pass()
    expect(answers(name, table, 2)).toEqual(only("play:soul-heart>p2"))
    table.leaves("p2", "respond")
  })

  test("stops a rival who is about to win", () => {
    const table = fourSoulsTable({
      p1: { souls: ["pin", "gurdy", "war"] },
      p2: { hand: ["dice-shard"], plays: 1 },
      monsters: ["conquest"],
      wounds: [1],
      dice: [6],
    })
    table.p1.attack().p1.pass().p2.pass().p1.against("conquest").p1.pass()
    expect([...answers(name, table, 2)]).toEqual([expect.stringMatching(/^play:dice-shard>/)])
    table.leaves("p2", "respond")
  })

  test("lets be what concerns nobody", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-penny"] },
      p2: { hand: ["butter-bean", "bomb"], plays: 1 },
    })
    table.p1.play("a-penny").p1.pass()
    expect(answers(name, table, 2)).toEqual(only("pass"))
    table.leaves("p2", "respond")
  })

  test("buys when it is rich, and what is worth more", () => {
    const table = fourSoulsTable({ p1: { cents: 14 }, shop: ["potato-peeler", "meat"], ...terrors })
    expect(answers(name, table)).toEqual(only("buy"))
    table.p1.buy().p1.pass().p2.pass()
    expect(answers(name, table)).toEqual(only("ware:meat"))
    table.leaves("p1", "wares")
  })

  test("recharges what has been used, and nobody else's items", () => {
    const table = fourSoulsTable({
      p1: { hand: ["mega-battery", "lil-battery"], board: ["mr-boom", "the-d6"] },
      p2: { board: ["charged-baby", "guppys-head"] },
      ...terrors,
    })
    expect(turn(name, table).filter((key) => /battery>(charged-baby|guppys-head)/.test(key))).toEqual([])
  })

  test("pays for no promise that is worth nothing to it", () => {
    const table = fourSoulsTable({
      p1: { cents: 6 },
      p2: { cents: 3 },
      options: { barter: true },
      ...terrors,
    })
    table.p2.at("barter", "ask:p1=4 I will be nice")
    expect(answers(name, table, 1, "deal.asked")).toEqual(only("no"))
    table.leaves("p1", "deal.asked")
  })

  test("takes cents that somebody gives for nothing but words", () => {
    const table = fourSoulsTable({
      p1: { cents: 6 },
      p2: { cents: 3 },
      options: { barter: true },
      ...terrors,
    })
    table.p2.at("barter", "offer:p1=3 do nothing")
    expect(answers(name, table, 1, "deal.offered")).toEqual(only("yes"))
    table.leaves("p1", "deal.offered")
  })

  test("does not raise HP that nobody is about to take", () => {
    const table = fourSoulsTable({ p1: { hand: ["vii-the-chariot"] }, p2: { damage: 1 }, ...terrors })
    expect(turn(name, table).filter((key) => key.startsWith("play"))).toEqual([])
  })

  test("kills what is as good as dead and leaves a soul", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb", "a-penny"], board: ["meat"] },
      monsters: ["gurdy", "fly"],
      wounds: [4, 0],
    })
    expect(answers(name, table)).toEqual(only("play:bomb>gurdy"))
  })

  test("keeps a rival with three souls from the fourth, also with what it would rather keep", () => {
    const table = fourSoulsTable({
      p1: { souls: ["pin", "gurdy", "war"], damage: 1 },
      p2: { hand: ["bomb", "soul-heart"], plays: 1, cents: 2 },
      monsters: ["conquest"],
      wounds: [1],
      dice: [6],
    })
    table.p1.attack().p1.pass().p2.pass().p1.against("conquest").p1.pass()
    expect([...answers(name, table, 2)]).toEqual(["play:bomb>p1"])
    table.leaves("p2", "respond")
  })

  test("spends what it has: rich, and with nothing to fear, it does not end its turn without a purchase", () => {
    const table = fourSoulsTable({ p1: { cents: 51 }, shop: ["dinner", "breakfast"], ...terrors })
    expect(turn(name, table)).toContain("buy")
  })

  test("does not go in circles with two that recharge each other", () => {
    const table = fourSoulsTable({ p1: { board: ["the-battery", "the-battery", "mr-boom"] }, ...terrors })
    expect(turn(name, table).length).toBeLessThan(25)
  })

  test("gives away what is worth least", () => {
    const table = fourSoulsTable({
      p1: { board: ["meat", "potato-peeler"], hand: ["a-penny", "xvii-the-stars"], damage: 1, cents: 3 },
      p2: { hand: ["bomb"], plays: 1 },
      ...terrors,
    })
    table.p1.attack().p1.pass().p2.play("bomb", "p1")
    while (asked(table).prompt.key !== "penalty-item") table.by(asked(table).seat + 1).pass()
    expect(answers(name, table)).toEqual(only("potato-peeler"))
    table.leaves("p1", "penalty-item")
  })
})
