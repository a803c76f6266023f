// Words of relics and potions, and of the few cards that say the same.

import {
  type Ability,
  type Act,
  all,
  type Amount,
  type Body,
  call,
  choose,
  gate,
  type Cond,
  eq,
  ge,
  instead,
  is,
  later,
  type Mode,
  type Node,
  not,
  read,
  ref,
  same,
  type Target,
  when,
  type Whom,
} from "@soulspire/kernel"
import { drinkThis, removeCube } from "../combat/plays/items.ts"
import { keepBlockOnce, useThisCombat, useThisRoom } from "../combat/plays/ops.ts"
import { rollDie } from "../combat/round/ops.ts"
import { loseAllTokens } from "../tokens/ops.ts"
import { endOfTurn, loseToken, losesAtMost, retainFromHand, row, strength } from "./index.ts"

// When they work

interface Aimed {
  targets?: readonly Target[]
  modes?: readonly Mode[]
  when?: Cond
}
const used = (cost: Node, body: Body, more: Aimed): Act => ({
  k: "act",
  act: "use",
  cost: [cost],
  ...more,
  do: body,
})

/** Turned over when used, until the combat is over (STS-12.8). */
export const oncePerCombat = (body: Body, more: Aimed = {}): Ability => used(useThisCombat, body, more)
export const drink = (body: Body, ...targets: Target[]): Ability => used(drinkThis, body, { targets })

/** In the one moment in which the die can be changed, at events too; once a room is once a combat (STS-7.4, STS-12.8). */
export const changesDieOncePerRoom = (body: Body): Ability => ({
  k: "act",
  act: "change",
  cost: [useThisRoom],
  do: body,
})
export const drinkToChangeDie = (body: Body): Ability => ({
  k: "act",
  act: "change",
  cost: [drinkThis],
  do: body,
})

/** A die ability: when the die of the round shows one of these (STS-7.5). */
export const onFace = (faces: readonly number[], body: Body, ...targets: Target[]): Ability => ({
  k: "on",
  event: "dieShows",
  when: { all: [same("ev.who", "you"), { any: faces.map((face) => eq(ref("ev.face"), face)) }] },
  targets,
  do: body,
})

// What they do

export { addToDie, turnDie } from "../combat/round/ops.ts"
export const rollAgain: Node = rollDie()
export { triggerFace } from "../combat/plays/items.ts"

/** Draws so many and plays them at once, in any order. */
export const forceDraws = (amount: Amount): Node => call("forceDraws", { amount })
export { scry } from "../features/scry/verbs.ts"
/** So many attacks of one hit each that cost nothing. */
export const freeAttacks = (amount: Amount): Node => call("freeAttacks", { amount })
export { gainGold, loseBlock } from "../combat/resources/ops.ts"
export const loseWeakAndVulnerable = (whom: Whom): Body => [
  loseAllTokens("weak", whom),
  loseAllTokens("vulnerable", whom),
]
/** Strength that is lost again when the turn ends, or when the next attack is over. */
export const strengthThisTurn = (amount: Amount): Body => [
  strength(amount),
  later(endOfTurn(loseToken("strength", amount)), "turn", 1),
]
/** None is lost where none was gained. */
export const thatStrengthThisTurn = (amount: Amount): Body => [
  strength(amount),
  when({ did: true }, [later(endOfTurn(loseToken("strength", amount)), "turn", 1)]),
]
export const strengthForAttack = (amount: Amount): Node => call("strengthForAttack", { amount })
export { healTo } from "../combat/hits/harm.ts"
/** Down to so many, for whoever has more. */
export const loseHpTo = (hp: Amount): Node => call("loseHpTo", { hp })
/** So many cubes on it, whatever is there already. */
export const fillCubes = (amount: Amount): Node => call("fillCubes", { whom: "this", amount })
export const loseAtMostThisRound = (amount: Amount): Node => later(losesAtMost(amount), "round")
export const retainThisTurn = (most: Amount): Node => later(endOfTurn(...retainFromHand(most)), "turn", 1)
export const nextCardCostsNothing: Node = later(
  { k: "stat", stat: "cost", to: same({ controller: "it" }, "you"), set: 0 },
  "nextCard",
)
export const nextAttackCostsNothing: Node = later(
  { k: "stat", stat: "cost", to: all(is("it", "attack"), same({ controller: "it" }, "you")), set: 0 },
  "nextAttack",
)
/** A row, called `row` in the text, for what has no targets before it happens. */
export const chooseRowAs = (prompt: string): Node => choose({ what: row.what, as: "row", prompt })
export const chooseRow: Node = chooseRowAs("row")
export const chooseFoeAs = (prompt: string): Node => choose({ what: { from: "enemies" }, as: "foe", prompt })
export const chooseFoe: Node = chooseFoeAs("foe")

// What they are

const cardsOf = (kind: string): Cond => ({
  all: [{ is: ["it", kind] }, same({ controller: "it" }, "you")],
})
/** Each hit, or each block, of your cards of a kind. */
export const yourCards = (stat: "cardHits" | "cardBlocks", kind: string, add: Amount): Ability => ({
  k: "stat",
  stat,
  to: cardsOf(kind),
  add,
})
/** What is left of your block may stay at the start of a turn, once a combat. */
export const mayKeepBlockOnce: Ability = {
  k: "replace",
  event: "loseBlock",
  when: {
    all: [same("would.whom", "you"), { says: ["would.cause", "reset"] }],
  },
  do: [gate({ ask: "may", prompt: "keep-block", do: [instead, keepBlockOnce] })],
}
export const hpAtMost = (amount: Amount): Ability => ({
  k: "stat",
  stat: "mostHp",
  to: same("it", "you"),
  set: amount,
})
/** Instead of a loss of HP something else happens; each hit of several is a loss of its own (STS-11.6). */
export const insteadOfLosingHp = (...body: Body): Ability => ({
  k: "replace",
  event: "loseHp",
  when: same("would.whom", "you"),
  do: [instead, ...body],
})
export const insteadOfDying = (...body: Body): Ability => ({
  k: "replace",
  event: "playerDies",
  when: same("would.who", "you"),
  do: [instead, ...body, drinkThis],
})
export const gainsNoGold: Ability = {
  k: "replace",
  event: "gainGold",
  when: same("would.who", "you"),
  do: [instead],
}
export const whenYouPlay = (kind: string, ...body: Body): Ability => ({
  k: "on",
  event: "plays",
  when: { all: [same("ev.who", "you"), { is: ["ev.card", kind] }] },
  do: body,
})
export const removeCubeTo = (...body: Body): Ability => used(removeCube, body, {})
export const lostHp: Cond = ge(read("lostInCombat", "you"), 1)
export const noneInHand = (kind: string): Cond =>
  not({ exists: { from: "hand", of: "you", where: { is: ["it", kind] } } })
export const emptyHand: Cond = not({ exists: { from: "hand", of: "you" } })
