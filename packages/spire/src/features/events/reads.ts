// What can be exchanged, what lies revealed, and whether somebody may go wherever they like.

import { dataOf, type Ref, type Seat } from "@soulspire/kernel"
import { factOf, hasKind, isSeat, lying, type SpireRun } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"

/** What there is to exchange. */
export type Goods = "cards" | "relics"

/** What somebody could give away: cards that can leave their deck, or relics. */
export const goodsOf = (r: SpireRun, seat: Seat, goods: Goods): Ref[] =>
  goods === "cards"
    ? lying(r, "deck", seat).filter((ref) => factOf(r, ref, "bound") === 0)
    : lying(r, "items", seat).filter((ref) => hasKind(r, ref, "relic"))

/** Has somebody something to give, and another something to give for it? */
const mayExchange =
  (goods: Goods) =>
  (r: SpireRun, ref: Ref): boolean =>
    isSeat(r, ref) &&
    goodsOf(r, ref, goods).length > 0 &&
    partyOf(r.s.table).some((other) => other !== ref && goodsOf(r, other, goods).length > 0)

export const eventTests = {
  mayExchangeCards: mayExchange("cards"),
  mayExchangeRelics: mayExchange("relics"),
  hasCardToGive: (r: SpireRun, ref: Ref): boolean => isSeat(r, ref) && goodsOf(r, ref, "cards").length > 0,
  hasRelicToGive: (r: SpireRun, ref: Ref): boolean => isSeat(r, ref) && goodsOf(r, ref, "relics").length > 0,
  /** Has somebody of the party the mask that a lord was buried without? */
  hasLordsMask: (r: SpireRun): boolean =>
    partyOf(r.s.table).some((seat) => lying(r, "items", seat).some((ref) => hasKind(r, ref, "lords-mask"))),
  /** Of a relic: has it been drawn from its owner's for this event? */
  isRevealed: (r: SpireRun, ref: Ref): boolean => hasKind(r, ref, "relic") && dataOf(r, ref).slot > 0,
}
