// Bartering (chapter 12): what anybody may offer anybody at any time, outside of turns, priority and the stack.

import {
  type ActSpec,
  emit,
  type GameEvent,
  label,
  NOBODY,
  object,
  pushProgram,
  type Reason,
  type Ref,
  type Seat,
  seatOrder,
  zone,
} from "@soulspire/kernel"
import { type FourSoulsRun, hasKind, player, type ReadData, type ReadTable } from "../../state/run.ts"

/** What changes hands: cents both ways, and items where the table trades them (FS-IT-10). A promise is not part of it. */
export interface Terms {
  you: Seat
  to: Seat
  gives: number
  wants: number
  item: Ref
  forItem: Ref
}

/** Every option of a deal names another player. */
const plain = (you: Seat, to: Ref): Terms => ({
  you,
  to: to as Seat,
  gives: 0,
  wants: 0,
  item: NOBODY,
  forItem: NOBODY,
})

const itemsOf = (r: FourSoulsRun, seat: Seat): Ref[] =>
  r.s.zones[zone(r, "board", seat)].filter((ref) => hasKind(r, ref, "item"))

const has = (r: FourSoulsRun, seat: Seat, item: Ref): boolean =>
  item === NOBODY || (object(r, item) !== null && itemsOf(r, seat).includes(item))

/** Have both still what they would give? */
export const canBeKept = (r: FourSoulsRun, { you, to, gives, wants, item, forItem }: Terms): boolean =>
  player(r, you).cents >= gives && player(r, to).cents >= wants && has(r, you, item) && has(r, to, forItem)

/** Everybody hears an offer, with what was said. The words are told and not kept: nobody holds anybody to them (FS-12.2). */
export function tellOffer(
  r: FourSoulsRun,
  { you, to, gives, wants, item, forItem }: Terms,
  words: string,
): void {
  const event: GameEvent = { k: "offers", who: you, to, item, forItem }
  if (gives > 0) event["gives"] = gives
  if (wants > 0) event["wants"] = wants
  if (words !== "") event["words"] = words
  emit(r, event, null)
}

/** Puts an offer to the other one. It is no progress: an endless loop is one though people talk in the middle of it (FS-Q-8). */
function offer(r: FourSoulsRun, terms: Terms, words: string): void {
  tellOffer(r, terms, words)
  pushProgram(r, "deal", { ...terms })
}

/** Without a word in return it would be a gift (RD-32). */
const forWords = (r: FourSoulsRun): "may" | "must" => (r.s.table.rules.gifts ? "may" : "must")

const cents = (r: FourSoulsRun, seat: Seat): number => player(r, seat).cents

const eachOther = (r: FourSoulsRun, seat: Seat, see: (other: Seat) => void): void => {
  if (r.s.table.barters > 0) for (const other of seatOrder(r, seat)) if (other !== seat) see(other)
}

const upTo = (max: number): { min: number; max: number } => ({ min: 1, max })

const noCents = (): Reason => ({ key: "nothing-to-offer", rule: "FS-12.1" })
const noItems = (r: FourSoulsRun): Reason =>
  r.s.table.tradeItems > 0 ? noCents() : { key: "items-not-traded", rule: "FS-12.1" }

const windows = ["barter"]

const forCents: Record<string, ActSpec<ReadTable, ReadData>> = {
  /** "I give you so much, and you ..." */
  offer: {
    windows,
    list(r, seat, add) {
      if (cents(r, seat) > 0)
        eachOther(r, seat, (to) => add(label(r, to), [to], undefined, upTo(cents(r, seat)), forWords(r)))
    },
    explain: noCents,
    go: (r, _f, seat, { refs: [to] }, gives, words) => offer(r, { ...plain(seat, to), gives }, words),
  },
  /** "You give me so much, and I ..." */
  ask: {
    windows,
    list(r, seat, add) {
      eachOther(r, seat, (to) => {
        if (cents(r, to) > 0) add(label(r, to), [to], undefined, upTo(cents(r, to)), forWords(r))
      })
    },
    explain: noCents,
    go: (r, _f, seat, { refs: [to] }, wants, words) => offer(r, { ...plain(seat, to), wants }, words),
  },
  /** Cents for cents: how many one wants for them is asked next. */
  trade: {
    windows,
    list(r, seat, add) {
      if (cents(r, seat) > 0)
        eachOther(r, seat, (to) => {
          if (cents(r, to) > 0) add(label(r, to), [to], undefined, upTo(cents(r, seat)))
        })
    },
    explain: noCents,
    go(r, _f, seat, { refs: [to] }, gives) {
      pushProgram(r, "tradeCents", { ...plain(seat, to), gives })
    },
  },
}

const forItems: Record<string, ActSpec<ReadTable, ReadData>> = {
  /** One's own item for cents. */
  sell: {
    windows,
    list(r, seat, add) {
      if (r.s.table.tradeItems === 0) return
      for (const item of itemsOf(r, seat))
        eachOther(r, seat, (to) => {
          if (cents(r, to) > 0)
            add(`${label(r, item)}>${label(r, to)}`, [item, to], undefined, upTo(cents(r, to)), "may")
        })
    },
    explain: noItems,
    go: (r, _f, seat, { refs: [item, to] }, wants, words) =>
      offer(r, { ...plain(seat, to), wants, item }, words),
  },
  /** Cents for somebody's item. */
  bid: {
    windows,
    list(r, seat, add) {
      if (r.s.table.tradeItems === 0 || cents(r, seat) === 0) return
      eachOther(r, seat, (to) => {
        for (const item of itemsOf(r, to))
          add(label(r, item), [item, to], undefined, upTo(cents(r, seat)), "may")
      })
    },
    explain: noItems,
    go: (r, _f, seat, { refs: [forItem, to] }, gives, words) =>
      offer(r, { ...plain(seat, to), gives, forItem }, words),
  },
  /** An item for an item: which one is chosen next. */
  exchange: {
    windows,
    list(r, seat, add) {
      if (r.s.table.tradeItems === 0) return
      for (const item of itemsOf(r, seat))
        eachOther(r, seat, (to) => {
          if (itemsOf(r, to).length > 0) add(`${label(r, item)}>${label(r, to)}`, [item, to])
        })
    },
    explain: noItems,
    go(r, _f, seat, { refs: [item, to] }) {
      pushProgram(r, "exchangeItems", { ...plain(seat, to), item })
    },
  },
}

export const barterActs: Record<string, ActSpec<ReadTable, ReadData>> = { ...forCents, ...forItems }
