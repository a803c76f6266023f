// Whatever a card's data say, its texts say: change any part, and both texts change.

import { differing, survivors } from "@soulspire/testkit"
import { languages } from "@soulspire/text"
import { describe, expect, it } from "vitest"
import { subject } from "./subject.ts"

/** Changes that no reader could see, each with its reason. */
const excused: readonly (readonly [change: RegExp, reason: string])[] = [
  [/^[^/]+\/0\.cost(?:\.|:)/, "every card is paid in the same way, and how much is printed on it"],
  [/\.when\.all\.\d: any -> all$/, "one of one thing, or all of it"],
  [/\/1\.in: left out$/, "what a card costs counts wherever it is played from"],
  [/\.what\.from\.1: left out$/, "a row is a row, whether a player or an enemy stands for it (STS-11.14)"],
  [/\.do\.0\.what\.where\.with: /, "with whom you switch rows is another than you"],
  [/\.cond\.ge\.0\.of: ev\.taker -> ev\.obj$/, "of the two only a player has energy"],
  [/\.where: left out$/, "who is dead plays no more"],
  [
    /\.what\.where(?:\.all\.0)?(?:\.test)?: (?:left out|is(?:Upgradable|Removable|Transformable) -> is(?:Upgradable|Removable|Transformable))$/,
    "which cards can be upgraded, removed or transformed the rules say",
  ],
]
const isExcused = (change: string): boolean =>
  excused.some(([pattern]) => pattern.test(change)) || takesNow(change)

/** What is gained is taken at once where nothing is said of it. */
function takesNow(change: string): boolean {
  const [, id, path] = /^([^/]+)\/(.+): left out$/.exec(change) ?? []
  const abilities = subject.box.defs.find((def) => def.id === id)?.abilities
  const node = path?.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], abilities)
  const { program = "" } = (node ?? {}) as { program?: string }
  return program === "rewards" || program === "allTakeRewards"
}

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
