// What happens at the table before the first turn: characters, hands and cents, who begins.

import {
  asking,
  below,
  bit,
  label,
  moveObject,
  NEXT,
  NOBODY,
  type Obj,
  object,
  propose,
  type Ref,
  roll,
  type Seat,
  seatNo,
  seatOrder,
  seatsOf,
  shuffleInPlace,
  spawn,
  STAY,
  verb,
  WAIT,
  zone,
} from "@soulspire/kernel"
import { cardOf } from "../../state/card-editions.ts"
import { op } from "../../state/op.ts"
import { enters } from "../items/enters.ts"
import { characterOf, factOf, type FourSoulsRun, hasKind } from "../../state/run.ts"
import { begin as beginWith, giveStartingCents, layCharacter, showStartRoll } from "./atoms.ts"
import { topOfDeck } from "../slots/slots.ts"
import { dropTriggers } from "../stack/atoms.ts"
import { choicesOf, nextToChoose, putBackUnchosen } from "../variants/chosen-characters/choosing.ts"
import { TABLE_IS_LAID, variantsDo } from "../variants/doing.ts"
import { isPlaying } from "../variants/playing.ts"

const charactersOutside = (r: FourSoulsRun, kind: string): Ref[] =>
  r.s.zones[zone(r, "outside")].filter((ref) => hasKind(r, ref, kind))

/** An Eden for everybody; where there are too few, another card stands in for one (FS-20.2). */
function edens(r: FourSoulsRun): Ref[] {
  const found = charactersOutside(r, "eden")
  const { def } = object(r, found[0]) as Obj
  while (found.length < r.s.seats) found.push(spawn(r, def, zone(r, "outside"), NOBODY).ref)
  return found
}

/** A character for each player at random (FS-1.7), deactivated (FS-1.8); what it brings along comes charged. */
const dealCharactersOp = op(
  "dealCharacters",
  {},
  {
    run(r) {
      if (isPlaying(r, "chosen-characters")) {
        if (nextToChoose(r) !== NOBODY) return WAIT
        putBackUnchosen(r)
        return NEXT
      }
      const characters = r.s.table.edenOnly > 0 ? edens(r) : charactersOutside(r, "character")
      shuffleInPlace(r.s.random, 0, characters)
      for (const seat of seatsOf(r.s)) {
        enters(r, layCharacter(r, characters[seat], seat))
      }
      return NEXT
    },
    // Where players choose for themselves (FSC-V.5), one after another.
    seats: (r) => bit(nextToChoose(r)),
    ask: () => asking("choose", "character"),
    options: (r) => choicesOf(r, nextToChoose(r)).map((ref) => ({ key: label(r, ref), refs: [ref] })),
    answer(r, _f, _a, seat, keys) {
      const chosen = choicesOf(r, seat).find((ref) => label(r, ref) === keys[0]) ?? NOBODY
      enters(r, layCharacter(r, chosen, seat))
      return STAY
    },
  },
)
export const dealCharacters = verb(dealCharactersOp)

/** Nothing is set off by laying the table: no card enters play with it as far as triggers go (FS-Q-17). */
const tableIsLaidOp = op(
  "tableIsLaid",
  {},
  {
    run(r) {
      dropTriggers(r)
      variantsDo(r, TABLE_IS_LAID)
      return NEXT
    },
  },
)
export const tableIsLaid = verb(tableIsLaidOp)

const CARDS = 3
const CENTS = 3

/** Three loot cards and three cents for everybody (FS-1.10). */
const dealHandsOp = op(
  "dealHands",
  {},
  {
    run(r) {
      for (const seat of seatsOf(r.s)) {
        for (let i = 0; i < CARDS; i++)
          moveObject(r, topOfDeck(r, "loot"), zone(r, "hand", seat), "top", seat, null, "deal")
        giveStartingCents(r, seat, CENTS)
      }
      return NEXT
    },
  },
)
export const dealHands = verb(dealHandsOp)

