// Every card's text in both languages: nothing unsaid, nothing that smells; the texts themselves are kept to be read.

import { faultsOfCard, missingRows, missingWords, pageOf } from "@soulspire/testkit"
import { languages } from "@soulspire/text"
import { describe, expect, it } from "vitest"
import { subject } from "./subject.ts"

const { box } = subject

describe("the cards' texts", () => {
  it.each(languages)("are the ones that were read and found good (%s)", async (language) => {
    await expect(pageOf(box, language)).toMatchFileSnapshot(`./cards.${language}.txt`)
  })

  it("say everything, and smell of nothing", () => {
    expect(box.defs.flatMap((def) => faultsOfCard(box, def))).toEqual([])
  })

  it("need no text written by hand", () => {
    expect(languages.flatMap((language) => Object.keys(box.words[language].lexicon.overrides))).toEqual([])
  })
})

it("there is a word for every zone, number, kind, back, act, phase and option of the table", () => {
  expect(missingWords(subject)).toEqual([])
})

describe("the rows", () => {
  it("are there for every name that a card uses", () => {
    expect(missingRows(subject)).toEqual([])
  })

  it("are missed when one is not there", () => {
    const { gainCoins: _row, ...ops } = box.words.it.lexicon.ops
    const it_ = { ...box.words.it, lexicon: { ...box.words.it.lexicon, ops } }
    expect(missingRows({ ...subject, box: { ...box, words: { ...box.words, it: it_ } } })).toEqual([
      "it ops: gainCoins",
    ])
  })
})
