// What the course of a combat changes: rounds and turns, the die, who comes and who leaves, and what stands on enemies.

import { emit, moveObject, NOBODY, type Ref, roll, type Seat, statOf, zoneId } from "@soulspire/kernel"
import { offerGold } from "../../climb/merchant/atoms.ts"
import { ENERGY, FACES } from "../limits.ts"
import { enemies, factOf, freshEnemy, hasKind, held, player, type SpireRun } from "../../state/run.ts"
import { noCombatTokens } from "../../state/new.ts"
import {
  clearEnemy,
  clearPlayer,
  dataToWrite,
  playerToWrite,
  tableToWrite,
  tokensToWrite,
} from "../../state/write.ts"
import { partyOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

const COMBAT_TOKENS = Object.keys(noCombatTokens) as (keyof typeof noCombatTokens)[]

/** Tokens, orbs, block and the like go back to the supply (STS-8.10). */
export function putTokensBack(r: SpireRun, seat: Seat): void {
  const own = player(r, seat)
  const isClear = COMBAT_TOKENS.every((each) => own[each] === noCombatTokens[each])
  clearPlayer(playerToWrite(r, seat))
  if (!isClear) emit(r, { k: "putsTokensBack", who: seat }, null)
}

/** Nothing is left of an earlier turn, nor of what lay on the table. */
export function startCombat(r: SpireRun): void {
  tableToWrite(r).round = 0
  for (const seat of partyOf(r.s.table)) {
    putTokensBack(r, seat)
    offerGold(r, seat, 0)
    const own = playerToWrite(r, seat)
    own.energy = 0
    own.took = 0
    own.lostInCombat = 0
    own.reshuffles = 0
  }
}

export function endCombat(r: SpireRun): void {
  for (const seat of partyOf(r.s.table)) {
    putTokensBack(r, seat)
    playerToWrite(r, seat).energy = ENERGY
  }
  const table = tableToWrite(r)
  table.round = 0
  table.die = 0
  table.turnOf = NOBODY
}

export function newRound(r: SpireRun): void {
  const table = tableToWrite(r)
  table.round++
  table.die = 0
  table.turnOf = NOBODY
  for (const seat of partyOf(table)) playerToWrite(r, seat).lostInRound = 0
}

/** Energy to 3; what was counted in the last turn is forgotten (STS-7.2). Of those alone whose turn it is (STS-13.3). */
export function newTurn(r: SpireRun): void {
  const table = tableToWrite(r)
  table.plays = []
  for (const seat of table.turnOf === NOBODY ? partyOf(table) : [table.turnOf]) {
    const own = playerToWrite(r, seat)
    own.leftover = own.energy
    own.energy = ENERGY
    own.playedCards = 0
    own.playedPowers = 0
    own.attacks = 0
    own.discarded = 0
    own.switches = 0
    own.drawsBarred = 0
    own.twiceAttacks = 0
    own.twiceSkills = 0
    own.twiceEither = 0
    own.thriceAttacks = 0
    emit(r, { k: "refillEnergy", who: seat, amount: ENERGY }, null)
  }
}

/** Where players take turns. */
export function giveTurn(r: SpireRun, seat: Seat): void {
  const table = tableToWrite(r)
  table.turnOf = seat
  playerToWrite(r, seat).took = table.round
}

function turnDie(r: SpireRun, value: number): void {
  tableToWrite(r).die = value
  emit(r, { k: "die", value }, null)
}
export const rollDie = (r: SpireRun): void => turnDie(r, roll(r, "dice", FACES))
/** To another face, or so many on from the one that it shows. */
export const setDie = turnDie
export const moveDie = (r: SpireRun, by: number): void =>
  turnDie(r, ((r.s.table.die - 1 + by + FACES) % FACES) + 1)

/** To the right of what stands in the row, but an elite stays to the right of those it has called (STS-6.3, STS-6.4). */
export function enterCombat(r: SpireRun, card: Ref, row: number, cause = "enter"): Ref {
  const others = enemies(r).filter((ref) => dataToWrite(r, ref).row === row)
  let place = others.reduce((most, ref) => Math.max(most, dataToWrite(r, ref).place + 1), 0)
  const ref = moveObject(r, card, zoneId(r, zoneNo.enemies), "top", NOBODY, null, cause)
  const elite = hasKind(r, ref, "summon") ? others.find((each) => hasKind(r, each, "elite")) : undefined
  if (elite !== undefined) {
    const its = dataToWrite(r, elite)
    ;[place, its.place] = [its.place, place]
  }
  const data = dataToWrite(r, ref)
  const { hp, maxHp, cube, mode, counters } = freshEnemy(r, ref)
  data.hp = hp
  data.maxHp = maxHp
  data.cube = cube
  data.mode = mode
  data.counters = counters
  data.row = row
  data.place = place
  return ref
}

/** Out of those who have died, in its row, as if it had just come but with no more than so many HP. */
export function returnToCombat(r: SpireRun, card: Ref, most: number): void {
  const whom = enterCombat(r, card, dataToWrite(r, card).row, "return")
  const data = dataToWrite(r, whom)
  if (most >= data.hp) return
  data.hp = most
  emit(r, { k: "setHp", whom, hp: most }, null)
}

/** It keeps nothing but the row that it stood in; the move tells why it went. */
export function leaveCombat(r: SpireRun, enemy: Ref, cause: string): Ref {
  const data = dataToWrite(r, enemy)
  clearEnemy(data)
  const { row } = data
  const ref = moveObject(r, enemy, zoneId(r, zoneNo.leftCombat), "top", NOBODY, null, cause)
  dataToWrite(r, ref).row = row
  return ref
}

/** Its cube goes to the first action of the mode (STS-8.6). */
export function enterMode(r: SpireRun, whom: Ref, mode: number): void {
  const data = dataToWrite(r, whom)
  data.mode = mode
  data.cube = factOf(r, whom, `slots${mode}`) > 0 ? 1 : 0
  emit(r, { k: "entersMode", whom, mode }, null)
}

/** All of them at once, those that keep theirs aside. */
export function enemiesLoseBlock(r: SpireRun): void {
  let amount = 0
  for (const ref of enemies(r)) {
    const data = dataToWrite(r, ref)
    data.acted = 0
    if (statOf(r, ref, "keepsBlock") > 0) continue
    amount += data.block
    data.block = 0
  }
  if (amount > 0) emit(r, { k: "enemiesLoseBlock", amount }, null)
}

/** The facts that tell how many slots there are and which is the topmost red one, by mode (0 where there are none). */
const SLOTS: readonly string[] = ["slots", "slots1", "slots2"]
const FIRST_RED: readonly string[] = ["red", "red1", "red2"]

/** Cubes go one slot on; from the last one to the topmost red one (STS-8.3), or nowhere without any. */
export function slideCubes(r: SpireRun): void {
  let moved = false
  for (const ref of enemies(r)) {
    const data = dataToWrite(r, ref)
    if (data.cube === 0) continue
    const slots = factOf(r, ref, SLOTS[data.mode])
    const next = data.cube < slots ? data.cube + 1 : factOf(r, ref, FIRST_RED[data.mode]) || slots
    if (next !== data.cube) moved = true
    data.cube = next
  }
  if (moved) emit(r, { k: "slideCubes" }, null)
}

/** One token has done its work (STS-9.7). */
export function spendToken(r: SpireRun, whom: Ref, token: "weak" | "vulnerable"): void {
  if (held(r, whom, token) === 0) return
  const own = tokensToWrite(r, whom)
  own[token] = (own[token] ?? 0) - 1
  emit(r, { k: "loseToken", whom, token, amount: 1 }, null)
}

/** Two who change places. */
export function switchRows(r: SpireRun, who: Seat, other: Seat): void {
  const [one, two] = [playerToWrite(r, who), playerToWrite(r, other)]
  ;[one.row, two.row] = [two.row, one.row]
  emit(r, { k: "switchRows", who, with: other }, null)
}
