// The vocabulary of enemies' cards: who comes along, what they do and when, and what they do besides.

import {
  type Ability,
  all,
  type Amount,
  type Body,
  type Cond,
  each,
  eq,
  ge,
  instead,
  is,
  later,
  n,
  not,
  type Node,
  type Numeral,
  read,
  ref,
  same,
  type Select,
  table,
  verb,
  when,
} from "@soulspire/kernel"
import { kindOfName } from "../cards/names.ts"
import { hitOp } from "../combat/hits/ops.ts"
import { payEnergy } from "../combat/resources/ops.ts"
import { exhaust, gainStatus, shuffleInStatus } from "../combat/plays/cards.ts"
import { enterMode, revive } from "../combat/enemies/ops.ts"
import { healToOp } from "../combat/hits/harm.ts"
import { rerollDie } from "../combat/round/ops.ts"
import { confuse } from "../features/confused/ops.ts"
import { loseAllTokens } from "../tokens/ops.ts"
import { asLongAs, block, damage, foes, heal, players, giveToken } from "./index.ts"

export { addCubes, asLongAs } from "./index.ts"

// What they do

/** On the player in its row (STS-8.5). */
export const hit = verb(hitOp, ["amount", "times"], { to: "you", by: "this" })
/** One hit more of the same attack, of another size: on the same player, or on all (STS-9.2). */
export const hitThen = verb(hitOp, ["amount", "then"], { to: "you", by: "this" })
export const hitThenAll = verb(hitOp, ["amount", "then"], { to: "you", thenTo: players, by: "this" })
/** On all players. */
export const hitAll = verb(hitOp, ["amount", "times"], { to: players, by: "this" })
export const gainBlock = (amount: Amount): Node => block(amount, "this")
export const gainStrength = (amount: Amount): Node => giveToken("strength", amount, "this")
/** All enemies that are there, this one too. */
export const allGainStrength = (amount: Amount): Node => giveToken("strength", amount, foes)
export const allHeal = (amount: Amount): Node => each(foes, "enemy", [heal(amount, "enemy")])
export const allGainBlock = (amount: Amount): Node => each(foes, "enemy", [block(amount, "enemy")])
/** All that it has of both. */
export const shakesOff: Body = [loseAllTokens("weak", "this"), loseAllTokens("vulnerable", "this")]
/** So much for each player at the table. */
export const perPlayer = (amount: Amount): Amount => ({ mul: [amount, read("players", "this")] })
/** The player whose row it stands, or stood, in. */
export const inItsRow: Select = { from: "seats", where: { test: "sharesRow", of: "it", with: "this" } }
export const dazeAll = (amount: Amount): Node => gainStatus("status-daze", amount, players)
export const statusCards = (card: "burn" | "slimed", amount: Amount): Node =>
  gainStatus(`status-${card}`, amount)
export const statusAll = (card: "burn" | "slimed", amount: Amount): Node =>
  gainStatus(`status-${card}`, amount, players)
/** Into everybody's draw pile. */
export const shuffleInAll = (card: "burn" | "slimed", amount: Amount): Node =>
  shuffleInStatus(`status-${card}`, amount, players)
export const healsTo = verb(healToOp, ["hp"], { whom: "this" })
export { dies, flee } from "../combat/hits/death.ts"
export { loseEnergy, loseGold } from "../combat/resources/ops.ts"
/** No damage to enemies this turn, neither by hits nor otherwise. */
export const dealsNoDamage: Node = later(
  { k: "stat", stat: "mostDealt", to: same("it", "you"), set: 0 },
  "turn",
)

// Who comes

export {
  bring,
  loseInvincible,
  fillRows,
  giveBlock,
  revive,
  summon,
  summonForAll,
  summonSome,
  summonSomeForAll,
} from "../combat/enemies/ops.ts"
/** All enemies of a name that are there. */
export const called = (name: string): Select => ({ from: "enemies", where: is("it", kindOfName(name)) })
/** All dead of a kind. */
export const deadOf = (kind: string): Select => ({ from: "leftCombat", where: is("it", kind) })
/** Those of a name that stand in its own row. */
export const besideThis = (name: string): Select => ({
  from: "enemies",
  where: all(is("it", kindOfName(name)), { test: "sharesRow", of: "it", with: "this" }),
})
/** Who stands there from the beginning (STS-6.2). */
export const comesWith = (...body: Body): Ability => ({ k: "act", act: "arrive", do: body })
/** Comes at the start of the next round; the combat is not over before that (STS-8.8). */
export const comesNext = (...body: Body): Node =>
  later({ k: "on", event: "roundStarts", do: body }, "combat", 1)

