// What a card is worth, read off what it does, in cents; `values/` says what is known of a card beyond that.

import type { Def } from "@soulspire/kernel"
import { counters, dying, items, luck } from "./values/items.ts"
import { loot } from "./values/loot.ts"

interface Plainly {
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Plainly =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A printed number, wherever it stands; 1 for what has to be worked out. */
const numberIn = (value: unknown): number =>
  typeof value === "number" ? value : isNode(value) && typeof value["n"] === "number" ? value["n"] : 1

const LOOT = 3.5
export const TREASURE = 13

/** What one step of it brings; steps within it count by themselves. */
const STEPS: Readonly<Record<string, number>> = {
  gainCents: 1,
  loot: LOOT,
  gainTreasure: TREASURE,
  deal: 3.5,
  preventNext: 3.5,
  rerollDie: 4.5,
  setRoll: 6,
  addToRoll: 3.5,
  subtractFromRoll: 1,
  recharge: 2.5,
  lootPlay: 2,
  kill: 9,
  gainSoul: 35,
  stealObject: 12,
  stealLoot: 5,
  stealAtRandom: 5,
  giveLoot: 5,
  extraTurn: 15,
  mayAttackAgain: 5,
  take: -2.5,
  discard: -3,
  destroy: 1,
}

const BONUSES: Readonly<Record<string, number>> = {
  attack: 20,
  health: 15,
  attackRolls: 20,
  rolls: 20,
  lootStep: 17,
  lootPlays: 9,
  attacks: 14,
  purchases: 9,
}

function stepWorth(node: Plainly): number {
  const { op, amount, who, to } = node
  if (typeof op !== "string") return 0
  if (op === "loseCents") return to === "you" ? 1.3 * numberIn(amount) : who === "you" ? -numberIn(amount) : 0
  return (STEPS[op] ?? 0) * (amount === undefined ? 1 : numberIn(amount))
}

function rowsWorth(rows: unknown): number {
  if (!Array.isArray(rows)) return 0
  return rows.reduce(
    (sum: number, { from, to, do: body }: Plainly) =>
      sum + ((numberIn(to) - numberIn(from) + 1) / 6) * worthIn(body),
    0,
  )
}

function worthIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + worthIn(each), 0)
  if (!isNode(value)) return 0
  if (value["op"] === "table") return rowsWorth(value["rows"])
  if (value["op"] === "each" || value["op"] === "later") return 0.4 * worthIn(value["do"])
  let sum = stepWorth(value)
  for (const name in value)
    if (name !== "cost" && name !== "when" && name !== "what") sum += worthIn(value[name])
  return sum
}

/** So many times something is put to use before the game is over. */
const USES = 3

const isPaid = (cost: unknown): boolean => Array.isArray(cost) && cost.length > 0

function abilityWorth(ability: Def["abilities"][number]): number {
  const printed = ability as unknown as Plainly
  if (ability.k === "stat") return BONUSES[printed["stat"] as string] ?? 1
  const once = worthIn(printed["do"])
  if (ability.k === "act") return isPaid(printed["cost"]) ? once * USES * 0.7 : once
  return once * USES * 0.6
}

const between = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value))

/** As it is now; forms of the first edition are much the same. */
const plainId = ({ id }: Def): string => id.replace(/-first-edition$/, "")

function remembering(find: (def: Def) => number): (def: Def) => number {
  const found = new WeakMap<Def, number>()
  return (def) => {
    const before = found.get(def)
    if (before !== undefined) return before
    const value = find(def)
    found.set(def, value)
    return value
  }
}

const sumOf = ({ abilities }: Def): number => abilities.reduce((sum, each) => sum + abilityWorth(each), 0)

/** In play, to whoever controls it. */
export const itemWorth = remembering((def) => {
  const { kinds, facts } = def
  if (kinds.includes("curse")) return -8
  if (kinds.includes("character")) return 0
  const id = plainId(def)
  const least = kinds.includes("trinket") ? 2 : 4
  return items[id] ?? loot[id] ?? between(least, 30, sumOf(def) + ((facts["souls"] ?? 0) > 0 ? 12 : 0))
})

/** Played at a good moment. */
export const lootWorth = remembering((def) => loot[plainId(def)] ?? between(0.5, 40, sumOf(def)))

export const counterWorth = remembering((def) => counters[plainId(def)] ?? 1)
export const dyingWorth = remembering((def) => dying[plainId(def)] ?? 0)

function has(value: unknown, ops: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((each) => has(each, ops))
  if (!isNode(value)) return false
  return ops.includes(value["op"] as string) || Object.values(value).some((each) => has(each, ops))
}

/** What it is kept ready for: how many numbers of a die it makes good after a miss (-1: as many as hit); HP that it saves. */
const ways = ({ abilities }: Def): readonly unknown[] => abilities.filter(({ k }) => k === "act")
export const mendsWith = remembering((def) => {
  if (has(ways(def), ["setRoll"])) return 6
  if (has(ways(def), ["rerollDie"])) return -1
  return has(ways(def), ["addToRoll"]) ? 1 : 0
})
export const savesWith = remembering((def) => (has(ways(def), ["preventNext"]) ? 1 : 0))

/** How many numbers of a die more are good for whoever has it. */
export const luckOf = remembering((def) => luck[plainId(def)] ?? 0)

/** Is it played for itself, at nobody and nothing? Then one moment is as good as another, and the first one the best. */
export const isPlain = remembering(({ abilities }) =>
  abilities.some((ability) => ability.k === "act" && ability.act === "play" && ability.targets !== undefined)
    ? 0
    : 1,
)
