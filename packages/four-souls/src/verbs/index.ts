// The vocabulary that cards are written in: small constructors, so that a card reads like its text.

import {
  type Ability,
  type Act,
  all,
  type Amount,
  any,
  type Body,
  type Cond,
  eq,
  is,
  later,
  n,
  type Node,
  not,
  order,
  read,
  ref,
  same,
  type Select,
  type Target,
  target,
  type Trigger,
  when,
  type Whom,
} from "@soulspire/kernel"
import { deactivate } from "../rules/items/objects.ts"
import { lootPlay } from "../rules/turn/ops.ts"

export {
  forceAttack,
  forceDeckAttack,
  mayAttackAgain,
  mayAttackDeck,
  mustAttack,
  mustAttackAgain,
  mustAttackAgainThisTurn,
  mustAttackAlso,
  mustAttackDeck,
} from "../rules/attack/ops.ts"
export { putFinalBoss, putMinion, startTimer, tickTimer } from "../rules/challenge/ops.ts"
export { gainCents, loseAllCents, loseCents, payCents, payCentsTo, stealCents } from "../rules/loot/cents.ts"
export { gainTreasure, loot, lootFromDiscard } from "../rules/loot/drawing.ts"
export {
  atRandom,
  putOnBottomAtRandom,
  putIntoDeck,
  putIntoDiscard,
  putOnBottom,
  putOnTop,
} from "../rules/loot/piles.ts"
export { playForFree, playNow } from "../rules/loot/playing.ts"
export { copyCard, copyTap } from "../features/copies/ops.ts"
export {
  addCounters,
  addNamedCounters,
  levelDown,
  levelUp,
  removeCounters,
  removeCountersOrAll,
  removeNamedCounters,
} from "../features/counters/ops.ts"
export {
  deal,
  dealAlso,
  dealBy,
  divide,
  heal,
  payHealth,
  take,
  takeBeforeUsing,
} from "../rules/damage/ops.ts"
export { decidePenalty, doubleRewards, gainRewards } from "../rules/death/ops.ts"
export {
  addToRoll,
  attackRollBy,
  flipRoll,
  rerollDie,
  rollSeveral,
  setRoll,
  subtractFromRoll,
} from "../features/dice/ops.ts"
export {
  discard,
  discardHand,
  giveLoot,
  passHands,
  stealAtRandom,
  stealLoot,
  swapLootWith,
} from "../rules/loot/hands.ts"
export { destroyItems, rerollItem, swapItems } from "../rules/items/ops.ts"
export { clearNote } from "../rules/items/notes.ts"
export {
  destroy,
  gainSoul,
  give,
  dies,
  kill,
  putOver,
  putUnder,
  recharge,
  rechargeCharacter,
  replaceMonster,
  steal,
  win,
} from "../rules/items/objects.ts"
export { prevent, preventNext } from "../features/shields/ops.ts"
export { expandSlots, playEvent } from "../rules/slots/ops.ts"
export { flip } from "@soulspire/kernel"
export { bring } from "../rules/set-up/ops.ts"
export { cancel, cancelAll, cancelAttack } from "../rules/stack/ops.ts"
export { endTurn, extraTurn, lootPlay, skipTurn } from "../rules/turn/ops.ts"
export { voteOn } from "../features/votes/ops.ts"
export * from "./attacks-and-rolls.ts"
export * from "./challenges.ts"
export * from "./copies.ts"
export * from "./objects.ts"
export * from "./piles.ts"
export * from "./prevention.ts"

// Who and what

