// What the course of a combat changes: rounds and turns, the die, who comes and who leaves, and what stands on enemies.

import {
  emit,
  label,
  moveObject,
  NOBODY,
  object,
  type Ref,
  roll,
  type Seat,
  statOf,
  zoneId,
} from "@soulspire/kernel"
import { offerGold } from "../../climb/merchant/atoms.ts"
import { ENERGY, FACES } from "../limits.ts"
import {
  enemies,
  factOf,
  freshEnemy,
  hasKind,
  held,
  player,
  type SpireObj,
  type SpireRun,
} from "../../state/run.ts"
import { noCombatTokens } from "../../state/new.ts"
import { clearPlayer, dataToWrite, playerToWrite, tableToWrite, tokensToWrite } from "../../state/write.ts"
import { partyOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** Has acted this enemies' turn; and what neither acts any more in it nor moves its cube at the end of it. */
const ACTED = 1
const WAITS = 2

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
    const own = playerToWrite(r, seat)
    own.energy = ENERGY
    own.confused = 0
  }
  const table = tableToWrite(r)
  table.round = 0
  table.die = 0
  table.turnOf = NOBODY
  closeRows(r)
}

/** Whoever has gone to a row that is not there without its enemies is back in the lowest ones, in the same order (STS-2.5). */
function closeRows(r: SpireRun): void {
  const { players } = tableToWrite(r)
  if (players.every(({ row }) => row < players.length)) return
  players.toSorted((a, b) => a.row - b.row).forEach((each, row) => (each.row = row))
}

export function newRound(r: SpireRun): void {
  const table = tableToWrite(r)
  table.round++
  table.die = 0
  table.turnOf = NOBODY
  for (const seat of partyOf(table)) {
    const own = playerToWrite(r, seat)
    own.lostInRound = 0
    own.confused = 0
  }
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
export function enterCombat(r: SpireRun, card: Ref, to: number, cause = "enter"): Ref {
  // Some say themselves where they stand.
  const own = factOf(r, card, "firstRow")
  const row = own > 0 ? own - 1 : to
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
  // Those who come while the enemies act do nothing before the next time (STS-Q-45).
  if (r.s.table.phase === "enemies") data.acted = WAITS
  return ref
}

/** Out of those who have died, where it stood, as if it had just come but with no more than so many HP. */
export function returnToCombat(r: SpireRun, card: Ref, most: number): void {
  const { row, place } = dataToWrite(r, card)
  const whom = enterCombat(r, card, row, "return")
  const data = dataToWrite(r, whom)
  data.place = place
  if (most >= data.hp) return
  data.hp = most
  emit(r, { k: "setHp", whom, hp: most }, null)
}

/** Of an enemy that has left: it keeps nothing but where it stood. Says what it was called until then. */
export function lieWhereItStood(r: SpireRun, ref: Ref): Ref {
  const { was } = object(r, ref) as SpireObj
  const stood = was?.data ?? null
  if (was === null || stood === null) throw new Error(`${label(r, ref)} was no enemy`)
  const data = dataToWrite(r, ref)
  data.row = stood["row"] as number
  data.place = stood["place"] as number
  return was.ref
}

/** It leaves without dying. */
export function flees(r: SpireRun, enemy: Ref): void {
  lieWhereItStood(r, moveObject(r, enemy, zoneId(r, zoneNo.leftCombat), "top", NOBODY, null, "flee"))
}

/** Its cube goes to the first action of the mode (STS-8.6), which is not passed over where it has acted already (STS-Q-45). */
export function enterMode(r: SpireRun, whom: Ref, mode: number): void {
  const data = dataToWrite(r, whom)
  data.mode = mode
  data.cube = factOf(r, whom, `slots${mode}`) > 0 ? 1 : 0
  if (r.s.table.phase === "enemies" && data.acted === ACTED) data.acted = WAITS
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

/** The facts that tell how many slots there are, which is the topmost red one, and which at the bottom is grey, by mode (0 where there are none). */
const SLOTS: readonly string[] = ["slots", "slots1", "slots2"]
const FIRST_RED: readonly string[] = ["red", "red1", "red2"]
const LAST_GREY: readonly string[] = ["lastGrey", "lastGrey1", "lastGrey2"]

/** Cubes go one slot on; from the last one to the topmost red one (STS-8.3), or nowhere without any. */
export function slideCubes(r: SpireRun): void {
  let moved = false
  for (const ref of enemies(r)) {
    const data = dataToWrite(r, ref)
    if (data.cube === 0 || data.acted === WAITS) continue
    const slots = factOf(r, ref, SLOTS[data.mode])
    const lastGrey = factOf(r, ref, LAST_GREY[data.mode])
    // It is used up when the cube has left it.
    if (data.cube === lastGrey) data.usedUp = r.s.table.combat
    const end = lastGrey > 0 && data.usedUp >= r.s.table.combat ? lastGrey - 1 : slots
    const usual = data.cube < end ? data.cube + 1 : factOf(r, ref, FIRST_RED[data.mode]) || slots
    const next = statOf(r, ref, "nextSlot") || usual
    if (next !== data.cube) moved = true
    data.cube = next
  }
  if (moved) emit(r, { k: "slideCubes" }, null)
}

/** What has kept it alive does so no longer. */
export function loseInvincible(r: SpireRun, whom: Ref): void {
  const data = dataToWrite(r, whom)
  if (data.usedUp >= r.s.table.combat) return
  data.usedUp = r.s.table.combat
  emit(r, { k: "losesInvincible", whom }, null)
}

/** One token has done its work (STS-9.7). */
export function spendToken(r: SpireRun, whom: Ref, token: "weak" | "vulnerable"): void {
  if (held(r, whom, token) === 0) return
  const own = tokensToWrite(r, whom)
  own[token] = (own[token] ?? 0) - 1
  emit(r, { k: "loseToken", whom, token, amount: 1 }, null)
}

/** To a row where nobody stands (STS-11.14). */
export function goToRow(r: SpireRun, who: Seat, row: number): void {
  playerToWrite(r, who).row = row
  emit(r, { k: "goesToRow", who, number: row + 1 }, null)
}

/** Two who change places. */
export function switchRows(r: SpireRun, who: Seat, other: Seat): void {
  const [one, two] = [playerToWrite(r, who), playerToWrite(r, other)]
  ;[one.row, two.row] = [two.row, one.row]
  emit(r, { k: "switchRows", who, with: other }, null)
}
