// What an option of an event or of Neow brings, read off its steps: cards, gold, relics, and what is paid in HP, gold and curses.

import { type Ref, type Seat, zoneId } from "@soulspire/kernel"
import { hasKind, player, type SpireRun } from "../state/run.ts"
import { zoneNo } from "../state/zones.ts"
import { bar, bestUpgrade, idOf, deckOf } from "./deck.ts"
import { roomWorth } from "./path.ts"
import { cardWorth, numberIn } from "./printed.ts"

interface Plainly {
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Plainly => typeof value === "object" && value !== null

export const GOLD = 0.45
/** What comes from the top of its deck, or is chosen from three: about. */
const REWARDS: Readonly<Record<string, number>> = {
  card: 1.3,
  upgraded: 1.8,
  mixed: 1.3,
  "mixed-rare": 2.2,
  other: 1.2,
  colorless: 1,
  rare: 2.4,
  relic: 5,
  draft: 5,
  "boss-relic": 8,
  potion: 2,
}
const TOPS: Readonly<Record<string, number>> = { rewards: 0.4, rares: 1.4, relicDeck: 5 }
const CURSE = -2.2

/** What an HP is worth to whoever has so many. */
const hpEach = (hp: number): number => (hp <= 3 ? 2.5 : hp <= 5 ? 1.4 : 0.9)

function lossOf(r: SpireRun, seat: Seat, amount: number): number {
  const { hp } = player(r, seat)
  return hp <= amount ? -100 : -amount * hpEach(hp - amount)
}

function healing(r: SpireRun, seat: Seat, amount: number): number {
  const { hp, maxHp } = player(r, seat)
  return Math.min(amount, maxHp - hp) * hpEach(hp) * 0.7
}

/** The worst card of the deck, out of it. */
function removal(r: SpireRun, seat: Seat): number {
  const worst = deckOf(r, seat).reduce((least, ref) => Math.min(least, cardWorth(idOf(r, ref))), 9)
  return worst === 9 ? 0 : 0.6 + bar(r, seat) - worst
}

/** The least that somebody would part with. */
const itemOf = (r: SpireRun, seat: Seat, kind: string): number =>
  r.s.zones[zoneId(r, zoneNo.items, seat)].some((ref: Ref) => hasKind(r, ref, kind))
    ? kind === "relic"
      ? -4
      : -1.7
    : 0

function chosen(r: SpireRun, seat: Seat, prompt: unknown, many: number): number {
  switch (prompt) {
    case "upgrade":
      return many * (0.5 + bestUpgrade(r, seat))
    case "remove":
      return many * removal(r, seat)
    case "transform":
      return many * (removal(r, seat) + 0.3)
    case "lose-relic":
      return itemOf(r, seat, "relic")
    case "lose-potion":
      return itemOf(r, seat, "potion")
    default:
      return 0
  }
}

const CALLS: Readonly<Record<string, (r: SpireRun, seat: Seat) => number>> = {
  asEncounter: (r, seat) => roomWorth(r, seat, "encounter"),
  asElite: (r, seat) => roomWorth(r, seat, "elite"),
  asMerchant: (r, seat) => Math.min(4, player(r, seat).gold * GOLD),
  loseAllGold: (r, seat) => -player(r, seat).gold * GOLD,
  upgradeSome: (r, seat) => 2 * bestUpgrade(r, seat),
}

function stepWorth(r: SpireRun, seat: Seat, node: Plainly): number {
  const amount = node["amount"] === undefined ? 1 : numberIn(node["amount"])
  switch (node["op"]) {
    case "reward":
    case "rewardShowing":
      return (node["amount"] === undefined ? 1 : amount) * (REWARDS[node["kind"] as string] ?? 1)
    case "gainTop":
      return amount * (TOPS[node["deck"] as string] ?? 1)
    case "gainGold":
      return amount * GOLD
    case "loseGold":
    case "payGold":
      return -Math.min(player(r, seat).gold, amount) * GOLD
    case "gainCurse":
      return amount * CURSE
    case "loseHp":
      return lossOf(r, seat, amount)
    case "heal":
      return healing(r, seat, amount)
    case "healFully":
      return healing(r, seat, 99)
    case "upgradeRandom":
      return amount * 0.8
    case "loseRandomRelic":
      return -4
    case "choose":
      return chosen(r, seat, node["prompt"], numberIn(node["max"]))
    case "call":
      return CALLS[node["program"] as string]?.(r, seat) ?? 0
    default:
      return 0
  }
}

const FACES = 6

function worthIn(r: SpireRun, seat: Seat, value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + worthIn(r, seat, each), 0)
  if (!isNode(value)) return 0
  if (value["op"] === "table" && Array.isArray(value["rows"]))
    return value["rows"].reduce((sum: number, row: unknown) => {
      if (!isNode(row)) return sum
      const faces = numberIn(row["to"]) - numberIn(row["from"]) + 1
      return sum + (faces / FACES) * worthIn(r, seat, row["do"])
    }, 0)
  let sum = stepWorth(r, seat, value)
  for (const name in value) if (name !== "when") sum += worthIn(r, seat, value[name])
  return sum
}

/** Of an ability that is an option, by its number. */
export function optionWorth(r: SpireRun, seat: Seat, ability: number): number {
  const { do: body, cost } = r.m.abilities[ability].ability as { do?: unknown; cost?: unknown }
  return worthIn(r, seat, body) + worthIn(r, seat, cost)
}