export const players: Select = { from: "seats" }
export const livingPlayers: Select = { from: "seats", where: { test: "isAlive", of: "it" } }
export const otherPlayers: Select = { from: "seats", of: "others" }
export const monsters: Select = { from: "monsters", where: is("it", "monster") }
/** Slots that something may be put into from elsewhere, also one that a death has just emptied. */
export const monsterSlots: Select = {
  from: ["monsters", "holding"],
  where: { test: "isMonsterSlot", of: "it" },
}
export const unattackedSlots: Select = { ...monsterSlots, where: { test: "isFreeSlot", of: "it" } }
export const monstersAndPlayers: Select = {
  from: ["monsters", "seats"],
  where: any(is("it", "monster"), is("it", "seat")),
}
export const items: Select = { from: ["board", "shop"], where: is("it", "item") }
export const itemsOf = (who: Whom): Select => ({ from: "board", of: who, where: is("it", "item") })
/** In the shop, or another player's. */
export const othersItems: Select = {
  ...items,
  where: all(is("it", "item"), not(same({ controller: "it" }, "you"))),
}
/** Also one that has just come up. */
export const curses: Select = { from: ["board", "monsters"], where: is("it", "curse") }
export const nonEternal: Cond = not({ test: "isEternal", of: "it" })
/** Nobody has declared a purchase of it that still waits. */
export const notPurchased: Cond = not({ test: "isPurchased", of: "it" })
/** What destroys itself is of no use where it cannot be destroyed (FSC-R.1). */
export const thisIsNotEternal: Cond = not({ test: "isEternal", of: "this" })
export const rolls: Select = { from: "stack", where: { test: "isRoll", of: "it" } }
export const loots: Select = { from: "stack", where: { test: "isLoot", of: "it" } }
export const only = (whom: string): Select => ({ from: `@${whom}` })
export const where = (what: Select, cond: Cond): Select => ({
  ...what,
  where: what.where === undefined ? cond : all(what.where, cond),
})

/** Several of the game's at once are taken in the order that the ability's controller says (FS-6.12.4). */
export const inOrder = (as: string, what: Select): Node => order(as, what, "you")

/** The one target of an ability, called `it1` in its effect. */
export const aim = (what: Select): { targets: readonly Target[] } => ({ targets: [target("it1", what)] })

// Effects

/** "This and that": the second hangs on the first (FS-6.2). */
export const and = (first: Node, ...second: Body): Body => [first, when({ did: "and" }, second)]

/** A number of somebody is changed till end of turn. */
export const tillEndOfTurn = (name: string, add: Amount, whom: Whom = "you"): Node =>
  later({ k: "stat", stat: name, to: same("it", whom), add }, "turn")

// Abilities

type More = Pick<Act, "when" | "targets" | "modes">

/** Costs deactivating the card. */
export const tap = (body: Body, more: More = {}): Ability => ({
  k: "act",
  act: "activate",
  cost: [deactivate("this")],
  ...more,
  do: body,
})
/** Costs something else, and works as often as that can be paid. */
export const paid = (cost: Body, body: Body, more: More = {}): Ability => ({
  k: "act",
  act: "activate",
  cost,
  ...more,
  do: body,
})

type TriggerMore = Pick<Trigger, "nth" | "targets" | "modes" | "in">

export const on = (event: string, when: Cond | null, body: Body, more: TriggerMore = {}): Ability => ({
  k: "on",
  event,
  ...(when === null ? {} : { when }),
  ...more,
  do: body,
})

/** A circled number: any roll of any player that resolves as it (FS-4.4.3). */
export const whenRolled = (number: number, body: Body, more: TriggerMore = {}): Ability =>
  on("rolls", eq(ref("ev.value"), n(number)), body, more)
/** A roll that would be this number; it has to be still when this resolves. */
export const whenWouldRoll = (cond: Cond, body: Body): Ability =>
  on("wouldRoll", cond, [when(eq(read("value", "ev.die"), ref("ev.value")), body)])
/** An attack roll of the attacking player against this monster, of this number. */
export const whenAttackRolled = (number: number, body: Body, more: TriggerMore = {}): Ability =>
  on(
    "rolls",
    all(
      eq(ref("ev.combat"), 1),
      same("ev.whom", "this"),
      same("ev.who", "attacker"),
      eq(ref("ev.value"), n(number)),
    ),
    body,
    more,
  )
