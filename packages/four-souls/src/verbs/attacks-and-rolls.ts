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
  later,
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
import { addToRoll, roll, subtractFromRoll } from "../features/dice/ops.ts"

/** An item or a room with HP can be attacked like a monster, and is none (FS-6.3.1, FS-6.3.3). */
export const thisCanBeAttacked: Ability = { k: "permit", act: "attack", when: same("it", "this") }
/** Players can be attacked by others, and have this evasion; the newest that says so counts (FS-6.4.1, FS-6.4.2). */
export const playersCanBeAttacked = (evasion: number): Ability[] => [
  { k: "permit", act: "attack", when: is("it", "seat") },
  { k: "stat", stat: "evasion", to: is("it", "seat"), set: n(evasion) },
]

/** After each attack roll of the attacking player against this. */
export const afterAttackRoll = (body: Body, against: Whom = "this"): Ability => ({
  k: "on",
  event: "rolls",
  when: all(eq(ref("ev.combat"), 1), same("ev.whom", against), same("ev.who", "attacker")),
  do: body,
})

/** As much as one likes, up to so much. */
export const addUpTo = (most: Amount, die: Whom): Body => [
  number("much", "you", 0, most, "how-much"),
  addToRoll(die, ref("much")),
]
export const subtractUpTo = (most: Amount, die: Whom): Body => [
  number("much", "you", 0, most, "how-much"),
  subtractFromRoll(die, ref("much")),
]

/** Monsters that the active player could attack. */
export const attackable: Select = {
  from: "monsters",
  where: all(is("it", "monster"), { test: "attackable", of: "it" }),
}
/** Whatever monster its player attacks is harder to hit by 1 from then on, till end of turn. */
export const attackedAreHarderToHit: Ability = {
  k: "on",
  event: "attackOn",
  when: all(same("ev.who", "you"), is("ev.whom", "monster")),
  do: [later({ k: "stat", stat: "evasion", to: same("it", "ev.whom"), add: n(1) }, "turn")],
}

/** "Roll-": what is done with the number is an ability of its own, which waits for the roll to become final. */
export const rollThen = (who: Whom, body: Body): Node =>
  roll(who, { k: "on", event: "rolls", when: same("ev.die", "die"), do: body })
export const rollTable = (rows: readonly (readonly [Numeral, Numeral, Body])[], who: Whom = "you"): Node =>
  rollThen(who, [table(ref("ev.value"), rows)])

/** One with targets in it: they are chosen as what the number brings goes on the stack (FS-4.0.2, FS-4.6.7). */
export const rollAndAim = (
  rows: readonly (readonly [from: Numeral, to: Numeral, body: Body, targets?: readonly Target[]])[],
  who: Whom = "you",
): Node =>
  roll(who, {
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
export const combatDamageOn = (roll: number, amount: Amount): Ability => ({
  k: "replace",
  event: "combatDamage",
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
