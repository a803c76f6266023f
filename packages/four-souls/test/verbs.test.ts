// How many verbs there are. A verb of one card alone, which no rule names, is a native: there are few, and they are listed here.

import { fourSoulsSpec } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { cardOf } from "../src/state/card-editions.ts"

/** Verbs of one card alone, or of none yet, that a rule names: with its id. */
const named: Readonly<Record<string, string>> = {
  atRandom: "FS-19.1",
  clearNote: "FS-6.22.1",
  copyCard: "FS-6.6.4",
  decidePenalty: "FSC-R.11",
  destroyItems: "FS-6.10.1",
  dealBy: "FS-6.8.4",
  divide: "FS-4.0.2",
  extraTurn: "FS-7.4",
  flipRoll: "FS-6.15.2",
  gainStartingItem: "FSC-V.3",
  levelDown: "FS-6.19",
  lootFromDiscard: "FS-3.3.2",
  loseAllCents: "FS-6.21",
  mayAttackDeck: "FS-8.5",
  mustAttack: "FS-8.13",
  payHealth: "FS-6.23",
  playEvent: "FSC-E.4",
  playForFree: "FS-2.2.3",
  playNow: "FS-2.2.3",
  preventNextAs: "FS-6.25.1",
  putIntoDeck: "FS-3.2.2",
  putUnder: "FS-3.7.3",
  rechargeCharacter: "FS-6.26",
  removeCountersOrAll: "FS-6.7.1",
  removeNamedCounters: "FS-6.7.1",
  searchFor: "FS-3.2.1",
  shuffleStartingItems: "FSC-V.3",
  skipTurn: "FS-7.4",
  spendSoul: "FSC-V.3",
  startWithCopy: "FSC-V.4",
  stealLoot: "FS-6.16.1",
  swapLootWith: "FS-6.16.2",
  takeBeforeUsing: "FSC-R.19",
  tickTimer: "FS-18.6",
  voteOn: "FS-6.28",
}

/** Verbs of one card alone that no rule names. */
const natives: readonly string[] = [
  "putOnBottomAtRandom",
  "doubleRewards",
  "mustAttackDeck",
  "passHands",
  "rollSeveral",
]

/** The most natives there may be in a hundred cards, and the most verbs that cards speak in. */
const NATIVES_IN_100 = 3
const VERBS = 90

/** Every verb that is said in this, once. */
function verbsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== "object" || part === null) return found
  if ("op" in part && typeof part.op === "string") found.add(part.op)
  for (const each of Object.values(part)) verbsIn(each, found)
  return found
}

const { cards, given, ops, programs } = fourSoulsSpec
const own = ops.map(({ name }) => name)
const byRules = verbsIn([programs, given])
/** The forms of a card are one card. */
const onCards = [...new Set(cards.map(cardOf))].map((id) =>
  verbsIn(cards.filter((def) => cardOf(def) === id).map(({ abilities }) => abilities)),
)
const cardsWith = (verb: string): number => onCards.filter((verbs) => verbs.has(verb)).length

test("a verb of one card is one that a rule names, or a native", () => {
  const rare = own.filter((verb) => !byRules.has(verb) && cardsWith(verb) <= 1)
  expect(rare.toSorted()).toEqual([...Object.keys(named), ...natives].toSorted())
})

test("there are few natives", () => {
  expect(natives.filter((verb) => cardsWith(verb) !== 1)).toEqual([])
  expect((natives.length * 100) / cards.length).toBeLessThan(NATIVES_IN_100)
})

test("cards speak in few verbs", () => {
  expect(own.filter((verb) => cardsWith(verb) > 0).length).toBeLessThanOrEqual(VERBS)
})
