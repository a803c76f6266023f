// Whatever a card's data say, its texts say: change any part, and both texts change.

import { survivors } from "@soulspire/testkit"
import { languages } from "@soulspire/text"
import { describe, expect, it } from "vitest"
import { subject } from "./subject.ts"

it("finds what a row leaves unsaid", () => {
  const ops = {
    ...subject.box.words.en.lexicon.ops,
    gainCoins: [{ if: { amount: true }, say: "[who] gain coins" }],
  }
  const en = { ...subject.box.words.en, lexicon: { ...subject.box.words.en.lexicon, ops } }
  const box = { ...subject.box, words: { ...subject.box.words, en } }
  const coinpress = box.defs.find(({ id }) => id === "coinpress")
  if (coinpress === undefined) throw new Error("no coinpress")
  expect(survivors({ ...subject, box }, coinpress, "en")).toEqual(["coinpress/0.do.0.amount.n: 2 -> 3"])
})

describe.each(subject.box.defs.map((def) => [def.id, def] as const))("%s", (_id, def) => {
  it.each(languages)("in %s", (language) => {
    expect(survivors(subject, def, language)).toEqual([])
  })
})
