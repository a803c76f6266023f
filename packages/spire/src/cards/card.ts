// What a card file exports: both sides of a player's card, and enemies.

import type { Character } from "./character.ts"
import type { Enemy } from "./enemy.ts"
import type { Blessing, EventCard } from "./event.ts"
import type { Item } from "./item.ts"
import type { Modifier } from "./modifier.ts"
import { payEnergy } from "../combat/resources/ops.ts"
import { type Ability, type Body, type Def, number, read, ref, stat, type Target } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"
import { type KeywordName, keywords } from "../features/keywords/index.ts"

export interface Side {
  cost: number | "X" | "unplayable"
  /** Of what costs X: less than this it cannot be. */
  leastX?: number
  targets?: readonly Target[]
  keywords?: readonly KeywordName[]
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
  deck: "starter" | "rewards" | "rares" | "colorless" | "curse" | "status" | "daze" | "ascension" | "none"
  rarity: string
  count: number
  unlock: number
  /** The cards that it belongs to on a shelf: its character's, or a pack of their own. */
  set: string
  /** The card that it takes the place of, where the table plays with its pack. */
  replaces: string
  look: Look
  /** The printed side, and the upgraded one where there is one. */
  sides: readonly [Def] | readonly [Def, Def]
}

interface Printed {
  character: string
  deck: PlayerCard["deck"]
  rarity: string
  /** How it is drawn, on both sides. */
  look: Look
  count?: number
  /** Which unlock brings it into the game (STS-14.4). */
  unlock?: number
  /** The pack that it comes in, and the card that it takes the place of. */
  set?: string
  replaces?: string
}

const PAY = payEnergy(stat("cost", "this"))
const PAY_X = [
  // Where its cost is fixed, X is that (STS-Q-41).
  number(
    "x",
    "you",
    { max: [{ fact: "leastX", of: "this" }, read("confused", "you")] },
    read("spendable", "you"),
    "x",
  ),
  payEnergy(ref("x")),
]

/** "Starter Strike" and "contains Strike" are two things (STS-11.3). */
function kindsOf(name: string, type: string, deck: PlayerCard["deck"]): string[] {
  if (deck === "starter" && name === "Defend") return [type, "starter-defend"]
  // Some enemies speak of one half of the status cards.
  if (type === "status") return [type, name.toLowerCase()]
  if (!name.includes("Strike")) return [type]
  return deck === "starter" ? [type, "strike", "starter-strike"] : [type, "strike"]
}

/** What a merchant and some events look at (STS-3.9). */
const rarities = ["common", "uncommon", "rare"]

function face(id: string, name: string, type: string, printed: Printed, side: Side): Def {
  const { character, deck, rarity } = printed
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
  const facts: Record<string, number> =
    side.cost === "unplayable" ? {} : side.cost === "X" ? { x: 1 } : { cost: side.cost }
  if (side.leastX !== undefined) facts["leastX"] = side.leastX
  for (const keyword of side.keywords ?? []) facts[keyword] = 1
  const isPlayable = side.cost !== "unplayable"
  return {
    id,
    back: character,
    kinds: [
      ...kindsOf(name, type, deck),
      ...(isPlayable ? [] : ["unplayable"]),
      ...(rarities.includes(rarity) ? [rarity] : []),
      ...(deck === "colorless" ? ["colorless"] : []),
      ...(side.keywords ?? []).flatMap((name) => keywords[name].kind ?? []),
    ],
    facts,
    abilities: [...(isPlayable ? [play] : []), ...(side.more ?? [])],
  }
}

const card =
  (type: string) =>
  (id: string, name: string, printed: Printed, base: Side, upgraded?: Side): PlayerCard => ({
    sort: "card",
    id,
    name,
    character: printed.character,
    deck: printed.deck,
    rarity: printed.rarity,
    count: printed.count ?? 1,
    unlock: printed.unlock ?? 0,
    set: printed.set ?? printed.character,
    replaces: printed.replaces ?? "",
    look: printed.look,
    sides:
      upgraded === undefined
        ? [face(id, name, type, printed, base)]
        : [
            // Upgrading turns a card over (STS-4.14).
            { ...face(id, name, type, printed, base), face: `${id}+` },
            face(`${id}+`, name, type, printed, upgraded),
          ],
  })

export const attack = card("attack")
export const skill = card("skill")
export const power = card("power")

const curseOf = card("curse")
export const curse = (
  id: string,
  name: string,
  printed: Pick<Printed, "count" | "look"> & Partial<Pick<Printed, "deck">>,
  side: Side,
): PlayerCard => curseOf(id, name, { character: "curse", deck: "curse", rarity: "curse", ...printed }, side)

/** A half of the 36 status cards, or the ten cards of daze (STS-9.9). */
export const statusCard = (
  type: "status" | "daze",
  id: string,
  name: string,
  printed: Pick<Printed, "count" | "look">,
  side: Side,
): PlayerCard => card(type)(id, name, { character: type, deck: type, rarity: type, ...printed }, side)

/** The same cards with their other half up: named by its id. */
export const withHalf = (half: PlayerCard, other: string): PlayerCard => ({
  ...half,
  sides: [{ ...half.sides[0], face: other }],
})

/** Brings the top rare among what can be chosen, and is never chosen itself (STS-4.5). */
export const goldenTicket = (
  character: string,
  nth: number,
  printed: Pick<Printed, "unlock" | "look">,
): PlayerCard =>
  card("ticket")(
    `${character}-golden-ticket-${nth}`,
    "Golden Ticket",
    { character, deck: "rewards", rarity: "ticket", ...printed },
    { cost: "unplayable" },
  )

export type Card = PlayerCard | Enemy | Item | Character | EventCard | Blessing | Modifier
