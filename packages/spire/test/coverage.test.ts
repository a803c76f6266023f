// Every step, branch and ability of Spire is reached by random combats and climbs that go looking for it: each side of
// each card, each action of each enemy, each option of each event.

import { cover, describeFound } from "@soulspire/testkit"
import { expect, it } from "vitest"
import { bring, tables, watched } from "./support/expedition.ts"

const NO_ACT = "There is no second Act in the box yet; a test of the rules plays one of its own."

const ALL_HAVE_IT =
  "In Act I only those who have the Shard gain cards of others; tests of the rules gain them without it."

const unreachable: Record<string, string> = {
  "climb 12 while: no": "Act follows Act; the party leaves from inside.",
  "climb 14 if: no": NO_ACT,
  "climb 16 if: yes": NO_ACT,
  "climb 16 if: no": NO_ACT,
  "climb 16 if": NO_ACT,
  "climb 17 vote": NO_ACT,
  "climb 18 if": NO_ACT,
  "climb 18 if: yes": NO_ACT,
  "climb 18 if: no": NO_ACT,
  "climb 19 leave": NO_ACT,
  "climb 21 vote": NO_ACT,
  "climb 22 if": NO_ACT,
  "climb 22 if: yes": NO_ACT,
  "climb 22 if: no": NO_ACT,
  "climb 23 leave": NO_ACT,
  "climb 24 call": NO_ACT,
  "room 20 if: no": "There is no other room.",
  "act 1 while: no": "Room follows room; the boss's death ends the Act, not the program.",
  "nextAct 0 phase": NO_ACT,
  "nextAct 1 replaceAct": NO_ACT,
  "nextAct 2 layMap": NO_ACT,
  "nextAct 3 rollBoss": NO_ACT,
  "nextAct 4 each": NO_ACT,
  "nextAct 5 each": NO_ACT,
  "nextAct 5 each: again": NO_ACT,
  "nextAct 5 each: at an end": NO_ACT,
  "nextAct 6 heal": NO_ACT,
  "main 14 if: no": NO_ACT,
  "main 17 end": NO_ACT,
  "combat 13 while: no": "Round follows round; the last enemy's death ends the combat, not the program.",
  "loop 0 breakOff":
    "No cards of the box go on for ever; tests of the rules have cards of their own that do.",
  "character-defect/character.3/do 0 gainShard": ALL_HAVE_IT,
  "character-ironclad/character.3/do 0 gainShard": ALL_HAVE_IT,
  "character-silent/character.3/do 0 gainShard": ALL_HAVE_IT,
  "character-watcher/character.3/do 0 gainShard": ALL_HAVE_IT,
  "charons-ashes/0/do 6 did: not done": "Whoever says yes has a card in hand.",
}

it("reaches everything there is", { timeout: 300_000 }, () => {
  const found = cover({
    game: watched,
    tables,
    games: 2400,
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
