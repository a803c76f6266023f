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

  it("are there for every side of a card, the upgraded ones by their own name", () => {
    const named = new Map(box.cards.map(({ id, name }) => [id, name]))
    expect(box.defs.filter(({ id }) => !named.has(id))).toEqual([])
    const upgraded = box.defs.flatMap(({ id }) => (id.endsWith("+") ? [id] : []))
    expect(upgraded.length).toBeGreaterThan(100)
    expect(upgraded.filter((id) => named.get(id) !== `${named.get(id.slice(0, -1))}+`)).toEqual([])
  })
})

it("there is a word for every zone, number, kind, back, act, phase and option of the table", () => {
  expect(missingWords(subject)).toEqual([])
})

it("there is a word for every number that a board shows", () => {
  const { head = [], seats, card = [] } = box.board ?? {}
  const fields = [...head, ...(seats?.numbers ?? []), ...card].map(({ field }) => field)
  const unsaid = languages.flatMap((language) =>
    fields.filter((field) => speakerOf(box, language).word(`stat.${field}`).includes("‹")),
  )
  expect(fields.length).toBeGreaterThan(0)
  expect(unsaid).toEqual([])
})

it("there are rows for every name that a card uses", () => {
  expect(missingRows(subject)).toEqual([])
})
