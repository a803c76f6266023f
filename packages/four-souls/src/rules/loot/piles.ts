// Verbs about decks and discards: what is put there, and what is found there.

import {
  bury,
  forbidden,
  type Frame,
  NEXT,
  NOBODY,
  type Obj,
  object,
  propose,
  type Ref,
  roll,
  setDone,
  type Signal,
  verb,
  zone,
} from "@soulspire/kernel"
import { playedAs } from "../../state/card-editions.ts"
import { op } from "../../state/op.ts"
import { deckOf, discardOf, type FourSoulsRun, isEternal } from "../../state/run.ts"
import { isHeld } from "../challenge/set-aside.ts"
import { putDown } from "./atoms.ts"

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

/** The deck of its own that something goes to, from the stack or a pile; NOBODY where it has none or is held where it lies. */
function ownDeck(r: FourSoulsRun, ref: Ref): number {
  const deck = deckOf(r, ref)
  return deck === null || isHeld(r, ref) ? NOBODY : zone(r, `${deck}Deck`)
}

function putOn(r: FourSoulsRun, f: Frame, ref: Ref, at: "top" | "bottom"): Signal {
  const deck = ownDeck(r, ref)
  // Whoever looks on sees where it goes.
  const cause = at === "top" ? "deck" : "bottom"
  if (deck !== NOBODY) return propose(r, f, { k: "move", obj: ref, to: deck, at, cause })
  setDone(f.env, false)
  return NEXT
}

const putOnTopOp = op(
  "putOnTop",
  { whom: "whom" },
  { run: (r, f, a) => putOn(r, f, a.whom(r, f.env, NOBODY), "top") },
)
export const putOnTop = verb(putOnTopOp, ["whom"])

const putOnBottomOp = op(
  "putOnBottom",
  { whom: "whom" },
  { run: (r, f, a) => putOn(r, f, a.whom(r, f.env, NOBODY), "bottom") },
)
export const putOnBottom = verb(putOnBottomOp, ["whom"])

/** So many cards from the top of its deck. */
const putIntoDeckOp = op(
  "putIntoDeck",
  { whom: "whom", down: "amount" },
  {
    run(r, f, a) {
      const ref = a.whom(r, f.env, NOBODY)
      const deck = ownDeck(r, ref)
      if (deck !== NOBODY) putDown(r, f, ref, deck, a.down(r, f.env, NOBODY) - 1)
      setDone(f.env, deck !== NOBODY)
      return NEXT
    },
  },
)
export const putIntoDeck = verb(putIntoDeckOp, ["whom", "down"])

/** Cards that are still in their deck go under it in an order that nobody knows. */
const putOnBottomAtRandomOp = op(
  "putOnBottomAtRandom",
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
export const putOnBottomAtRandom = verb(putOnBottomAtRandomOp, ["what"])

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

/** A card of this name, if it is there; whatever else lies in the deck stays unseen. */
const searchForOp = op(
  "searchFor",
  { deck: "zone", card: "name", as: "bind" },
  {
    run(r, f, a) {
      const def = playedAs(r, a.card)
      f.env[a.as] = r.s.zones[zone(r, a.deck)].find((ref) => object(r, ref)?.def === def) ?? NOBODY
      return NEXT
    },
  },
)
export const searchDeck = verb(searchForOp, ["deck", "card", "as"])

export const pileOps = [
  putIntoDiscardOp,
  putOnTopOp,
  putOnBottomOp,
  putIntoDeckOp,
  putOnBottomAtRandomOp,
  atRandomOp,
  searchForOp,
]
