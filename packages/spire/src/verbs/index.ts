// The vocabulary that cards are written in: small constructors, so that a card reads like its text.

import {
  type Ability,
  type Amount,
  any,
  type Body,
  call,
  choose,
  count,
  each,
  gate,
  reveal,
  shuffleZone,
  verb,
  set,
  type Trigger,
  type Cond,
  is,
  later,
  type Node,
  read,
  same,
  type Select,
  type Target,
  target,
  type Whom,
} from "@soulspire/kernel"
import { gainStatus, discardAll, exhaust, switchRows, takeInHand } from "../combat/plays/cards.ts"
import { retain } from "../features/keywords/retain/ops.ts"
import { hitOp } from "../combat/hits/ops.ts"
import { useThisTurn } from "../combat/plays/ops.ts"

export * from "../features/orbs/verbs.ts"
export * from "../features/shivs/verbs.ts"
export * from "./costs.ts"
export { giveToken } from "../tokens/give.ts"
export * from "../tokens/verbs.ts"

// Who and what

export const foes: Select = { from: "enemies" }
export const players: Select = { from: "seats", where: { test: "isAlive", of: "it" } }
/** One enemy, called `foe` in the text. */
export const foe: Target = target("foe", foes)
/** A row, named by the player in it, or by an enemy where nobody is: `row` in the text. */
export const row: Target = target("row", {
  from: ["seats", "enemies"],
  where: { test: "rowIsHeld", of: "it" },
})
/** Any player, called `ally`. */
export const ally: Target = target("ally", players)
/** All enemies of the chosen row, and always the boss (STS-9.1). */
export const inTheRow: Select = { from: "enemies", where: { test: "isInRow", of: "it", with: "row" } }
/** Enemies that are about to hit you. */
export const attackers: Select = { from: "enemies", where: { test: "isAboutToHit", of: "it", with: "you" } }
const drawPile: Select = { from: "draw", of: "you" }
export const handOf = (who: Whom = "you"): Select => ({ from: "hand", of: who })

// Effects of cards: those of one verb stand beside its op

export { forcePlay, goesOnTop, playThrice, playTwice } from "../combat/plays/ops.ts"
export { addCubes, costNothing, exhaust, putOnDraw, takeInHand } from "../combat/plays/cards.ts"
export { damage, heal, loseHp } from "../combat/hits/harm.ts"
export { copyAttackOfOthers, copyLast } from "../combat/plays/copy-ops.ts"
export { draw, drawOne, noMoreDraws } from "../combat/plays/draws.ts"
export { hit, hitAnyOf } from "../combat/hits/ops.ts"
export { block, doubleBlock, gainEnergy } from "../combat/resources/ops.ts"
export { loseToken, multiplyToken } from "../tokens/ops.ts"

/** Until there are so many in the hand. */
export const drawTo = (size: Amount): Node => call("drawTo", { size })
/** For each hit that an enemy is about to deal to you, so much damage to it. */
export const damageAttackers = (amount: Amount): Node => call("damageAttackers", { amount })
/** Exhausted afterwards, unless it is a power. */
export const forcePlayAndExhaust = (card: Whom): Node => call("forcePlayAndExhaust", { card })
/** The same of a card that lies elsewhere, twice. */
export const forcePlayTwiceAndExhaust = (card: Whom): Node => call("forcePlayTwiceAndExhaust", { card })
/** The HP of an enemy, called `foe` in the text, are so many. */
export const setHp = (hp: Amount): Node => call("setHp", { whom: "foe", hp })
export const hitRow = verb(hitOp, ["amount"], { to: inTheRow, by: "you" })
export const daze = (amount: Amount): Node => gainStatus("status-daze", amount)
export const doubleEnergy: Node = call("doubleEnergy")
export const loseAllBlock = (whom: Whom): Node => call("loseAllBlock", { whom })
export const dazeInDiscard = (amount: Amount): Node =>
  gainStatus("status-daze", amount, "you", { to: "discard" })
export const X: Amount = read("x", "this")

/** Picks so many cards, called `card` in the text; exactly so many where one number is given for both. */
export const pick = (what: Select, prompt: string, min: Amount = 1, max: Amount = 1): Node =>
  choose({
    what,
    as: "card",
    ...(JSON.stringify(min) === JSON.stringify(max) ? {} : { min }),
    max,
    prompt,
  })
/**
 * Finds an attack or skill in your draw pile, called `card` in the text; the pile is shuffled after what is done with it. All of
 * it is seen: whoever saw only what can be found would not know what cannot.
 */
