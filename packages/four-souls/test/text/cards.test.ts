// Every card's text in both languages: nothing unsaid, nothing that smells; the texts themselves are kept to be read.

import { faultsOfCard, missingRows, missingWords, pageOf, unsaidAbilities } from "@soulspire/testkit"
import { languages, speakerOf } from "@soulspire/text"
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

  it.each(languages)("can be read ability by ability, as they are on the stack (%s)", (language) => {
    expect(unsaidAbilities(box, language)).toEqual([])
  })

  it("need no text written by hand", () => {
    expect(languages.flatMap((language) => Object.keys(box.words[language].lexicon.overrides))).toEqual([])
  })
})

it("there is a word for every zone, number, kind, back, act, phase and option of the table", () => {
  expect(missingWords(subject)).toEqual([])
})

it("there is a name for every answer of an option of the table", () => {
  const keys = Object.entries(subject.spec.options).flatMap(([name, option]) =>
    option.kind === "choice" ? option.choices.map((choice) => `setting.${name}.${choice}`) : [],
  )
  const unsaid = languages.flatMap((language) =>
    keys.filter((key) => speakerOf(box, language).word(key).includes("‹")).map((key) => `${language} ${key}`),
  )
  expect(keys.length).toBeGreaterThan(0)
  expect(unsaid).toEqual([])
})

it("there are rows for every name that a card uses", () => {
  expect(missingRows(subject)).toEqual([])
})
