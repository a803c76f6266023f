// What cards can do by the rules alone. They are abilities, so that they come in any order with all others (STS-7.12); each
// has a name, which is what a player reads who is asked for that order.

import type { Ability } from "@soulspire/kernel"
import type { Language, Messages } from "@soulspire/text"
import type { GivenAbility } from "./feature.ts"
import { featuresGive, keywordsGive } from "./gathered.ts"
import { tokensGive } from "../tokens/rules.ts"

const everything: readonly GivenAbility[] = [...featuresGive, ...tokensGive, ...keywordsGive]

/** By the kind of card that has them. */
const byKind = new Map<string, GivenAbility[]>()
for (const each of everything) byKind.set(each.to, [...(byKind.get(each.to) ?? []), each])

export const given: Readonly<Record<string, readonly Ability[]>> = Object.fromEntries(
  [...byKind].map(([kind, abilities]) => [kind, abilities.map(({ ability }) => ability)]),
)

/** What they are called, in a language. */
export const namesOfGiven = (language: Language): Messages =>
  Object.fromEntries(
    [...byKind].flatMap(([kind, abilities]) =>
      abilities.map((each, i) => [`given.${kind}.${i}`, each[language]]),
    ),
  )
