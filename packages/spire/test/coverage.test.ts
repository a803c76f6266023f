// Every step, branch and ability of Spire is reached by random combats and climbs that go looking for it: each side of
// each card, each action of each enemy, each option of each event.

import { cover, describeFound } from "@soulspire/testkit"
import { expect, it } from "vitest"
import { bring, tables, watched } from "./support/expedition.ts"

const unreachable: Record<string, string> = {
  "climb 13 while: no": "Act follows Act; the party leaves from inside.",
  "room 23 if: no": "There is no other room.",
  "act 1 while: no": "Room follows room; the boss's death ends the Act, not the program.",
  "combat 13 while: no": "Round follows round; the last enemy's death ends the combat, not the program.",
  "loop 0 breakOff":
    "No cards of the box go on for ever; tests of the rules have cards of their own that do.",
  "longAttack 5 if: no":
    "Somebody has to fall by an earlier hit of such an attack while others fight on: too rare for random play. It is the hit of every other attack, where that is reached.",
  "charons-ashes/0/do 6 did: not done": "Whoever says yes has a card in hand.",
}

it("reaches everything there is", { timeout: 600_000 }, () => {
  const found = cover({
    game: watched,
    tables,
    games: 9000,
    answers: 300,
    seed: "coverage of spire",
    unreachable,
    rests: ({ prompt }) => prompt.key === "play" || prompt.key === "map",
    bring,
  })
  const most = found.all - Object.keys(unreachable).length
  expect(describeFound(found)).toBe(`${most} of ${found.all} parts reached in ${found.games} games`)
  expect(found.all).toBeGreaterThan(1000)
})
