// Verbs about cards: discarding, exhausting, status and daze.

import {
  type Ability,
  defAt,
  moveObject,
  NEXT,
  type Node,
  NOBODY,
  object,
  proposeMove,
  pushProgram,
  type Ref,
  reprint,
  type Seat,
  showCard,
  shuffle,
  topOf,
  youOf,
  zone,
  zoneId,
  verb,
  type Whom,
} from "@soulspire/kernel"
import { addCubes as putCubes } from "../atoms/cards.ts"
import { goToRow, switchRows as changePlaces } from "../atoms/course.ts"
import { emptyRowOf } from "../enemies/rows.ts"
import { note } from "../../state/note.ts"
import { hasKind, holderOf, isSeat, player, type SpireRun, op } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

/** Where a card goes that is exhausted: daze and status go home (STS-7.9). */
export function exhaustPile(r: SpireRun, card: Ref): number {
  if (hasKind(r, card, "daze")) return zoneId(r, zoneNo.dazeDeck)
  if (hasKind(r, card, "status")) return zoneId(r, zoneNo.statusDeck)
  return zoneId(r, zoneNo.exhaust, holderOf(r, card))
}

/** Who does it is said only where it is not whoever the card belongs to that says so. */
const exhaustOp = op(
  "exhaust",
  { whom: "whom", who: "seat?" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) === null) return NEXT
      return proposeMove(r, f, card, exhaustPile(r, card), "exhaust")
    },
  },
)
export const exhaust = verb(exhaustOp, ["whom"])

/** Discarded by an effect, which is what some cards wait for. */
const discardOp = op(
  "discard",
  { whom: "whom" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) === null) return NEXT
      const own = player(r, holderOf(r, card))
      note(own, "discarded", own.discarded + 1)
      return proposeMove(r, f, card, zoneId(r, zoneNo.discard, holderOf(r, card)), "discard")
    },
  },
)
export const discard = verb(discardOp, ["whom"])

/** To the discard pile, but no effect has made anybody discard it: a turn is over, or an enemy that it was attached to (STS-7.10). */
const putInDiscardOp = op(
  "putInDiscard",
  { whom: "whom", cause: "name" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      if (object(r, card) === null) return NEXT
      return proposeMove(r, f, card, zoneId(r, zoneNo.discard, holderOf(r, card)), a.cause)
    },
  },
)
export const putInDiscard: (whom: Whom, cause: "end" | "detached") => Node = verb(putInDiscardOp, [
  "whom",
  "cause",
])

/** Several cards by one effect: whoever waits for that is told once. */
const discardAllOp = op(
  "discardAll",
  { cards: "select" },
  {
    run(r, f, a) {
      const cards = a.cards(r, f.env, NOBODY)
      if (cards.length > 0) pushProgram(r, "discardAll", { cards, you: youOf(f.env) })
      return NEXT
    },
  },
)
export const discardAll = verb(discardAllOp, ["cards"])

const putOnDrawOp = op(
  "putOnDraw",
  { card: "whom" },
  {
    run(r, f, a) {
      const card = a.card(r, f.env, NOBODY)
      const o = object(r, card)
      if (o === null) return NEXT
      return proposeMove(r, f, card, zoneId(r, zoneNo.draw, holderOf(r, card)), "top")
    },
  },
)
export const putOnDraw = verb(putOnDrawOp, ["card"])

const takeInHandOp = op(
  "takeInHand",
  { card: "whom" },
  {
    run(r, f, a) {
      const card = a.card(r, f.env, NOBODY)
      const o = object(r, card)
      if (o === null) return NEXT
      return proposeMove(r, f, card, zoneId(r, zoneNo.hand, holderOf(r, card)), "take")
    },
  },
)
export const takeInHand = verb(takeInHandOp, ["card"])

/**
 * Daze goes on top of the draw pile, unless a card says where; a status card on top of the discard pile, with the half up
 * that its giver shows (STS-9.9); none left is none given (STS-9.14).
 */
