// Enemies come, those of the room and those that are summoned (chapter 6), and change their modes.

import {
  dataOf,
  type Def,
  type Env,
  NEXT,
  NOBODY,
  object,
  propose,
  roll,
  STAY,
  thisOf,
  unwind,
  zoneId,
  verb,
} from "@soulspire/kernel"
import {
  enterCombat,
  enterMode as changeMode,
  loseInvincible as makeVincible,
  returnToCombat,
} from "../atoms/course.ts"
import { fromBelow, sharesRow } from "./rows.ts"
import { kindOfName } from "../../cards/names.ts"
import { enemies, factOf, hasKind, isEnemy, player, type SpireRun, op } from "../../state/run.ts"
import { EVERY_ROW, partyOf, playersOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** How many stand in a row: all of them, or of one name alone those of that name (STS-Q-62). */
function countedIn(r: SpireRun, row: number, names: readonly string[]): number {
  const standing = enemies(r).filter((ref) => dataOf(r, ref).row === row)
  if (names.length > 1) return standing.length
  return standing.filter((ref) => hasKind(r, ref, kindOfName(names[0]))).length
}

/** One of the summons of a kind at random (STS-6.2) joins a row, if there is one left. */
function call(r: SpireRun, kind: string, row: number): void {
  const found = r.s.zones[zoneId(r, zoneNo.summons)].filter((ref) => hasKind(r, ref, kind))
  if (found.length > 0) enterCombat(r, found[roll(r, "summons", found.length) - 1], row)
}

const rowOf = (r: SpireRun, env: Env): number => object(r, thisOf(env))?.data?.row ?? 0

/** A name that no summon has would bring nobody, and nobody would notice (STS-6.2). */
const unknown = (
  names: readonly string[],
  cards: readonly Def[],
  kindOf = kindOfName,
  isMeant = ({ kinds }: Def): boolean => kinds.includes("summon"),
  meant = "summon",
): string | null => {
  const isThere = (name: string): boolean =>
    cards.some((card) => isMeant(card) && card.kinds.includes(kindOf(name)))
  const lost = names.find((name) => !isThere(name))
  return lost === undefined ? null : `no ${meant} is called "${lost}"`
}

/** Joins the row of whoever calls it; so many of them do. */
const summonOp = op(
  "summon",
  { name: "name", times: "amount?" },
  {
    run(r, f, a) {
      const many = a.times?.(r, f.env, NOBODY) ?? 1
      for (let i = 0; i < many; i++) call(r, kindOfName(a.name), rowOf(r, f.env))
      return NEXT
    },
    wrong: (node, cards) => unknown([node["name"] as string], cards),
  },
)
export const summon = verb(summonOp, ["name", "times"])

/** Whoever lies aside for it, where its own card says: a boss in all rows. */
const bringOp = op(
  "bring",
  { name: "name" },
  {
    run(r, _f, a) {
      const kind = kindOfName(a.name)
      const found = r.s.zones[zoneId(r, zoneNo.summons)].find(
        (ref) => factOf(r, ref, "aside") > 0 && hasKind(r, ref, kind),
      )
      if (found !== undefined) enterCombat(r, found, EVERY_ROW)
      return NEXT
    },
    wrong: (node, cards) =>
      unknown([node["name"] as string], cards, kindOfName, ({ facts }) => "aside" in facts),
  },
)
export const bring = verb(bringOp, ["name"])

const summonSomeOp = op(
  "summonSome",
  { kind: "name", amount: "amount", alone: "amount" },
  {
    run(r, f, a) {
      const many = (playersOf(r.s.table) === 1 ? a.alone : a.amount)(r, f.env, NOBODY)
      for (let i = 0; i < many; i++) call(r, a.kind, rowOf(r, f.env))
      return NEXT
    },
    wrong: (node, cards) => unknown([node["kind"] as string], cards, (kind) => kind),
  },
)
export const summonSome = verb(summonSomeOp, ["kind", "amount", "alone"])

/** So many of a kind in the row of each player. */
const summonSomeForAllOp = op(
  "summonSomeForAll",
  { kind: "name", amount: "amount" },
  {
    run(r, f, a) {
      const many = a.amount(r, f.env, NOBODY)
      for (const seat of partyOf(r.s.table))
        for (let i = 0; i < many; i++) call(r, a.kind, player(r, seat).row)
      return NEXT
    },
    wrong: (node, cards) => unknown([node["kind"] as string], cards, (kind) => kind),
  },
)
export const summonSomeForAll = verb(summonSomeForAllOp, ["kind", "amount"])

const summonForAllOp = op(
  "summonForAll",
  { names: "names" },
  {
    run(r, _f, a) {
      for (const seat of partyOf(r.s.table))
        for (const name of a.names) call(r, kindOfName(name), player(r, seat).row)
      return NEXT
    },
    wrong: (node, cards) => unknown(node["names"] as string[], cards),
  },
)
export const summonForAll = verb(summonForAllOp, ["names"])

/** Every living player's row is filled up to so many, with these in turn; whoever stands there is one of them (STS-Q-49). */
const fillRowsOp = op(
  "fillRows",
  { most: "amount", names: "names" },
  {
    run(r, f, a) {
      const most = a.most(r, f.env, NOBODY)
      let turn = 0
      for (const { row } of fromBelow(r).map((seat) => player(r, seat)))
        for (let room = most - countedIn(r, row, a.names); room > 0; room--)
          call(r, kindOfName(a.names[turn++ % a.names.length]), row)
      return NEXT
    },
    wrong: (node, cards) => unknown(node["names"] as string[], cards),
  },
)
export const fillRows = verb(fillRowsOp, ["most", "names"])

/** The dead stand in their rows again, with so many HP or with all that they can have. */
const reviveOp = op(
  "revive",
  { whom: "select", hp: "amount?" },
  {
    run(r, f, a) {
      for (const ref of a.whom(r, f.env, NOBODY))
        returnToCombat(r, ref, a.hp === undefined ? Infinity : a.hp(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const revive = verb(reviveOp, ["whom", "hp"])

/** The combat is over if those who were about to come have not come after all: no card of that name was left. */
const endIfClearedOp = op(
  "endIfCleared",
  {},
  {
    run(r) {
      if (enemies(r).length > 0) return NEXT
      unwind(r, "combat")
      return STAY
    },
  },
)
export const endIfCleared = verb(endIfClearedOp)

/** For the rest of the combat. */
const loseInvincibleOp = op(
  "loseInvincible",
  { whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      if (isEnemy(r, whom)) makeVincible(r, whom)
      return NEXT
    },
  },
)
export const loseInvincible = verb(loseInvincibleOp, [], { whom: "this" })()

/** Its cube goes to the first action of the mode (STS-8.6). */
const enterModeOp = op(
  "enterMode",
  { whom: "whom", mode: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      if (object(r, whom)?.zone !== zoneId(r, zoneNo.enemies)) return NEXT
      changeMode(r, whom, a.mode(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const enterMode = verb(enterModeOp, ["mode"], { whom: "this" })

/** Those of a name that stand in its own row, a boss among them (STS-Q-44). */
const giveBlockOp = op(
  "giveBlock",
  { name: "name", amount: "amount" },
  {
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      for (const whom of enemies(r).slice())
        if (hasKind(r, whom, kindOfName(a.name)) && sharesRow(r, whom, thisOf(f.env)))
          propose(r, f, { k: "gainBlock", whom, amount })
      return NEXT
    },
    wrong: (node, cards) =>
      unknown([node["name"] as string], cards, kindOfName, ({ kinds }) => kinds.includes("enemy"), "enemy"),
  },
)
export const giveBlock = verb(giveBlockOp, ["amount", "name"])

export const enemyOps = [
  giveBlockOp,
  summonOp,
  bringOp,
  summonSomeOp,
  summonSomeForAllOp,
  summonForAllOp,
  fillRowsOp,
  reviveOp,
  endIfClearedOp,
  enterModeOp,
  loseInvincibleOp,
]