// When

/** By the die of the round (STS-8.4). */
export const onDie = (faces: readonly number[], ...body: Body): Ability => {
  const [face, ...others] = faces.map((face) => eq(read("die", "this"), face))
  return { k: "act", act: "move", when: others.length === 0 ? face : { any: [face, ...others] }, do: body }
}
const onSlot = (slot: number): Cond => eq(read("cube", "this"), slot)
/** By the slot of its cube. */
export const onCube = (slot: number, ...body: Body): Ability => ({
  k: "act",
  act: "move",
  when: onSlot(slot),
  do: body,
})
export const everyTurn = (...body: Body): Ability => ({ k: "act", act: "move", do: body })
/** No action before that round. */
export const fromRound = (round: number, ...moves: Ability[]): Ability[] =>
  moves.map((ability) => asLongAs(ge(read("round", "this"), round), ability))
export const actsLast = (move: Ability): Ability => ({ ...move, act: "lastMove" }) as Ability
/** What it does at the start of a turn to whoever stands in its rows (STS-Q-57). */
export const facing = (...body: Body): Ability => ({ k: "act", act: "face", do: body })
/** The same by the slot of its cube. */
export const facingOn = (slot: number, ...body: Body): Ability => asLongAs(onSlot(slot), facing(...body))
/** What it does and has in one of its modes (STS-8.6). */
export const inMode = (mode: number, ...abilities: Ability[]): Ability[] =>
  abilities.map((ability) => asLongAs(eq(read("mode", "this"), mode), ability))
/** At the start of the next round, if it is still there then. */
export const entersMode = (mode: number): Node =>
  later({ k: "on", event: "roundStarts", do: [enterMode(mode)] }, "combat", 1, "this")

// What they have

/** When everybody stands where they begin. */
export const whenCombatStarts = (...body: Body): Ability => ({ k: "on", event: "combatStarts", do: body })
const on = (event: string, when: Cond, body: Body): Ability => ({ k: "on", event, when, do: body })
export const whenThisDies = (...body: Body): Ability =>
  on("move", all(same("ev.old", "this"), { says: ["ev.cause", "death"] }), body)
export const isThere = (whom: Select): Cond => ({ exists: whom })
/** When one of a name dies in its own row. */
export const whenOneBesideThisDies = (name: string, ...body: Body): Ability =>
  on(
    "move",
    all(
      is("ev.obj", kindOfName(name)),
      { says: ["ev.cause", "death"] },
      { test: "sharesRow", of: "ev.obj", with: "this" },
    ),
    body,
  )
/** The first time that damage gets through to it. */
export const whenFirstHurt = (...body: Body): Ability => ({
  k: "on",
  event: "damage",
  when: all(same("ev.whom", "this"), ge(ref("ev.amount"), 1)),
  nth: { only: 1 },
  do: body,
})
/** At 0 HP it does this and stays; of an attack the hits that are left go on (STS-Q-46). */
export const insteadOfDying = (...body: Body): Ability => ({
  k: "replace",
  event: "move",
  when: all(same("would.obj", "this"), { says: ["would.cause", "death"] }),
  do: [instead, ...body],
})
/** The same, once. */
export const insteadOfDyingOnce = (...body: Body): Ability =>
  ({ ...insteadOfDying(...body), nth: { only: 1, span: "combat" } }) as Ability
/** Each hit that gets through. */
export const whenThisIsHit = (...body: Body): Ability =>
  on("damage", all(same("ev.whom", "this"), eq(ref("ev.hit"), 1), ge(ref("ev.amount"), 1)), body)
/** HP that it loses, however it does. */
const whenThisLosesHp = (...body: Body): Ability => on("loseHp", same("ev.whom", "this"), body)
/** The player in its row is protected by whatever it loses. */
export const shift: Ability = whenThisLosesHp(
  each(inItsRow, "shielded", [block(ref("ev.amount"), "shielded")]),
)
/** What gets through to it in an attack has the die rolled again, for the enemies alone (STS-Q-50). */
export const reactive = whenThisIsHit(rerollDie)
/** From a round on, whoever plays a skill takes damage. */
export const enraged = (round: number, amount: Amount): Ability =>
  on("plays", all(is("ev.card", "skill"), ge(read("round", "this"), round)), [damage(amount, "ev.who")])
