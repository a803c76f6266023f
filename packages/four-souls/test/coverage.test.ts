// Every step, branch and ability of Four Souls is reached by random games that go looking for it.

import { cover, describeFound } from "@soulspire/testkit"
import { expect, it } from "vitest"
import { bring, tables, watched } from "./support/expedition.ts"

const unreachable: Record<string, string> = {
  "main 13 while: no": "Turn follows turn; winning ends the game, not the program.",
  "penalty 4 if: no": "No card of these sets says where the loot card of a penalty goes.",
  "penalty 7 move": "The same.",
  "the-revenant/1/do 2 if: no": "No card of these sets hurts an item outside of an attack.",
  "xix-the-sun/0/do 1 if: no": "A card that resolves is still there to be put somewhere.",
}

// Games that are cut off early: what was brought is met in the first few turns, or in another game.
it("reaches everything there is", { timeout: 300_000 }, () => {
  const found = cover({
    game: watched,
    tables,
    games: 1200,
    answers: 500,
    seed: "coverage",
    unreachable,
    rests: ({ seat, prompt }, state) => prompt.key === "action" && seat === state.table.active,
    bring,
  })
  const most = found.all - Object.keys(unreachable).length
  expect(describeFound(found)).toBe(`${most} of ${found.all} parts reached in ${found.games} games`)
  expect(found.all).toBeGreaterThan(1100)
})
