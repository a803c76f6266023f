// Whose cards are whose (STS-12.2, STS-12.3): the decks of every character, played by somebody or not, and what a card brings
// along that its new owner has no place for.

import {
  type Def,
  defAt,
  NOBODY,
  object,
  type Ref,
  type Seat,
  seatsOf,
  topOf,
  zoneId,
} from "@soulspire/kernel"
import { factOf, hasKind, holderOf, isSeat, lying, type SpireRun } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

/** The two decks that each character has besides its starter cards. */
export type Deck = "rewards" | "rares"

const spare = { rewards: zoneNo.spareRewards, rares: zoneNo.spareRares } as const

/** The character that a card is of; also "colorless", "curse" and the like. */
export const characterOf = (r: SpireRun, card: Ref): string => {
  const def = defAt(r, card)
  return def < 0 ? "" : r.m.defs[def].def.back
}

/** Whose board this is, or NOBODY's. A position can be set without boards: then everybody has the cards they have. */
function playedBy(r: SpireRun, character: string, asker: Seat): Seat {
  for (const seat of seatsOf(r.s))
    for (const board of r.s.zones[zoneId(r, zoneNo.board, seat)])
      if (hasKind(r, board, character)) return seat
  return r.s.zones[zoneId(r, zoneNo.board, asker)].length === 0 ? asker : NOBODY
}

/** Where a character's deck lies: before whoever plays it, or with all those that nobody plays. */
export function deckOf(r: SpireRun, character: string, deck: Deck, asker: Seat): number {
  const seat = playedBy(r, character, asker)
  return seat === NOBODY ? zoneId(r, spare[deck]) : zoneId(r, zoneNo[deck], seat)
}

/** Its top card. Decks that nobody plays lie in one pile: what is uppermost of a character there is the top of its deck. */
export function topOfDeck(r: SpireRun, character: string, deck: Deck, asker: Seat): Ref {
  const at = deckOf(r, character, deck, asker)
  if (at !== zoneId(r, spare[deck])) return topOf(r, at)
  return r.s.zones[at].findLast((ref) => characterOf(r, ref) === character) ?? NOBODY
}

/** Verbs that need a place for orbs, or for a stance. */
const ARTS: ReadonlySet<string> = new Set(["channel", "channelEvoked", "evoke", "triggerOrb", "enterStance"])

function says(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false
  if ("op" in part && ARTS.has(part.op as string)) return true
  return Object.values(part).some(says)
}

const known = new WeakMap<Def, boolean>()

/** Does a card use orbs or stances, on either of its sides? */
function usesArts(r: SpireRun, card: Ref): boolean {
  const no = defAt(r, card)
  if (no < 0) return false
  const { def, face } = r.m.defs[no]
  let uses = known.get(def)
  if (uses === undefined) known.set(def, (uses = says(def.abilities)))
  return uses || (face >= 0 && says(r.m.defs[face].def.abilities))
}

export const hasShard = (r: SpireRun, seat: Seat): boolean =>
  lying(r, "items", seat).some((ref) => hasKind(r, ref, "special-relic"))

export const otherTests = {
  /** Is a card of another character than its holder's, with orbs or stances that they have no place for yet? */
  needsShard: (r: SpireRun, card: Ref): boolean => {
    if (object(r, card) === null || !usesArts(r, card)) return false
    const seat = holderOf(r, card)
    return playedBy(r, characterOf(r, card), seat) !== seat && !hasShard(r, seat)
  },
  /** Are there slots for orbs on somebody's own board? */
  hasOwnOrbs: (r: SpireRun, seat: Ref): boolean =>
    isSeat(r, seat) &&
    r.s.zones[zoneId(r, zoneNo.board, seat)].some((board) => factOf(r, board, "orbSlots") > 0),
}

/** From which decks a reward can be revealed: those of every character, and colorless cards among those that are not rare. */
export function decksToChooseFrom(r: SpireRun, deck: Deck): string[] {
  const found = new Set<string>()
  for (const seat of seatsOf(r.s)) found.add(characterOf(r, topOf(r, zoneId(r, zoneNo[deck], seat))))
  for (const ref of r.s.zones[zoneId(r, spare[deck])]) found.add(characterOf(r, ref))
  if (deck === "rewards") found.add(characterOf(r, topOf(r, zoneId(r, zoneNo.colorlessDeck))))
  // What an empty deck would show.
  found.delete("")
  return [...found].toSorted()
}

/** The card rewards of characters that somebody does not play, and no colorless ones. */
export const decksOfOthers = (r: SpireRun, seat: Seat): string[] =>
  decksToChooseFrom(r, "rewards").filter((name) => name !== "colorless" && playedBy(r, name, seat) !== seat)
