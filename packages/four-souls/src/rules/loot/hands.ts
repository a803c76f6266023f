// Verbs about hands: loot cards that are discarded, swapped, stolen and handed on.

import {
  moveObject,
  NEXT,
  nextSeat,
  NOBODY,
  type Obj,
  object,
  propose,
  pushProgram,
  type Ref,
  roll,
  type Seat,
  setDone,
  show,
  verb,
  youOf,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { checkBonusSouls } from "../items/bonus-souls.ts"
import { type FourSoulsRun, isSeat } from "../../state/run.ts"

/** Loot cards from a hand into the discard, chosen by their owner (FS-6.11): as many as there are. */
const discardOp = op(
  "discard",
  { who: "seat", amount: "quantity" },
  {
    run(r, f, a) {
      pushProgram(r, "discardCards", { who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) })
      return NEXT
    },
    can: (r, e, a) => r.s.zones[zone(r, "hand", a.who(r, e, NOBODY))].length >= a.amount(r, e, NOBODY),
  },
)
export const discard = verb(discardOp, ["amount"], { who: "you" })

/** A whole hand, which nobody has to choose from; `as` is how many cards that were. */
const discardHandOp = op(
  "discardHand",
  { who: "seat", as: "bind" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const amount = isSeat(r, who) ? r.s.zones[zone(r, "hand", who)].length : 0
      f.env[a.as] = amount
      pushProgram(r, "discardCards", { who, amount })
      return NEXT
    },
  },
)
export const discardHand = verb(discardHandOp, ["as"], { who: "you" })

const canSwap = (r: FourSoulsRun, you: Seat, rival: Seat): boolean =>
  you !== rival && [you, rival].every((seat) => r.s.zones[zone(r, "hand", seat)].length > 0)

/** Two players give each other a loot card, of which each picks what they give (FS-6.16.2). */
const swapLootWithOp = op(
  "swapLootWith",
  { who: "seat" },
  {
    run(r, f, a) {
      const [you, rival] = [youOf(f.env), a.who(r, f.env, NOBODY)]
      setDone(f.env, false)
      if (canSwap(r, you, rival)) pushProgram(r, "swapCards", { you, rival })
      return NEXT
    },
    can: (r, e, a) => canSwap(r, youOf(e), a.who(r, e, NOBODY)),
  },
)
export const swapLootWith = verb(swapLootWithOp, ["who"])

/** Two cards of two hands change places at the same time (FS-6.16.2): nobody holds both, not even for a moment. */
const swapLootOp = op(
  "swapLoot",
  { mine: "whom", theirs: "whom" },
  {
    run(r, f, a) {
      const [mine, theirs] = [object(r, a.mine(r, f.env, NOBODY)), object(r, a.theirs(r, f.env, NOBODY))]
      if (mine === null || theirs === null) {
        setDone(f.env, false)
        return NEXT
      }
      const to = mine.zone
      moveObject(r, mine.ref, theirs.zone, "top", r.m.zones[theirs.zone].seat, f, "swap")
      return propose(r, f, { k: "move", obj: theirs.ref, to, cause: "swap" })
    },
  },
)
export const swapLoot = verb(swapLootOp, ["mine", "theirs"])

/** A card of somebody's hand comes to yours; nobody steals from themselves (FS-6.16.1). */
const stealLootOp = op(
  "stealLoot",
  { card: "whom" },
  {
    run(r, f, a) {
      const you = youOf(f.env)
      const card = a.card(r, f.env, NOBODY)
      if (handOf(r, card) === NOBODY || handOf(r, card) === you) {
        setDone(f.env, false)
        return NEXT
      }
      return propose(r, f, { k: "move", obj: card, to: zone(r, "hand", you), who: you, cause: "steal" })
    },
    can: (r, e, a) => ![NOBODY, youOf(e)].includes(handOf(r, a.card(r, e, NOBODY))),
  },
)
export const stealLoot = verb(stealLootOp, ["card"])

/** The same by chance: nobody knows which card it will be. */
const stealAtRandomOp = op(
  "stealAtRandom",
  { who: "seat", from: "whom" },
  {
    run(r, f, a) {
      const [who, from] = [a.who(r, f.env, NOBODY), a.from(r, f.env, NOBODY)]
      const hand = isSeat(r, from) && from !== who ? r.s.zones[zone(r, "hand", from)] : []
      if (hand.length === 0) {
        setDone(f.env, false)
        return NEXT
      }
      const obj = hand[roll(r, "dice", hand.length) - 1]
      return propose(r, f, { k: "move", obj, to: zone(r, "hand", who), who, cause: "steal" })
    },
  },
)
export const stealAtRandom = verb(stealAtRandomOp, ["from"], { who: "you" })

/** Whose hand a card is in. */
function handOf(r: FourSoulsRun, card: Ref): Seat {
  const o = object(r, card)
  return o === null || r.m.zones[o.zone].kind !== "hand" ? NOBODY : r.m.zones[o.zone].seat
}

/** Loot cards out of one hand into another, chosen by the giver (FS-6.16.2): as many as there are, and none to oneself. */
const giveLootOp = op(
  "giveLoot",
  { who: "seat", amount: "quantity", to: "whom" },
  {
    run(r, f, a) {
      const [who, to] = [a.who(r, f.env, NOBODY), a.to(r, f.env, NOBODY)]
      setDone(f.env, false)
      if (who !== to) pushProgram(r, "giveCards", { who, to, amount: a.amount(r, f.env, NOBODY) })
      return NEXT
    },
  },
)
export const giveLoot = verb(giveLootOp, ["amount", "who"], { to: "you" })

const byName = (cards: readonly Ref[]): Ref[] => cards.toSorted((a, b) => a - b)

/** Each of these players gives the whole hand to the player to the left, all at once (FS-6.16.2). */
const passHandsOp = op(
  "passHands",
  { who: "seats" },
  {
    run(r, f, a) {
      const given = a.who(r, f.env, NOBODY).flatMap((seat) =>
        // By their names: the order in which cards are held is nobody else's to know.
        byName(r.s.zones[zone(r, "hand", seat)]).map((card) => ({
          card,
          to: nextSeat(r, seat),
          knew: (object(r, card) as Obj).known,
        })),
      )
      const made = given.map(({ card, to }) => moveObject(r, card, zone(r, "hand", to), "top", to, f, "give"))
      // A hand that goes whole hides nothing: who knew a card of it knows where it is now.
      given.forEach(({ knew }, i) => show(r, [made[i]], knew))
      checkBonusSouls(r)
      return NEXT
    },
  },
)
export const passHands = verb(passHandsOp, ["who"])

export const handOps = [
  discardOp,
  discardHandOp,
  swapLootWithOp,
  swapLootOp,
  stealLootOp,
  stealAtRandomOp,
  giveLootOp,
  passHandsOp,
]
