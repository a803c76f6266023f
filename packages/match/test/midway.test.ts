// Whoever wants to look on is told how everything stood while an answer ran on; nothing changes by it.

import { stranger } from "@soulspire/bots"
import { applyMessage, glimpsesOf, type HostMessage, newClient, type Viewer } from "@soulspire/match"
import { proof } from "@soulspire/proof"
import { expect, test } from "vitest"
import { hallOf } from "./support/hall.ts"
import { newMatch, strangersKeys, two } from "./support/play.ts"

type Delta = Extract<HostMessage, { t: "delta" }>

/** A match between two strangers, as one viewer hears of it. */
function heard(
  viewer: Viewer,
  midway: boolean,
  seed = "midway",
): { deltas: Delta[]; hash: number; hall: ReturnType<typeof hallOf> } {
  const hall = hallOf(newMatch(two, seed), { midway })
  for (const seat of [0, 1] as const) hall.join(`client ${seat}`, seat)
  hall.join("looker", viewer)
  const random = stranger(seed)
  for (let i = 0; i < 120; i++) {
    const [decision] = proof.decisions(hall.match.state).filter(({ standing }) => !standing)
    if (decision === undefined) break
    hall.answer(`client ${decision.seat}`, ...strangersKeys(hall.match, decision, random))
  }
  const deltas = hall.sent.flatMap(({ client, message }) =>
    client === "looker" && message.t === "delta" ? [message] : [],
  )
  return { deltas, hash: proof.hash(hall.match.state), hall }
}

test("the match comes out the same whether anybody looks on or not, and is told the same otherwise", () => {
  const [with_, without] = [heard(0, true), heard(0, false)]
  expect(with_.hash).toBe(without.hash)
  expect(with_.deltas.map((delta) => ({ ...delta, midway: undefined }))).toEqual(without.deltas)
  expect(without.deltas.every(({ midway }) => midway === undefined)).toBe(true)
})

test("each glimpse is later than the one before and earlier than the end, and asks nobody anything", () => {
  const { deltas } = heard(0, true)
  const some = deltas.filter(({ midway }) => midway !== undefined)
  expect(some.length).toBeGreaterThan(5)
  for (const { midway = [], events } of some) {
    const told = midway.map((glimpse) => glimpse.told)
    expect(told).toEqual([...new Set(told)].toSorted((a, b) => a - b))
    expect(told.every((count) => count > 0 && count < events.length)).toBe(true)
  }
})

test("a client that puts glimpses on sees cards move one by one, up to what everybody sees in the end", () => {
  const { hall } = heard(0, true)
  let state = newClient
  let steps = 0
  for (const { client, message } of hall.sent) {
    if (client !== "looker") continue
    const { view } = state
    const before = state
    state = applyMessage(state, message)
    if (message.t !== "delta" || view === null || state === before) continue
    for (const glimpse of glimpsesOf(view, message.midway ?? [])) {
      steps++
      expect(glimpse.view.asked).toEqual([])
      const cards = Object.values(glimpse.view.zones).flat().length
      expect(cards).toBeGreaterThan(0)
    }
  }
  expect(steps).toBeGreaterThan(10)
  expect(JSON.stringify(state.view)).toBe(JSON.stringify(proof.view(hall.match.state, 0)))
})
