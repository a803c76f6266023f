// What typed numbers mean, for every kind of question.

import { type Decision, FIRST_SEAT, type Option } from "@soulspire/kernel"
import { describe, expect, test } from "vitest"
import { type Asked, readEnter, readNumbers, readPass, readWords } from "../src/table/answer.ts"
import { english as words } from "../src/table/words/en.ts"

const decisionOf = (kind: Decision["kind"], more: Partial<Decision> = {}): Decision => ({
  id: 1,
  seat: FIRST_SEAT,
  kind,
  prompt: { key: "any" },
  min: 1,
  max: 1,
  joint: false,
  idle: false,
  pass: "",
  by: "",
  standing: kind === "offer",
  ...more,
})

const option = (key: string, range?: Option["range"]): Option => ({ key, refs: [], range })
const asked = (decision: Decision, first: number, ...options: Option[]): Asked => ({
  decision,
  options,
  first,
})

const turn = asked(
  decisionOf("act", { pass: "end" }),
  1,
  option("play:a#1"),
  option("play:b#2"),
  option("end"),
)
const offer = asked(decisionOf("offer", { id: 2 }), 4, option("offer:p2", { min: 1, max: 3 }))
const pick = asked(decisionOf("choose", { min: 0, max: 2 }), 1, option("a"), option("b"), option("c"))
const order = asked(decisionOf("order", { min: 3, max: 3 }), 1, option("a"), option("b"), option("c"))
const number = asked(
  decisionOf("number", { min: 0, max: 5 }),
  1,
  ...["0", "1", "2", "3", "4", "5"].map((key) => option(key)),
)

const read = (text: string, ...all: Asked[]): unknown => {
  const reading = readNumbers(text, all, words)
  return reading === null || "wrong" in reading ? reading : [reading.decision.id, reading.keys]
}

describe("numbers", () => {
  test("one of several", () => {
    expect(read("2", turn, offer)).toEqual([1, ["play:b#2"]])
    expect(read("9", turn, offer)).toEqual({ wrong: "There is no option 9: type 1 to 4." })
    expect(read("0", turn, offer)).toEqual({ wrong: "There is no option 0: type 1 to 4." })
    expect(read("1 2", turn, offer)).toEqual({ wrong: "Expected: number; you typed 2." })
  })

  test("an offer with a number of its own, beside the turn", () => {
    expect(read("4 3", turn, offer)).toEqual([2, ["offer:p2=3"]])
    expect(read("4=1", turn, offer)).toEqual([2, ["offer:p2=1"]])
    const wrong = { wrong: "Also say how many, from 1 to 3; for example: 4 1." }
    expect(read("4", turn, offer)).toEqual(wrong)
    expect(read("4 5", turn, offer)).toEqual(wrong)
  })

  test("an offer with words, where words go with it", () => {
    const promise = { ...offer, options: [{ ...offer.options[0], promise: "must" as const }] }
    expect(readWords("4 3 be nice = 2", [turn, promise])?.keys).toEqual(["offer:p2=3 be nice = 2"])
    expect(readWords("4=3  be  nice", [turn, promise])?.keys).toEqual(["offer:p2=3 be  nice"])
    for (const text of ["4 3", "4 be nice", "1 3 be nice", "be nice"])
      expect(readWords(text, [turn, promise])).toBeNull()
    expect(readWords("4 3 be nice", [turn, offer])).toBeNull()
  })

  test("several picks, with spaces or commas", () => {
    expect(read("3 1", pick)).toEqual([1, ["c", "a"]])
    expect(read("1,2", pick)).toEqual([1, ["a", "b"]])
    expect(read("1 2 3", pick)).toEqual({ wrong: "Expected: up to 2 numbers, Enter for none; you typed 3." })
    expect(read("1 7", pick)).toEqual({ wrong: "There is no option 7: type 1 to 3." })
  })

  test("an order, all of it", () => {
    expect(read("3 1 2", order)).toEqual([1, ["c", "a", "b"]])
    expect(read("3 1", order)).toMatchObject({ wrong: expect.stringContaining("you typed 2") })
  })

  test("a number is itself", () => {
    expect(read("0", number)).toEqual([1, ["0"]])
    expect(read("6", number)).toEqual({ wrong: "Expected: a number from 0 to 5." })
  })

  test("anything else is no number", () => {
    for (const text of ["", "pass", "-1", "1 x", "1.5", "? 1"]) expect(read(text, turn)).toBeNull()
  })
})

test("Enter alone takes what there is no choice about", () => {
  const one = asked(decisionOf("act"), 1, option("pass"))
  expect(readEnter(one)?.keys).toEqual(["pass"])
  expect(readEnter(turn)).toBeNull()
  expect(readEnter(pick)?.keys).toEqual([])
  expect(readEnter(order)?.keys).toEqual(["a", "b", "c"])
  expect(readEnter(offer)).toBeNull()
})

test("passing is what the game calls passing, and only where it is offered", () => {
  expect(readPass([turn])?.keys).toEqual(["end"])
  const must = asked(decisionOf("act", { pass: "end" }), 1, option("attack:imp#3"))
  expect(readPass([must, pick])).toBeNull()
})
