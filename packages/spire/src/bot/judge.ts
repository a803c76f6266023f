// Everything that is decided between combats, by rules of thumb: bigger is better, and what is below 0 is better left alone.

import { type Decision, defAt, NOBODY, type Option, type Ref, type Seat } from "@soulspire/kernel"
import { LAST } from "../climb/keys/reads.ts"
import { priceOf } from "../climb/merchant/merchant.ts"
import { offersOf, takenOf } from "../climb/rewards/rewards.ts"
import { player, type SpireRun } from "../state/run.ts"
import { partyOf } from "../state/types.ts"
import { bar, bestUpgrade, idOf } from "./deck.ts"
import { GOLD, optionWorth } from "./gains.ts"
import { pathWorth } from "./path.ts"
import { cardWorth, upgradeWorth } from "./printed.ts"

const backOf = (r: SpireRun, ref: Ref): string => {
  const def = defAt(r, ref)
  return def < 0 ? "" : r.m.defs[def].def.back
}

const ITEMS: Readonly<Record<string, number>> = { relic: 5, "boss-relic": 8, potion: 2 }

/** What gaining this brings. */
function gainWorth(r: SpireRun, seat: Seat, ref: Ref): number {
  const item = ITEMS[backOf(r, ref)]
  return item ?? cardWorth(idOf(r, ref)) - bar(r, seat)
}

/** Keys are for those who want to climb the last Act. */
const wantsKeys = (r: SpireRun): boolean => r.s.table.goal >= LAST

/** What a rest gives, and an upgrade; the boss is next where the way ends. */
function campfire(r: SpireRun, seat: Seat, key: string): number {
  const { hp, maxHp } = player(r, seat)
  const isLast = r.s.table.path.split("/").length >= 11
  if (key === "rest") {
    const healed = Math.min(3, maxHp - hp)
    return healed * (hp <= 4 ? 1.4 : isLast ? 1.1 : hp <= 6 ? 0.8 : 0.55)
  }
  // The HP that a rest would save count for more only where they are few.
  if (key === "skipFire") return wantsKeys(r) ? 3 : 0
  if (key === "smith") return 0.6 + Math.min(2, bestUpgrade(r, seat)) * 0.75
  return 0.1
}

/** Less than leaving it alone, also where one does not look closely: what brings nothing is not done. */
const NOTHING = -2
const TINY = 0.01

/** By what it says to do, what an option of a reward, a merchant or a fire is worth. */
function actWorth(r: SpireRun, { seat, pass, prompt }: Decision, { key, refs, ability }: Option): number {
  if (key === pass || key === "enough") return 0
  const [what] = key.split(":")
  switch (what) {
    case "reveal":
      return 20
    case "take": {
      // For a key it was left: it is not picked up again.
      if (ITEMS[backOf(r, refs[0])] === ITEMS["relic"] && wantsKeys(r) && player(r, seat).forgone > 0)
        return NOTHING
      const better = gainWorth(r, seat, refs[0]) - gainOfTaken(r, seat, refs[0])
      return better > TINY ? 10 + better : NOTHING
    }
    case "skipRelic":
      return wantsKeys(r) ? 18 : -5
    case "putBack":
    case "discard":
    case "give":
    case "offer":
      return -5
    // What is used up outside combat has its moment there; a potion has it in a fight.
    case "use":
      return backOf(r, refs[0]) === "potion" ? -5 : 15
    case "buy": {
      const gain = gainWorth(r, seat, refs[0])
      return gain - priceOf(r, refs[0]) * GOLD
    }
    case "option":
      return ability === undefined ? 0 : optionWorth(r, seat, ability)
    case "cleanse":
      return 0.9
    default:
      return prompt.key === "campfire" ? campfire(r, seat, key) : NOTHING
  }
}

/** What has been taken of the same reward is put back for something better only, and nothing is as good as nothing. */
function gainOfTaken(r: SpireRun, seat: Seat, ref: Ref): number {
  const reward = player(r, seat).rewards.find((each) => offersOf(r, seat, each).includes(ref))
  const taken = reward === undefined ? NOBODY : takenOf(r, seat, reward)
  return taken === NOBODY ? 0 : Math.max(0, gainWorth(r, seat, taken))
}

/** Of cards: what it brings to have this one chosen. */
const byPrompt: Readonly<Record<string, (r: SpireRun, seat: Seat, ref: Ref) => number>> = {
  upgrade: (r, _seat, ref) => upgradeWorth(idOf(r, ref)) + 0.05 * cardWorth(idOf(r, ref)),
  remove: (r, seat, ref) => bar(r, seat) - cardWorth(idOf(r, ref)),
  transform: (r, seat, ref) => bar(r, seat) + 0.4 - cardWorth(idOf(r, ref)),
}

export function judge(r: SpireRun, decision: Decision, options: readonly Option[]): readonly number[] | null {
  const {
    prompt: { key: prompt },
    kind,
    seat,
  } = decision
  if (partyOf(r.s.table).length === 0) return null
  if (kind === "choose") {
    const worthOf = byPrompt[prompt]
    return worthOf === undefined || options.some(({ refs }) => refs.length !== 1)
      ? null
      : options.map(({ refs }) => worthOf(r, seat, refs[0]))
  }
  if (kind !== "act") return null
  if (prompt === "map")
    return options.map((option) =>
      option.key.startsWith("go:")
        ? pathWorth(r, seat, option.key)
        : 100 * Math.sign(actWorth(r, decision, option)),
    )
  if (["rewards", "merchant", "campfire", "event"].includes(prompt))
    return options.map((option) => actWorth(r, decision, option))
  return null
}

/** By what an answer is judged here: what people are told when they ask why. */
export function rule(
  _r: SpireRun,
  { prompt: { key: prompt }, kind }: Decision,
  _options: readonly Option[],
  keys: readonly string[],
): string {
  if (kind === "choose") return prompt
  const [what] = (keys[0] ?? "").split(":")
  if (what === "skipRelic" || what === "skipFire") return "key"
  if (["reveal", "take", "use", "buy", "cleanse", "option", "rest", "smith", "go"].includes(what)) return what
  return prompt === "campfire" ? "campfire" : "leave"
}
