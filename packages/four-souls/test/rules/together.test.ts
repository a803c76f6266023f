// Solo and co-op (chapter 17): two characters against the timer.

import { n } from "@soulspire/kernel"
import { fourSouls, verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { axe } from "../support/cards.ts"
import { called, refusalOf, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn, fourSoulsTable, playerOf, refsIn, seenIn } from "../support/table.ts"
import { turnOver } from "../support/turns.ts"
import { loot, treasure } from "../support/made-up.ts"

const { aim, extraTurn, gainCents, otherPlayers, skipTurn, tap, win } = verbs
const options = { mode: "co-op" } as const
const outcome = (table: ReturnType<typeof fourSoulsTable>) => {
  const over = table.game.outcome(table.state)
  return over === null ? null : { ...over, winners: over.winners.toSorted((a, b) => a - b) }
}
const timer = (table: ReturnType<typeof fourSoulsTable>) => table.game.view(table.state, 1).table["timer"]

const three = ["monstro", "gurdy", "war"]
const everybody = [0, 1]

describe("two characters", () => {
  const gift = loot(
    "test-gift",
    "Test",
    { kind: "tarot" },
    [gainCents(n(2), { who: "it1" })],
    aim(otherPlayers),
  ).def

  rule("FS-17.1", "are two players to each other, whoever holds them", () => {
    for (const mode of ["solo", "co-op"]) {
      const table = fourSoulsTable({ cards: [gift], p1: { hand: ["test-gift"] }, options: { mode } })
      table.p1.play("test-gift", "p2").allPass()
      expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([3, 5])
    }
  })

  rule("FS-17.1", "are neither one nor three", () => {
    for (const mode of ["solo", "co-op"]) {
      expect(refusalOf({ mode }, 3)).toEqual({
        key: "seats",
        params: { min: 2, max: 2, given: 3 },
        rule: "FS-17.1",
      })
      expect(refusalOf({ mode }, 2)).toBeNull()
    }
    expect(refusalOf({ mode: "teams" })).toMatchObject({ params: { option: "mode" }, rule: "FS-17.1" })
  })

  rule("FS-17.2", "are set up as usual, with a timer at 8 and without bonus souls", () => {
    const game = stackedGame({})
    const table = setUp(game, { ...options, bonusSouls: true, firstPlayer: "seat" }).leaves("p1", "respond")
    expect([timer(table), cardsIn(table, "bonus")]).toEqual([8, []])
    expect([refsIn(table, "p1.hand").length, playerOf(table, 2).cents]).toEqual([3, 3])
    const rivals = setUp(game, { bonusSouls: true, firstPlayer: "seat" }).leaves("p1", "respond")
    expect([timer(rivals), cardsIn(rivals, "bonus").length]).toEqual([undefined, 3])
  })

  rule(["FS-17.9", "FS-2.7.3"], "never meet what is for three or more", () => {
    const marked = called("satan")[0]
    expect(marked.facts["threePlus"]).toBe(1)
    const table = setUp(stackedGame({ monster: [marked, ...called("fly", "fatty", "dip")] }), {
      ...options,
      firstPlayer: "seat",
    }).leaves("p1", "respond")
    expect(cardsIn(table, "monsters").toSorted()).toEqual(["fatty", "fly"])
    const left = fourSouls.create(options, 2, "none of them")
    for (const { def } of left.objects)
      if (def >= 0) expect(fourSouls.cards[def].facts["threePlus"] ?? 0).toBe(0)
  })
})

describe("the timer", () => {
  rule("FS-17.3", "drops after both have had their turns, in an order that stays", () => {
    const table = fourSoulsTable({ options })
    const seen: unknown[] = []
    for (let turn = 0; turn < 4; turn++) {
      seen.push([table.state.table.active, timer(table)])
      turnOver(table)
    }
    expect(seen).toEqual([
      [0, 8],
      [1, 8],
      [0, 7],
      [1, 7],
    ])
  })

  rule(["FS-17.3", "FS-17.5"], "is at 0 after eight rounds without a win, and all have lost", () => {
    const table = fourSoulsTable({ options, timer: 1 })
    turnOver(table)
    expect([timer(table), outcome(table)]).toEqual([1, null])
    turnOver(table)
    expect(outcome(table)).toEqual({ winners: [], losers: everybody, how: "timer" })
    expect([timer(table), table.open, table.told("turn").length]).toEqual([0, [], 1])
  })

  rule(["FS-17.3", "FS-7.4"], "counts rounds: extra turns and skipped ones make none", () => {
    const again = treasure("test-again", "Test", { kind: "active" }, [tap([extraTurn()])]).def
    const nap = treasure("test-nap", "Test", { kind: "active" }, [tap([skipTurn("it1")], aim(otherPlayers))])
    const table = fourSoulsTable({
      cards: [again, nap.def],
      options,
      p1: { board: ["test-again"] },
      p2: { board: ["test-nap"] },
    })
    turnOver(table.p1.activate("test-again").allPass())
    expect([table.state.table.active, timer(table)]).toEqual([0, 8])
    turnOver(table)
    expect([table.state.table.active, timer(table)]).toEqual([1, 8])
    // The first player has to skip the next turn: that round begins all the same.
    turnOver(table.p2.activate("test-nap", "p1").allPass())
    expect([table.state.table.active, timer(table)]).toEqual([1, 7])
  })

  const killed = (ruleset: string, whom: string) => {
    const table = fourSoulsTable({
      cards: [axe],
      options: { ...options, ruleset },
      p1: { board: ["test-axe"] },
    })
    table.p1.activate("test-axe", whom).allPass()
    expect(table.told("playerDies")).toHaveLength(1)
    return timer(table)
  }

  rule(["FS-17.4", "RD-05=own-turn"], "drops for a death in one's own turn", () => {
    expect(killed("english-2023", "p1")).toBe(7)
    expect(killed("english-2023", "p2")).toBe(8)
  })

  rule(["FS-IT-2", "RD-05=any-turn"], "drops for any death in the Italian edition", () => {
    expect(killed("italian", "p1")).toBe(7)
    expect(killed("italian", "p2")).toBe(7)
  })

  rule(["FS-17.4", "FS-17.5"], "at 0 ends it at once, in the middle of the turn", () => {
    const table = fourSoulsTable({ cards: [axe], options, p1: { board: ["test-axe"] }, timer: 1 })
    table.p1.activate("test-axe", "p1").allPass()
    expect(outcome(table)).toEqual({ winners: [], losers: everybody, how: "timer" })
    expect(table.state.table.phase).toBe("action")
  })
})

describe("together", () => {
  rule("FS-17.5", "four souls of both win, also in the very last turn", () => {
    const table = fourSoulsTable({
      options,
      timer: 1,
      p1: { souls: three.slice(0, 2) },
      p2: { hand: ["lost-soul"], souls: three.slice(2) },
    })
    turnOver(table)
    expect(outcome(table)).toBeNull()
    table.p2.play("lost-soul").allPass()
    expect(outcome(table)).toEqual({ winners: everybody, how: "together" })
  })

  rule("FS-17.5", "what makes one of them win makes both win", () => {
    const crown = treasure("test-crown", "Test", { kind: "active" }, [tap([win()])]).def
    const table = fourSoulsTable({ cards: [crown], options, p1: { board: ["test-crown"] } })
    expect(outcome(table.p1.activate("test-crown").allPass())).toEqual({
      winners: everybody,
      how: "together",
    })
  })

  rule("FS-17.6", "it takes 4, 6 or 8 souls", () => {
    const bosses = ["scolex", "chub", "famine", "conquest", "gemini", "pride", "lust"]
    for (const [difficulty, needed] of [
      ["normal", 4],
      ["hard", 6],
      ["ultra", 8],
    ] as const) {
      const short = { souls: bosses.slice(0, needed - 2) }
      const near = fourSoulsTable({
        options: { ...options, difficulty },
        p1: { hand: ["lost-soul"] },
        p2: short,
      })
      expect(outcome(near.p1.play("lost-soul").allPass())).toBeNull()
      expect(near.game.view(near.state, 0).table).toMatchObject({ together: needed - 1, needed })
      const enough = { ...short, souls: bosses.slice(0, needed - 1) }
      const there = fourSoulsTable({
        options: { ...options, difficulty },
        p1: { hand: ["lost-soul"] },
        p2: enough,
      })
      expect(outcome(there.p1.play("lost-soul").allPass())).toEqual({ winners: everybody, how: "together" })
    }
  })

  rule(["FS-17.6", "FS-Q-20"], "only so many souls of one character count, if a table wants it so", () => {
    const capped = (cap: number) =>
      fourSoulsTable({
        options: { ...options, difficulty: "hard", soulCap: cap },
        p1: { hand: ["lost-soul"], souls: [...three, "scolex"] },
        p2: { souls: ["chub"] },
      })
        .p1.play("lost-soul")
        .allPass()
    const table = capped(4)
    expect(outcome(table)).toBeNull()
    // The fifth is gained, and does not count.
    table.p1.has("souls", ...three, "scolex", "lost-soul")
    expect(table.told("soulGained")).toMatchObject([{ who: 0 }])
    expect(table.game.view(table.state, 1).table).toMatchObject({
      together: 5,
      players: [{ souls: 5 }, { souls: 1 }],
    })
    expect(outcome(capped(5))).toEqual({ winners: everybody, how: "together" })
    expect(outcome(capped(0))).toEqual({ winners: everybody, how: "together" })
  })

  rule(["FS-17.6", "FS-17.7"], "what is for those who play together is refused elsewhere", () => {
    for (const [option, given, cited] of [
      ["difficulty", "hard", "FS-17.6"],
      ["soulCap", 4, "FS-17.6"],
      ["openHands", true, "FS-17.7"],
    ] as const)
      expect(refusalOf({ [option]: given })).toEqual({
        key: "only-together",
        params: { option },
        rule: cited,
      })
    expect(refusalOf({ ...options, soulCap: 9 })).toMatchObject({ rule: "FS-17.6" })
  })
})

describe("cents", () => {
  rule(["FS-17.7", "FS-12.1"], "are not traded between two who play together", () => {
    const offers = (more: object): string[] =>
      fourSouls
        .decisions(fourSouls.create({ firstPlayer: "seat", barter: true, ...more }, 2, "trade"))
        .flatMap(({ standing, prompt }) => (standing ? [prompt.key] : []))
    expect(offers({})).toContain("barter")
    for (const mode of ["solo", "co-op"]) expect(offers({ mode })).toEqual([])
  })
})

describe("hands", () => {
  const position = { p1: { hand: ["bomb"] }, p2: { hand: ["a-penny", "lost-soul"], plays: 1 } }

  rule("FS-17.7", "stay apart, and open if the table wants it", () => {
    const closed = fourSoulsTable({ ...position, options })
    expect(seenIn(closed, 1, "p2.hand")).toEqual(["?", "?"])
    const open = fourSoulsTable({ ...position, options: { ...options, openHands: true } })
    expect(seenIn(open, 1, "p2.hand")).toEqual(["a-penny", "lost-soul"])
    // They stay so when a card has gone, or is drawn.
    open.p1.pass().p2.play("a-penny").allPass()
    expect(seenIn(open, 1, "p2.hand")).toEqual(["lost-soul"])
    turnOver(open)
    expect(seenIn(open, 1, "p2.hand")).toEqual(["lost-soul", "a-penny"])
    // Seen is not held.
    expect(open.p1.why("play:lost-soul")).not.toBeNull()
  })

  rule("FS-17.7", "are both seen by whoever plays alone", () => {
    const table = fourSoulsTable({ ...position, options: { mode: "solo" } })
    expect(seenIn(table, 1, "p2.hand")).toEqual(["a-penny", "lost-soul"])
    expect(seenIn(table, 2, "p1.hand")).toEqual(["bomb"])
  })
})
