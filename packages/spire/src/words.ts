// The vocabulary that cards are written in: small constructors, so that a card reads like its text.

import {
  type Ability,
  type Amount,
  type Body,
  call,
  count,
  each,
  set,
  type Trigger,
  type Cond,
  is,
  type Node,
  read,
  same,
  type Select,
  type Target,
  target,
  type Whom,
} from "@soulspire/kernel"
import type { Token } from "./types.ts"

export { token } from "./tokens/give.ts"
export * from "./tokens/verbs.ts"

// Who and what

export const foes: Select = { from: "enemies" }
export const players: Select = { from: "seats", where: { test: "isAlive", of: "it" } }
/** One enemy, called `foe` in the text. */
export const foe: Target = target("foe", foes)
/** A row, named by the player in it: `row` in the text. */
export const row: Target = target("row", { from: "seats", where: { test: "rowIsHeld", of: "it" } })
/** Any player, called `ally`. */
export const ally: Target = target("ally", players)
/** All enemies of the chosen row, and always the boss (STS-9.1). */
export const inTheRow: Select = { from: "enemies", where: { test: "isInRow", of: "it", with: "row" } }
/** Enemies that are about to hit you. */
export const attackers: Select = { from: "enemies", where: { test: "isAboutToHit", of: "it", with: "you" } }
const only = (whom: string): Select => ({ from: `@${whom}` })
export const handOf = (who: Whom = "you"): Select => ({ from: "hand", of: who })

// Effects of cards

interface HitMore {
  times?: Amount
  perStrength?: Amount
  /** So much more damage, if this is true. */
  bonus?: Amount
  if?: Cond
}
export const hit = (amount: Amount, more: HitMore = {}): Node => ({
  op: "hit",
  to: only("foe"),
  amount,
  by: "you",
  ...more,
})
export const hitRow = (amount: Amount, more: HitMore = {}): Node => ({
  op: "hit",
  to: inTheRow,
  amount,
  by: "you",
  ...more,
})
export const damage = (amount: Amount, to: Select | string = "foe"): Node => ({
  op: "deal",
  to: typeof to === "string" ? only(to) : to,
  amount,
})
export const block = (amount: Amount, whom: Whom = "you"): Node => ({ op: "gainBlock", whom, amount })
export const draw = (amount: Amount, who: Whom = "you"): Node => ({ op: "draw", who, amount })
/** Until there are so many in the hand. */
export const drawTo = (size: Amount): Node => ({ op: "drawTo", who: "you", size })
/** One card, called `drawn` in the text. */
export const drawOne: Node = { op: "drawOne", who: "you", as: "drawn" }
export const gainEnergy = (amount: Amount, who: Whom = "you"): Node => ({ op: "gainEnergy", who, amount })
export const loseHp = (amount: Amount, whom: Whom = "you"): Node => ({ op: "loseHp", whom, amount })
export const heal = (amount: Amount, whom: Whom = "you"): Node => ({ op: "heal", whom, amount })
export const exhaust = (whom: Whom): Node => ({ op: "exhaust", whom })
/** All of these at once, as one discard of an effect. */
const discard = (cards: Select): Node => ({ op: "discardAll", cards })
export const daze = (amount: Amount): Node => ({
  op: "clutter",
  who: only("you"),
  card: "status-daze",
  amount,
})
export const shivs = (amount: Amount): Node => call("gainShivs", { amount })

