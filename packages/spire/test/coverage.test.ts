// Every step, branch and ability of Spire is reached by random combats that go looking for it: each side of each card,
// each action of each enemy.

import { cover, describeFound } from "@soulspire/testkit"
import { expect, it } from "vitest"
import { bring, tables, watched } from "./support/expedition.ts"

const unreachable: Record<string, string> = {
  "combat 9 while: no": "Round follows round; the last enemy's fall ends the combat, not the program.",
  "combat 12 block": "The same.",
  "loop 0 breakOff":
    "No cards of the box go on for ever; tests of the rules have cards of their own that do.",
  "calipers/0/do 0 gate: cannot": "Nobody is asked about what is used up.",
  "charons-ashes/0/do 6 did: not done": "Whoever says yes has a card in hand.",
}

it("reaches everything there is", { timeout: 300_000 }, () => {
  const found = cover({
    game: watched,
    tables,
    games: 1500,
    answers: 300,
    seed: "coverage",
    unreachable,
    rests: ({ prompt }) => prompt.key === "play",
    bring,
  })
  const most = found.all - Object.keys(unreachable).length
  expect(describeFound(found)).toBe(`${most} of ${found.all} parts reached in ${found.games} games`)
  expect(found.all).toBeGreaterThan(1000)
})
