// An Act of a test's own, with as little as an Act can have.

import type { Def } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { hasAct } from "../../src/cards/acts.ts"
import { option } from "../../src/cards/event.ts"
import { enemy, event } from "./made-up.ts"

const foe = (
  act: number,
  rank: "encounter" | "elite" | "boss" | "summon",
  nth: number,
  die?: readonly number[],
): Def =>
  enemy(
    `test-${act}-${rank}-${nth}`,
    `Test ${act} ${rank} ${nth}`,
    { act, rank, hp: 5, reward: {}, ...(die === undefined ? {} : { die }) },
    [],
  ).def

const quiet = (act: number, nth: string): Def =>
  event(`test-${act}-event${nth}`, `Test event ${act}${nth}`, { act }, [option([])]).def

export const actOf = (act: number): readonly Def[] => [
  foe(act, "encounter", 1),
  foe(act, "encounter", 2),
  foe(act, "elite", 1),
  foe(act, "summon", 1),
  foe(act, "boss", 1, [1, 2, 3]),
  foe(act, "boss", 2, [4, 5, 6]),
  quiet(act, ""),
]

/** The game with its first Act, and these of the test's own. */
export const gameOf = (...acts: number[]): typeof spire =>
  spire.withCards([...spire.cards.filter(({ facts }) => (facts["act"] ?? 1) === 1), ...acts.flatMap(actOf)])

/** The game with all four Acts: those that the box lacks are of the test's own. */
export const allActs = spire.withCards([
  ...spire.cards,
  ...[2, 3, 4]
    .filter((act) => !hasAct(spire.cards, act, 0))
    // Events of which one can be drawn for another.
    .flatMap((act) => [...actOf(act), quiet(act, "-b"), quiet(act, "-c"), quiet(act, "-d")]),
])
