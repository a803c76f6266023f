// What is told of deaths: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const whom = { thing: "whom" } as const

export const events: Events = {
  dying: seenByAll("item", "whom"),
  wouldDie: seenByAll("item", "whom"),
  leftAlive: seenByAll("whom", "health"),
  playerDies: seenByAll("who"),
  penalty: seenByAll("who"),
  penaltyPaid: seenByAll("who"),
  decidePenalty: seenByAll("who", "whom"),
  rewards: seenByAll("who", "whom", "combat", "times"),
  rewarded: seenByAll("who", "whom"),
  doubleRewards: seenByAll("whom"),
}

export const telling: Telling = {
  dying: [],
  wouldDie: [],
  leftAlive: [{ say: "leftAlive", with: { whom, health: { number: "health" } } }],
  playerDies: [{ say: "playerDies", with: { who } }],
  penalty: [{ say: "penalty", with: { who } }],
  penaltyPaid: [],
  decidePenalty: [{ say: "decidePenalty", with: { who, whom: { seat: "whom" } } }],
  rewards: [],
  rewarded: [],
  doubleRewards: [{ say: "doubleRewards", with: { whom } }],
}
