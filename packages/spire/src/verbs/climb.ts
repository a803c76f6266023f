// Words of what happens outside combat: rewards, gold, decks that change, campfires.

import {
  type Ability,
  type Amount,
  type Body,
  call,
  type Cond,
  each,
  instead,
  is,
  n,
  type Node,
  same,
  type Select,
  type Whom,
} from "@soulspire/kernel"
import {
  discardThis,
  gainCurses,
  gainTop,
  removeCard,
  transformCard,
  upgradeCard,
  upgradeRandom,
  wearOut,
} from "../climb/rewards/deck.ts"
import { layForSale } from "../climb/merchant/ops.ts"
import { reward, rewardShowing } from "../climb/rewards/ops.ts"
import { gainGold } from "../combat/resources/ops.ts"
import type { RewardKind } from "../state/types.ts"
import { pick } from "./index.ts"

// Rewards

/** Gained with all others of a combat, to be taken when everything is known. */
export { reward, rewardShowing }
/** Now is the time to take what was gained. */
export const takeNow: Node = call("rewards")
/** Gained and taken at once. */
export const gain = (...kinds: RewardKind[]): Body => [...kinds.map((kind) => reward(kind)), takeNow]
export const gainMany = (kind: RewardKind, amount: Amount): Body => [reward(kind, "you", { amount }), takeNow]

// Gold

export { payGold } from "../climb/merchant/gold-ops.ts"
export { loseGold } from "../combat/resources/ops.ts"

// Decks

const yours = (test: string, where?: Cond): Select => ({
  from: "deck",
  of: "you",
  where: where === undefined ? { test, of: "it" } : { all: [{ test, of: "it" }, where] },
})
const change = (
  how: (card: Whom) => Node,
  prompt: string,
  test: string,
  many: Amount,
  where?: Cond,
  least: Amount = many,
): Body => [pick(yours(test, where), prompt, least, many), each({ from: "@card" }, "one", [how("one")])]
export const upgrade = (many: Amount = n(1), where?: Cond): Body =>
  change(upgradeCard, "upgrade", "isUpgradable", many, where)
export const remove = (many: Amount = n(1), where?: Cond): Body =>
  change(removeCard, "remove", "isRemovable", many, where)
/** Each of them that can be removed. */
export const removeAll = (kind: string): Body => [
  each(yours("isRemovable", isKind(kind)), "one", [removeCard("one")]),
]
export const transform = (many: Amount = n(1)): Body =>
  change(transformCard, "transform", "isTransformable", many)
/** A transformation that may be skipped, like any reward (STS-4.1). */
export const transformUpTo = (many: Amount): Body =>
  change(transformCard, "transform", "isTransformable", many, undefined, 0)
export { gainCurses, upgradeRandom, wearOut }
export const gainCurse: Node = gainCurses()
/** One for somebody else. */
export const curse = (who: Whom): Node => gainCurses(undefined, { who })
/** The top of the rares, unseen and not to be refused. */
export const gainRare: Node = gainTop("rares")
/** The same of the cards that anybody can gain. */
export const gainRandom = (many: Amount): Node => gainTop("rewards", many)
export const isKind = (kind: string): Cond => is("it", kind)

// Items

/** Used outside combat, and gone. */
export const useAndDiscard = (body: Body): Ability => ({
  k: "act",
  act: "use",
  cost: [discardThis],
  do: body,
})
/** When you have gained this very item. */
export const whenGained = (...body: Body): Ability => ({
  k: "on",
  event: "move",
  when: { all: [same("ev.obj", "this"), same("ev.taker", "you")] },
  do: body,
})
/** Used at once, then discarded. */
export const whenGainedOnce = (...body: Body): Ability => whenGained(...body, discardThis)
/** When you add one of these to your deck. */
const whenYouAdd = (kind: string, body: Body): Ability => ({
  k: "on",
  event: "adds",
  when: { all: [same("ev.who", "you"), is("ev.what", kind)] },
  do: body,
})
/** What is better already is no use of it. */
export const upgradeAdded = (kind: string, uses: Amount): Ability =>
  whenYouAdd(kind, [upgradeCard("ev.what"), wearOut(uses)])
/** One of these, then another card of that kind. */
export const upgradeOneAndAnother = (first: string, then: string): Body => [
  ...upgrade(n(1), isKind(first)),
  pick({ ...yours("isUpgradable", isKind(then)), other: "card" }, "upgrade"),
  upgradeCard("card"),
]
export const gainsNoCurses: Ability = {
  k: "replace",
  event: "gainCurse",
  when: same("would.who", "you"),
  do: [instead],
}
const cannot = (act: string): Ability => ({ k: "forbid", act, when: same("who", "you") })
export const gainsNoPotions: Ability = cannot("gainPotion")
export const cannotRest: Ability = cannot("rest")
export const cannotSmith: Ability = cannot("smith")
export const mayFly: Ability = { k: "permit", act: "fly", when: same("who", "you") }
export const whenYouFly = (...body: Body): Ability => ({
  k: "on",
  event: "flies",
  when: same("ev.who", "you"),
  do: body,
})
export const whenYouRest = (...body: Body): Ability => ({
  k: "on",
  event: "rests",
  when: same("ev.who", "you"),
  do: body,
})
export const whenYouEnter = (test: string, ...body: Body): Ability => ({
  k: "on",
  event: "entersRoom",
  when: { all: [same("ev.who", "you"), { test }] },
  do: body,
})

/** The top of a deck, to be bought or put under it. */
export const forSale = (deck: "potionDeck" | "relicDeck"): Body => [layForSale(deck), call("sale")]

// Cards

/** When this very card is removed from a deck. */
export const whenThisIsRemoved = (...body: Body): Ability => ({
  k: "on",
  event: "move",
  in: ["box"],
  when: { all: [same("ev.obj", "this"), { says: ["ev.cause", "remove"] }] },
  do: body,
})

// Neow

/** What stands in red on every one of Neow's cards. */
export const GREETING: Body = [gainGold(n(3)), ...gain("card")]