const gainStatusOp = op(
  "gainStatus",
  { who: "seats", card: "name", amount: "amount", to: "zone?" },
  {
    run(r, f, a) {
      for (const who of a.who(r, f.env, NOBODY)) giveStatus(r, who, a.card, a.amount(r, f.env, NOBODY), a.to)
      return NEXT
    },
  },
)
export const gainStatus = verb(gainStatusOp, ["card", "amount", "who"], { who: "you" })

/** Into the draw pile, which is shuffled. */
const shuffleInStatusOp = op(
  "shuffleInStatus",
  { who: "seats", card: "name", amount: "amount" },
  {
    run(r, f, a) {
      for (const who of a.who(r, f.env, NOBODY)) {
        giveStatus(r, who, a.card, a.amount(r, f.env, NOBODY), "draw")
        shuffle(r, zoneId(r, zoneNo.draw, who))
      }
      return NEXT
    },
  },
)
export const shuffleInStatus = verb(shuffleInStatusOp, ["card", "amount", "who"])

function giveStatus(r: SpireRun, who: Seat, name: string, amount: number, to: string | undefined): void {
  const half = r.m.defNumber.get(name) as number
  const isDaze = r.m.defs[half].def.kinds.includes("daze")
  const [from, usual] = isDaze ? ["dazeDeck", "draw"] : ["statusDeck", "discard"]
  for (let i = amount; i > 0; i--) {
    const card = topOf(r, zone(r, from))
    if (card === NOBODY) return
    reprint(r, card, half)
    moveObject(r, card, zone(r, to ?? usual, who), "top", who, null, "gainStatus")
  }
}

/** What will do something at the end of the turn because it is still in the hand. */
const isBurden = (ability: Ability): boolean =>
  ability.k === "on" && ability.event === "turnEnds" && ability.in?.includes("hand") === true

/** Such cards are shown before they do it, ethereal ones too: whoever puts them in order tells by that what is in the hand. */
const showBurdensOp = op(
  "showBurdens",
  { who: "seat" },
  {
    run(r, f, a) {
      const hand = zoneId(r, zoneNo.hand, a.who(r, f.env, NOBODY))
      const here = r.m.zones[hand].bit
      const burdens: Ref[] = []
      for (const ref of r.s.zones[hand]) {
        const { zones, abilities } = r.m.defs[defAt(r, ref)]
        if ((zones & here) !== 0 && abilities.some((no) => isBurden(r.m.abilities[no].ability)))
          burdens.push(ref)
      }
      if (burdens.length === 0) return NEXT
      // By name: their places in the hand are nobody else's business.
      for (const ref of burdens.toSorted((a, b) => a - b)) showCard(r, ref)
      return NEXT
    },
  },
)
export const showBurdens = verb(showBurdensOp, ["who"])

/** They cost nothing till the end of the turn, as long as they stay in the hand. */
const costNothingOp = op(
  "costNothing",
  { cards: "select" },
  {
    run(r, f, a) {
      const cards = a.cards(r, f.env, NOBODY)
      if (cards.length > 0) pushProgram(r, "costNothing", { cards })
      return NEXT
    },
  },
)
export const costNothing = verb(costNothingOp, ["cards"])

const addCubesOp = op(
  "addCubes",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      // It may have left meanwhile: its player died of something else.
      const card = a.whom(r, f.env, NOBODY)
      if ((object(r, card)?.data ?? null) !== null) putCubes(r, card, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const addCubes = verb(addCubesOp, ["amount"], { whom: "this" })

const switchRowsOp = op(
  "switchRows",
  { a: "seat", b: "whom" },
  {
    run(r, f, a) {
      const [who, other] = [a.a(r, f.env, NOBODY), a.b(r, f.env, NOBODY)]
      if (isSeat(r, other)) changePlaces(r, who, other)
      // To face an enemy that stands where nobody does (STS-11.14).
      else goToRow(r, who, emptyRowOf(r, other))
      return NEXT
    },
  },
)
export const switchRows = verb(switchRowsOp, ["a", "b"])

export const cardOps = [
  costNothingOp,
  addCubesOp,
  switchRowsOp,
  showBurdensOp,
  exhaustOp,
  discardOp,
  putInDiscardOp,
  discardAllOp,
  putOnDrawOp,
  takeInHandOp,
  gainStatusOp,
  shuffleInStatusOp,
]
