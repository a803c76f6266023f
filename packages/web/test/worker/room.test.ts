// The room with a database that takes a moment, as a browser's does: what was stored is what a replay comes to, and where
// a second look comes to something else, play stops and the page is handed a report.

import { chairAt, randomBot, stranger } from "@soulspire/bots"
import type { Options } from "@soulspire/kernel"
import {
  createMatch,
  fileOf,
  type Match,
  outcomeOf,
  type Report,
  usualPreferences,
  verify,
} from "@soulspire/match"
import { spire, spireBox } from "@soulspire/spire"
import { expect, it } from "vitest"
import type { Claim } from "../../src/worker/claim.ts"
import { savesInMemory } from "../../src/worker/memory.ts"
import type { FromWorker, SavedMatch } from "../../src/worker/messages.ts"
import { openRoom } from "../../src/worker/room.ts"
import { until } from "../support/office.ts"

const here: Claim = {
  place: () => "here",
  take: () => Promise.resolve(),
  grown() {},
  release() {},
}

/** Answers at random until the match is over, play has stopped, or so much has been answered; asks for hints and numbers, too. */
async function playAtRandom(match: Match, most: number, wanting = false): Promise<FromWorker[]> {
  const sent: FromWorker[] = []
  const slow = { ...savesInMemory(), add: () => new Promise<void>((resolve) => setTimeout(resolve, 0)) }
  const furniture = { box: spireBox, match, saves: slow, claim: here, now: () => 0 }
  const saved = { id: "room", curtain: false, seats } as unknown as SavedMatch
  const room = openRoom({ ...furniture, saved, tell: (message) => void sent.push(message) }, 0)
  room.say({ t: "subscribe", id: "s" })
  const random = stranger(match.seed)
  const has = (t: string, id?: string): boolean =>
    sent.some(
      (each) =>
        each.t === t ||
        (each.t === "host" && each.message.t === t && "id" in each.message && each.message.id === id),
    )
  for (let i = 0; i < most && outcomeOf(match) === null && !has("stopped"); i++) {
    const [decision] = match.game.decisions(match.state).filter(({ standing }) => !standing)
    const keys = randomBot.answer(chairAt(match.game, match.state, decision), random)
    if (wanting) {
      room.say({ t: "hint", id: `hint ${i}`, epoch: match.epoch, decision: decision.id })
      room.say({ t: "ask", id: `ask ${i}`, question: { what: "numbers", ref: 0 } })
      room.say({ t: "preferences", id: `prefer ${i}`, preferences: usualPreferences })
    }
    room.say({ t: "answer", id: `${i}`, epoch: match.epoch, decision: decision.id, keys })
    await until(() => has("answered", `${i}`))
  }
  room.close()
  return sent
}

const seats = [{ kind: "person" as const, name: "Ada" }]

/** A rule gives abilities to other cards, so that what each state has beside it is worked out anew again and again. */
const granting: Options = {
  everythingUnlocked: true,
  modifiers: ["daily-terminal"],
  room: "encounter",
  potions: 3,
  rewards: 20,
}

it("stores combats that verify, though the page is told of the state of before while an answer is being stored", async () => {
  for (let i = 0; i < 5; i++) {
    const match = createMatch(spire, { options: granting, seats, seed: `room ${i}` })
    const sent = await playAtRandom(match, 60)
    expect(sent.filter(({ t }) => t === "stopped")).toEqual([])
    const file = fileOf(match)
    expect(verify(file, spire).good).toBe(true)
  }
})

it("hands the page a report where an answer comes out differently when it is played a second time", async () => {
  let copies = 0
  const miscounting: typeof spire = {
    ...spire,
    copy(state) {
      const made = spire.copy(state)
      if (++copies > 3) made.random.drawn[0]++
      return made
    },
  }
  const match = createMatch(miscounting, { options: { room: "encounter" }, seats, seed: "parted" })
  const sent = await playAtRandom(match, 20)
  const stopped = sent.find((each) => each.t === "stopped")
  expect(stopped).toMatchObject({ halt: { key: "different", report: { soulspireReport: 1 } } })
  const report = stopped?.halt.report as Report | undefined
  expect(report?.differences.map(({ at }) => at)).toContain("random.drawn.0")
  expect(verify(fileOf(match), spire).good).toBe(true)
})

it("makes a view once an answer, also for whoever wants hints and numbers and passes by preference", async () => {
  let match: Match | null = null
  const made = new Map<number, number>()
  const counting: typeof spire = {
    ...spire,
    view(state, viewer) {
      // Bots look at worlds of their own; only what is played counts.
      const now = match?.state === state ? match.log.length : -1
      if (now >= 0) made.set(now, (made.get(now) ?? 0) + 1)
      return spire.view(state, viewer)
    },
  }
  match = createMatch(counting, { options: { room: "encounter" }, seats, seed: "once" })
  const sent = await playAtRandom(match, 4, true)
  expect(sent.filter((each) => each.t === "host" && each.message.t === "hint").length).toBeGreaterThan(1)
  expect(made.size).toBeGreaterThan(3)
  expect(Math.max(...made.values())).toBe(1)
})
