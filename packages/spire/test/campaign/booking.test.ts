// Whole climbs, played to their end by chance, and what a campaign makes of them (STS-K.7).

import { below, type GameEvent, newRandom, type Options, seedFrom } from "@soulspire/kernel"
import { spire, spireBox, type SpireState } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { plainText, type PlayedAgain, speakerOf } from "@soulspire/text"
import { describe, expect, test } from "vitest"
import { combatsIn } from "../../src/campaign/combats.ts"
import { campaignPlan } from "../../src/campaign/index.ts"
import type { SpireCampaign } from "../../src/campaign/types.ts"

type Step = PlayedAgain<SpireState>["steps"] extends Iterable<infer S> ? S : never

/** A climb from its start until it is over, or until so many answers were given. */
function played(
  seed: string,
  options: Options = {},
  most = Infinity,
): PlayedAgain<SpireState> & { steps: Step[] } {
  const random = newRandom(seedFrom(seed), 1)
  const { state: dealt, events: opening } = spire.begin(options, 1, seed)
  const steps: Step[] = []
  let state = dealt
  while (state.over === null && steps.length < most) {
    const [{ seat, id, min, pass }] = spire.decisions(state).filter(({ standing }) => !standing)
    const open = spire.optionsOf(state, { seat, id }).map(({ key }) => key)
    state = spire.copy(state)
    const keys =
      min === 0 && pass === "" ? [] : min > 1 ? open.slice(0, min) : [open[below(random, 0, open.length)]]
    let events: GameEvent[]
    try {
      events = spire.answer(state, seat, id, keys)
    } catch {
      events = spire.answer(state, seat, id, pass === "" ? open.slice(0, Math.max(1, min)) : [pass])
    }
    steps.push({ entry: { k: "answer", seat, decision: id, keys }, events, state })
  }
  const seats = [{ kind: "person", name: "Anna" }]
  return { match: { game: spire, options, seats, opening, state: dealt }, steps }
}

const begun = (id: string): SpireCampaign => campaignPlan.begun(campaignPlan.create("Test"), id)
const over = played("a climb")
const booked = campaignPlan.after(begun("one"), "one", over, "2026-01-01")

describe("a climb that is over", () => {
  rule("STS-K.7", "is kept with whom it was climbed, how far, and how it ended", () => {
    const [climb] = booked.booked
    expect(climb).toMatchObject({
      id: "one",
      on: "2026-01-01",
      result: "defeat",
      act: 1,
      beaten: 0,
      climbers: [{ character: "ironclad", name: "Anna", bot: false }],
    })
    const hurt = Object.values(climb.damage).reduce((sum, each) => sum + each, 0)
    expect([climb.rooms > 0, climb.rounds > 0, hurt > 0, climb.met.length > 0]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(hurt).toBeLessThanOrEqual(climb.climbers[0].lost)
    expect(booked.begun).toEqual([])
    expect(campaignPlan.read(campaignPlan.textOf(booked))).toEqual(booked)
  })

  rule("STS-K.7", "is booked once, however often it is told", () => {
    expect(campaignPlan.after(booked, "one", over, "2026-02-02")).toEqual(booked)
  })

  rule("STS-K.7", "is not booked any more when its end is undone, and is again with its next end", () => {
    const steps: Step[] = [
      ...over.steps,
      {
        entry: { k: "undo", to: over.steps.length - 1 },
        events: [],
        state: over.steps[over.steps.length - 2].state,
      },
    ]
    const undone = campaignPlan.after(booked, "one", { ...over, steps }, "2026-01-02")
    expect([undone.booked, undone.begun]).toEqual([[], ["one"]])
    const again = campaignPlan.after(
      undone,
      "one",
      { ...over, steps: [...steps, over.steps[over.steps.length - 1]] },
      "2026-01-01",
    )
    expect(again).toEqual(booked)
  })

  rule("STS-Q-97", "counts only where it was begun in the campaign", () => {
    const empty = campaignPlan.create("Test")
    expect(campaignPlan.after(empty, "one", over, "")).toBe(empty)
    expect(campaignPlan.after(begun("two"), "one", over, "")).toEqual(begun("two"))
  })

  rule("STS-Q-97", "does not count if nobody but bots has played it", () => {
    const bots = { ...over, match: { ...over.match, seats: [{ kind: "bot", name: "Ash" }] } }
    expect(campaignPlan.after(begun("one"), "one", bots, "")).toEqual(begun("one"))
  })

  test.each([{ moreHp: 3 }, { relics: 1 }, { room: "encounter" }])(
    "does not count with %j, whoever says that it was begun there",
    (options) => {
      const gifted = { ...over, match: { ...over.match, options } }
      expect(campaignPlan.after(begun("one"), "one", gifted, "")).toEqual(begun("one"))
    },
  )
})

test("one that goes on is not booked", () => {
  const half = { ...over, steps: over.steps.slice(0, -1) }
  expect(campaignPlan.after(begun("one"), "one", half, "")).toEqual(begun("one"))
})

rule("STS-K.7", "two climbs at once are booked each by itself, in either order", () => {
  const other = played("another climb", { characters: ["silent"] })
  const both = campaignPlan.begun(begun("one"), "two")
  const a = campaignPlan.after(campaignPlan.after(both, "one", over, ""), "two", other, "")
  const b = campaignPlan.after(campaignPlan.after(both, "two", other, ""), "one", over, "")
  expect(campaignPlan.sheet(a).tracks).toEqual(campaignPlan.sheet(b).tracks)
  expect(a.booked.map(({ id }) => id)).toEqual(["one", "two"])
})

rule(
  "STS-Q-92",
  "a Boss that was met in an event counts like any other; one that was not defeated does not",
  () => {
    const defs = new Map(spire.cards.map((def) => [def.id, def]))
    const met = (card: string, obj: number): GameEvent => ({
      k: "move",
      card,
      obj,
      old: 1,
      from: "bossDeck",
      to: "enemies",
    })
    const end: GameEvent = { k: "combatEnds", who: 0 }
    const given = { unhurt: false, threw: null, packs: null }
    const { bosses } = combatsIn(
      [
        { ...given, events: [{ k: "enters", room: "event" }, met("b1-guardian", 5), end, end] },
        { ...given, events: [met("a1-looter", 6), end, met("b1-hexaghost", 7)] },
      ],
      defs,
    )
    expect(bosses).toEqual(["b1-guardian"])
  },
)

describe("what a climb has brought is told at its end", () => {
  const told = (language: "en" | "it", before: SpireCampaign, now: SpireCampaign): string[] =>
    campaignPlan.news(speakerOf(spireBox, language), before, now).map(plainText)

  test("in English", () => {
    expect(told("en", begun("one"), booked)).toMatchSnapshot()
  })

  test("in Italian", () => {
    expect(told("it", begun("one"), booked)).toMatchSnapshot()
  })

  test("what was undone too", () => {
    const [line] = told("en", booked, begun("one"))
    expect(line).toBe("The end was undone: the climb no longer counts in the campaign Test.")
  })
})
