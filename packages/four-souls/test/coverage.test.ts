// Every step, branch and ability of Four Souls is reached by random games that go looking for it.

import { cover, describeFound } from "@soulspire/testkit"
import { expect, it } from "vitest"
import { bring, tables, watched } from "./support/expedition.ts"

const unreachable: Record<string, string> = {
  "$held 0 settle": "Nobody mixes triggers with another seat's here: they go on the stack in turn order.",
  "$held 1 hold": "The same.",
  "xiv-temperance/0~small/do 1 if: no": "Whoever plays loot is alive, and so can be hurt.",
  "xiv-temperance/0~large/do 1 if: no": "The same.",
  "main 13 while: no": "Turn follows turn; winning ends the game, not the program.",
  "the-revenant/1/do 2 if: no": "No card of these sets hurts an item outside of an attack.",
  "cambion-conception/0/do 3 if: no": "Six counters that are there can be removed.",
  "cambion-conception-first-edition/0/do 3 if: no": "The same.",
  "moms-eye-shadow/0/do 0 gate: cannot": "Whoever is attacked can be attacked, and so be chosen again.",
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