/** Any roll of this number by whoever attacks this. */
export const whenAttackerRolled = (number: number, body: Body, more: TriggerMore = {}): Ability =>
  on("rolls", all(same("ev.who", "attackerOfThis"), eq(ref("ev.value"), n(number))), body, more)
export const startOfTurn = (body: Body, more: TriggerMore = {}): Ability =>
  on("startPhase", same("ev.who", "you"), body, more)
/** "As your turn starts": with the start itself, without using the stack. */
export const asYourTurnStarts = (body: Body): Ability => ({
  k: "replace",
  event: "turn",
  when: same("would.who", "you"),
  do: body,
})
export const asYourTurnEnds = (body: Body): Ability => ({
  k: "replace",
  event: "turnEnd",
  when: same("would.who", "you"),
  do: body,
})
export const endOfTurn = (body: Body, more: TriggerMore = {}): Ability =>
  on("endPhase", same("ev.who", "you"), body, more)
export const whenYouTakeDamage = (body: Body, more: TriggerMore = {}): Ability =>
  on("damage", same("ev.whom", "you"), body, more)
export const whenThisTakesDamage = (body: Body, more: TriggerMore = {}): Ability =>
  on("damage", same("ev.whom", "this"), body, more)
export const whenThisDies = (body: Body, more: TriggerMore = {}): Ability =>
  on("move", all(same("ev.old", "this"), { says: ["ev.cause", "death"] }), body, more)
export const whenThisEnters = (body: Body, more: TriggerMore = {}): Ability =>
  on("move", all(same("ev.obj", "this"), { says: ["ev.to", "monsters"] }), body, more)

/** The same of what comes to a player's board. */
export const whenThisItemEnters = (body: Body, more: TriggerMore = {}): Ability =>
  on("move", all(same("ev.obj", "this"), { says: ["ev.to", "board"] }), body, more)

/** "When this is put in a monster slot": not when it is uncovered there (FS-3.5.1). */
export const whenPutInSlot = (body: Body, more: TriggerMore = {}): Ability =>
  on(
    "move",
    all(same("ev.obj", "this"), { says: ["ev.to", "monsters"] }, not({ says: ["ev.cause", "uncover"] })),
    body,
    more,
  )

/** An attack is declared on it, or it is what an attack on the deck has found (FS-8.3). */
export const whenThisIsAttacked = (body: Body, more: TriggerMore = {}): Ability =>
  on("attackOn", same("ev.whom", "this"), body, more)
export const whenMonsterDies = (body: Body, more: TriggerMore = {}): Ability =>
  on("move", all(is("ev.obj", "monster"), { says: ["ev.cause", "death"] }), body, more)
export const whenAnotherMonsterDies = (body: Body, more: TriggerMore = {}): Ability =>
  on(
    "move",
    all(is("ev.obj", "monster"), not(same("ev.old", "this")), { says: ["ev.cause", "death"] }),
    body,
    more,
  )
/** It goes back to its slot instead (FS-11.1.3). */
export const cannotBeDiscarded: Ability = {
  k: "forbid",
  act: "discard",
  in: ["monsters", "holding"],
  when: same("it", "this"),
}

/** What happens as this enters play, without using the stack (FS-2.5.1). */
export const asThisEnters = (body: Body): Ability => ({ k: "act", act: "enters", do: body })

/** A number of the player who controls this is changed for as long as it is there. */
export const youHave = (name: string, add: Amount, when?: Cond): Ability => ({
  k: "stat",
  stat: name,
  to: same("it", "you"),
  ...(when === undefined ? {} : { when }),
  add,
})

/** "Eternal", as an ability that something is given (FS-4.6.1). */
export const eternal: Ability = { k: "stat", stat: "eternal", add: 1 }

/** What nearly every character can do. "An additional" card is no number that could be changed. */
export const playAnother: Ability = tap([lootPlay(1)])

export const yourTurn: Cond = same("active", "you")
export const notThis: Cond = not(same("it", "this"))
