// What is told of dice: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const value = { number: "value" } as const

export const events: Events = {
  dice: seenByAll("who", "value", "die", "combat"),
  rollDice: seenByAll("who"),
  severalDice: seenByAll("who", "values"),
  changeRoll: seenByAll("who", "value", "die", "final"),
  wouldRoll: seenByAll("who", "value", "die", "combat"),
  rolls: seenByAll("who", "value", "die", "combat", "whom"),
}

export const telling: Telling = {
  dice: [
    { if: { combat: 1 }, say: "dice.combat", with: { who, value } },
    { say: "dice", with: { who, value } },
  ],
  rollDice: [],
  severalDice: [{ say: "severalDice", with: { who } }],
  changeRoll: [
    { if: { final: 1 }, say: "changeRoll.final", with: { who, value } },
    { say: "changeRoll", with: { who, value } },
  ],
  wouldRoll: [],
  rolls: [],
}
