// How many verbs there are. A verb of one card alone, which no rule names, is a native: there are few, and they are listed
// here. Both sides of a card and its forms for ascensions are one card.

import { spireSpec } from "@soulspire/spire"
import { expect, test } from "vitest"

/** Verbs of one card alone, or of none yet, that a rule names: with its id. */
const named: Readonly<Record<string, string>> = {
  channelEvoked: "STS-10.5",
  confuse: "STS-11.12",
  rerollDie: "STS-Q-50",
  summonSomeForAll: "STS-6.4",
  transformRandom: "STS-4.15",
}

/** Verbs of one card alone that no rule names. */
const natives: readonly string[] = [
  "attach",
  "chooseAgain",
  "doubleBlock",
  "hitAny",
  "keepBlockOnce",
  "layForSale",
  "loseEnergy",
  "loseInvincible",
  "loseRandomRelic",
  "removeCube",
  "shuffleInStatus",
  "turnDie",
]

/** The most natives there may be in a hundred cards, and the most verbs that cards speak in. */
const NATIVES_IN_100 = 3
const VERBS = 85

/** Every verb that is said in this, once. */
function verbsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== "object" || part === null) return found
  if ("op" in part && typeof part.op === "string") found.add(part.op)
  for (const each of Object.values(part)) verbsIn(each, found)
  return found
}

const { cards, given, ops, programs } = spireSpec
const own = ops.map(({ name }) => name)
const byRules = verbsIn([programs, given])
const onCards = new Map<string, Set<string>>()
for (const { id, abilities } of cards) {
  const card = id.replace(/\+$/, "").replace(/-a\d+$/, "")
  onCards.set(card, verbsIn(abilities, onCards.get(card)))
}
const cardsWith = (verb: string): number => [...onCards.values()].filter((verbs) => verbs.has(verb)).length

test("a verb of one card is one that a rule names, or a native", () => {
  const rare = own.filter((verb) => !byRules.has(verb) && cardsWith(verb) <= 1)
  expect(rare.toSorted()).toEqual([...Object.keys(named), ...natives].toSorted())
})

test("there are few natives", () => {
  expect(natives.filter((verb) => cardsWith(verb) !== 1)).toEqual([])
  expect((natives.length * 100) / onCards.size).toBeLessThan(NATIVES_IN_100)
})

test("cards speak in few verbs", () => {
  expect(own.filter((verb) => cardsWith(verb) > 0).length).toBeLessThanOrEqual(VERBS)
})
