// Whatever keeps a match from going on is told to the page: nothing stands still without a word.

import { createMatch, type Match } from "@soulspire/match"
import { spire, spireBox } from "@soulspire/spire"
import { expect, it } from "vitest"
import type { Claim } from "../../src/worker/claim.ts"
import { savesInMemory } from "../../src/worker/memory.ts"
import type { FromWorker, Halt, SavedMatch } from "../../src/worker/messages.ts"
import { openRoom, type Room } from "../../src/worker/room.ts"
import { until } from "../support/office.ts"

const here: Claim = { place: () => "here", take: () => Promise.resolve(), grown() {}, release() {} }

const person = { kind: "person" as const, name: "Ada" }
const bot = { kind: "bot" as const, bot: "random", name: "Rob" }

/** A room with a match of a game that something is wrong with, and why it has stopped. */
function roomOf(game: typeof spire, seats: Match["seats"]): { room: Room; match: Match; halts: Halt[] } {
  const match: Match = createMatch(game, { options: { room: "encounter" }, seats, seed: "stopped" })
  const halts: Halt[] = []
  const tell = (message: FromWorker): void => {
    if (message.t === "stopped") halts.push(message.halt)
  }
  const saved = { id: "room", curtain: false, seats } as unknown as SavedMatch
  const saves = { ...savesInMemory(), add: () => Promise.resolve() }
  const room = openRoom({ box: spireBox, match, saved, saves, claim: here, tell, now: () => 0 }, 0)
  return { room, match, halts }
}

const lineOf = ({ key, detail }: Halt): string => `${key} ${detail}`

it("a bot that breaks while it thinks", async () => {
  const breaking: typeof spire = {
    ...spire,
    optionsOf() {
      throw new Error("no idea")
    },
  }
  const { halts } = roomOf(breaking, [bot])
  await until(() => halts.length > 0)
  expect(halts.map(lineOf)).toEqual(["broken Rob: Error: no idea"])
  expect(halts[0].report).toMatchObject({ decision: { seat: 0 } })
})

it("a bot whose answer is none", async () => {
  const confusing: typeof spire = { ...spire, optionsOf: () => [{ key: "nonsense", refs: [] }] }
  const { halts } = roomOf(confusing, [bot])
  await until(() => halts.length > 0)
  expect(halts).toHaveLength(1)
  expect(halts[0].key).toBe("broken")
  expect(halts[0].detail).toMatch(/^Rob: /)
  expect(halts[0].report).toMatchObject({ keys: ["nonsense"] })
})

it("rules that break in the middle of an answer", async () => {
  const breaking: typeof spire = {
    ...spire,
    answer() {
      throw new Error("a rule broke")
    },
  }
  const { room, match, halts } = roomOf(breaking, [person])
  const [{ id }] = match.game.decisions(match.state)
  room.say({ t: "answer", id: "a", epoch: 0, decision: id, keys: ["end"] })
  expect(halts.map(lineOf)).toEqual(["broken Error: a rule broke"])
})

it("a match that asks nobody anything any more", async () => {
  let left = 3
  const falling: typeof spire = {
    ...spire,
    decisions: (state) => (left > 0 ? spire.decisions(state) : []),
    answer(...how) {
      left--
      return spire.answer(...how)
    },
  }
  const { halts } = roomOf(falling, [bot])
  await until(() => halts.length > 0)
  expect(halts.map(lineOf)).toEqual(["broken stuck"])
})

it("a match that is stuck when it is opened", () => {
  const { halts } = roomOf({ ...spire, decisions: () => [] }, [person])
  expect(halts.map(lineOf)).toEqual(["broken stuck"])
})