/** On top of one's draw pile. */
export const putOnDraw = (card: Whom): Node => ({ op: "putOnDraw", card })
/** This card itself, once it has been played. */
export const goesOnTop: Node = { op: "goOnTop", whom: "this" }
export const takeInHand = (card: Whom): Node => ({ op: "takeInHand", card })
/** Picks so many cards, called `card` in the text; exactly so many where one number is given for both. */
export const pick = (what: Select, prompt: string, min: Amount = 1, max: Amount = 1): Node => ({
  op: "choose",
  what,
  as: "card",
  ...(JSON.stringify(min) === JSON.stringify(max) ? {} : { min }),
  max,
  prompt,
})
export const exhaustFromHand = (min: Amount = 1, max: Amount = 1): Node[] => [
  pick(handOf(), "exhaust", min, max),
  each({ from: "@card" }, "gone", [exhaust("gone")]),
]
export const discardFromHand = (min: Amount = 1, max: Amount = 1): Node[] => [
  pick(handOf(), "discard", min, max),
  discard({ from: "@card" }),
]
export const loseToken = (name: Token, amount: Amount, whom: Whom = "you"): Node => ({
  op: "loseToken",
  token: name,
  whom,
  amount,
})
export const multiplyToken = (token: Token, by: Amount, whom: Whom): Node => ({
  op: "multiplyToken",
  token,
  whom,
  by,
})
/** It is no block of a card that could be more, but as much again as is there. */
export const doubleBlock: Node = { op: "doubleBlock", who: "you" }
export const forcePlay = (card: Whom): Node => ({ op: "forcePlay", card, who: "you" })
export const forcePlayAndExhaust = (card: Whom): Node => ({
  op: "forcePlay",
  card,
  who: "you",
  exhaust: "unless-power",
})
/** So much to each enemy for each hit it is about to deal to you. */
export const burnAttackers = (amount: Amount): Node => ({ op: "burnAttackers", who: "you", amount })
export const noMoreDraws: Node = { op: "barDraws", who: "you" }
export const playTwice = (type: "attack" | "skill"): Node => ({ op: "playTwice", who: "you", type })
/** A copy of the last attack or skill of this cost that anybody has played this turn. */
export const copyLast = (cost: Amount): Node => ({ op: "copyLast", who: "you", cost })
export const X: Amount = read("x", "this")

/** So many cards are called `many` in the text. */
export const discardHand: Body = [set("many", count(handOf())), discard(handOf())]
/** Any number, called `many` in the text. */
export const discardAny: Body = [
  pick(handOf(), "discard-any", 0, count(handOf())),
  set("many", count({ from: "@card" })),
  discard({ from: "@card" }),
]
export const retainFromHand = (most: Amount): Body => [
  pick(handOf(), "retain", 0, most),
  each({ from: "@card" }, "kept", [{ op: "retain", whom: "kept" }]),
]
export const maySwitchRows: Node = {
  op: "gate",
  ask: "may",
  prompt: "switch-rows",
  do: [
    {
      op: "choose",
      what: { from: "seats", of: "others", where: { test: "isAlive", of: "it" } },
      as: "other",
      prompt: "switch-with",
    },
    { op: "switchRows", a: "you", b: "other" },
  ],
}
export const throwAllShivs = (bonus: Amount): Node => call("throwAllShivs", { bonus })
/** Till the end of the turn. */
export const costNothing = (cards: Select): Node => ({ op: "makeFree", cards })
export const fillCubes = (amount: Amount): Node => ({ op: "fillCubes", whom: "this", amount })
export const addCubes = (amount: Amount): Node => ({ op: "addCubes", whom: "this", amount })

// Abilities

const on = (event: string, when: Cond | null, body: Body): Ability => ({
  k: "on",
  event,
  ...(when === null ? {} : { when }),
  do: body,
})
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
  cost: [{ op: "useUp", whom: "this" }],
  targets,
  do: body,
})
export const youHave = (stat: string, add: Amount): Ability => ({
  k: "stat",
  stat,
  to: same("it", "you"),
  add,
})
/** Its own cost is another one, wherever it lies, as long as this is true (STS-11.2). */
export const costs = (cost: Amount, when: Cond): Ability => ({
  k: "stat",
  stat: "cost",
  in: ["hand", "discard", "draw", "playing"],
  when,
  set: cost,
})

export const startOfTurnAt = (targets: readonly Target[], ...body: Body): Ability => ({
  k: "on",
  event: "turnStarts",
  when: same("ev.who", "you"),
  targets,
  do: body,
})
/** Whenever you put a token on an enemy. */
export const whenYouAfflict = (body: Body, nth?: NonNullable<Trigger["nth"]>): Ability => ({
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
