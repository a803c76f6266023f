// What one answer of a match has led to that neither the state before it nor the one after it has to show: how high tokens
// and Block stood in between, and how everybody was when a combat ended. Told from its events.

import type { GameEvent, Ref } from "@soulspire/kernel"
import { limits } from "../combat/limits.ts"
import { tokenLimits } from "../state/new.ts"
import type { ClimbState } from "./types.ts"

/** What can happen in a combat that an achievement asks for. */
export type Feat =
  | "strength"
  | "poison"
  | "block"
  | "shivs"
  | "powers"
  | "first-turn"
  | "unhurt"
  | "transient"
  | "endless"

export interface Peaks {
  reached: Feat[]
  /** A combat ended, and the whole party had all its HP then. */
  unhurt: boolean
}

const STRENGTH = tokenLimits.strength.each
const POISON = tokenLimits.poison.all

const sum = (numbers: Iterable<number>): number => {
  let all = 0
  for (const each of numbers) all += each
  return all
}

/** Everything that is counted, as it stood before. */
function countsOf({ table, objects }: ClimbState) {
  const poison = new Map<Ref, number>()
  for (const { ref, data } of objects) if (data !== null && data.poison > 0) poison.set(ref, data.poison)
  return {
    hp: table.players.map(({ hp }) => hp),
    block: table.players.map(({ block }) => block),
    strength: table.players.map(({ strength }) => strength),
    poison,
  }
}

export function peaksIn(before: ClimbState, events: readonly GameEvent[]): Peaks {
  const { hp, block, strength, poison } = countsOf(before)
  const reached = new Set<Feat>()
  let unhurt = false
  let ended = false
  const isSeat = (ref: number): boolean => ref >= 0 && ref < hp.length

  const token = (whom: number, name: unknown, amount: number): void => {
    if (name === "strength" && isSeat(whom)) strength[whom] += amount
    if (name === "poison") poison.set(whom as Ref, (poison.get(whom as Ref) ?? 0) + amount)
  }
  const shielded = (whom: number, amount: number): void => {
    if (isSeat(whom)) block[whom] += amount
  }
  const healed = (whom: number, amount: number): void => {
    if (isSeat(whom)) hp[whom] += amount
  }

  for (const event of events) {
    const whom = event["whom"] as number
    const amount = event["amount"] as number
    switch (event.k) {
      case "gainToken":
        token(whom, event["token"], amount)
        break
      case "loseToken":
        token(whom, event["token"], -amount)
        break
      case "gainBlock":
        shielded(whom, amount)
        break
      case "loseBlock":
        shielded(whom, -amount)
        break
      case "damage":
        shielded(whom, -(event["blocked"] as number))
        break
      case "loseHp":
        healed(whom, -amount)
        break
      case "heal":
        healed(whom, amount)
        break
      case "setHp":
        if (isSeat(whom)) hp[whom] = event["hp"] as number
        break
      case "putsTokensBack":
        block[event["who"] as number] = 0
        strength[event["who"] as number] = 0
        break
      case "move":
        // Whoever leaves takes it along.
        if (event["from"] === "enemies") poison.delete(event["old"] as Ref)
        break
      case "combatEnds":
        if (!ended) unhurt = before.table.players.every(({ maxHp, dead }, i) => dead === 0 && hp[i] >= maxHp)
        ended = true
        break
    }
    if (strength.some((each) => each >= STRENGTH)) reached.add("strength")
    if (block.some((each) => each >= limits.block)) reached.add("block")
    if (sum(poison.values()) >= POISON) reached.add("poison")
  }
  return { reached: [...reached], unhurt }
}
