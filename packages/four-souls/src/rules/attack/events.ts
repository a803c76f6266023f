// What is told of attacks and purchases: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const whom = { thing: "whom" } as const

export const events: Events = {
  declareAttack: seenByAll("who"),
  attackMonster: seenByAll("who", "whom"),
  attackOther: seenByAll("who", "whom"),
  attackDeck: seenByAll("who"),
  attackOn: seenByAll("who", "whom"),
  attackEnds: {},
  extraAttack: seenByAll("who", "whom", "deck", "must", "times"),
  declarePurchase: seenByAll("who"),
  declarePurchaseOf: seenByAll("who", "whom"),
  purchaseRefunded: seenByAll("who"),
  attackFizzles: seenByAll("who"),
}

export const telling: Telling = {
  declareAttack: [{ say: "declareAttack", with: { who } }],
  // What is named is not attacked yet: others may act first, and it may come to nothing.
  attackMonster: [{ say: "attackNamed", with: { whom } }],
  attackOther: [{ say: "attackNamed", with: { whom } }],
  attackDeck: [{ say: "attackNamed.deck", with: {} }],
  attackOn: [{ say: "attackOn", with: { who, whom } }],
  attackEnds: [],
  extraAttack: [
    { if: { whom: true }, say: "extraAttack.must.whom", with: { who, whom } },
    { if: { deck: 1, must: 1 }, say: "extraAttack.must.deck", with: { who, times: { number: "times" } } },
    { if: { deck: 1 }, say: "extraAttack.may.deck", with: { who } },
    { if: { must: 1 }, say: "extraAttack.must", with: { who } },
    { say: "extraAttack.may", with: { who } },
  ],
  declarePurchase: [{ say: "declarePurchase", with: { who } }],
  declarePurchaseOf: [
    { if: { whom: true }, say: "declarePurchaseOf", with: { who, whom } },
    { say: "declarePurchaseOf.deck", with: { who } },
  ],
  purchaseRefunded: [{ say: "purchaseRefunded", with: { who } }],
  attackFizzles: [{ say: "attackFizzles", with: { who } }],
}
