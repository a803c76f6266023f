// What was decided in a game, written and read again.

import type { View } from "@soulspire/kernel"
import { describe, expect, test } from "vitest"
import { boxOf } from "../../src/shell/arguments.ts"
import { countedIn } from "../../src/sim/decisions/features.ts"
import type { Decided } from "../../src/sim/decisions/format.ts"
import { BadDecisions, readDecisions } from "../../src/sim/decisions/read.ts"
import { decidedAt, decisionsText } from "../../src/sim/decisions/write.ts"
import { played, setting } from "./support.ts"

const box = boxOf("proof")

function written(): { text: string; decided: Decided[] } {
  const decided: Decided[] = []
  const result = played(setting(), 1, {
    sees(...seen) {
      const one = decidedAt(box, ...seen)
      if (one !== null) decided.push(one)
    },
  })
  return { text: decisionsText(box, setting(), { number: 1, side: 0 }, decided, result), decided }
}

describe("what was decided", () => {
  const { text, decided } = written()

  test("comes back as it was written, with how it ended", () => {
    const read = readDecisions(text)
    expect(read.decided).toEqual(decided)
    expect(read.decided.length).toBeGreaterThan(10)
    expect(read.header).toMatchObject({ game: "proof", seed: "test/1", bots: ["random", "random"] })
    expect(read.over).toMatchObject({ how: "lights", lost: false })
    expect(decided.every(({ options }) => options.length > 1)).toBe(true)
  })

  test("is refused with its line where it is not what it should be", () => {
    const lines = text.split("\n")
    const withLine = (at: number, change: (line: string) => string): string =>
      lines.map((line, i) => (i === at - 1 ? change(line) : line)).join("\n")
    const wrong: [number, string][] = [
      [1, withLine(1, (line) => line.replace('"version":1', '"version":2'))],
      [1, withLine(1, (line) => line.replace("soulspire-decisions", "something"))],
      [2, withLine(2, () => "{")],
      [2, withLine(2, (line) => line.replace(/"seat":\d/, '"seat":2'))],
      [3, withLine(3, (line) => line.replace(/"clock":\d+/, '"clock":null'))],
      [3, withLine(3, (line) => line.replace("{", '{"more":1,'))],
      [lines.length - 1, withLine(lines.length - 1, (line) => line.replace('"lost":false', '"lost":0'))],
      [lines.length - 2, lines.slice(0, -2).join("\n")],
    ]
    for (const [line, bad] of wrong) {
      expect(bad).not.toBe(text)
      expect(() => readDecisions(bad)).toThrow(BadDecisions)
      expect(() => readDecisions(bad)).toThrow(new RegExp(`^line ${line}: `))
    }
  })
})

test("seats are counted from whoever looks, and numbers are found wherever they are shown", () => {
  const view = {
    seats: 2,
    clock: 7,
    moment: { turn: 3 },
    zones: { deck: [{}, {}], "hand.0": [{}], "hand.1": [{}, {}, {}] },
    table: { goal: 5, open: true, name: "x", players: [{ coins: 1 }, { coins: 4 }], row: [1, 2, 3] },
  } as unknown as View
  expect(countedIn(view, 1)).toEqual({
    clock: 7,
    turn: 3,
    "zones.deck": 2,
    "zones.hand.0": 3,
    "zones.hand.1": 1,
    "table.goal": 5,
    "table.open": 1,
    "table.players.0.coins": 4,
    "table.players.1.coins": 1,
    "table.row.length": 3,
  })
})
