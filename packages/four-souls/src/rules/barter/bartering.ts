// Bartering (chapter 12): what anybody may offer anybody at any time, outside of turns, priority and the stack.

import {
  type ActSpec,
  emit,
  type GameEvent,
  label,
  NOBODY,
  pushProgram,
  type Reason,
  type Ref,
  type Seat,
  seatOrder,
} from "@soulspire/kernel"
import { type FourSoulsRun, player, type ReadData, type ReadTable } from "../../state/run.ts"
import { goodsFor, handOf, itemsFor, lootOf, tradesLoot } from "../variants/enhanced-bartering/goods.ts"

/**
 * What changes hands: cents both ways, and items and loot where the table trades them (FS-IT-10, FSC-V.2). A promise is not
 * part of it. `forItem` may be the other player instead of a thing: a loot card that they choose.
 */
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

const has = (r: FourSoulsRun, seat: Seat, other: Seat, thing: Ref): boolean => {
  if (thing === NOBODY) return true
  return thing === seat ? lootOf(r, seat).length > 0 : goodsFor(r, seat, other).includes(thing)
}

/** Have both still what they would give, and may they? */
export const canBeKept = (r: FourSoulsRun, { you, to, gives, wants, item, forItem }: Terms): boolean =>
  player(r, you).cents >= gives &&
  player(r, to).cents >= wants &&
  has(r, you, to, item) &&
  has(r, to, you, forItem)

/** Everybody hears an offer, with what was said. The words are told and not kept: nobody holds anybody to them (FS-12.2). */
export function tellOffer(
  r: FourSoulsRun,
  { you, to, gives, wants, item, forItem }: Terms,
  words: string,
): void {
  // Which loot card it is nobody sees before it is theirs (FSC-Q-12).
  const loot = handOf(r, item, you) === NOBODY ? 0 : 1
  const forLoot = forItem === to ? 1 : 0
  const event: GameEvent = { k: "offers", who: you, to, item, forItem }
  if (loot > 0) event["item"] = NOBODY
  if (forLoot > 0) event["forItem"] = NOBODY
  if (loot > 0) event["loot"] = 1
  if (forLoot > 0) event["forLoot"] = 1
  if (gives > 0) event["gives"] = gives
  if (wants > 0) event["wants"] = wants
  if (words !== "") event["words"] = words
  emit(r, event, null)
  // What was said with goods is a line of its own.
  if (tradesLoot(r) && words !== "" && (item !== NOBODY || forItem !== NOBODY))
    emit(r, { k: "promises", who: you, to, words }, null)
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

/** Everything one may let somebody have, with everybody who might have it. */
const eachGood = (r: FourSoulsRun, seat: Seat, see: (item: Ref, to: Seat) => void): void => {
  const goods = new Set<Ref>()
  eachOther(r, seat, (to) => goodsFor(r, seat, to).forEach((each) => goods.add(each)))
  for (const item of goods)
    eachOther(r, seat, (to) => {
      if (goodsFor(r, seat, to).includes(item)) see(item, to)
    })
}

const upTo = (max: number): { min: number; max: number } => ({ min: 1, max })
/** Goods may go for nothing too, or for a promise, where cents are not all there is to barter with (FSC-V.2). */
const upToAll = (r: FourSoulsRun, seat: Seat): { min: number; max: number } => ({
  min: tradesLoot(r) ? 0 : 1,
  max: cents(r, seat),
})
const canAfford = (r: FourSoulsRun, seat: Seat): boolean => tradesLoot(r) || cents(r, seat) > 0

const noCents = (): Reason => ({ key: "nothing-to-offer", rule: "FS-12.1" })
const noItems = (r: FourSoulsRun): Reason => {
  if (r.s.table.tradeItems === 0) return { key: "items-not-traded", rule: "FS-12.1" }
  return tradesLoot(r) ? { key: "goods-barred", rule: "FSC-V.2" } : noCents()
}

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
      eachGood(r, seat, (item, to) => {
        if (canAfford(r, to))
          add(`${label(r, item)}>${label(r, to)}`, [item, to], undefined, upToAll(r, to), "may")
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
      if (r.s.table.tradeItems === 0 || !canAfford(r, seat)) return
      eachOther(r, seat, (to) => {
        for (const item of itemsFor(r, to, seat))
          add(label(r, item), [item, to], undefined, upToAll(r, seat), "may")
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
      eachGood(r, seat, (item, to) => {
        if (goodsFor(r, to, seat).length > 0) add(`${label(r, item)}>${label(r, to)}`, [item, to])
      })
    },
    explain: noItems,
    go(r, _f, seat, { refs: [item, to] }) {
      pushProgram(r, "exchangeItems", { ...plain(seat, to), item })
    },
  },
}

const noLoot = (r: FourSoulsRun): Reason =>
  tradesLoot(r) ? noCents() : { key: "loot-not-traded", rule: "FS-12.1" }

/** A loot card of somebody's, of which they choose one, for cents or for nothing but words (FSC-V.2). */
const forLoot: Record<string, ActSpec<ReadTable, ReadData>> = {
  bidLoot: {
    windows,
    list(r, seat, add) {
      if (tradesLoot(r))
        eachOther(r, seat, (to) => {
          if (lootOf(r, to).length > 0) add(label(r, to), [to], undefined, upToAll(r, seat), "may")
        })
    },
    explain: noLoot,
    go: (r, _f, seat, { refs: [to] }, gives, words) =>
      offer(r, { ...plain(seat, to), gives, forItem: to }, words),
  },
}

export const barterActs: Record<string, ActSpec<ReadTable, ReadData>> = {
  ...forCents,
  ...forItems,
  ...forLoot,
}
