// What can be done with rewards until they are final, and with potions outside combat (chapter 4).

import {
  dataOf,
  forbidden,
  label,
  moveObject,
  NOBODY,
  pushProgram,
  type Ref,
  type Seat,
  zoneId,
} from "@soulspire/kernel"
import { note } from "../../state/note.ts"
import { pick, putBack as returnPick } from "./atoms/offers.ts"
import {
  allOffers,
  isMixed,
  isRelic,
  putUnderDeck,
  offersOf,
  potionRoom,
  potionsOf,
  revealReward,
  takenOf,
} from "./rewards.ts"
import { hasKind, lying, player, type SpireRun, type Act } from "../../state/run.ts"
import { nobodysChoice } from "./nobodys-choice.ts"
import { inCombat, partyOf, type Reward } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** Windows outside combat. */
export const outside = ["map", "event", "campfire", "merchant", "rewards"] as const

const nameOf = ({ kind, slot }: Reward): string => `${kind}/${slot}`

const reveal: Act = {
  windows: ["rewards"],
  list(r, seat, add) {
    for (const reward of player(r, seat).rewards) if (reward.seen === 0) add(nameOf(reward), [])
  },
  go(r, _f, seat, { key }) {
    const reward = player(r, seat).rewards.find((each) => key === `reveal:${nameOf(each)}`)
    if (reward === undefined) return
    const { kind, slot } = reward
    if (isMixed(kind)) pushProgram(r, "revealMixed", { you: seat, slot })
    else revealReward(r, seat, { ...reward, kind })
  },
}

/** Can this player have another potion, or anything else? */
export const hasRoomFor = (r: SpireRun, seat: Seat, ref: Ref): boolean =>
  !hasKind(r, ref, "potion") || (potionRoom(r, seat) > 0 && mayGainPotions(r, seat))

const mayGainPotions = (r: SpireRun, seat: Seat): boolean => forbidden(r, "gainPotion", seat) === null

/** Picks one of a reward; another one that was picked before is put back. */
const take: Act = {
  windows: ["rewards"],
  list(r, seat, add) {
    for (const reward of player(r, seat).rewards)
      for (const ref of offersOf(r, seat, reward))
        if (dataOf(r, ref).takenBy === 0 && hasRoomFor(r, seat, ref)) add(label(r, ref), [ref])
  },
  explain: (r, seat, rest) => whyNotTake(r, seat, rest),
  go(r, _f, seat, option) {
    const [ref] = option.refs
    const reward = player(r, seat).rewards.find((each) => offersOf(r, seat, each).includes(ref))
    if (reward === undefined) return
    if (isRelic(reward.kind)) note(player(r, seat), "forgone", 0)
    pick(r, seat, ref, takenOf(r, seat, reward))
  },
}

function whyNotTake(r: SpireRun, seat: Seat, rest: string): ReturnType<NonNullable<typeof take.explain>> {
  const ref = [...allOffers(r), ...lying(r, "pool")].find((each) => label(r, each) === rest)
  if (ref === undefined) return null
  const isYours = player(r, seat).rewards.some((reward) => offersOf(r, seat, reward).includes(ref))
  if (!isYours || !hasKind(r, ref, "potion")) return { key: "not-for-you", rule: "STS-4.4" }
  const bar = forbidden(r, "gainPotion", seat)
  return bar ?? { key: "potion-limit", rule: "STS-4.9" }
}

const putBack: Act = {
  windows: ["rewards"],
  list(r, seat, add) {
    for (const reward of player(r, seat).rewards) {
      const taken = takenOf(r, seat, reward)
      if (taken !== NOBODY) add(label(r, taken), [taken])
    }
  },
  go(r, _f, seat, option) {
    returnPick(r, seat, option.refs[0])
  },
}

/** One's own, and those that one could take but for the limit (STS-4.9). */
const potionsAtHand = (r: SpireRun, seat: Seat): Ref[] => [
  ...potionsOf(r, seat),
  ...(mayGainPotions(r, seat) ? lying(r, "offers", seat) : []).filter((ref) => hasKind(r, ref, "potion")),
]

/** Nothing but potions, and only outside combat (STS-4.3). */
const give: Act = {
  windows: [...outside],
  list(r, seat, add) {
    if (inCombat(r.s.table)) return
    const others = partyOf(r.s.table).filter(
      (other) => other !== seat && potionRoom(r, other) > 0 && mayGainPotions(r, other),
    )
    if (others.length === 0) return
    for (const potion of potionsAtHand(r, seat))
      for (const other of others) add(`${label(r, potion)}>${label(r, other)}`, [potion, other])
  },
  explain: () => ({ key: "cannot-give", rule: "STS-4.3" }),
  go(r, _f, _seat, option) {
    const [potion, to] = option.refs as [Ref, Seat]
    moveObject(r, potion, zoneId(r, zoneNo.items, to), "top", to, null, "give")
  },
}

/** To make room for another one (STS-4.9). */
const discard: Act = {
  windows: ["rewards", "merchant", "sale"],
  list(r, seat, add) {
    if (potionRoom(r, seat) <= 0) for (const potion of potionsOf(r, seat)) add(label(r, potion), [potion])
  },
  explain: () => ({ key: "no-need", rule: "STS-4.9" }),
  go(r, _f, seat, option) {
    putUnderDeck(r, seat, option.refs[0], "throw")
  },
}

// Whether somebody can gain potions at all is asked with this.
const gainPotion = nobodysChoice

export const rewardActs = { reveal, take, putBack, give, discard, gainPotion }
