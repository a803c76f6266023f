// The combats of a climb, one after another: which Bosses fell and how, what was done in one turn, who hurt the party.

import type { Def, GameEvent } from "@soulspire/kernel"
import { kindOfName } from "../cards/names.ts"
import type { Feat } from "./peaks.ts"
import type { Pack } from "./seen.ts"

export interface Fought {
  /** The Bosses that fell, by their cards. */
  bosses: string[]
  /** HP that each kind of enemy has taken from the party. */
  damage: Record<string, number>
  rounds: number
}

interface Given {
  events: readonly GameEvent[]
  unhurt: boolean
  threw: number | null
  packs: readonly Pack[] | null
}

interface All extends Fought {
  feats: Set<Feat>
  packs: readonly Pack[] | null
}

/** The enemy that the sheet of achievements calls by name. */
const TRANSIENT = kindOfName("Transient")
const SHIVS = 7
const POWERS = 7
/** Nobody plays so many cards in a turn whose cards do not bring each other back (STS-Q-95). */
const ENDLESS = 100

/** What is counted of each player, from one turn or combat to the next. */
class Counts {
  readonly #of = new Map<number, number>()
  add(who: number, more = 1): number {
    const now = (this.#of.get(who) ?? 0) + more
    this.#of.set(who, now)
    return now
  }
  clear(who?: number): void {
    if (who === undefined) this.#of.clear()
    else this.#of.delete(who)
  }
  get most(): number {
    return Math.max(0, ...this.#of.values())
  }
}

export function combatsIn(given: readonly Given[], defs: ReadonlyMap<string, Def>): All {
  const all: All = { bosses: [], damage: {}, rounds: 0, feats: new Set(), packs: null }
  const names = new Map<number, string>()
  const shivs = new Counts()
  const cards = new Counts()
  const powers = new Counts()
  /** Turns that each player has begun in this combat: whoever lives longest has seen its rounds. */
  const turns = new Counts()
  /** Enemies that died of what they did themselves. */
  const unkilled = new Set<unknown>()
  let boss = ""
  let fighting = false
  /** A Boss has fallen, and nobody has looked yet what the party has then. */
  let fresh = false
  const kindsOf = (card: unknown): readonly string[] => defs.get(card as string)?.kinds ?? []

  const moved = (event: GameEvent): void => {
    const { card, obj, old, from, to, taker, giver, cause } = event
    if (to === "powers" && powers.add(taker as number) >= POWERS) all.feats.add("powers")
    if (from === "powers") powers.add(giver as number, -1)
    if (to === "enemies") {
      names.set(obj as number, card as string)
      if (boss === "" && kindsOf(card).includes("boss")) boss = card as string
      fighting = true
    }
    if (from === "enemies" && cause === "death" && kindsOf(card).includes(TRANSIENT) && !unkilled.has(old))
      all.feats.add("transient")
  }

  const ended = (unhurt: boolean): void => {
    if (!fighting) return
    fighting = false
    all.rounds += turns.most
    if (boss !== "") {
      all.bosses.push(boss)
      if (turns.most <= 1) all.feats.add("first-turn")
      if (unhurt) all.feats.add("unhurt")
      fresh = true
    }
    boss = ""
    turns.clear()
  }

  for (const { events, unhurt, threw, packs } of given) {
    if (threw !== null && shivs.add(threw) >= SHIVS) all.feats.add("shivs")
    for (const event of events) {
      const who = event["who"] as number
      switch (event.k) {
        case "move":
          moved(event)
          break
        case "refillEnergy":
          turns.add(who)
          shivs.clear(who)
          cards.clear(who)
          break
        case "spendShiv":
          if (shivs.add(who) >= SHIVS) all.feats.add("shivs")
          break
        case "plays":
          if (cards.add(who) >= ENDLESS) all.feats.add("endless")
          break
        case "brokenOff":
          all.feats.add("endless")
          break
        case "diesByItself":
          unkilled.add(event["whom"])
          break
        case "loseHp":
          hurt(all.damage, names, event)
          break
        case "combatEnds":
          ended(unhurt)
          break
      }
    }
    if (fresh && packs !== null) {
      all.packs = packs
      fresh = false
    }
  }
  // A combat that was lost has no end of its own.
  all.rounds += turns.most
  return all
}

/** More kinds of enemies than there are hurt nobody. */
function hurt(damage: Record<string, number>, names: ReadonlyMap<number, string>, event: GameEvent): void {
  const { whom, by, amount } = event
  const name = names.get(by as number)
  if (name === undefined || names.has(whom as number)) return
  damage[name] = (damage[name] ?? 0) + (amount as number)
}
