// What rises from whom when orbs, stances, miracles and cubes change.

import { expect, test } from "vitest"
import { floatsFrom } from "../../src/tables/spire/floats.ts"

const sign = (name: string): string => (name === "neutral" ? "" : `picture of ${name}`)

test.each([
  [
    { k: "channel", who: 1, orb: "frost" },
    { kind: "orb", glyph: "picture of frost", tone: "frost", text: "" },
  ],
  [
    { k: "evoke", who: 1, orb: "dark" },
    { kind: "burst", glyph: "picture of dark", tone: "dark", text: "" },
  ],
  [
    { k: "enterStance", who: 1, stance: "wrath", left: "calm" },
    { kind: "stance", glyph: "picture of wrath", tone: "wrath", text: "" },
  ],
  [
    { k: "gainMiracle", who: 1, amount: 2 },
    { kind: "token", glyph: "picture of miracles", text: "+2" },
  ],
  [
    { k: "addCubes", what: 1, amount: 1 },
    { kind: "token", glyph: "picture of counters", text: "+1" },
  ],
  [
    { k: "spendMiracle", who: 1 },
    { kind: "token", glyph: "picture of miracles", text: "−1" },
  ],
])("%j", (event, float) => {
  expect(floatsFrom(event, sign)).toEqual([{ whom: 1, ...float }])
})

test("nothing rises where somebody becomes neutral", () => {
  expect(floatsFrom({ k: "enterStance", who: 1, stance: "neutral", left: "calm" }, sign)).toEqual([])
})