/** A card from outside the game comes into play under somebody's control; nothing happens where there is none (FS-3.7.2). */
const bringOp = op(
  "bring",
  { card: "name", who: "seat" },
  {
    run(r, f, a) {
      const found = r.s.zones[zone(r, "outside")].find((ref) => {
        const def = object(r, ref)?.def ?? NOBODY
        return def >= 0 && cardOf(r.m.defs[def].def) === a.card
      })
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, { k: "move", obj: found ?? NOBODY, to: zone(r, "board", who), cause: "bring" })
    },
  },
)
export const bring = verb(bringOp, ["card"], { who: "you" })

/** Who goes first because a card says so as the game starts; a table that has settled on the first seat wants no card's say. */
export function firstByCard(r: FourSoulsRun): Seat {
  const { begins, rules } = r.s.table
  if (begins === "seat") return NOBODY
  // The rules of the first edition name a character for it; the card itself says nothing of it then (RD-27).
  const says = ["goesFirst", ...(rules.firstPlayer === "saddest" ? ["firstByRule"] : [])]
  for (const seat of seatsOf(r.s))
    if (says.some((fact) => factOf(r, characterOf(r, seat), fact) > 0)) return seat
  return NOBODY
}

/** The lowest die begins; those who tie roll again (FS-1.11). Everybody sees the rolls. */
function lowestDie(r: FourSoulsRun): Seat {
  let left = seatsOf(r.s)
  while (left.length > 1) {
    const rolled = left.map(() => roll(r, "dice", 6))
    rolled.forEach((value, i) => showStartRoll(r, left[i], value))
    const lowest = Math.min(...rolled)
    left = left.filter((_seat, i) => rolled[i] === lowest)
  }
  return left[0]
}

/** A card's say, then the table's way of finding somebody (FS-1.11). */
function firstSeat(r: FourSoulsRun, saddest: Seat): Seat {
  const named = firstByCard(r)
  const { begins } = r.s.table
  if (named !== NOBODY) return named
  if (begins === "die") return lowestDie(r)
  return begins === "lot" ? seatNo(below(r.s.random, 0, r.s.seats)) : saddest
}

/** The first turn is somebody's: a card's say, then the table's way of finding one (FS-1.11). */
const beginOp = op(
  "begin",
  { saddest: "seat" },
  {
    run(r, f, a) {
      beginWith(r, firstSeat(r, seatNo(Math.max(0, a.saddest(r, f.env, NOBODY)))))
      return NEXT
    },
  },
)
export const begin = verb(beginOp, ["saddest"])

/** One treasure more than there are players, in the open (FS-20.1). */
const layOutDraftOp = op(
  "layOutDraft",
  {},
  {
    run(r) {
      for (let i = 0; i <= r.s.seats; i++) {
        const top = topOfDeck(r, "treasure")
        if (top !== NOBODY) moveObject(r, top, zone(r, "draft"), "top", NOBODY, null, "draft")
      }
      return NEXT
    },
  },
)
export const layOutDraft = verb(layOutDraftOp)

/** In turn order from whoever begins. */
const turnOrderOp = op(
  "turnOrder",
  { as: "bind" },
  {
    run(r, f, a) {
      f.env[a.as] = seatOrder(r)
      return NEXT
    },
  },
)
export const turnOrder = verb(turnOrderOp, ["as"])

/** The other way round. */
const reverseOrderOp = op(
  "reverseOrder",
  { as: "bind" },
  {
    run(r, f, a) {
      f.env[a.as] = seatOrder(r).toReversed()
      return NEXT
    },
  },
)
export const reverseOrder = verb(reverseOrderOp, ["as"])

export const setUpOps = [
  dealCharactersOp,
  tableIsLaidOp,
  dealHandsOp,
  bringOp,
  beginOp,
  layOutDraftOp,
  turnOrderOp,
  reverseOrderOp,
]
