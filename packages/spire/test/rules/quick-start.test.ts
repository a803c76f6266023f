// Beginning in a later Act, and joining there (STS-13.6 to STS-13.8), with Acts of the test's own.

import type { GameEvent, Options } from "@soulspire/kernel"
import { type SpireState } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { quickStart } from "../../src/climb/quick-start/table.ts"
import { allActs } from "../support/act.ts"
import { climberOf } from "../support/climb.ts"

interface Start {
  state: SpireState
  events: GameEvent[]
  /** How many rewards somebody had before them, each time they were asked. */
  before: number[]
  /** Who was asked, and what, in order; the same thing twice is once. */
  asked: string[]
}

/** Plays until `until` is asked; everybody takes nothing they need not take, or whatever `wish` says. */
function play(begun: Start, until: (key: string, state: SpireState) => boolean, wish = /^$/): Start {
  const { state, events, before, asked } = begun
  for (let i = 0; i < 900; i++) {
    // Whoever is done at the merchant's could look around again.
    const decision = allActs.decisions(state).find(({ prompt }) => prompt.key !== "stay")
    if (decision === undefined) break
    const { seat, id, prompt, pass, min } = decision
    if (until(prompt.key, state)) return begun
    if (prompt.key === "rewards") before.push(state.table.players[seat].rewards.length)
    const was = `p${seat + 1} ${prompt.key}`
    if (asked.at(-1) !== was) asked.push(was)
    const options = allActs.optionsOf(state, { seat, id }).map(({ key }) => key)
    const wanted = options.find((key) => wish.test(key))
    const usual = pass === "" ? options.slice(0, prompt.key === "event" ? 1 : min) : [pass]
    events.push(...allActs.answer(state, seat, id, wanted === undefined ? usual : [wanted]))
  }
  throw new Error("it never comes to that")
}

const begin = (seats: number, options: Options, seed = "late"): Start => {
  const { state, events } = allActs.begin({ everythingUnlocked: true, ...options }, seats, seed)
  return { state, events: [...events], before: [], asked: [] }
}
const toMap = (begun: Start, wish?: RegExp): Start => play(begun, (key) => key === "map", wish)
const late = (act: number, seats = 1, more: Options = {}, wish?: RegExp): Start =>
  toMap(begin(seats, { firstAct: act, ...more }), wish)

/** What somebody has gained after Neow was put away, in order. */
function gained({ events }: Start, who = 0): string[] {
  const from = events.findLastIndex(
    (event) =>
      event.k === "gainGold" && event["who"] === who && [6, 7, 10].includes(event["amount"] as number),
  )
  return events
    .slice(from)
    .filter((event) => event["who"] === who)
    .flatMap((event) => {
      if (event.k === "gainReward") return [event["reward"] as string]
      if (event.k === "gainGold") return [`gold ${Number(event["amount"])}`]
      if (event.k === "rolls") return [`die ${Number(event["value"])}`]
      return []
    })
}

const times = (many: number, what: string): string[] => Array.from({ length: many }, () => what)

/** What the die gives besides: leaves what the table itself says. */
function withoutDice(list: readonly string[]): string[] {
  const byDie: Readonly<Record<string, readonly string[]>> = {
    "die 1": ["relic"],
    "die 3": ["gold 1", "card"],
    "die 4": ["gold 2", "potion"],
  }
  const left: string[] = []
  for (let i = 0; i < list.length; i++) {
    left.push(list[i].startsWith("die") ? "die" : list[i])
    i += byDie[list[i]]?.length ?? 0
  }
  return left
}