export const searchForPlay = (...body: Body): Body => [
  reveal(drawPile, "you"),
  pick({ ...drawPile, where: any(is("it", "attack"), is("it", "skill")) }, "search"),
  ...body,
  shuffleZone("draw", "you"),
]
export { discardAll }
export const exhaustFromHand = (min: Amount = 1, max: Amount = 1): Node[] => [
  pick(handOf(), "exhaust", min, max),
  each({ from: "@card" }, "gone", [exhaust("gone")]),
]
/** All at once, as one discard of an effect. */
export const discardFromHand = (min: Amount = 1, max: Amount = 1): Node[] => [
  pick(handOf(), "discard", min, max),
  discardAll("card"),
]
/** So many cards are called `many` in the text. */
export const discardHand: Body = [set("many", count(handOf())), discardAll(handOf())]
/** Any number, called `many` in the text. */
export const discardAny: Body = [
  pick(handOf(), "discard-any", 0, count(handOf())),
  set("many", count({ from: "@card" })),
  discardAll("card"),
]
/** So many from your draw pile, which is shuffled afterwards. */
export const searchDraw = (many: Amount): Body => [
  reveal(drawPile, "you"),
  pick(drawPile, "take", many, many),
  each({ from: "@card" }, "found", [takeInHand("found")]),
  shuffleZone("draw", "you"),
]
export const retainFromHand = (most: Amount): Body => [
  pick(handOf(), "retain", 0, most),
  each({ from: "@card" }, "kept", [retain("kept")]),
]
export const maySwitchRows: Node = gate({
  ask: "may",
  prompt: "switch-rows",
  do: [
    choose({
      what: {
        from: ["seats", "enemies"],
        where: { test: "hasRowFor", of: "it", with: "you" },
      },
      as: "other",
      prompt: "switch-with",
    }),
    switchRows("you", "other"),
  ],
})

// Abilities

const on = (event: string, when: Cond | null, body: Body): Ability => ({
  k: "on",
  event,
  ...(when === null ? {} : { when }),
  do: body,
})
/** Only as long as something is true. */
export const asLongAs = (cond: Cond, ability: Ability): Ability => ({
  ...ability,
  when: ability.when === undefined ? cond : { all: [cond, ability.when] },
})
/** Before the cards of the turn are drawn. */
export const beforeYouDraw = (...body: Body): Ability => on("beforeDraw", same("ev.who", "you"), body)
export const startOfTurn = (...body: Body): Ability => on("turnStarts", same("ev.who", "you"), body)
export const endOfTurn = (...body: Body): Ability => on("turnEnds", same("ev.who", "you"), body)
/** With the abilities of the first turn's start (STS-7.5). */
export const combatBegins = (...body: Body): Ability => on("combatBegins", same("ev.who", "you"), body)
export const endOfCombat = (...body: Body): Ability => on("combatEnds", same("ev.who", "you"), body)
/** Of a card that is still in the hand then. */
export const endOfTurnInHand = (...body: Body): Ability => ({ ...endOfTurn(...body), in: ["hand"] })
/** Whenever a card of yours is exhausted. */
export const whenYouExhaust = (body: Body, targets: readonly Target[] = []): Ability => ({
  k: "on",
  event: "move",
  when: { all: [{ says: ["ev.cause", "exhaust"] }, same("ev.controlled", "you")] },
  targets,
  do: body,
})
/** Whenever you draw one of these. */
export const whenYouDraw = (
  kinds: readonly string[],
  body: Body,
  targets: readonly Target[] = [],
): Ability => ({
  k: "on",
  event: "move",
  when: {
    all: [
      { says: ["ev.cause", "draw"] },
      same("ev.taker", "you"),
      { any: kinds.map((kind) => is("ev.obj", kind)) },
    ],
  },
  targets,
  do: body,
})
/** When this very card is exhausted. */
export const whenThisIsExhausted = (...body: Body): Ability => ({
  k: "on",
  event: "move",
  in: ["exhaust"],
  when: { all: [same("ev.obj", "this"), { says: ["ev.cause", "exhaust"] }] },
  do: body,
})
export const oncePerTurn = (body: Body, targets: readonly Target[] = []): Ability => ({
  k: "act",
  act: "use",
  cost: [useThisTurn],
  targets,
  do: body,
})
export const youHave = (stat: string, add: Amount): Ability => ({
  k: "stat",
  stat,
  to: same("it", "you"),
  add,
})
/** No more cards this turn. */
export const noMorePlays: Node = later({ k: "forbid", act: "play", when: same("who", "you") }, "turn")

export const startOfTurnAt = (targets: readonly Target[], ...body: Body): Ability => ({
  k: "on",
  event: "turnStarts",
  when: same("ev.who", "you"),
  targets,
  do: body,
})
/** Whenever you put a token on an enemy. */
export const whenYouGiveToken = (body: Body, nth?: NonNullable<Trigger["nth"]>): Ability => ({
  k: "on",
  event: "gainToken",
  when: { all: [same("ev.by", "you"), is("ev.whom", "enemy")] },
  ...(nth === undefined ? {} : { nth }),
  do: body,
})
/** By a card's effect, not at the end of the turn. */
export const whenThisIsDiscarded = (...body: Body): Ability => ({
  k: "on",
  event: "move",
  in: ["discard"],
  when: { all: [same("ev.obj", "this"), { says: ["ev.cause", "discard"] }] },
  do: body,
})
export const whenYouDiscard = (body: Body): Ability => on("discards", same("ev.who", "you"), body)
export const whenYouReshuffle = (body: Body, targets: readonly Target[]): Ability => ({
  k: "on",
  event: "reshuffled",
  when: same("ev.who", "you"),
  targets,
  do: body,
})
/** Nobody takes more HP off you in a round. */
export const losesAtMost = (amount: Amount): Ability => ({
  k: "stat",
  stat: "mostLost",
  to: same("it", "you"),
  set: amount,
})
