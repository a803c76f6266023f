// What the verbs of Spire come to, so that players are asked for an order only where it can make a difference (STS-7.5,
// STS-7.12), and which order is the usual one.

import {
  controllerOf,
  dataOf,
  defAt,
  type Fate,
  type Footprint,
  KNOWN,
  losesAbilities,
  type Maybe,
  NOBODY,
  object,
  type OrderSpec,
  type Pending,
  type Reads,
  type Ref,
  type Seat,
  type Telling,
  type Touch,
  zoneId,
} from "@soulspire/kernel"
import { featureLooks, featureOrder, room, supplies } from "../features/gathered.ts"
import { canUse } from "./plays/acts.ts"
import { enemies, fighter, holderOf, isSeat, lying, moreToCome, placed, type SpireRun } from "../state/run.ts"
import { tokenLimits } from "../state/new.ts"
import { type Data, partyOf, type Table, type Token } from "../state/types.ts"
import { zoneNo } from "../state/zones.ts"

type Verb = Reads<Table, Data>

const tells = (event: string, field: string, whom: Maybe): Telling => ({
  tells: event,
  with: { [field]: whom },
})

/** Something of somebody becomes more or less, which is told. */
const changes =
  (what: string, way: Touch["way"], param: "who" | "whom", event: string): Verb =>
  (at) => [{ what, of: at.whom(param), way, by: at.upTo("amount") }, tells(event, param, at.whom(param))]

const loseHp: Verb = (at) => [
  { what: "stat mostLost", of: at.whom("whom"), way: "read" },
  { what: "hp", of: at.whom("whom"), way: "less", by: at.upTo("amount") },
  tells("loseHp", "whom", at.whom("whom")),
]

/** Block as damage finds it: two that deal damage come to the same, but not one that deals it and one that takes block away. */
const GUARD = "guard"

const loseBlock: Verb = (at) => [
  { what: "block", of: at.whom("whom"), way: "less", by: at.upTo("amount") },
  { what: GUARD, of: at.whom("whom"), way: "less" },
  tells("loseBlock", "whom", at.whom("whom")),
]

const dealDamage: Verb = (at) => {
  const of = at.whom("to")
  const by = at.upTo("amount")
  return [
    { what: "stat mostLost", of, way: "read" },
    { what: "block", of, way: "less", by },
    { what: GUARD, of, way: "read" },
    { what: "hp", of, way: "less", by },
    { what: "dealt", of, way: "more", by },
    tells("damage", "whom", of),
    tells("loseHp", "whom", of),
  ]
}

/** What is left of a token that all have from one supply (STS-9.14). */
const supplyOf = (name: string): string => `${name}Left`
const isShared = (name: string): boolean => "all" in (tokenLimits[name as Token] ?? {})
const sharedTokens = (Object.keys(tokenLimits) as Token[]).filter(isShared)

const giveToken: Verb = (at) => {
  const name = at.word("token")
  const of = at.whom("to")
  const by = at.upTo("amount")
  const given: (Touch | Telling)[] = [
    { what: name, of, way: "more", by },
    { tells: "gainToken", with: { whom: of, token: name } },
  ]
  if (isShared(name))
    given.push({ what: supplyOf(name), of: [NOBODY], way: "less", by: by * (of?.length ?? Infinity) })
  return given
}

const loseToken: Verb = (at) => {
  const name = at.word("token")
  return [
    { what: name, of: at.whom("whom"), way: "less" },
    { tells: "loseToken", with: { whom: at.whom("whom"), token: name } },
  ]
}

const exhaust: Verb = (at) => {
  const cards = at.whom("whom")
  if (cards === null) return null
  const found: (Touch | Telling)[] = []
  for (const card of cards) {
    const o = object(at.r, card)
    const lost = losesAbilities(at.r, card)
    if (lost === null) return null
    if (o === null) continue
    const of = [holderOf(at.r, card)]
    found.push(
      ...lost,
      { what: at.r.m.zones[o.zone].kind, of, way: "less" },
      { what: "exhaust", of, way: "more" },
      {
        tells: "move",
        with: { cause: "exhaust", obj: [card], old: [card], controlled: [controllerOf(at.r, card)] },
      },
    )
  }
  return found
}

/** Whoever has to choose something may want to see the cards first, anybody's. */
const draw: Verb = (at) => {
  const of = at.whom("who")
  return [
    { what: "draw", of, way: "less", by: at.upTo("amount") },
    { what: "hand", of, way: "more" },
    { what: KNOWN, of: null, way: "more" },
    { tells: "move", with: { cause: "draw", taker: of } },
  ]
}

const rooms = Object.entries(room)
const stocks = Object.entries(supplies)

type Total = (what: string, of: Ref) => number