/** Whoever attacks it takes damage, once for each attack: a card, a shiv (STS-Q-10). */
export const sharpHide = (amount: Amount): Ability =>
  on("attacked", same("ev.whom", "this"), [damage(amount, "ev.by")])
/** Each hit on it deals so much more. */
export const slow = (amount: Amount): Ability => ({ k: "stat", stat: "hitsTaken", add: amount })
/** Whatever damage gets through; what sets HP is no loss. */
export const losesNoHp: Ability = {
  k: "replace",
  event: "loseHp",
  when: same("would.whom", "this"),
  do: [instead],
}
/** Each hit deals so much more to a player for each power that this player has in play. */
export const curious = (amount: Amount): Ability => ({ k: "stat", stat: "perPower", add: amount })
/** After this slot the cube goes to another, if none of those that it calls is there any more. */
export const rally = (slot: number, to: number, name: string): Ability => ({
  k: "stat",
  stat: "nextSlot",
  when: all(onSlot(slot), not(isThere(called(name)))),
  set: n(to),
})
/** Whoever draws such a card pays for it at once, with energy and no Miracles (STS-Q-61). */
export const mustPayFor = (kind: string, cost: Amount): Ability =>
  on("move", all({ says: ["ev.cause", "draw"] }, is("ev.obj", kind)), [
    when(ge(read("energy", "ev.taker"), 1), [
      payEnergy(cost, { who: "ev.taker" }),
      exhaust("ev.obj", { who: "ev.taker" }),
    ]),
  ])
/** As it comes into the combat. */
export const whenThisComes = (...body: Body): Ability =>
  on("move", all(same("ev.obj", "this"), { says: ["ev.cause", "enter"] }), body)
/** Powers in play of the player who has the most. */
export const mostPowers: Amount = read("mostPowers", "this")
/** Until it loses it: no Weak, and no fewer HP than so many. */
export const invincible = (hp: Amount): Ability[] => [
  whileInvincible({
    k: "replace",
    event: "gainToken",
    when: all(same("would.whom", "this"), { says: ["would.token", "weak"] }),
    do: [instead],
  }),
  whileInvincible({ k: "stat", stat: "leastHp", set: hp }),
]
const whileInvincible = (ability: Ability): Ability => asLongAs({ test: "isInvincible", of: "this" }, ability)
/** At the end of each turn, by the cubes on it. */
export const beatOfDeath: Ability = {
  k: "on",
  event: "roundPlayed",
  do: [damage(read("counters", "this"), players)],
}
/** In rounds in which its cube is on one of these. */
export const whileOnSlots = (slots: readonly number[], ability: Ability): Ability =>
  asLongAs({ any: slots.map(onSlot) }, ability)
/** The same by the cubes on it, which are damage each (STS-Q-52). */
export const thorns: Ability = sharpHide(read("counters", "this"))
/** As long as one of them is there, the dead ones come back at the start of a round with so many HP (STS-Q-51). */
export const regrows = (name: string, hp: Amount): Ability => ({
  k: "on",
  event: "roundStarts",
  do: [revive(deadOf(kindOfName(name)), hp)],
})
/** After each attack of it whoever it has hurt gains so many Dazes (STS-Q-48). */
export const painfulStabs = (amount: Amount): Ability => ({ k: "stat", stat: "stabs", add: amount })
/** In the round of a slot of its cube nobody can play more cards (STS-Q-47). */
export const timeWarp = (slot: number, most: Amount): Ability =>
  asLongAs(onSlot(slot), {
    k: "stat",
    stat: "mostPlays",
    to: { test: "isAlive", of: "it" },
    set: most,
  })
/** At the start of each round the die says what the first card costs that the player in its row plays (STS-11.12). */
export const confuses = (...rows: readonly (readonly [Numeral, Numeral, Numeral])[]): Ability => ({
  k: "on",
  event: "roundStarts",
  do: [
    table(
      read("die", "this"),
      rows.map(([from, to, cost]) => [from, to, [confuse(cost)]] as const),
    ),
  ],
})
/** Of each hit no more than 1 damage gets to it, before its block (STS-Q-40). */
export const flies: Ability = { k: "stat", stat: "mostPerHit", set: n(1) }
/** Its block stays at the start of the enemies' turn. */
export const keepsBlock: Ability = { k: "stat", stat: "keepsBlock", add: 1 }
