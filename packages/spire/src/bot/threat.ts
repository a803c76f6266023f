// How hard an enemy will hit, and how much there is of it, read off its card: what its next moves deal to one player, what they
// add to that, and who comes when it falls.

import { dataOf, type Def, defAt, type Ref } from "@soulspire/kernel"
import { defs } from "../cards/index.ts"
import { kindOfName } from "../cards/names.ts"
import type { SpireRun } from "../state/run.ts"
import type { Data } from "../state/types.ts"
import { numberIn } from "./printed.ts"

type Plainly = { readonly [name: string]: unknown }

export const isNode = (value: unknown): value is Plainly => typeof value === "object" && value !== null

export function* nodesIn(value: unknown): Generator<Plainly> {
  if (!isNode(value)) return
  if (!Array.isArray(value)) yield value
  for (const each of Object.values(value)) yield* nodesIn(each)
}

/** What a move does to one player, on average, and to how many: to one, or to all. */
interface Move {
  /** Only in this mode, and by this slot of its cube; null in any. */
  readonly mode: number | null
  readonly slot: number | null
  /** How often it comes where a die decides. */
  readonly share: number
  readonly damage: number
  readonly hits: number
  readonly isOnAll: boolean
  /** Strength that it gains. */
  readonly growth: number
  /** Status cards for each player. */
  readonly rubbish: number
}

/** Who comes, or what it has again, when it falls. */
interface Next {
  readonly mode: number | null
  readonly def: Def | null
  readonly hp: number
  readonly isForAll: boolean
}

interface Known {
  readonly moves: readonly Move[]
  readonly next: readonly Next[]
}

/** What has to be read for this, if anything has: the cube's slot, the mode. */
function needed(when: unknown, what: string): number | null {
  for (const { eq } of nodesIn(when))
    if (Array.isArray(eq) && isNode(eq[0]) && eq[0]["read"] === what) return numberIn(eq[1])
  return null
}

const FACES = 6
const facesIn = (when: unknown): number =>
  [...nodesIn(when)].filter(({ eq }) => Array.isArray(eq) && isNode(eq[0]) && eq[0]["read"] === "die").length

function moveOf(when: unknown, body: unknown): Move {
  let [damage, hits, growth, rubbish] = [0, 0, 0, 0]
  let isOnAll = false
  for (const node of nodesIn(body)) {
    const amount = node["amount"] === undefined ? 1 : numberIn(node["amount"])
    const times = node["times"] === undefined ? 1 : numberIn(node["times"])
    if (node["op"] === "hit") {
      damage += amount * times
      hits += times
      isOnAll ||= isNode(node["to"]) && node["to"]["from"] === "seats"
    }
    if (node["op"] === "giveToken" && node["token"] === "strength") growth += amount
    if (node["op"] === "gainStatus") rubbish += amount
  }
  const faces = facesIn(when)
  const share = faces === 0 ? 1 : faces / FACES
  return {
    mode: needed(when, "mode"),
    slot: needed(when, "cube"),
    share,
    damage,
    hits,
    isOnAll,
    growth,
    rubbish,
  }
}

const HEALS = new Set(["healTo", "healsTo"])

function nextOf(when: unknown, body: unknown): Next[] {
  const found: Next[] = []
  const mode = needed(when, "mode")
  for (const node of nodesIn(body)) {
    const names = Array.isArray(node["names"]) ? node["names"] : [node["name"]]
    if (typeof node["op"] !== "string") continue
    if (node["op"].startsWith("summon"))
      for (const name of names) {
        const def = defs.find(
          ({ kinds }) => kinds.includes("summon") && kinds.includes(kindOfName(String(name))),
        )
        if (def !== undefined)
          found.push({
            mode,
            def,
            hp: def.facts["hp"] ?? def.facts["hp1"] ?? 0,
            isForAll: node["op"].endsWith("ForAll"),
          })
      }
    if (HEALS.has(node["op"])) {
      const hp = isNode(node["hp"]) && Array.isArray(node["hp"]["mul"]) ? node["hp"]["mul"][0] : node["hp"]
      found.push({ mode, def: null, hp: numberIn(hp), isForAll: true })
    }
  }
  return found
}

