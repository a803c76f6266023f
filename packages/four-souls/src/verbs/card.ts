// What a card file exports: printed facts, and the definition the kernel plays with.

import type { Ability, Body, Cond, Def } from "@soulspire/kernel"
import type { Look } from "@soulspire/text"
import { PLAYED_FROM } from "../rules/loot/plays.ts"
import { formsOf } from "../state/card-editions.ts"
import { asThisEnters, bring, whenThisEnters } from "./index.ts"

export interface Card {
  id: string
  name: string
  set: string
  /** Copies in the box. */
  count: number
  /** The deck-ratio category. */
  category: string
  /** Not in games of one or two (FS-2.7.3). */
  threePlus: boolean
  /** The number of its last published correction; 0 for a card that is as it was printed (FS-21.1). */
  errata: number
  /** The item a character brings along. */
  item: string | null
  look: Look
  def: Def
  /** What it did in the first edition, if that was something else. */
  firstEdition: Def | null
}

/** The set symbol of a card that is not of the base set (FS-2.7.4), among its kinds. */
const setKind = (set: string): string => `set-${set}`

interface Printed {
  /** How it is drawn. */
  look: Look
  set?: string
  count?: number
  threePlus?: boolean
  guppy?: boolean
  /** The number of its last published correction, if there is one: what the card does is the corrected text (FS-21.1). */
  errata?: number
  /** What is on the other side of a double-faced card (FS-6.15.1), by id. */
  face?: string
  /** The back of a double-faced card: no card of its own lies anywhere. */
  isBack?: boolean
}

export function card(
  id: string,
  name: string,
  category: string,
  printed: Printed,
  def: Pick<Def, "back" | "kinds" | "facts" | "abilities">,
  item: string | null = null,
): Card {
  const { set = "base", count = 1, threePlus = false, guppy = false, errata = 0 } = printed
  const { look, face, isBack = false } = printed
  // What set-up has to know is part of the definition, so that a saved game is dealt again with its own cards.
  const kinds = [...def.kinds, ...(guppy ? ["guppy"] : []), ...(set === "base" ? [] : [setKind(set)])]
  const facts = {
    ...def.facts,
    ...(isBack ? { copies: 0 } : count > 1 ? { copies: count } : {}),
    ...(threePlus ? { threePlus: 1 } : {}),
    ...(errata > 0 ? { errata } : {}),
  }
  const made: Def = { id, ...def, kinds, facts, ...(face === undefined ? {} : { face }) }
  return { id, name, set, count, category, threePlus, errata, item, look, def: made, firstEdition: null }
}

/** A card that did something else in the first edition: as it is now, and as it was. */
export function editions(present: Card, first: Card): Card {
  const forms = formsOf(present.def, first.def)
  return { ...present, def: forms.present, firstEdition: forms.first }
}

interface CharacterFacts extends Printed {
  health: number
  attack: number
  item: string | null
  souls?: number
  goesFirst?: boolean
  /** Goes first where the rules name it rather than the card (RD-27). */
  firstByRule?: boolean
  /** An Eden, for tables where everybody is one (FS-20.2). */
  eden?: boolean
}
export const character = (
  id: string,
  name: string,
  facts: CharacterFacts,
  abilities: readonly Ability[],
): Card => {
  const {
    health,
    attack,
    item,
    souls = 0,
    goesFirst = false,
    firstByRule = false,
    eden = false,
    ...printed
  } = facts
  return card(
    id,
    name,
    "character",
    printed,
    {
      back: "character",
      kinds: eden ? ["character", "eden"] : ["character"],
      facts: {
        health,
        attack,
        souls,
        goesFirst: goesFirst ? 1 : 0,
        ...(firstByRule ? { firstByRule: 1 } : {}),
      },
      abilities: item === null ? [...abilities] : [...abilities, asThisEnters([bring(item)])],
    },
    item,
  )
}

/** The stat block and the reward box of something that is no monster but can be attacked (FS-6.3.1). */
interface Attackable {
  stats?: Record<"health" | "evasion" | "attack", number>
  reward?: Reward
}

interface ItemFacts extends Printed, Attackable {
  kind: string
  souls?: number
  /** "This enters play deactivated" (FS-5.2.2). */
  entersDeactivated?: boolean
  /** "This starts with so many counters" (FS-6.6.2). */
  counters?: number
}
/** A starting item is eternal (FS-2.5.1). */
export const startingItem = (
  id: string,
  name: string,
  facts: ItemFacts,
  abilities: readonly Ability[],
): Card => {
  const { kind, souls = 0, stats, reward, ...printed } = facts
  return card(id, name, kind, printed, {
    back: "starting",
    kinds: ["item", "starting-item", kind],
    facts: { eternal: 1, souls, ...stats, ...reward },
    abilities: [...abilities],
  })
}

