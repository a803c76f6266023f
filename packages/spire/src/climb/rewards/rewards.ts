// What somebody may take: where it comes from, what of it lies before them, and where it goes back to (chapter 4).

import {
  dataOf,
  emit,
  type Frame,
  moveObject,
  NOBODY,
  type Ref,
  reprint,
  type Seat,
  seatsOf,
  statOf,
  topOf,
  zone,
  zoneId,
} from "@soulspire/kernel"
import { note } from "../../state/note.ts"
import { characterOf, deckOf, topOfDeck } from "../../features/other-characters/reads.ts"
import { claimRewards, markSeen } from "./atoms/offers.ts"
import { factOf, hasKind, lying, player, type SpireRun, upgradeOf } from "../../state/run.ts"
import { playersOf, type Reward, type RewardKind } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** Rewards that come from one deck; for the others somebody says from which. */
type OfOneDeck = Exclude<RewardKind, OfChosenDecks>
type OfChosenDecks = "mixed" | "mixed-rare" | "other"

export const isMixed = (kind: RewardKind): kind is OfChosenDecks =>
  kind === "mixed" || kind === "mixed-rare" || kind === "other"

/** The deck that a reward is drawn from. */
function deckFor(r: SpireRun, seat: Seat, kind: OfOneDeck): number {
  switch (kind) {
    case "card":
    case "upgraded":
      return zoneId(r, zoneNo.rewards, seat)
    case "rare":
      return zoneId(r, zoneNo.rares, seat)
    case "colorless":
      return zoneId(r, zoneNo.colorlessDeck)
    case "potion":
      return zoneId(r, zoneNo.potionDeck)
    case "relic":
    case "draft":
      return zoneId(r, zoneNo.relicDeck)
    case "boss-relic":
      return zoneId(r, zoneNo.bossRelicDeck)
  }
}

/** The deck under which something goes that nobody wants, or that is used up (STS-4.4 to STS-4.12): of a card, its own character's. */
function homeOf(r: SpireRun, seat: Seat, ref: Ref): number {
  if (hasKind(r, ref, "potion")) return zoneId(r, zoneNo.potionDeck)
  if (hasKind(r, ref, "relic")) return zoneId(r, zoneNo.relicDeck)
  if (hasKind(r, ref, "boss-relic")) return zoneId(r, zoneNo.bossRelicDeck)
  if (hasKind(r, ref, "colorless")) return zoneId(r, zoneNo.colorlessDeck)
  return deckOf(r, characterOf(r, ref), hasKind(r, ref, "rare") ? "rares" : "rewards", seat)
}

/** `maker` is the frame that does it, where it still speaks of it afterwards. */
export function putUnderDeck(
  r: SpireRun,
  seat: Seat,
  ref: Ref,
  cause: string,
  maker: Frame | null = null,
): void {
  moveObject(r, ref, homeOf(r, seat, ref), "bottom", NOBODY, maker, cause)
}

const isTicket = (r: SpireRun, ref: Ref): boolean => hasKind(r, ref, "ticket")

/** The top of a deck into the offers of a player, as part of this reward. */
function lay(r: SpireRun, seat: Seat, top: Ref, slot: number): Ref {
  if (top === NOBODY) return NOBODY
  const laid = moveObject(r, top, zoneId(r, zoneNo.offers, seat), "top", seat, null, "reveal")
  note(dataOf(r, laid), "slot", slot)
  return laid
}

/** For a ticket also the top rare of its own character (STS-4.5, STS-12.2). */
function layOffer(r: SpireRun, seat: Seat, top: Ref, slot: number): void {
  const laid = lay(r, seat, top, slot)
  if (laid !== NOBODY && isTicket(r, laid))
    lay(r, seat, topOfDeck(r, characterOf(r, laid), "rares", seat), slot)
}

/** Reveals so many (STS-4.4). */
export function layOffers(r: SpireRun, seat: Seat, kind: OfOneDeck, slot: number, many: number): void {
  const deck = deckFor(r, seat, kind)
  for (let i = 0; i < many; i++) layOffer(r, seat, topOf(r, deck), slot)
}

export function revealReward(
  r: SpireRun,
  seat: Seat,
  { kind, slot, look }: Reward & { kind: OfOneDeck },
): void {
  markSeen(r, seat, slot)
  layOffers(r, seat, kind, slot, look)
}

/** One card from each of these decks; all from the one that there is of another character. */
export function revealFrom(
  r: SpireRun,
  seat: Seat,
  { kind, slot, look }: Reward,
  decks: readonly string[],
): void {
  markSeen(r, seat, slot)
  const deck = kind === "mixed-rare" ? "rares" : "rewards"
  const from = kind === "other" ? Array.from({ length: look }, () => decks).flat() : decks
  for (const each of from)
    if (each === "colorless") layOffers(r, seat, "colorless", slot, 1)
    else layOffer(r, seat, topOfDeck(r, each, deck, seat), slot)
}

