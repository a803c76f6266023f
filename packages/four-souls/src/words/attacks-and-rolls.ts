// The vocabulary of cards, continued: what can be attacked, attacks that cards give or demand, and what they do with dice.

import {
  type Ability,
  all,
  type Amount,
  any,
  type Body,
  type Cond,
  edit,
  eq,
  ge,
  is,
  le,
  n,
  type Node,
  number,
  type Numeral,
  read,
  ref,
  same,
  type Select,
  table,
  type Target,
  type Whom,
} from "@soulspire/kernel"

/** An item or a room with HP can be attacked like a monster, and is none (FS-6.3.1, FS-6.3.3). */
export const thisCanBeAttacked: Ability = { k: "permit", act: "attack", when: same("it", "this") }
/** Players can be attacked by others, and have this evasion; the newest that says so counts (FS-6.4.1, FS-6.4.2). */
export const playersCanBeAttacked = (evasion: number): Ability[] => [
  { k: "permit", act: "attack", when: is("it", "seat") },
  { k: "stat", stat: "evasion", to: is("it", "seat"), set: n(evasion) },
]

export const mayAttackAgain: Node = { op: "extraAttack", must: 0, adds: 1 }
export const mustAttackAgain: Node = { op: "extraAttack", must: 1, adds: 1 }
/** The attack is called off, with its rolls and its damage that wait (FS-6.14). */
export const cancelAttack: Node = { op: "attackEnds" }
/** An attack roll by somebody, or by several in turn order, against what is attacked (FS-8.11). */
export const attackRollBy = (who: Select | string, target: Whom): Node => ({
  op: "attackRoll",
  who: typeof who === "string" ? { from: `@${who}` } : who,
  target,
})
/** After each attack roll of the attacking player against this. */
export const afterAttackRoll = (body: Body, against: Whom = "this"): Ability => ({
  k: "on",
  event: "rolls",
  when: all(eq(ref("ev.combat"), 1), same("ev.whom", against), same("ev.who", "attacker")),
  do: body,
})
export const mustAttack = (whom: Whom): Node => ({ op: "extraAttack", on: whom, must: 1, adds: 0 })
/** As an addition to the attacks of the turn. */
export const mustAttackAlso = (whom: Whom): Node => ({ op: "extraAttack", on: whom, must: 1, adds: 1 })
/** So often in this turn, those counted that have been made already. */
export const mustAttackDeck = (times: Amount): Node => ({ op: "mustAttackDeck", times })
export const mayAttackDeck: Node = { op: "extraAttack", deck: "monster", must: 0, adds: 1 }

export const rerollDie = (die: Whom): Node => ({ op: "rerollDie", die })
export const addToRoll = (die: Whom, amount: Amount): Node => ({ op: "addToRoll", die, amount })
export const subtractFromRoll = (die: Whom, amount: Amount): Node => ({
  op: "subtractFromRoll",
  die,
  amount,
})
/** 7 minus the result (FS-6.15.2). */
export const flipRoll = (die: Whom): Node => ({ op: "flipRoll", die })
export const setRoll = (die: Whom, to: Amount): Node => ({ op: "setRoll", die, to })

/** As much as one likes, up to so much. */
export const addUpTo = (most: Amount, die: Whom): Body => [
  number("much", "you", 0, most, "how-much"),
  addToRoll(die, ref("much")),
]
export const subtractUpTo = (most: Amount, die: Whom): Body => [
  number("much", "you", 0, most, "how-much"),
  subtractFromRoll(die, ref("much")),
]

/** So many dice for one roll; you say which of them counts. */
export const rollSeveral = (dice: Amount, who: Whom, die: Whom): Node => ({
  op: "rollSeveral",
  who,
  dice,
  by: "you",
  die,
})

/** Monsters that the active player could attack. */
export const attackable: Select = {
  from: "monsters",
  where: all(is("it", "monster"), { test: "attackable", of: "it" }),
}
/** "Roll-": what is done with the number is an ability of its own, which waits for the roll to become final. */
export const rollThen = (who: Whom, body: Body): Node => ({
  op: "roll",
  who,
  reads: { k: "on", event: "rolls", when: same("ev.die", "die"), do: body },
})
export const rollTable = (rows: readonly (readonly [Numeral, Numeral, Body])[], who: Whom = "you"): Node =>
  rollThen(who, [table(ref("ev.value"), rows)])

/** One with targets in it: they are chosen as what the number brings goes on the stack (FS-4.0.2, FS-4.6.7). */
export const rollAndAim = (
  rows: readonly (readonly [from: Numeral, to: Numeral, body: Body, targets?: readonly Target[]])[],
  who: Whom = "you",
): Node => ({
  op: "roll",
  who,
  reads: {
    k: "on",
    event: "rolls",
    when: same("ev.die", "die"),
    modes: rows.map(([from, to, body, targets = []]) => ({
      name: `${from.n}-${to.n}`,
      when: all(ge(ref("ev.value"), from), le(ref("ev.value"), to)),
      targets,
      do: body,
    })),
    do: [],
  },
})

/** "Takes no combat damage on attack rolls of" these. */
export const noCombatDamageOn = (...rolls: number[]): Ability => {
  const [first, ...others] = rolls.map((roll) => eq(ref("would.roll"), n(roll)))
  const rolled = others.length === 0 ? first : any(first, ...others)
  return {
    k: "replace",
    event: "damage",
    when: all(same("would.whom", "this"), eq(ref("would.combat"), 1), rolled),
    do: [edit({ amount: 0 })],
  }
}
/** Combat damage that this deals on attack rolls of one number is so much, from when it is put on the stack. */
export const strikesOn = (roll: number, amount: Amount): Ability => ({
  k: "replace",
  event: "strike",
  when: all(same("would.from", "this"), eq(ref("would.roll"), n(roll))),
  do: [edit({ amount })],
})

/** Before one's first attack roll of the turn has been made, and while it waits. */
export const firstAttackRoll: Cond = { test: "rollsFirst", of: "you" }

/** By the hit of an attack roll of this number. */
export const whenThisDiesOn = (roll: number, body: Body): Ability => ({
  k: "on",
  event: "move",
  when: all(same("ev.old", "this"), { says: ["ev.cause", "death"] }, eq(read("roll", "ev.old"), n(roll))),
  do: body,
})
export const doubleRewards = (of: Whom): Node => ({ op: "doubleRewards", whom: of })
/** What something leaves that has died (FS-2.3.4). */
export const gainRewards = (of: Whom, who: Whom = "you"): Node => ({ op: "gainRewards", whom: of, who })