describe("a party that begins", () => {
  rule(["STS-13.6", "STS-13.8"], "in Act II has this", () => {
    expect(withoutDice(gained(late(2)))).toEqual([
      "gold 6",
      ...times(4, "card"),
      "die",
      "potion",
      ...times(2, "relic"),
      "rare",
      "boss-relic",
    ])
  })

  rule(["STS-13.6", "STS-13.8"], "in Act III has this", () => {
    expect(withoutDice(gained(late(3)))).toEqual([
      "gold 7",
      ...times(4, "card"),
      ...times(3, "die"),
      "potion",
      ...times(4, "relic"),
      ...times(2, "rare"),
      ...times(2, "boss-relic"),
      ...times(3, "card"),
    ])
  })

  rule(["STS-13.6", "STS-13.8"], "in Act IV has this", () => {
    expect(withoutDice(gained(late(4)))).toEqual([
      "gold 10",
      ...times(5, "card"),
      ...times(5, "die"),
      "potion",
      ...times(6, "relic"),
      ...times(2, "rare"),
      ...times(2, "boss-relic"),
      ...times(5, "card"),
    ])
  })

  rule("STS-13.8", "the table is the printed one, row by row", () => {
    expect(Object.values(quickStart).map((row) => row.join(" "))).toEqual([
      "1 1 1",
      "6 7 10",
      "4 4 5",
      "1 1 1",
      "1 3 5",
      "1 1 1",
      "2 4 6",
      "1 2 2",
      "1 2 2",
      "0 3 5",
      "0 1 2",
      "2 4 6",
      "1 1 1",
    ])
  })

  rule("STS-13.6", "settles each reward before the next one is known", () => {
    const { before } = late(3)
    // Neow's may be several.
    expect(before.slice(-10)).toEqual(times(10, "1").map(Number))
  })

  rule("STS-13.6", "transforms, removes and upgrades as often as the table says, each if it likes", () => {
    const prompts = ({ asked }: Start): string[] => {
      const from = asked.lastIndexOf("p1 event")
      return asked
        .slice(from)
        .flatMap((each) => (/transform|remove|upgrade/.test(each) ? [each.slice(3)] : []))
    }
    const { state } = late(3, 1, {}, /^ironclad-(strike|defend)/)
    // 4 upgrades and some of the dice.
    expect(
      cardsIn({ game: allActs, state }, "p1.deck").filter((id) => id.endsWith("+")).length,
    ).toBeGreaterThan(3)
    expect(prompts(late(3)).length).toBeGreaterThan(0)
  })

  rule("STS-13.6", "finds its gold on top of Neow's", () => {
    const { state, events } = late(2)
    const sum = events.reduce(
      (all, event) => all + (event.k === "gainGold" ? (event["amount"] as number) : 0),
      0,
    )
    // Alone there are 2 more (STS-K.1).
    expect(climberOf({ state }).gold).toBeGreaterThanOrEqual(6)
    expect(sum).toBeGreaterThanOrEqual(6 + 3)
  })

  rule(["STS-13.6", "STS-Q-71"], "rolls dice for each by themselves, which nothing changes", () => {
    const { events } = late(3, 2)
    const dice = [0, 1].map((who) => events.filter((event) => event.k === "rolls" && event["who"] === who))
    expect(dice.map(({ length }) => length)).toEqual([3, 3])
    expect(events.some(({ k }) => k === "die")).toBe(false)
  })

  rule(
    ["STS-13.6", "STS-4.12"],
    "has boss relics as a party: one more than there are players lie before all",
    () => {
      for (const [seats, many] of [
        [1, 3],
        [2, 3],
        [3, 4],
      ]) {
        const { state } = play(begin(seats, { firstAct: 2 }), (_key, { table }) =>
          table.players.some(({ rewards }) => rewards[0]?.kind === "boss-relic"),
        )
        expect(cardsIn({ game: allActs, state }, "pool")).toHaveLength(many)
      }
    },
  )

  rule("STS-13.6", "goes to one merchant, all together and last", () => {
    const { asked, state } = play(begin(3, { firstAct: 2 }), (key) => key === "merchant")
    expect(asked.some((each) => each.endsWith("merchant"))).toBe(false)
    expect(allActs.decisions(state).map(({ seat, prompt }) => [seat, prompt.key])).toEqual(
      [0, 1, 2].map((seat) => [seat, "merchant"]),
    )
    expect(cardsIn({ game: allActs, state }, "pool").length).toBeGreaterThanOrEqual(6)
    const { asked: after } = toMap({ state, events: [], before: [], asked: [] })
    expect(new Set(after.map((each) => each.slice(3)))).toEqual(new Set(["merchant", "unsold-order"]))
  })

  rule(["STS-13.6", "STS-2.11"], "stands at the bottom of its Act's map, in full health", () => {
    for (const act of [2, 3, 4]) {
      const { state } = late(act, 2)
      expect(state.table).toMatchObject({ act, goal: act, path: "", room: "merchant" })
      expect(state.table.players.every(({ hp, maxHp, starting }) => hp === maxHp && starting === 0)).toBe(
        true,
      )
    }
  })

  rule("STS-Q-70", "heals at the start of its Act, after the table; from ascension 6 on 4 HP", () => {
    const { events } = late(2, 1, { ascension: 9 })
    expect(events.findLast(({ k }) => k === "heal")).toMatchObject({ amount: 1 })
  })

  test("and one that begins with Act I has Neow alone", () => {
    const { asked } = toMap(begin(2, { firstAct: 1 }))
    expect(asked.some((each) => each.endsWith("merchant"))).toBe(false)
  })
})