/** Do all pick from relics that lie before everybody (STS-13.4)? */
export function isDraft(r: SpireRun): boolean {
  const { room, draft } = r.s.table
  return draft > 0 && playersOf(r.s.table) > 1 && (room === "elite" || room === "treasure")
}

/** What all pick from lies before everybody. */
export const isShared = (kind: RewardKind): boolean => kind === "draft" || kind === "boss-relic"

/** One that a party can do without for a key (STS-K.6). */
export const isRelic = (kind: RewardKind): boolean => kind === "relic" || kind === "draft"

/** What a reward offers just now, but for what others have picked. */
export function offersOf(r: SpireRun, seat: Seat, { kind, slot }: Reward): Ref[] {
  const shared = isShared(kind)
  return lying(r, shared ? "pool" : "offers", shared ? undefined : seat).filter((ref) => {
    const { slot: of, takenBy } = dataOf(r, ref)
    if (takenBy !== 0 && takenBy !== seat + 1) return false
    return (shared || of === slot) && !isTicket(r, ref)
  })
}

/** What lies before anybody. */
export const allOffers = (r: SpireRun): Ref[] => seatsOf(r.s).flatMap((seat) => lying(r, "offers", seat))

export const takenOf = (r: SpireRun, seat: Seat, reward: Reward): Ref =>
  offersOf(r, seat, reward).find((ref) => dataOf(r, ref).takenBy === seat + 1) ?? NOBODY

export const potionsOf = (r: SpireRun, seat: Seat): Ref[] =>
  lying(r, "items", seat).filter((ref) => hasKind(r, ref, "potion"))

/** How many more potions somebody can have, those they have picked among them (STS-4.8). */
export function potionRoom(r: SpireRun, seat: Seat): number {
  const picked = lying(r, "offers", seat).filter(
    (ref) => hasKind(r, ref, "potion") && dataOf(r, ref).takenBy === seat + 1,
  )
  return statOf(r, seat, "potionLimit") - potionsOf(r, seat).length - picked.length
}

/** A card, relic or potion becomes theirs for good. */
export function gainIt(r: SpireRun, seat: Seat, ref: Ref, cause = "gain"): Ref {
  const isItem = ["relic", "boss-relic", "potion"].some((kind) => hasKind(r, ref, kind))
  const gained = moveObject(r, ref, zone(r, isItem ? "items" : "deck", seat), "top", seat, null, cause)
  if (!isItem) emit(r, { k: "adds", who: seat, what: gained }, null)
  return gained
}

export function upgradeCard(r: SpireRun, card: Ref): boolean {
  const better = upgradeOf(r, card)
  if (better < 0) return false
  emit(r, { k: "upgrades", what: card }, null)
  reprint(r, card, better)
  return true
}

/** What was picked is gained, everything else goes under its deck (STS-4.2). */
export function takeRewards(r: SpireRun, seat: Seat): void {
  for (const reward of claimRewards(r, seat)) {
    const taken = takenOf(r, seat, reward)
    if (isRelic(reward.kind)) note(player(r, seat), "forgone", taken === NOBODY ? 1 : 0)
    if (taken !== NOBODY && reward.kind === "upgraded") upgradeCard(r, taken)
    if (taken !== NOBODY) gainIt(r, seat, taken)
  }
  clearOffers(r, seat)
}

/** What is no part of a reward stays: a merchant's goods, and what Neow offers. */
function clearOffers(r: SpireRun, seat: Seat): void {
  for (const ref of lying(r, "offers", seat)) if (dataOf(r, ref).slot > 0) putUnderDeck(r, seat, ref, "skip")
}

/** What lies before somebody to be bought. */
export const onSale = (r: SpireRun, seat: Seat): Ref[] =>
  lying(r, "offers", seat).filter((ref) => dataOf(r, ref).slot === 0 && !hasKind(r, ref, "blessing"))

/** Curses stay what they are, and what is no part of a deck is not transformed (STS-3.5). */
export const isTransformable = (r: SpireRun, card: Ref): boolean =>
  factOf(r, card, "bound") === 0 && !["curse", "status", "daze"].some((kind) => hasKind(r, card, kind))

/** It is removed; the top card of one's own rewards comes for it, whoever's it was (STS-4.15, STS-11.4). */
export function transformCard(r: SpireRun, seat: Seat, card: Ref): void {
  moveObject(r, card, zoneId(r, zoneNo.box), "top", seat, null, "remove")
  const top = drawReward(r, seat)
  if (top !== NOBODY) gainIt(r, seat, top)
}

/** The top card of somebody's rewards, at random therefore; for a ticket the top rare (STS-4.15). */
export function drawReward(r: SpireRun, seat: Seat): Ref {
  const top = topOf(r, zoneId(r, zoneNo.rewards, seat))
  if (top === NOBODY || !isTicket(r, top)) return top
  putUnderDeck(r, seat, top, "skip")
  return topOf(r, zoneId(r, zoneNo.rares, seat))
}
