// From what was told together to what is seen one after another.

import { expect, test } from "vitest"
import { type Beat, type BeatPlan, beatsOf } from "@soulspire/text"

const plan: BeatPlan = {
  moves: [{ weight: "passing", by: ["who"], leads: true }],
  acts: [{ weight: "brief", by: ["who"], leads: true }],
  hit: [{ weight: "heavy", by: ["by"], to: ["whom"] }],
  loses: [{ weight: "plain", to: ["whom"], joins: ["hit"] }],
  guard: [{ weight: "brief", to: ["whom"] }],
  die: [{ weight: "heavy", by: [] }],
  draw: [{ if: { cause: "turn" }, weight: "brief", by: ["who"], to: ["obj"], gathers: true, lands: 0 }],
}

const cut = (...events: { k: string; [field: string]: string | number }[]): Beat[] =>
  beatsOf(events, plan).beats
const told = ({ kind, by, to, events, end }: Beat): unknown[] => [kind, by, to, events.length, end]

test("each blow is a beat with who deals it and who takes it; what it takes belongs to it", () => {
  const beats = cut({ k: "hit", by: 20, whom: 0 }, { k: "loses", whom: 0 }, { k: "hit", by: 21, whom: 0 })
  expect(beats.map(told)).toEqual([
    ["hit", 20, [0], 2, 2],
    ["hit", 21, [0], 1, 3],
  ])
})

test("whoever has acted last does what names nobody, but not what nobody does", () => {
  const beats = cut({ k: "acts", who: 20 }, { k: "guard", whom: 20 }, { k: "die" }, { k: "guard", whom: 1 })
  expect(beats.map(({ by }) => by)).toEqual([20, 20, null, 20])
})

test("somebody may lead without a beat, and leads on in what is told next", () => {
  const { beats, leader } = beatsOf([{ k: "moves", who: 3 }], plan)
  expect([beats, leader]).toEqual([[], 3])
  expect(beatsOf([{ k: "guard", whom: 1 }], plan, leader).beats[0].by).toBe(3)
})

test("cards drawn in a row are one beat for each who draws", () => {
  const draw = (who: number, obj: number) => ({ k: "draw", cause: "turn", who, obj })
  const beats = cut(draw(0, 30), draw(0, 31), draw(1, 32))
  expect(beats.map(told)).toEqual([
    ["draw", 0, [30, 31], 2, 2],
    ["draw", 1, [32], 1, 3],
  ])
})

test("nothing is left out: what makes no beat belongs to the one before, or to the first", () => {
  const beats = cut({ k: "small" }, { k: "die" }, { k: "small" }, { k: "draw", cause: "thief" }, { k: "die" })
  expect(beats.map(told)).toEqual([
    ["die", null, [], 4, 4],
    ["die", null, [], 1, 5],
  ])
})

test("the same once more is known for it", () => {
  const beats = cut(
    { k: "hit", by: 20, whom: 0 },
    { k: "hit", by: 20, whom: 0 },
    { k: "hit", by: 20, whom: 1 },
  )
  expect(beats.map(({ again }) => again)).toEqual([false, true, false])
})
