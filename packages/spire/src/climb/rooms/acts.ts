// What can be done in a room without enemies: the options of an event, a campfire, a merchant's goods (chapter 5).

import {
  actsOf,
  announce,
  explainActs,
  forbidden,
  label,
  madeProgress,
  NOBODY,
  object,
  pushProgram,
  type Reason,
  type Ref,
  type Seat,
  zoneId,
} from "@soulspire/kernel"
import { offerGold } from "../merchant/atoms.ts"
import { chooseOption } from "../map/atoms.ts"
import { note } from "../../state/note.ts"
import {
  asksForGold,
  choices,
  halfChosen,
  mostOf,
  nthOf,
  offerOptions,
  whyGone,
  withSecond,
} from "./choices.ts"
import { goldFor } from "../merchant/gold.ts"
import { isAlive } from "../../combat/round/turns.ts"
import { allForgo, mayForgoFire } from "../keys/reads.ts"
import { priceOf, REMOVAL, removalPrice } from "../merchant/merchant.ts"
import {
  factOf,
  hasKind,
  lying,
  player,
  type SpireObj,
  type SpireRun,
  upgradeOf,
  type Act,
} from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"
import { allOffers } from "../rewards/rewards.ts"
import { isForParty } from "../../features/events/together.ts"
import { nobodysChoice } from "../rewards/nobodys-choice.ts"
import { hasRoomFor } from "../rewards/acts.ts"
import { zoneNo } from "../../state/zones.ts"

const option: Act = {
  windows: ["event"],
  list: offerOptions,
  explain(r, seat, rest) {
    const card = choices(r, seat).find((ref) => rest.split(".")[0] === label(r, ref))
    const gone = card === undefined ? null : whyGone(r, seat, card, nthOf(rest))
    if (gone !== null) return gone
    const reason = explainActs(r, seat, "option", choices(r, seat), rest)
    return reason?.key === "cannot-pay" ? { ...reason, rule: "STS-5.5" } : reason
  },
  go(r, _f, seat, { key, ability, refs }) {
    madeProgress(r)
    const nth = nthOf(key)
    const [card] = refs
    if (halfChosen(r, seat) !== NOBODY) return chooseBoth(r, seat, card, nth)
    chooseOption(r, seat, card, nth)
    // What all choose together happens when all have; of several options, both when both are known.
    if (isForParty(r, card) || mostOf(r, card) > 1) return
    announce(r, ability as number, seat, card, [], "paid")
  },
}

/** The second of two options, or none; then what was chosen happens, the first one first (STS-Q-83). */
function chooseBoth(r: SpireRun, seat: Seat, card: Ref, second: number): void {
  const first = player(r, seat).chosen
  if (second > 0) chooseOption(r, seat, card, second)
  note(player(r, seat), "chosen", withSecond(first, second))
  const options = actsOf(r, object(r, card) as SpireObj, "option")
  for (const nth of [second, first]) if (nth > 0) announce(r, options[nth - 1], seat, card, [], "paid")
}

/** One option is enough, where there may be two. */
const enough: Act = {
  windows: ["event"],
  list(r, seat, add) {
    if (halfChosen(r, seat) !== NOBODY) add("", [])
  },
  explain: () => ({ key: "choose-first", rule: "STS-Q-83" }),
  go(r, _f, seat) {
    chooseBoth(r, seat, halfChosen(r, seat), 0)
  },
}

const mayRest = (r: SpireRun, seat: Seat): boolean => forbidden(r, "rest", seat) === null
const maySmith = (r: SpireRun, seat: Seat): boolean =>
  forbidden(r, "smith", seat) === null &&
  r.s.zones[zoneId(r, zoneNo.deck, seat)].some((ref) => upgradeOf(r, ref) >= 0)

/** Whoever would do without an action can think better of it until all would (STS-K.6). */
export const mayCamp = (r: SpireRun, seat: Seat): boolean =>
  isAlive(r, seat) &&
  player(r, seat).chosen === 0 &&
  !(player(r, seat).forgone > 0 && allForgo(r)) &&
  (mayRest(r, seat) || maySmith(r, seat) || mayForgoFire(r, seat))

