// Verbs about cents, loot cards and treasure.

import {
  type Amount,
  announce,
  bury,
  forbidden,
  NEXT,
  NOBODY,
  type Node,
  noteDone,
  type Obj,
  object,
  printedAct,
  propose,
  type Ref,
  roll,
  setDone,
  topOf,
  verb,
  type Whom,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { isHeld } from "../challenge/set-aside.ts"
import { type Deck, deckOf, discardOf, isEternal, player } from "../../state/run.ts"
import { putDown } from "./atoms.ts"
import { lootPlaysLeft, waysToPlay } from "./plays.ts"
import { topOfDeck } from "../slots/slots.ts"
import { note } from "../../state/note.ts"

const gainCentsOp = op(
  "gainCents",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainCents", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const gainCents = verb(gainCentsOp, ["amount"], { who: "you" })

const loseCentsOp = op(
  "loseCents",
  { who: "seat", amount: "amount", to: "whom?" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "loseCents",
        who: a.who(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        to: a.to === undefined ? NOBODY : a.to(r, f.env, NOBODY),
      }),
  },
)
export const loseCents = verb(loseCentsOp, ["amount"], { who: "you" })
export const stealCents = (amount: Amount, from: Whom): Node => loseCents(amount, { who: from, to: "you" })

const loseAllCentsOp = op(
  "loseAllCents",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, { k: "loseCents", who, amount: player(r, who).cents, to: NOBODY })
    },
  },
)
export const loseAllCents = verb(loseAllCentsOp, [], { who: "you" })

/** All of it or nothing; to the game, unless somebody else is named (FS-6.23). */
const payCentsOp = op(
  "payCents",
  { who: "seat", amount: "amount", to: "whom?" },
  {
    run(r, f, a) {
      const [who, amount] = [a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY)]
      if (player(r, who).cents < amount) {
        setDone(f.env, false)
        return NEXT
      }
      // Nothing to pay is paid.
      if (amount === 0) {
        noteDone(f.env, true)
        return NEXT
      }
      const to = a.to === undefined ? NOBODY : a.to(r, f.env, NOBODY)
      return propose(r, f, { k: "loseCents", who, amount, to })
    },
    can: (r, e, a) => player(r, a.who(r, e, NOBODY)).cents >= a.amount(r, e, NOBODY),
  },
)
export const payCents = verb(payCentsOp, ["amount"], { who: "you" })
/** To somebody, not to the game (FS-6.23). */
export const payCentsTo = (to: Whom, amount: Amount): Node => payCents(amount, { to })

const lootOp = op(
  "loot",
  { who: "seat", amount: "amount", step: "name?", from: "zone?" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "loot",
        who: a.who(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        step: a.step ?? "",
        from: a.from ?? "lootDeck",
      }),
  },
)
export const loot = verb(lootOp, ["amount"], { who: "you" })
/** From the top of the loot discard. */
export const lootFromDiscard = (amount: Amount, more: { who?: Whom } = {}): Node =>
  loot(amount, { from: "lootDiscard", ...more })

const gainTreasureOp = op(
  "gainTreasure",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainTreasure", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const gainTreasure = verb(gainTreasureOp, ["amount"], { who: "you" })

/** One card off the top of a deck to where it is drawn to; an empty deck is made anew in the middle of it (FS-3.2.3). */
const takeTopOp = op(
  "takeTop",
  { deck: "name", who: "seat", to: "zone", cause: "name" },
  {
    run(r, f, a) {
      const top = topOfDeck(r, a.deck as Deck)
      if (top === NOBODY) return NEXT
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, { k: "move", obj: top, to: zone(r, a.to, who), who, cause: a.cause })
    },
  },
)
export const takeTop = verb(takeTopOp, ["deck", "to"])

/** The top card of the loot discard instead; an empty one has nothing to give. */
const takeDiscardedOp = op(
  "takeDiscarded",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const top = topOf(r, zone(r, "lootDiscard"))
      if (top === NOBODY) return NEXT
      return propose(r, f, { k: "move", obj: top, to: zone(r, "hand", who), who, cause: "loot" })
    },
  },
)
export const takeDiscarded = verb(takeDiscardedOp, ["who"])