/** May so much get through the block of somebody that no HP are left? */
function mayDie(r: SpireRun, ref: Ref, total: Total): boolean {
  const { hp, block } = fighter(r, ref) ?? { hp: 0, block: 0 }
  const dealt = total("dealt", ref)
  const kept = Math.max(0, block - (total("block", ref) - dealt))
  return total("hp", ref) - dealt + Math.max(0, dealt - kept) >= hp && total("hp", ref) > 0
}

/** Has it something to do instead of dying? */
const maySurvive = (r: SpireRun, enemy: Ref): boolean =>
  r.m.defs[defAt(r, enemy)].def.abilities.some((each) => each.k === "replace" && each.event === "move")

/** What goes with an enemy that dies. */
function death(r: SpireRun, enemy: Ref): (Touch | Telling)[] {
  const cards = lying(r, "attached").filter((card) => dataOf(r, card).host === enemy)
  return [
    { what: "enemies", of: [NOBODY], way: "less" },
    ...sharedTokens.map((name) => ({ what: supplyOf(name), of: [NOBODY], way: "more" as const })),
    { tells: "move", with: { cause: "death", obj: [enemy], old: [enemy] } },
    ...(cards.length === 0 ? [] : [{ tells: "itsEnemyDies", with: { card: cards } }]),
  ]
}

const reshuffle = (who: Seat): (Touch | Telling)[] => [
  { what: "discard", of: [who], way: "set" },
  tells("reshuffled", "who", [who]),
]

function fates(r: SpireRun, total: Total): Fate[] {
  const found: Fate[] = []
  // Whoever may die here has a say in everything, and so have the others.
  for (const of of partyOf(r.s.table))
    if (mayDie(r, of, total)) found.push({ what: "hp", of, then: null, ends: false })
  for (const of of partyOf(r.s.table))
    if (total("draw", of) > r.s.zones[zoneId(r, zoneNo.draw, of)].length)
      found.push({ what: "draw", of, then: reshuffle(of), ends: false })
  for (const of of partyOf(r.s.table))
    for (const [what, left] of rooms)
      if (total(what, of) > left(r, of)) found.push({ what, of, then: null, ends: false })
  const dying = enemies(r).filter((enemy) => mayDie(r, enemy, total))
  const survivors = dying.filter((enemy) => maySurvive(r, enemy))
  const ends = dying.length === enemies(r).length && survivors.length === 0 && !moreToCome(r)
  for (const of of dying)
    found.push({ what: "hp", of, then: survivors.includes(of) ? null : death(r, of), ends })
  const none = { of: NOBODY, then: null, ends: false }
  for (const [what, left] of stocks) if (total(what, NOBODY) > left(r)) found.push({ what, ...none })
  for (const name of sharedTokens) {
    const { all }: { all: number } = tokenLimits[name] as never
    if (placed(r, name) + total(supplyOf(name), NOBODY) > all) found.push({ what: supplyOf(name), ...none })
  }
  return found
}

/** What is nobody's first (poison), then what protects, whatever else, what hurts enemies, and what hurts players last. */
function usual(r: SpireRun, { controller }: Pending, { touches, anything }: Footprint): number {
  const does = (what: string, way: Touch["way"], toPlayers: boolean): boolean =>
    touches.some((each) => {
      if (each.what !== what || each.way !== way || each.of === null) return false
      return each.of.some((ref) => isSeat(r, ref) === toPlayers)
    })
  const hurts = (): boolean => does("hp", "less", true) || does("block", "less", true)
  if (controller === NOBODY && !hurts()) return 0
  if (anything) return 3
  if (does("hp", "less", true)) return 5
  if (does("block", "less", true)) return 6
  // What asks how much block there is asks before there is more.
  if (does("block", "more", true)) return does("block", "read", true) ? 1 : 2
  return does("hp", "less", false) ? 4 : 3
}

export const order: OrderSpec<Table, Data> = {
  effects: {
    ...featureOrder,
    gainBlock: changes("block", "more", "whom", "gainBlock"),
    loseBlock,
    gainEnergy: changes("energy", "more", "who", "gainEnergy"),
    loseEnergy: changes("energy", "less", "who", "loseEnergy"),
    heal: changes("hp", "more", "whom", "heal"),
    loseHp,
    dealDamage,
    draw,
    giveToken,
    loseToken,
    exhaust,
    // Whom one brings back, the other need not.
    revive: () => [{ what: "enemies", of: [NOBODY], way: "more" }],
    playTwice: (at) => [{ what: "twice", of: at.whom("who"), way: "more" }],
    addCubes: (at) => [{ what: "counters", of: at.whom("whom"), way: "more" }],
  },
  tests: {
    ...featureLooks,
    isAlive: [],
    isThere: ["enemies"],
    isDead: ["enemies"],
    isInRow: ["row"],
    sharesRow: ["row"],
    rowIsHeld: ["row", "enemies"],
    hasRowFor: ["row", "enemies"],
  },
  lasting: ["hp", "gold"],
  fates,
  pauses: (r, seat) => r.s.table.phase === "start" && canUse(r, seat),
  usual,
}
