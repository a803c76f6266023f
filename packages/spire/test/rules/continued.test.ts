// A climb that is left and continued (STS-1.1): in the middle of a reward, by a save and by the file of a match.

import {
  answer,
  createMatch,
  fileOf,
  type Match,
  readMatchFile,
  resume,
  writeMatchFile,
} from "@soulspire/match"
import { spire, type SpireState } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { newClimb, tableAt } from "../support/climb.ts"

rule(
  ["STS-1.1", "STS-4.2"],
  "a save in the middle of a reward: what was picked can still be put back",
  () => {
    const table = newClimb(2)
    table.p1.reveal("card/1")
    const [first, second] = cardsIn(table, "p1.offers").filter((card) => card.startsWith("ironclad"))
    table.p1.take(first)
    const text = JSON.stringify(spire.save(table.state))
    const again = tableAt(spire.load(JSON.parse(text) as ReturnType<typeof spire.save>).state)
    expect(spire.hash(again.state)).toBe(spire.hash(table.state))
    again.p1.canPick(`putBack:${first}`).p1.take(second).p1.pick("done")
    expect(cardsIn(again, "p1.deck").at(-1)).toBe(second)
    // What was left is as it was.
    table.p1.canPick(`putBack:${first}`).p1.pick("done")
    expect(cardsIn(table, "p1.deck").at(-1)).toBe(first)
  },
)

/** Gives the answer whose key begins like this. */
function give(match: Match<SpireState>, seat: number, beginning: string): void {
  const decision = spire.decisions(match.state).find((each) => each.seat === seat && !each.standing)
  if (decision === undefined) throw new Error(`seat ${seat} is not asked`)
  const { key } = spire.optionsOf(match.state, decision).find((each) => each.key.startsWith(beginning)) ?? {}
  if (key === undefined) throw new Error(`nothing begins with ${beginning}`)
  answer(match, seat, decision.id, [key])
}

rule("STS-1.1", "a match whose file is read again goes on in the middle of a reward", () => {
  const seats = ["Anna", "Bruno"].map((name) => ({ kind: "person" as const, name }))
  const match = createMatch(spire, { options: {}, seats, seed: "left" })
  give(match, 1, "reveal:")
  give(match, 1, "take:")
  give(match, 0, "reveal:")
  const again = resume(readMatchFile(writeMatchFile(fileOf(match))), spire)
  expect(again).toEqual(match)
  for (const each of [match, again]) {
    give(each, 1, "putBack:")
    give(each, 0, "take:")
    give(each, 0, "done")
    give(each, 1, "done")
  }
  expect(spire.hash(again.state)).toBe(spire.hash(match.state))
  expect(fileOf(again)).toEqual(fileOf(match))
})
