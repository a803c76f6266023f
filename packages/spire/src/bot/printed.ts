// What a card is worth in a deck, read off what it does: more than its energy, in points of damage. The fitted values
// (`values/`) say what else is known of a card.

import { type Def } from "@soulspire/kernel"
import { defs } from "../cards/index.ts"
import { valueOf } from "./values/index.ts"

interface Plainly {
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Plainly =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A printed number, wherever it stands; 1 for what has to be worked out. */
export const numberIn = (value: unknown): number =>
  typeof value === "number" ? value : isNode(value) && typeof value["n"] === "number" ? value["n"] : 1

const TOKENS: Readonly<Record<string, number>> = { strength: 2.6, weak: 0.9, vulnerable: 1, poison: 1.7 }
const ORBS: Readonly<Record<string, number>> = { lightning: 1.6, frost: 1.3, dark: 1.5 }
const STANCES: Readonly<Record<string, number>> = { calm: 1.3, wrath: 0.9, neutral: 0.3 }

const isForMany = (to: unknown): boolean => isNode(to) && (to["from"] === "enemies" || "where" in to)
const isOfYou = (to: unknown): boolean => to === "you" || (isNode(to) && to["from"] === "@you")

/** What one step of it is worth; steps within it count by themselves. */
function stepWorth(node: Plainly): number {
  const amount = node["amount"] === undefined ? 1 : numberIn(node["amount"])
  const times = node["times"] === undefined ? 1 : numberIn(node["times"])
  switch (node["op"]) {
    case "hit":
    case "dealDamage":
      return amount * times * (isForMany(node["to"]) ? 1.35 : 1)
    case "gainBlock":
      return amount * 0.95
    case "giveToken": {
      const each = TOKENS[node["token"] as string] ?? 0
      const isBad = isOfYou(node["to"]) && node["token"] !== "strength"
      return isBad ? -amount * 0.8 : amount * each * (isForMany(node["to"]) ? 1.3 : 1)
    }
    case "draw":
      return amount * 0.8
    case "gainEnergy":
      return amount * 1.1
    case "channel":
      return amount * (ORBS[node["orb"] as string] ?? 1)
    case "enterStance":
      return STANCES[node["stance"] as string] ?? 0
    case "gainMiracles":
      return amount
    case "call":
      return isNode(node["args"]) && node["program"] === "gainShivs"
        ? numberIn(node["args"]["amount"]) * 1.1
        : 0.5
    case "gainStatus":
      return -0.7
    case "loseHp":
      return -1.3 * amount
    case "exhaust":
      return 0.3
    case "choose":
    case "payEnergy":
    case "if":
    case "each":
    case "repeat":
      return 0
    default:
      return typeof node["op"] === "string" ? 0.35 : 0
  }
}

function worthIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + worthIn(each), 0)
  if (!isNode(value)) return 0
  let sum = stepWorth(value)
  for (const name in value) if (name !== "cost" && name !== "when") sum += worthIn(value[name])
  return sum
}

/** What reads like very much comes with conditions, and what reads like less than nothing does something that is not read. */
const levelled = (worth: number): number =>
  worth > 2 ? Math.min(4, 2 + (worth - 2) * 0.35) : worth < 0 ? worth * 0.3 : worth

/** What happens again and again until the combat is over. */
export const LASTING = 2.4
/** What energy is worth that was not spent. */
export const ENERGY = 0.95

function printedWorth({ kinds, facts, abilities }: Def): number {
  if (kinds.includes("curse")) return -2.5
  if (kinds.includes("status")) return -2
  const isPower = kinds.includes("power")
  let sum = 0
  for (const ability of abilities)
    sum +=
      ability.k === "act" || !isPower
        ? worthIn((ability as { do?: unknown }).do)
        : LASTING * Math.max(0.5, worthIn((ability as { do?: unknown }).do))
  const cost = (facts["x"] ?? 0) > 0 ? 2 : (facts["cost"] ?? 0)
  // A slot in the hand is worth something too, and what is dear cannot always be played.
  const rarity = kinds.includes("rare") ? 0.8 : kinds.includes("uncommon") ? 0.3 : 0
  const isLost = (facts["exhaust"] ?? 0) > 0 ? 0.3 : 0
  return levelled(sum - cost * ENERGY - (cost > 2 ? 0.4 : 0) - isLost + rarity)
}

const read = new Map(defs.map((def) => [def.id, printedWorth(def)]))
const readOf = (id: string): number => read.get(id) ?? 0

/** The least that an upgrade brings, however it reads. */
const UPGRADE = 0.4

/** About 0 for the cards that one begins with; what is well above that makes a deck better. */
export function cardWorth(id: string): number {
  if (!id.endsWith("+")) return valueOf(id, readOf(id))
  const plain = id.slice(0, -1)
  return valueOf(plain, readOf(plain)) + Math.max(UPGRADE, readOf(id) - readOf(plain))
}

/** What becoming its upgraded side would bring. */
export const upgradeWorth = (id: string): number =>
  read.has(`${id}+`) ? cardWorth(`${id}+`) - cardWorth(id) : 0
