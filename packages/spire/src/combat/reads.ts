// What cards and rules can ask of a combat: numbers, and what is true or not.

import { factsOf, type GameSpec, heldBack, NOBODY, object, type Seat, statOf } from "@soulspire/kernel"
import { hitsOn } from "./enemies/intents.ts"
import { isFaced } from "./enemies/facing.ts"
import { emptyRowOf, isHeldRow, sharesRow } from "./enemies/rows.ts"
import { canChangeDie, hasSay, isAlive, nextInTurn } from "./round/turns.ts"
import { hasKind, holderOf, isEnemy, isSeat, moreToCome, player, powersOf } from "../state/run.ts"
import { type Data, partyOf, playersOf, type Table, turnOf } from "../state/types.ts"

type Spec = GameSpec<Table, Data>

export const combatReads: Spec["reads"] = {
  die: (r) => r.s.table.die,
  round: (r) => r.s.table.round,
  lost: (r) => r.s.table.lost,
  row: (r, ref) => (isSeat(r, ref) ? player(r, ref).row : (object(r, ref)?.data?.row ?? NOBODY)),
  cube: (r, ref) => object(r, ref)?.data?.cube ?? 0,
  mode: (r, ref) => object(r, ref)?.data?.mode ?? 0,
  players: (r) => playersOf(r.s.table),
  /** Of whoever has the most in play. */
  mostPowers: (r) => Math.max(0, ...partyOf(r.s.table).map((seat) => powersOf(r, seat))),
  energy: (r, ref) => (isSeat(r, ref) ? player(r, ref).energy : 0),
  lostInCombat: (r, ref) => (isSeat(r, ref) ? player(r, ref).lostInCombat : 0),
  discarded: (r, ref) => (isSeat(r, ref) ? player(r, ref).discarded : 0),
  attacks: (r, ref) => (isSeat(r, ref) ? player(r, ref).attacks : 0),
  /** Without the one that is being played. */
  otherAttacks: (r, ref) => (isSeat(r, ref) ? player(r, ref).attacks - 1 : 0),
  lostInRound: (r, ref) => (isSeat(r, ref) ? player(r, ref).lostInRound : 0),
  hp: (r, ref) => (isSeat(r, ref) ? player(r, ref).hp : (object(r, ref)?.data?.hp ?? 0)),
  leftover: (r, ref) => (isSeat(r, ref) ? player(r, ref).leftover : 0),
  playedPowers: (r, ref) => (isSeat(r, ref) ? player(r, ref).playedPowers : 0),
  reshuffles: (r, ref) => (isSeat(r, ref) ? player(r, ref).reshuffles : 0),
  counters: (r, ref) => object(r, ref)?.data?.counters ?? 0,
  x: (r, ref) => object(r, ref)?.data?.x ?? 0,
  block: (r, ref) => (isSeat(r, ref) ? player(r, ref).block : (object(r, ref)?.data?.block ?? 0)),
}

export const combatTests: Spec["tests"] = {
  isAlive,
  moreToCome: (r) => moreToCome(r),
  isThere: (r, ref) => isEnemy(r, ref),
  isDead: (r, ref) => !isEnemy(r, ref),
  /** Of a row that a player stands for, or an enemy that nobody faces. */
  isInRow: (r, enemy, other) => isEnemy(r, enemy) && sharesRow(r, enemy, other),
  sharesRow,
  isAboutToHit: (r, enemy, seat: Seat) => hitsOn(r, enemy, seat) > 0,
  rowIsHeld: isHeldRow,
  /** Another player, or an enemy with a row where nobody stands (STS-11.14). */
  hasRowFor: (r, ref, who) =>
    isSeat(r, ref) ? ref !== who && isAlive(r, ref) : emptyRowOf(r, ref) >= 0 && !sharesRow(r, ref, who),
  keepsBlock: (r, ref) => statOf(r, ref, "keepsBlock") > 0,
  canChangeDie: (r, ref) => isSeat(r, ref) && isAlive(r, ref) && canChangeDie(r, ref),
  isSequential: (r) => r.s.table.sequential > 0,
  /** Whose turn it is: everybody's, unless they take turns (STS-13.3). */
  hasTurn: (r, ref) => isAlive(r, ref) && (r.s.table.turnOf === NOBODY || r.s.table.turnOf === ref),
  someoneWaits: (r) => nextInTurn(r) !== NOBODY,
  isAlone: (r) => playersOf(r.s.table) === 1,
  isParty: (r) => partyOf(r.s.table).length > 1,
  /** "Once per turn" (STS-12.8). */
  isFresh: (r, ref) => (object(r, ref)?.data?.used ?? 0) < turnOf(r.s.table),
  isUnhurt: (r, ref) => object(r, ref)?.data?.hp === object(r, ref)?.data?.maxHp,
  /** What is unplayable has no cost, and X is none that is 0 (STS-9.13, STS-Q-20). */
  costsNothing: (r, ref) =>
    object(r, ref) !== null &&
    !hasKind(r, ref, "unplayable") &&
    (factsOf(r, ref)["x"] ?? 0) === 0 &&
    statOf(r, ref, "cost") === 0,
  /** Of a card that is being played. */
  isFirstCard: (r, ref) => object(r, ref) !== null && player(r, holderOf(r, ref)).playedCards === 1,
  costsX: (r, ref) => object(r, ref) !== null && (factsOf(r, ref)["x"] ?? 0) > 0,
  isFaced,
  /** Of one that is so until it loses it. */
  isInvincible: (r, ref) => (object(r, ref)?.data?.usedUp ?? 0) < r.s.table.combat,
  isHeld: (r) => heldBack(r).length > 0,
  hasSay: (r, ref) => isSeat(r, ref) && hasSay(r, ref),
}
