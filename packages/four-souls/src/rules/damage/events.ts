// What is told of damage and HP: who sees which field, and the line of the log that comes of it.

import { type Events, seenByAll } from "../../state/part.ts"
import type { Telling } from "@soulspire/text"

const who = { seat: "who" } as const
const whom = { thing: "whom" } as const
const amount = { number: "amount" } as const

export const events: Events = {
  damageComing: seenByAll("item", "whom", "amount", "from", "combat"),
  wouldTake: seenByAll("item", "whom", "amount", "from", "combat"),
  damage: seenByAll("whom", "amount", "from", "combat", "roll", "attacker"),
  combatDamage: seenByAll("whom", "amount", "from", "roll"),
  reachesZeroHp: seenByAll("whom", "attacker"),
  heal: seenByAll("whom", "amount"),
  healAll: {},
  payHealth: seenByAll("who", "amount"),
  kill: seenByAll("whom", "from"),
}

export const telling: Telling = {
  damageComing: [],
  wouldTake: [],
  damage: [
    { if: { from: true }, say: "damage.from", with: { whom, amount, from: { thing: "from" } } },
    { say: "damage", with: { whom, amount } },
  ],
  combatDamage: [],
  reachesZeroHp: [],
  heal: [{ say: "heal", with: { whom, amount } }],
  healAll: [{ say: "healAll", with: {} }],
  payHealth: [{ say: "payHealth", with: { who, amount } }],
  kill: [{ say: "kill", with: { whom } }],
}
