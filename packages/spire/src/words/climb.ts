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
import type { RewardKind } from "../types.ts"
import { pick } from "../words.ts"

// Rewards

/** Gained with all others of a combat, to be taken when everything is known. */
export const reward = (kind: RewardKind, who: Whom = "you"): Node => ({ op: "reward", who, kind })
/** More cards are looked at than usual. */
export const rewardOf = (kind: RewardKind, look: Amount): Node => ({ op: "reward", who: "you", kind, look })
/** Now is the time to take what was gained. */
export const takeNow: Node = call("rewards")
/** Gained and taken at once. */
export const gain = (...kinds: RewardKind[]): Body => [...kinds.map((kind) => reward(kind)), takeNow]
export const gainMany = (kind: RewardKind, amount: Amount): Body => [
  { op: "reward", who: "you", kind, amount },
  takeNow,
]

// Gold

export const payGold = (amount: Amount): Node => ({ op: "payGold", who: "you", amount })
export const loseGold = (amount: Amount): Node => ({ op: "loseGold", who: "you", amount })

// Decks

const yours = (test: string, where?: Cond): Select => ({
  from: "deck",
  of: "you",
  where: where === undefined ? { test, of: "it" } : { all: [{ test, of: "it" }, where] },
})
const change = (
  op: string,
  prompt: string,
  test: string,
  many: Amount,
  where?: Cond,
  least: Amount = many,
): Body => [
  pick(yours(test, where), prompt, least, many),
  each({ from: "@card" }, "one", [{ op, whom: "one" }]),
]
export const upgrade = (many: Amount = n(1), where?: Cond): Body =>
  change("upgrade", "upgrade", "isUpgradable", many, where)
export const remove = (many: Amount = n(1), where?: Cond): Body =>
  change("removeCard", "remove", "isRemovable", many, where)
export const transform = (many: Amount = n(1)): Body =>
  change("transform", "transform", "isTransformable", many)
/** A transformation that may be skipped, like any reward (STS-4.1). */
export const transformUpTo = (many: Amount): Body =>
  change("transform", "transform", "isTransformable", many, undefined, 0)
export const upgradeRandom = (amount: Amount): Node => ({ op: "upgradeRandom", who: "you", amount })
export const gainCurse: Node = { op: "gainCurse", who: "you" }
export const gainCurses = (amount: Amount): Node => ({ op: "gainCurse", who: "you", amount })
/** The top of the rares, unseen and not to be refused. */
export const gainRare: Node = { op: "gainTop", who: "you", deck: "rares" }
export const isKind = (kind: string): Cond => is("it", kind)

// Items

/** Under its deck when it has done its work. */
const discardThis: Node = { op: "discardItem", whom: "this" }
/** A cube for each use; with the last one it goes under its deck. */
export const wearOut = (uses: Amount): Node => ({ op: "wearOut", whom: "this", uses })
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
  whenYouAdd(kind, [{ op: "upgrade", whom: "ev.what" }, wearOut(uses)])
/** One of these, then another card of that kind. */
export const upgradeOneAndAnother = (first: string, then: string): Body => [
  ...upgrade(n(1), isKind(first)),
  pick({ ...yours("isUpgradable", isKind(then)), other: "card" }, "upgrade"),
  { op: "upgrade", whom: "card" },
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
export const forSale = (deck: "potionDeck" | "relicDeck"): Body => [
  { op: "layForSale", who: "you", deck },
  call("sale"),
]

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
export const GREETING: Body = [{ op: "gainGold", who: "you", amount: n(3) }, ...gain("card")]