const MOVES = ["move", "lastMove", "face"]
const isAboutDying = (when: unknown): boolean =>
  [...nodesIn(when)].some(({ says }) => Array.isArray(says) && says[1] === "death") &&
  [...nodesIn(when)].some(
    ({ same }) =>
      Array.isArray(same) && (same[0] === "ev.old" || same[0] === "would.obj") && same[1] === "this",
  )

const all = new WeakMap<Def, Known>()

function known(def: Def): Known {
  let found = all.get(def)
  if (found === undefined) {
    const abilities = def.abilities as readonly { k: string; act?: string; when?: unknown; do?: unknown }[]
    found = {
      moves: abilities
        .filter(({ k, act = "" }) => k === "act" && MOVES.includes(act))
        .map((ability) => moveOf(ability.when, ability.do)),
      next: abilities
        .filter(({ k, when }) => (k === "on" || k === "replace") && isAboutDying(when))
        .flatMap((ability) => nextOf(ability.when, ability.do)),
    }
    all.set(def, found)
  }
  return found
}

/** So many rounds are looked ahead, and each counts for so much less than the one before. */
const AHEAD = 4
const FADES = 0.75

/** Where the cube goes from here (STS-8.3). */
function slotAfter({ facts }: Def, slot: number, mode: number): number {
  const slots = facts["slots"] ?? facts[`slots${mode}`] ?? 0
  const red = facts["red"] ?? facts[`red${mode}`] ?? 0
  return slot < slots ? slot + 1 : red === 0 ? slot : red
}

/** One round's damage to each player whom it reaches, and how many times as much for a party. */
interface Blows {
  readonly damage: number
  readonly growth: number
}

const RUBBISH = 0.35

const strike = ({ damage, hits, share, isOnAll, rubbish }: Move, strength: number, players: number): number =>
  share * ((damage + strength * hits) * (isOnAll ? players : 1) + rubbish * RUBBISH * players)

function blowsOf(def: Def, data: Pick<Data, "cube" | "mode" | "strength">, players: number): Blows {
  const { moves } = known(def)
  const here = moves.filter(({ mode }) => mode === null || mode === data.mode)
  let [slot, weight, damage, growth, weights] = [data.cube, 1, 0, 0, 0]
  for (let round = 0; round < AHEAD; round++) {
    for (const move of here)
      if (move.slot === null || move.slot === slot) {
        damage += weight * strike(move, data.strength, players)
        growth += weight * move.share * move.growth * move.hits
      }
    weights += weight
    weight *= FADES
    slot = slotAfter(def, slot, data.mode)
  }
  return { damage: damage / weights, growth: growth / weights }
}

/** What stands there to be fought: HP, and what each round of it deals to the party. */
export interface Foe {
  readonly left: number
  readonly hits: number
}

/** Damage that a player deals in a round, about. */
export const PACE = 5

/** An enemy as it is now, and after it whoever comes when it falls. */
export function foesIn(r: SpireRun, enemy: Ref, players: number): Foe[] {
  const no = defAt(r, enemy)
  const data = dataOf(r, enemy)
  if (no < 0) return []
  const { def } = r.m.defs[no]
  const pace = PACE * players
  // Poison goes on by itself, and is worth more the longer the fight is.
  const whole = Math.max(0.5, data.hp + data.block * 0.5 - Math.min(data.vulnerable, 3) * 0.8)
  const left = Math.max(0.5, (whole * pace) / (pace + data.poison))
  const { damage, growth } = blowsOf(def, data, players)
  const hits = Math.max(0.3, damage + growth * Math.min(3, left / pace / 2) - data.weak * 0.4)
  const found: Foe[] = [{ left, hits }]
  for (const each of known(def).next) {
    if (each.mode !== null && each.mode !== data.mode) continue
    const many = each.isForAll && each.def !== null ? players : 1
    const hp = each.def === null ? each.hp * players : each.hp
    const deals =
      each.def === null
        ? hits
        : Math.max(0.3, blowsOf(each.def, { cube: 1, mode: 1, strength: 0 }, players).damage)
    for (let i = 0; i < many; i++) found.push({ left: hp, hits: deals })
  }
  return found
}