/** Would this player do without an action, and somebody else has not said yet? If they act, there is no key, and it is asked anew (STS-Q-68). */
export const waitsAtFire = (r: SpireRun, seat: Seat): boolean =>
  player(r, seat).forgone > 0 &&
  partyOf(r.s.table).some((other) => player(r, other).forgone === 0 && mayCamp(r, other))

/** One of the two (STS-5.6). */
const camping = (
  program: "rest" | "smith",
  chosen: number,
  may: (r: SpireRun, seat: Seat) => boolean,
): Act => ({
  windows: ["campfire"],
  list(r, seat, add) {
    if (may(r, seat)) add("", [])
  },
  explain: (r, seat): Reason => forbidden(r, program, seat) ?? { key: "nothing-to-upgrade", rule: "STS-5.6" },
  go(r, _f, seat) {
    note(player(r, seat), "chosen", chosen)
    note(player(r, seat), "forgone", 0)
    pushProgram(r, program, { you: seat })
  },
})

/** Is there anything here that costs gold? */
const isForSale = (r: SpireRun): boolean => r.s.table.room === "merchant" || asksForGold(r)

/** Gold that others may use for what they buy here; it stays one's own until then (STS-4.13). */
const offer: Act = {
  windows: ["event", "merchant"],
  list(r, seat, add) {
    const { gold } = player(r, seat)
    if (gold > 0 && isForSale(r) && partyOf(r.s.table).length > 1)
      add("", [], undefined, { min: 0, max: gold })
  },
  explain(r, seat) {
    if (!isForSale(r)) return { key: "not-now", params: { act: "offer" } }
    return { key: player(r, seat).gold === 0 ? "no-gold" : "alone", rule: "STS-4.13" }
  },
  go(r, _f, seat, _option, amount) {
    offerGold(r, seat, amount)
  },
}

const goods = (r: SpireRun, seat: Seat): Ref[] =>
  [...lying(r, "pool"), ...lying(r, "offers", seat)].filter((ref) => !hasKind(r, ref, "ticket"))

const buy: Act = {
  windows: ["merchant", "sale"],
  list(r, seat, add) {
    for (const ref of goods(r, seat))
      if (goldFor(r, seat) >= priceOf(r, ref) && hasRoomFor(r, seat, ref)) add(label(r, ref), [ref])
  },
  explain(r, seat, rest) {
    const ref = goods(r, seat).find((each) => label(r, each) === rest)
    if (ref === undefined)
      return allOffers(r).some((each) => label(r, each) === rest)
        ? { key: "not-for-you", rule: "STS-5.8" }
        : null
    const price = priceOf(r, ref)
    if (goldFor(r, seat) < price) return { key: "too-dear", params: { price }, rule: "STS-5.8" }
    return forbidden(r, "gainPotion", seat) ?? { key: "potion-limit", rule: "STS-4.9" }
  },
  go(r, _f, seat, { refs }) {
    pushProgram(r, "buy", { you: seat, what: refs[0], price: priceOf(r, refs[0]) })
  },
}

const hasRemovable = (r: SpireRun, seat: Seat): boolean =>
  lying(r, "deck", seat).some((ref) => factOf(r, ref, "bound") === 0)

/** Once for each player at each merchant (STS-5.9). */
const cleanse: Act = {
  windows: ["merchant"],
  list(r, seat, add) {
    if (player(r, seat).cleansed > 0 || !hasRemovable(r, seat)) return
    if (goldFor(r, seat) >= removalPrice(r)) add("", [])
  },
  explain(r, seat) {
    if (player(r, seat).cleansed > 0) return { key: "cleansed-already", rule: "STS-5.9" }
    if (!hasRemovable(r, seat)) return { key: "nothing-to-remove", rule: "STS-5.9" }
    return { key: "too-dear", params: { price: removalPrice(r) }, rule: REMOVAL }
  },
  go(r, _f, seat) {
    pushProgram(r, "cleanse", { you: seat, price: removalPrice(r) })
  },
}

export const roomActs = {
  option,
  enough,
  rest: camping("rest", 1, mayRest),
  smith: camping("smith", 2, maySmith),
  offer,
  buy,
  cleanse,
  // What Neow gives in red, what an event does by itself and what an enemy leaves is nobody's choice.
  bless: nobodysChoice,
  resolve: nobodysChoice,
  reward: nobodysChoice,
} satisfies Record<string, Act>
