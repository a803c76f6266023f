// Set-up (chapter 1): decks, slots, characters with their items, loot and cents, and who begins.

import {
  below,
  dataOf,
  moveObject,
  NOBODY,
  type Options,
  type Ref,
  roll,
  type Seat,
  shuffle,
  shuffleInPlace,
  spawn,
  zone,
} from "@soulspire/kernel"
import type { Card } from "./card.ts"
import { characterOf, factOf, type FourSoulsRun, hasKind, player } from "./run.ts"
import { putInSlot, topOfDeck } from "./slots.ts"

const DECKS: Readonly<Record<string, string>> = {
  loot: "lootDeck",
  treasure: "treasureDeck",
  monster: "monsterDeck",
}

export function setup(cards: ReadonlyMap<string, Card>) {
  return (r: FourSoulsRun, options: Options): void => {
    layOut(r, cards, options["bonusSouls"] === true)
    for (let slot = 0; slot < 2; slot++) putInSlot(r, topOfDeck(r, "treasure"), "shop", slot, "set-up")
    for (let slot = 0; slot < 2; slot++) putInSlot(r, firstMonster(r), "monsters", slot, "set-up")
    dealCharacters(r, cards)
    for (let seat = 0; seat < r.s.seats; seat++) {
      for (let i = 0; i < 3; i++)
        moveObject(r, topOfDeck(r, "loot"), zone(r, "hand", seat), "top", seat, null, "deal")
      player(r, seat).cents = 3
      r.s.table.pool -= 3
    }
    r.s.table.active = firstPlayer(r, options["firstPlayer"] as string)
    r.s.table.holder = r.s.table.starter = r.s.table.active
    // What triggers and undoes nothing: set-up is where the game begins.
    r.s.pending.length = 0
  }
}

/** Every card where it belongs, the decks shuffled. Cards for three or more stay out of smaller games (FS-2.7.3). */
function layOut(r: FourSoulsRun, cards: ReadonlyMap<string, Card>, bonusSouls: boolean): void {
  const bonus: Ref[] = []
  r.m.defs.forEach(({ def }, no) => {
    const printed = cards.get(def.id)
    // Of other sets there are single cards so far, which no game is dealt.
    if (printed !== undefined && printed.set !== "base") return
    const deck = DECKS[def.back]
    const out = printed === undefined || (printed.threePlus && r.s.seats < 3)
    const copies = printed?.count ?? 1
    for (let i = 0; i < copies; i++) {
      const o = spawn(r, no, zone(r, deck === undefined || out ? "outside" : deck), NOBODY, NOBODY)
      if (def.back === "bonus") bonus.push(o.ref)
    }
  })
  for (const deck of Object.values(DECKS)) shuffle(r, zone(r, deck))
  if (!bonusSouls) return
  shuffleInPlace(r.s.random, 0, bonus)
  for (const ref of bonus.slice(0, 3)) moveObject(r, ref, zone(r, "bonus"), "top", NOBODY, null, "set-up")
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

function dealCharacters(r: FourSoulsRun, cards: ReadonlyMap<string, Card>): void {
  const outside = (): Ref[] => r.s.zones[zone(r, "outside")]
  const characters = outside().filter((ref) => hasKind(r, ref, "character"))
  shuffleInPlace(r.s.random, 0, characters)
  for (let seat = 0; seat < r.s.seats; seat++) {
    const board = zone(r, "board", seat)
    const ref = moveObject(r, characters[seat], board, "top", seat, null, "set-up")
    // Characters begin deactivated, starting items charged (FS-1.8).
    dataOf(r, ref).deactivated = 1
    const item = cards.get(idOf(r, ref))?.item
    const found = outside().find((each) => idOf(r, each) === item)
    if (found !== undefined) moveObject(r, found, board, "top", seat, null, "set-up")
  }
}

const idOf = (r: FourSoulsRun, ref: Ref): string => {
  const o = r.s.objects.find((each) => each.ref === ref)
  return o === undefined || o.def < 0 ? "" : r.m.defs[o.def].def.id
}

/** By lot, by the lowest die with ties rolled again, or the first seat (FS-1.11); a character may say otherwise. */
function firstPlayer(r: FourSoulsRun, how: string): Seat {
  for (let seat = 0; seat < r.s.seats; seat++)
    if (factOf(r, characterOf(r, seat), "goesFirst") > 0) return seat
  if (how === "seat") return 0
  let left = Array.from({ length: r.s.seats }, (_each, seat) => seat)
  if (how === "lot") return left[below(r.s.random, 0, left.length)]
  while (left.length > 1) {
    const rolled = left.map(() => roll(r, "dice", 6))
    const lowest = Math.min(...rolled)
    left = left.filter((_seat, i) => rolled[i] === lowest)
  }
  return left[0]
}
