// Whatever a card's data say, its texts say: change any part, and both texts change.

import { differing, survivors } from "@soulspire/testkit"
import { languages } from "@soulspire/text"
import { describe, expect, it } from "vitest"
import { subject } from "./subject.ts"

/** Changes that no reader could see, each with its reason. */
const excused: readonly (readonly [change: RegExp, reason: string])[] = [
  [/: active -> you$/, "on a monster's card, which nobody plays, `you` is the active player"],
  [/^(rag-man\/0|ultra-greed\/1)\.in(?:\.0)?: /, "where a monster lies while it dies is the rules' affair"],
  [/^moms-heart\/0\.in(?:\.0)?: /, "what has just been gained as a soul lies among souls"],
  [
    /^moms-heart\/0\.targets\.0\.by: left out$/,
    "who chooses for a monster's card is the active player anyway",
  ],
  [
    /^(ouija-board|friendly-ball|the-d10|peep(?:-first-edition)?)\/.*\.from\.1: (?:holding -> monsters|left out)$/,
    "a slot is one also while its monster dies: the rules' affair",
  ],
  [/^dinga\/0\..*: ev\.old -> this$/, "what this was before it died"],
  [/^stoney\/2\..*: ev\.old -> ev\.obj$/, "what a monster was before it died, and the same monster dead"],
  [
    /^(baby-haunt|curse-of-the-blind)-first-edition\/0\.when\.all\.1: left out$/,
    "what is attacked is called a monster wherever nothing else is said of it",
  ],
  [
    /^two-of-clubs-first-edition\/.*: would\.amount -> would\.doubled$/,
    "what marks loot as doubled is no number of cards",
  ],
  [/\.same: /, "that numbers in several places are one in print is no word of the text"],
]
const isExcused = (change: string): boolean => excused.some(([pattern]) => pattern.test(change))

const found = new Set<string>()

describe.each(differing(subject.box.defs).map((def) => [def.id, def] as const))("%s", (_id, def) => {
  it.each(languages)("in %s", (language) => {
    const survived = survivors(subject, def, language)
    survived.forEach((change) => found.add(change))
    expect(survived.filter((change) => !isExcused(change))).toEqual([])
  })
})

it("no excuse is left for what nothing needs any more", () => {
  const idle = excused.filter(([pattern]) => ![...found].some((change) => pattern.test(change)))
  expect(idle).toEqual([])
})
