// The parts of all features and keywords, put together.

import type { Op } from "@soulspire/kernel"
import type { Language, ShownNumber, SliceWords, Telling } from "@soulspire/text"
import { keywords } from "./keywords/index.ts"
import { wordsOfKeyword } from "./keywords/keyword.ts"
import { type Feature, type GivenAbility, merged, type Named, type Part } from "./feature.ts"
import { features } from "./index.ts"

const all: readonly Feature[] = [...Object.values(features), ...Object.values(keywords)]

// The text would print both the fact and the kind.
for (const [name, { kind }] of Object.entries(keywords))
  if (name === kind) throw new Error(`cards with the keyword "${name}" need a kind of another name`)

const named = <K extends Named>(part: K): NonNullable<Part[K]> => merged(all, part)

export const featureParts = {
  programs: named("programs"),
  acts: named("acts"),
  atoms: named("atoms"),
  stats: named("stats"),
  reads: named("reads"),
  tests: named("tests"),
  events: named("events"),
}
export const featureOrder = named("order")
export const featureLooks = named("looks")
export const supplies = named("supplies")
export const room = named("room")
export const featuresTold: Telling = named("telling")
export const featureSigns = named("signs")
export const featureOps: readonly Op[] = all.flatMap(({ ops = [] }) => ops)
export const featuresGive: readonly GivenAbility[] = Object.values(features).flatMap(
  ({ given = [] }: Feature) => given,
)
export const keywordsGive: readonly GivenAbility[] = Object.values(keywords).flatMap(
  ({ given = [] }: Feature) => given,
)
export const shownOfFeatures: readonly ShownNumber[] = all.flatMap(({ board = [] }) => board)

export const featureWords = (language: Language): readonly SliceWords[] => [
  ...all.flatMap((each) => each[language] ?? []),
  ...Object.entries(keywords).map(([name, each]) => wordsOfKeyword(name, each.said[language])),
]
