// What a card file exports: both sides of a player's card, and enemies.

import { type Ability, type Body, type Def, number, read, ref, stat, type Target } from "@soulspire/kernel"

export interface Side {
  cost: number | "X" | "unplayable"
  targets?: readonly Target[]
  keywords?: readonly ("exhaust" | "ethereal" | "retain" | "single")[]
  when?: Extract<Ability, { k: "act" }>["when"]
  do?: Body
  modes?: Extract<Ability, { k: "act" }>["modes"]
  /** What it does besides being played: in play for a power, elsewhere where the ability says so. */
  more?: readonly Ability[]
}

export interface PlayerCard {
  sort: "card"
  id: string
  name: string
  character: string
  deck: "starter" | "rewards" | "rares" | "none"
  rarity: string
  count: number
  /** The printed side, and the upgraded one. */
  sides: readonly [Def, Def]
}

interface Printed {
  character: string
  deck: PlayerCard["deck"]
  rarity: string
  count?: number
}

const PAY = { op: "payEnergy", who: "you", amount: stat("cost", "this") }
const PAY_X = [
  number("x", "you", 0, read("energy", "you"), "x"),
  { op: "payEnergy", who: "you", amount: ref("x") },
]

/** "Starter Strike" and "contains Strike" are two things (STS-11.3). */
function kindsOf(name: string, type: string, deck: PlayerCard["deck"]): string[] {
  if (!name.includes("Strike")) return [type]
  return deck === "starter" ? [type, "strike", "starter-strike"] : [type, "strike"]
}

function face(id: string, name: string, type: string, { character, deck }: Printed, side: Side): Def {
  const play: Ability = {
    k: "act",
    act: "play",
    in: ["hand"],
    ...(side.when === undefined ? {} : { when: side.when }),
    cost: side.cost === "X" ? PAY_X : [PAY],
    ...(side.targets === undefined ? {} : { targets: side.targets }),
    ...(side.modes === undefined ? {} : { modes: side.modes }),
    do: side.do ?? [],
  }
  if (side.cost === "unplayable")
    return {
      id,
      back: character,
      kinds: [...kindsOf(name, type, deck), "unplayable"],
      facts: {},
      abilities: [...(side.more ?? [])],
    }
  const facts: Record<string, number> = {
    cost: side.cost === "X" ? 0 : side.cost,
    ...(side.cost === "X" ? { x: 1 } : {}),
  }
  for (const keyword of side.keywords ?? []) facts[keyword] = 1
  return {
    id,
    back: character,
    kinds: kindsOf(name, type, deck),
    facts,
    abilities: [play, ...(side.more ?? [])],
  }
}

const card =
  (type: string) =>
  (id: string, name: string, printed: Printed, base: Side, upgraded: Side): PlayerCard => ({
    sort: "card",
    id,
    name,
    character: printed.character,
    deck: printed.deck,
    rarity: printed.rarity,
    count: printed.count ?? 1,
    sides: [face(id, name, type, printed, base), face(`${id}+`, name, type, printed, upgraded)],
  })

export const attack = card("attack")
export const skill = card("skill")
export const power = card("power")

export interface Enemy {
  sort: "enemy"
  id: string
  name: string
  act: number
  rank: "first-encounter" | "encounter" | "summon" | "elite" | "boss"
  count: number
  def: Def
}

interface EnemyFacts {
  act: number
  rank: Enemy["rank"]
  count?: number
  /** One number, or one for each number of players (STS-6.6). */
  hp: number | readonly [number, number, number, number]
  /** Slots of its cube track, and the topmost red one. */
  slots?: number
  red?: number
  kinds?: readonly string[]
}

/** Summons of one name are drawn at random (STS-6.2), so the name is among what it is. */
export const enemy = (id: string, name: string, facts: EnemyFacts, abilities: readonly Ability[]): Enemy => {
  const { act, rank, count = 1, hp, slots = 0, red = 1, kinds = [] } = facts
  const points: Record<string, number> =
    typeof hp === "number" ? { hp } : Object.fromEntries(hp.map((each, i) => [`hp${i + 1}`, each]))
  return {
    sort: "enemy",
    id,
    name,
    act,
    rank,
    count,
    def: {
      id,
      back: rank,
      kinds: [
        "enemy",
        rank,
        `name-${name.toLowerCase().replaceAll(" ", "-")}`,
        ...(name.endsWith("Gremlin") || name.startsWith("Gremlin W") ? ["gremlin"] : []),
        ...kinds,
      ],
      facts: { ...points, ...(slots === 0 ? {} : { slots, red }), ...(count > 1 ? { copies: count } : {}) },
      abilities: [...abilities],
    },
  }
}

export type Card = PlayerCard | Enemy
