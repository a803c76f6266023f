// Planted: a message that one language does not have, and a sentence where a key belongs. The mode "locale" notices.

import { NEXT } from "@soulspire/kernel"
import { proof, proofBox, type ProofTable } from "@soulspire/proof"
import { type HardMode, TestTable } from "@soulspire/testkit"
import { endOfTest } from "@soulspire/testkit/vitest"
import { afterEach, describe, expect, test } from "vitest"
import { proofTable } from "../../packages/proof/test/support/table.ts"
import { expectBite, withBug } from "./plant.ts"

// These tables stop in the middle of something: there is nothing to look at any more.
afterEach(() => endOfTest(true))

/** The box without some of its messages. */
function without(language: "en" | "it", keys: RegExp): typeof proofBox {
  const { messages, lexicon } = proofBox.words[language]
  const left = Object.fromEntries(Object.entries(messages).filter(([key]) => !keys.test(key)))
  return { ...proofBox, words: { ...proofBox.words, [language]: { lexicon, messages: left } } }
}

/** One turn is ended, and the next begins. */
function play(box: typeof proofBox, mode: HardMode = "locale", strange = false): void {
  const { state } = proofTable({ p1: {}, p2: {}, round: 3, dice: [1], mode: "plain" })
  new TestTable(proof, state, { mode, speech: { box, strange } }).pick(1, "end").pick(2, "end")
}

describe("a table where everything is said", () => {
  test("says nothing about a box that has all its words", () => {
    expect(() => play(proofBox)).not.toThrow()
  })

  test.each([
    ["it", /^prompt\.turn$/, "it prompt turn: something unsaid: ‹prompt.turn›"],
    ["en", /^prompt\.turn$/, "en prompt turn: something unsaid: ‹prompt.turn›"],
    ["it", /^event\.turn$/, "it event turn: something unsaid: ‹event.turn›"],
  ] as const)("notices that %s lacks %s", (language, keys, message) => {
    expect(() => play(without(language, keys))).toThrow(message)
    expect(() => play(without(language, keys), "plain")).not.toThrow()
  })

  test("lets a test's own cards be without words, but not in one language alone", () => {
    const neither = { ...without("en", /^prompt\.turn$/) }
    neither.words = { ...neither.words, it: without("it", /^prompt\.turn$/).words.it }
    expect(() => play(neither, "locale", true)).not.toThrow()
    expect(() => play(without("it", /^prompt\.turn$/), "locale", true)).toThrow(
      "it prompt turn: something unsaid",
    )
  })

  test("wants words at all", () => {
    const table = new TestTable(proof, proofTable({ mode: "plain" }).state, { mode: "locale" })
    expect(() => table.pick(1, "end")).toThrow("the tables of proof have no words")
  })
})

test("a sentence in the state", () => {
  const planted = withBug({
    run(r) {
      ;(r.s.table as ProofTable & { news?: string }).news = "p1 has found a bug"
      return NEXT
    },
  })
  const position = { p1: { hand: ["bug", "spark"], plays: 2 } }
  expectBite(
    "locale",
    { ...position, ...planted },
    { ...position, ...withBug({ run: () => NEXT }) },
    (table) => table.p1.play("bug").allPass().p1.play("spark", "p2").allPass(),
    "prose in the state: .table.news: p1 has found a bug",
  )
})
