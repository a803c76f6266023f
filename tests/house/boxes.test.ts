// What boxes tell screens of their games is true.

import { fourSoulsBox } from "@soulspire/four-souls"
import { proofBox } from "@soulspire/proof"
import { spireBox } from "@soulspire/spire"
import { describe, expect, it, test } from "vitest"
import { untrue } from "./boxes.ts"

test.each([fourSoulsBox, spireBox, proofBox])("$name: whatever the box speaks of is there", (box) => {
  expect(untrue(box)).toEqual([])
})

describe("a planted mistake in a box", () => {
  const { noticed } = spireBox
  if (noticed === undefined || spireBox.setup === undefined)
    throw new Error("there is nothing to plant it in")
  const preset = { id: "actOne", glyph: "stairs", options: {} }
  const setup = { ...spireBox.setup, presets: [preset] as const }
  const box = { ...spireBox, setup }

  it.each([
    [
      "there is no event thunder",
      { noticed: { ...noticed, beats: { thunder: [{ weight: "heavy" as const }] } } },
    ],
    ["there is no event rain", { noticed: { ...noticed, sounds: { rain: "card" as const } } }],
    ["nothing is told of turnStarts", { noticed: { ...noticed, headlines: ["turnStarts"] } }],
    ["there is no zone attic", { leads: [{ zone: "attic", key: "climb" }] }],
    ["there is no option weather", { setup: { ...setup, common: ["weather"] } }],
    [
      "there is no card of kind hat",
      { setup: { ...setup, cards: { modifiers: { kind: "hat", each: "some" as const } } } },
    ],
    ["there is no sign of luck", { tokens: ["luck"] }],
    ["there is no sign of fate", { spelledOut: ["fate"] }],
    ["there is no sign of x", { face: { below: ["x"], gains: [] } }],
    ["no card has the fact gold", { face: { below: [], gains: ["gold"] } }],
  ])("is found: %s", (sentence, part) => {
    expect(untrue({ ...box, ...part })).toEqual([sentence])
  })

  it("is found: somebody who cannot be chosen, or begins with a card that there is not", () => {
    const stranger = { value: "stranger", card: "character-silent", cards: [{ card: "hat", count: 1 }] }
    const cards = { characters: { kind: "character", each: "seat" as const, of: [stranger] as const } }
    const [noCard, noChoice] = untrue({ ...box, setup: { ...setup, cards } })
    expect(noCard).toBe("there is no card hat")
    expect(noChoice).toMatch(/^characters: stranger cannot be begun/)
  })

  it("is found: a question without words, and one about an option that there is not", () => {
    const row = {
      rule: "RD-1",
      name: "rain",
      asks: "setting.ascension",
      answers: ["rain.yes"],
      why: "rain.why",
    }
    const compared = {
      option: "umbrella",
      editions: [],
      rows: [{ ...row, differs: false, decided: null }],
    }
    expect(untrue({ ...box, ...(spireBox.setup && { setup: spireBox.setup }), compared })).toEqual([
      "there is no option umbrella",
      "no words (en) for rain.yes",
      "no words (en) for rain.why",
      "no words (it) for rain.yes",
      "no words (it) for rain.why",
    ])
  })

  it("is found: a preset without a name, and one that cannot be played", () => {
    expect(untrue({ ...box, setup: { ...setup, presets: [{ ...preset, id: "nameless" }] } })).toEqual([
      "no name (en) of the preset nameless",
      "no name (en) of the preset nameless.help",
      "no name (it) of the preset nameless",
      "no name (it) of the preset nameless.help",
    ])
    const [sentence] = untrue({
      ...box,
      setup: { ...setup, presets: [{ ...preset, options: { ascension: 99 } }] },
    })
    expect(sentence).toMatch(/^the preset actOne cannot be begun/)
  })
})
