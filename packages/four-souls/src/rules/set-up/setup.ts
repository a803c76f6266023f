// Set-up (chapter 1), as far as nobody is asked: decks, slots, bonus souls. What follows is in rules.ts.

import {
  dataOf,
  type Def,
  emit,
  moveObject,
  NOBODY,
  type Obj,
  object,
  type Options,
  type Ref,
  seatsOf,
  shuffle,
  shuffleInPlace,
  spawn,
  standBeside,
  zone,
} from "@soulspire/kernel"
import {
  copiesOf,
  isByRatio,
  isPlayed,
  isShort,
  ownedFor,
  pickedFor,
  setOf,
  type Share,
  sharesOf,
  startsIn,
  takesOf,
  wayOf,
} from "./decks/build.ts"
import { checkModules, isTogether } from "../challenge/modes.ts"
import { type Deck, type FourSoulsRun, hasKind } from "../../state/run.ts"
import { settleTable } from "./atoms.ts"
import { putInSlot, topOfDeck } from "../slots/slots.ts"

export function setup(r: FourSoulsRun, options: Options): void {
  const t = r.s.table
  checkModules(r, options)
  settleTable(r, options)
  layOut(r, options)
  // Who plays together has none (FS-17.2).
  if (options["bonusSouls"] === true && !isTogether(r)) layOutBonusSouls(r)
  if (t.barters > 0 || t.removal > 0) for (const seat of seatsOf(r.s)) standBeside(r, "barter", seat)
}

/** The slots are filled; a challenge has taken what it needs out of the decks by now. */
export function openSlots(r: FourSoulsRun): void {
  for (let slot = 0; slot < 2; slot++) putInSlot(r, topOfDeck(r, "treasure"), "shop", slot, "set-up")
  for (let slot = 0; slot < 2; slot++) fillWithMonster(r, slot)
  if (r.s.table.roomSlots > 0) putInSlot(r, topOfDeck(r, "room"), "rooms", 0, "set-up")
}

/** What is indomitable opens a slot for itself (FS-4.6.6), so that this one still wants a monster (FS-1.12). */
function fillWithMonster(r: FourSoulsRun, slot: number): void {
  let met: Ref
  do met = putInSlot(r, firstMonster(r), "monsters", slot, "set-up")
  while (met !== NOBODY && dataOf(r, met).slot !== slot)
}

/** Every card into its deck, those without one outside the game; then the decks are shuffled (FS-1.1). */
function layOut(r: FourSoulsRun, options: Options): void {
  const cards = r.m.defs.map(({ def }) => def)
  const outside = zone(r, "outside")
  cards.forEach((def, no) => {
    if (startsIn(def) !== null || !isPlayed(def, options, r.s.seats)) return
    for (let copies = copiesOf(def); copies > 0; copies--) spawn(r, no, outside, NOBODY)
  })
  for (const deck of ["loot", "treasure", "monster", "room"] as const) {
    const pile = zone(r, `${deck}Deck`)
    for (const no of deckOfCards(r, deck, cards, options)) spawn(r, no, pile, NOBODY)
    shuffle(r, pile)
  }
}

/** The cards of a deck, a number for each copy: all there are, those picked by hand, or by ratio (FS-19.1). */
function deckOfCards(r: FourSoulsRun, deck: Deck, cards: readonly Def[], options: Options): number[] {
  const owned = ownedFor(deck, cards, options, r.s.seats)
  if (isByRatio(deck, options)) return drawnByRatio(r, deck, sharesOf(deck, owned, cards, options))
  // Rooms are as many as there are: no ratio and no list speaks of them unless one names some.
  const picked = pickedFor(owned, cards, options)
  return wayOf(options) === "picked" && (deck !== "room" || picked.length > 0) ? picked : owned
}

/** What was picked by hand, and so many of each category at random. Where a category is short, the table is told. */
function drawnByRatio(r: FourSoulsRun, deck: Deck, shares: readonly Share[]): number[] {
  const takes = takesOf(shares)
  const drawn = shares.flatMap(({ picked, others }, i) => {
    const mixed = others.slice()
    shuffleInPlace(r.s.random, 0, mixed)
    return [...picked, ...mixed].slice(0, takes[i])
  })
  const short = shares.filter(isShort).map(({ category }) => category)
  const wanted = shares.reduce((sum, share) => sum + share.wanted, 0)
  if (short.length > 0)
    emit(r, { k: "deckShort", zone: `${deck}Deck`, short, wanted, found: drawn.length }, null)
  return drawn
}

/** The next monster of the deck; events met on the way go under it (FS-1.4). */
function firstMonster(r: FourSoulsRun): Ref {
  const deck = zone(r, "monsterDeck")
  for (let left = r.s.zones[deck].length; left > 0; left--) {
    const top = topOfDeck(r, "monster")
    if (hasKind(r, top, "monster")) return top
    moveObject(r, top, deck, "bottom", NOBODY, null, "set-up")
  }
  return NOBODY
}

const isOfBaseBox = (r: FourSoulsRun, ref: Ref): boolean =>
  setOf(r.m.defs[(object(r, ref) as Obj).def].def) === "base"

/** Three at random can be gained (FS-1.6); in some rulesets those that come in the base box (RD-29). */
function layOutBonusSouls(r: FourSoulsRun): void {
  const souls = r.s.zones[zone(r, "outside")].filter((ref) => hasKind(r, ref, "bonus-soul"))
  shuffleInPlace(r.s.random, 0, souls)
  const active =
    r.s.table.rules.bonusSouls === "base-box" ? souls.filter((ref) => isOfBaseBox(r, ref)) : souls.slice(0, 3)
  for (const ref of active) moveObject(r, ref, zone(r, "bonus"), "top", NOBODY, null, "set-up")
}