/** Puts something into the discard of its kind, from wherever it is; an eternal object in play stays (FS-4.6.1). */
const putIntoDiscardOp = op(
  "putIntoDiscard",
  { whom: "whom" },
  {
    run(r, f, a) {
      const ref = a.whom(r, f.env, NOBODY)
      if (object(r, ref) === null || isEternal(r, ref) || forbidden(r, "discard", NOBODY, ref) !== null) {
        setDone(f.env, false)
        return NEXT
      }
      return propose(r, f, { k: "move", obj: ref, to: discardOf(r, ref), cause: "discard" })
    },
  },
)
export const putIntoDiscard = verb(putIntoDiscardOp, ["whom"])

/** Puts what is on the stack as a loot card, or lies in a pile, on top or at the bottom of its own deck. */
const putOnDeckOp = op(
  "putOnDeck",
  { whom: "whom", at: "name", down: "amount?" },
  {
    run(r, f, a) {
      const ref = a.whom(r, f.env, NOBODY)
      const own = deckOf(r, ref)
      if (own === null || isHeld(r, ref)) {
        setDone(f.env, false)
        return NEXT
      }
      const deck = zone(r, `${own}Deck`)
      if (a.down === undefined)
        return propose(r, f, { k: "move", obj: ref, to: deck, at: a.at, cause: "deck" })
      putDown(r, f, ref, deck, a.down(r, f.env, NOBODY) - 1)
      setDone(f.env, true)
      return NEXT
    },
  },
)
export const putOnDeck = verb(putOnDeckOp, ["whom", "at"])
/** So many cards from the top of its deck. */
export const putIntoDeck = (whom: Whom, down: Amount): Node => putOnDeck(whom, "top", { down })

/** Cards that are still in their deck go under it in an order that nobody knows. */
const buryAtRandomOp = op(
  "buryAtRandom",
  { what: "select" },
  {
    run(r, f, a) {
      const isLeft = (card: Ref): boolean => object(r, card)?.zone === zone(r, `${deckOf(r, card)}Deck`)
      const cards = a.what(r, f.env, NOBODY).filter(isLeft)
      if (cards.length > 0) bury(r, (object(r, cards[0]) as Obj).zone, cards)
      return NEXT
    },
  },
)
export const buryAtRandom = verb(buryAtRandomOp, ["what"])

/**
 * Plays a loot card in the middle of what resolves: whenever that is, but with a loot play, unless it is for free
 * (FS-2.2.3). It waits on the stack like any other.
 */
const playNowOp = op(
  "playNow",
  { card: "whom", who: "seat", free: "amount?" },
  {
    run(r, f, a) {
      const [who, card] = [a.who(r, f.env, NOBODY), a.card(r, f.env, NOBODY)]
      const free = a.free !== undefined && a.free(r, f.env, NOBODY) > 0
      const [way] = waysToPlay(r, who, card)
      if (way === undefined || (!free && lootPlaysLeft(r, who) <= 0)) {
        setDone(f.env, false)
        return NEXT
      }
      setDone(f.env, true)
      if (!free) note(player(r, who), "played", player(r, who).played + 1)
      announce(r, printedAct(r, card), who, card, [], "paid")
      return NEXT
    },
  },
)
export const playNow = verb(playNowOp, ["card"], { who: "you" })
export const playForFree = (card: Whom): Node => playNow(card, { free: 1 })

/** One of them by chance. */
const atRandomOp = op(
  "atRandom",
  { as: "bind", what: "select" },
  {
    run(r, f, a) {
      const found = a.what(r, f.env, NOBODY)
      f.env[a.as] = found.length === 0 ? NOBODY : found[roll(r, "dice", found.length) - 1]
      return NEXT
    },
  },
)
export const atRandom = verb(atRandomOp, ["as", "what"])

export const coinAndCardOps = [
  gainCentsOp,
  loseCentsOp,
  loseAllCentsOp,
  payCentsOp,
  lootOp,
  gainTreasureOp,
  takeTopOp,
  takeDiscardedOp,
  putIntoDiscardOp,
  putOnDeckOp,
  buryAtRandomOp,
  playNowOp,
  atRandomOp,
]