export const treasure = (id: string, name: string, facts: ItemFacts, abilities: readonly Ability[]): Card => {
  const { kind, souls = 0, entersDeactivated = false, counters = 0, stats, reward, ...printed } = facts
  return card(id, name, kind, printed, {
    back: "treasure",
    kinds: ["item", "treasure", kind],
    facts: {
      souls,
      ...(entersDeactivated ? { entersDeactivated: 1 } : {}),
      ...(counters > 0 ? { startCounters: counters } : {}),
      ...stats,
      ...reward,
    },
    abilities: [...abilities],
  })
}

interface LootFacts extends Printed {
  kind: string
  souls?: number
}
type Play = Omit<Extract<Ability, { k: "act" }>, "k" | "act" | "do" | "in">
/** A card that does something when it is played. */
export const loot = (
  id: string,
  name: string,
  facts: LootFacts,
  body: Body,
  more: Play = {},
  asPlayed: readonly Ability[] = [],
): Card => {
  const { kind, souls = 0, ...printed } = facts
  return card(id, name, kind, printed, {
    back: "loot",
    kinds: ["loot", kind],
    facts: { souls },
    abilities: [{ k: "act", act: "play", in: PLAYED_FROM, ...more, do: body }, ...asPlayed],
  })
}

/** Loot that becomes an item as it resolves (FS-4.6.2); its kind, if it is another, comes before that. */
export const trinket = (
  id: string,
  name: string,
  facts: Printed & Partial<LootFacts>,
  abilities: readonly Ability[],
): Card => {
  const { kind = "trinket", souls = 0, ...printed } = facts
  return card(id, name, kind, printed, {
    back: "loot",
    kinds: ["loot", ...(kind === "trinket" ? [] : [kind]), "item", "trinket"],
    facts: souls > 0 ? { souls } : {},
    abilities: [...abilities],
  })
}

/** Loot that becomes a monster as it resolves, in a slot that is not attacked (FS-4.6.3, FS-Q-2). */
export const ambush = (
  id: string,
  name: string,
  facts: Omit<MonsterFacts, "kind" | "indomitable">,
  abilities: readonly Ability[] = [],
): Card => {
  const { def, ...rest } = monster(id, name, { ...facts, kind: "ambush" }, abilities)
  return {
    ...rest,
    def: { ...def, back: "loot", kinds: ["loot", ...def.kinds] },
  }
}

type Reward = Partial<
  Record<"cents" | "loot" | "treasure" | "treasureEach" | "rollCents" | "rollLoot", number>
>
interface MonsterFacts extends Printed {
  kind: string
  health: number
  evasion: number
  attack: number
  reward: Reward
  souls?: number
  indomitable?: boolean
}
export const monster = (
  id: string,
  name: string,
  facts: MonsterFacts,
  abilities: readonly Ability[] = [],
): Card => {
  const { kind, health, evasion, attack, reward, souls = 0, indomitable = false, ...printed } = facts
  return card(id, name, kind, printed, {
    back: "monster",
    kinds: ["monster", kind, ...(indomitable ? ["indomitable"] : [])],
    facts: { health, evasion, attack, souls, ...reward },
    abilities: [...abilities],
  })
}

/** Each ability of an event goes off as it enters play (FS-2.3.5). */
export const event = (
  id: string,
  name: string,
  facts: Printed & { kind: string; souls?: number },
  abilities: readonly (Body | Ability)[],
): Card => {
  const { kind, souls = 0, ...printed } = facts
  return card(id, name, kind, printed, {
    back: "monster",
    kinds: ["event", kind],
    facts: souls > 0 ? { souls } : {},
    abilities: abilities.map((each) => ("k" in each ? each : whenThisEnters(each))),
  })
}

/** An event that somebody gets for as long as they live (FS-4.6.5). */
export const curse = (id: string, name: string, printed: Printed, abilities: readonly Ability[]): Card =>
  event(id, name, { ...printed, kind: "curse" }, abilities)

interface RoomFacts extends Printed, Attackable {
  souls?: number
}
/** A card of the room deck (FS-2.6.1). */
export const room = (id: string, name: string, facts: RoomFacts, abilities: readonly Ability[]): Card => {
  const { souls = 0, stats, reward, ...printed } = facts
  return card(id, name, "room", printed, {
    back: "room",
    kinds: ["room"],
    facts: { ...(souls > 0 ? { souls } : {}), ...stats, ...reward },
    abilities: [...abilities],
  })
}

/** Gained by the first player of whom `when` is true (FS-2.4.5); `who` is that player. */
export const bonusSoul = (id: string, name: string, printed: Printed, when: Cond): Card =>
  card(id, name, "bonus-soul", printed, {
    back: "bonus",
    kinds: ["bonus-soul"],
    facts: { souls: 1 },
    abilities: [
      { k: "permit", act: "claim", in: ["bonus"], when: { all: [{ same: ["it", "this"] }, when] } },
    ],
  })
