// A golden game is the same as long as the rules are, and says at which answer it parted when they are not.

import { defineGame } from "@soulspire/kernel"
import { proof, proofSpec, words } from "@soulspire/proof"
import { compareGolden, recordGolden } from "@soulspire/testkit"
import { expect, it } from "vitest"

const golden = recordGolden({ game: proof, options: {}, seats: 2 }, "a golden game")

it("tells what happened, answer by answer", () => {
  expect(golden.log).toMatch(/^p\d: /)
  expect(golden.log).toMatch(/\n {4}move obj=\S+ /)
  expect(golden.log.trimEnd().split("\n").at(-1)).toMatch(/^over: \{/)
  expect(compareGolden(proof, golden)).toBeNull()
})

it("is not changed by a new card", () => {
  const more = defineGame(proofSpec, { cards: [words.spell("newcomer", []), ...proofSpec.cards] })
  expect(compareGolden(more, golden)).toBeNull()
})

it("says where it parted, and what to do", () => {
  // Everything is twice as mighty; nothing else has changed.
  const stats = { ...proofSpec.stats, might: { ...proofSpec.stats["might"], base: () => 2 } }
  const parted = compareGolden(defineGame({ ...proofSpec, stats }), golden)
  expect(parted).toMatch(/^parted at answer \d+/)
  expect(parted).toContain("npm run golden")
})

it("notices an answer that is told differently, and an end that is", () => {
  const lines = golden.log.split("\n")
  const told = lines.findIndex((line) => line.startsWith("    "))
  const changed = lines.with(told, "    nothing happened").join("\n")
  expect(compareGolden(proof, { ...golden, log: changed })).toMatch(
    /^parted at answer 1, p1 .*\n {2}stored: nothing happened\n {2}now: {4}\w+/,
  )
  const end = golden.log.replace(/over: .*/, "over: nothing")
  expect(compareGolden(proof, { ...golden, log: end })).toMatch(/^ended differently/)
})

it("asks what the rules do and not what they are called: their hash may be any", () => {
  const other = { ...proofSpec, version: "other", sources: 1 }
  expect(compareGolden(defineGame(other), golden)).toBeNull()
  expect(recordGolden({ game: defineGame(other), options: {}, seats: 2 }, "a golden game")).toEqual(golden)
})
