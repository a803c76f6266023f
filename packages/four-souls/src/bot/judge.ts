// What needs no playing out: what to attack, what to buy, what to begin with.

import { type Decision, type Option, statOf, zone } from "@soulspire/kernel"
import { type FourSoulsRun, player } from "../state/run.ts"
import { attackWorths, deathCost } from "./fights.ts"
import { TREASURE } from "./printed.ts"
import { worthOfItem, worthOfPick } from "./read.ts"
import { centsWorth } from "./worth.ts"

const SET_UP = ["draft", "starting-item"]

/** Cents are what everything is told in here, and tens of them what levels are. */
const UNIT = 0.1

/** What money cannot buy now is worth less than nothing. */
const TOO_DEAR = -100

function wareWorth(r: FourSoulsRun, { seat }: Decision, { refs }: Option): number {
  const [item] = refs
  const { cents } = player(r, seat)
  const price = statOf(r, item ?? seat, "price")
  if (price > cents) return TOO_DEAR
  const gain = item === undefined ? meanTreasure(r) : worthOfItem(r, item)
  return gain - centsWorth(cents) + centsWorth(cents - price)
}

function meanTreasure(r: FourSoulsRun): number {
  const deck = r.s.zones[zone(r, "treasureDeck")]
  if (deck.length === 0) return TREASURE
  return deck.reduce((sum, ref) => sum + worthOfItem(r, ref), 0) / deck.length
}

export function judge(
  r: FourSoulsRun,
  decision: Decision,
  options: readonly Option[],
): readonly number[] | null {
  const { kind, prompt, seat } = decision
  if (kind === "act" && prompt.key === "attack-target") {
    const cost = deathCost(r, seat)
    const targets = options.map(({ refs }) => refs[0] ?? "deck")
    return attackWorths(r, seat, targets, cost).map((worth) => worth * UNIT)
  }
  if (kind === "act" && prompt.key === "wares")
    return options.map((option) => wareWorth(r, decision, option) * UNIT)
  if (kind === "choose" && SET_UP.includes(prompt.key) && options.every(({ refs }) => refs.length === 1))
    return options.map(({ refs }) => worthOfPick(r, refs[0]) * UNIT)
  return null
}

/** By which rule of thumb something is answered so. */
export function rule(
  _r: FourSoulsRun,
  { prompt }: Decision,
  _options: readonly Option[],
  _keys: readonly string[],
): string {
  switch (prompt.key) {
    case "attack-target":
      return "against"
    case "wares":
      return "ware"
    case "respond":
      return "pass"
    default:
      return "begin"
  }
}
