// How long texts are, and what may be longer, on texts that are on no card.

import { describe, expect, it } from "vitest"
import { longTexts, longWords } from "../../scripts/reference/excuses.mjs"
import { countsOf, judgedLengths, lengthsOf } from "../../scripts/reference/lengths.mjs"
import { lengthReport } from "../../scripts/reference/report.mjs"

const text = (length: number): string[] => ["x".repeat(length)]
/** A card whose printed text, English and Italian have so many characters. */
function card(id: string, print: number, en: number, it: number) {
  return {
    printed: { id, part: "pond", file: "toads", facts: {}, lines: text(print), isSure: () => true },
    own: { id, part: "pond", facts: {}, lines: { en: text(en), it: text(it) } },
  }
}
const measure = (...cards: ReturnType<typeof card>[]) =>
  lengthsOf(
    cards.map(({ printed }) => printed),
    cards.map(({ own }) => own),
  )
const idsOf = (found: readonly { id: string; language: string }[]): string[] =>
  found.map(({ id, language }) => `${id} ${language}`)

describe("lengths", () => {
  it("are English against print, and Italian against English", () => {
    expect(measure(card("toad", 10, 12, 18))).toMatchObject([
      { id: "toad", language: "en", ratio: 1.2 },
      { id: "toad", language: "it", ratio: 1.5 },
    ])
  })

  it("need something to be held against", () => {
    expect(idsOf(measure(card("toad", 0, 12, 12), card("frog", 12, 0, 0)))).toEqual(["toad it", "frog en"])
  })

  it.each([
    ["exactly one and a half times the printed text", card("toad", 20, 30, 30), []],
    ["more than one and a half times", card("toad", 20, 31, 31), ["toad en"]],
    ["exactly 1.3 times the English", card("toad", 100, 100, 130), []],
    ["more than 1.3 times the English", card("toad", 100, 100, 131), ["toad it"]],
    ["much more than the English, of 40 characters", card("toad", 20, 20, 40), []],
    ["much more than the English, of 41 characters", card("toad", 20, 20, 41), ["toad it"]],
  ])("%s", (_, long, found) => {
    expect(idsOf(judgedLengths(measure(long), []).open)).toEqual(found)
  })

  it("are counted by file and language, with those that are too long", () => {
    const counts = countsOf(
      measure(card("toad", 10, 16, 16), card("frog", 10, 10, 10), card("newt", 10, 12, 12)),
    )
    expect(counts).toEqual([
      { file: "toads", language: "en", measured: 3, longer: 1, middle: 1.2 },
      { file: "toads", language: "it", measured: 3, longer: 0, middle: 1 },
    ])
  })
})

describe("excuses for long texts", () => {
  const long = measure(card("toad", 100, 200, 300), card("frog", 100, 300, 300))
  const because = { language: "en" as const, reason: "because", ids: ["toad"] }

  it("take off the text and the language they name, and no other; the longest comes first", () => {
    const { open, excused } = judgedLengths(long, [because])
    expect([idsOf(open), idsOf(excused)]).toEqual([["frog en", "toad it"], ["toad en"]])
  })

  it("that nothing needs are told", () => {
    const { idle } = judgedLengths(long, [{ ...because, language: "it", ids: ["toad", "frog"] }])
    expect(idsOf(idle)).toEqual(["frog it"])
  })

  it("make the lengths of their language count: without any they are only told", () => {
    expect([judgedLengths(long, []).counting, judgedLengths(long, [because]).counting]).toEqual([[], ["en"]])
    expect(lengthReport(long, judgedLengths(long, []), { lengths: false, excuses: false })).toContain(
      "only told",
    )
  })

  it("have a reason each, and are made once", () => {
    for (const made of Object.values(longTexts)) {
      const ids = made.flatMap(({ language, ids: each }) => each.map((id) => `${language} ${id}`))
      expect([made.filter(({ reason }) => reason === ""), ids.length]).toEqual([[], new Set(ids).size])
    }
  })
})

describe("ways of speaking that are long", () => {
  const said = (id: string, en: string, it: string) => ({
    id,
    file: "toads",
    language: "it" as const,
    ratio: it.length / en.length,
    ours: it,
    other: en,
  })
  const leaps = {
    language: "it" as const,
    reason: "there is no word for it",
    ours: /\bfa un gran balzo\b/g,
    other: /\bleaps\b/g,
  }

  it("are excused where the rest is short enough, and nowhere else", () => {
    const toad = said(
      "toad",
      "When it rains, the big toad leaps.",
      "Quando piove, il grosso rospo fa un gran balzo.",
    )
    const frog = said("frog", "It rains: it leaps.", "Ogni volta che comincia a piovere, fa un gran balzo.")
    const { open, excused, counting } = judgedLengths([toad, frog], [], [leaps])
    expect([idsOf(open), idsOf(excused), counting]).toEqual([["frog it"], ["toad it"], ["it"]])
  })

  it("that no text needs are told", () => {
    expect(judgedLengths(measure(card("toad", 100, 100, 131)), [], [leaps]).idle).toEqual([
      { id: "there is no word for it", language: "it" },
    ])
  })

  it("have a reason each, and find every place", () => {
    for (const { reason, ours, other } of Object.values(longWords).flat())
      expect([reason === "", ours.global, other.global]).toEqual([false, true, true])
  })
})

describe("the report of lengths", () => {
  const measured = measure(card("toad", 100, 200, 200), card("frog", 100, 100, 140))
  const lines = (wishes: { lengths: boolean; excuses: boolean }): string[] =>
    lengthReport(
      measured,
      judgedLengths(measured, [{ language: "it", reason: "it croaks", ids: ["frog"] }]),
      wishes,
    ).split("\n")

  it("is a table, with a sum for each language", () => {
    expect(lines({ lengths: false, excuses: false }).slice(0, 5)).toEqual([
      "lengths         measured  too long  middle",
      "English, toads         2         1    2.00",
      "English, all           2         1    2.00",
      "Italian, toads         2         1    1.40",
      "Italian, all           2         1    1.40",
    ])
  })

  it("lists what is too long, and what is excused, for whoever asks", () => {
    const told = lines({ lengths: true, excuses: true }).join("\n")
    expect(told).toContain("English, toad: 2.00 times")
    expect(told).toContain("Italian, frog: 1.40 times (it croaks)")
  })
})
