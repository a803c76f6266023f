// What cards can do by the rules alone. They are abilities, so that they come in any order with all others (STS-7.12); each
// has a name, which is what a player reads who is asked for that order.

import { type Ability, all, type Body, call, type Cond, ge, read, same } from "@soulspire/kernel"
import type { Messages } from "@soulspire/text"
import type { GivenAbility } from "./features/feature.ts"
import { tokensGive } from "./tokens/rules.ts"
import { damage, endOfTurnInHand, exhaust } from "./words.ts"

const turnEnds = (cond: Cond, ...body: Body): Ability => ({
  k: "on",
  event: "turnEnds",
  when: all(same("ev.who", "you"), cond),
  do: body,
})

const eachOrb = (orb: "lightning" | "frost"): Ability => turnEnds(ge(read(orb, "you"), 1), call(`${orb}sAct`))

const everything: readonly GivenAbility[] = [
  { to: "character", ability: eachOrb("lightning"), en: "Lightning", it: "Fulmine" },
  { to: "character", ability: eachOrb("frost"), en: "Frost", it: "Gelo" },
  {
    to: "character",
    ability: turnEnds({ test: "isInWrath", of: "you" }, damage(1, "you")),
    en: "Wrath",
    it: "Ira",
  },
  ...tokensGive,
  // Retained or not. (The word for it is printed as a fact.)
  {
    to: "fleeting",
    ability: endOfTurnInHand(exhaust("this")),
    en: "{what} (Ethereal)",
    it: "{what} (Eterea)",
  },
]

/** By the kind of card that has them. */
const byKind = new Map<string, GivenAbility[]>()
for (const each of everything) byKind.set(each.to, [...(byKind.get(each.to) ?? []), each])

export const given: Readonly<Record<string, readonly Ability[]>> = Object.fromEntries(
  [...byKind].map(([kind, abilities]) => [kind, abilities.map(({ ability }) => ability)]),
)

/** What they are called, in a language. */
export const namesOfGiven = (language: "en" | "it"): Messages =>
  Object.fromEntries(
    [...byKind].flatMap(([kind, abilities]) =>
      abilities.map((each, i) => [`given.${kind}.${i}`, each[language]]),
    ),
  )
