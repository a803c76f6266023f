// What changes as turns go by: whose turn it is, which phase, and what a turn or a card gives somebody to do in it.

import { type FourSoulsAtom, who } from "../../state/proposal.ts"
import { emit, nextSeat, type Seat } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import { note } from "../../state/note.ts"
import { thawPlayer, thawTable } from "../../state/write.ts"
import { tick } from "../challenge/atoms.ts"
import type { Ending, Phase } from "../../state/types.ts"

/** Nothing has been done in it yet. The turn itself is proposed after that, and told. */
export function startTurn(r: FourSoulsRun): void {
  const t = thawTable(r)
  t.turn++
  t.ending = "going"
  t.attacks = t.deckAttacks = t.purchases = t.monsterDied = 0
  t.extraAttacks = []
  t.holder = t.active
  for (const each of t.players) each.extraPlays = each.played = each.attackRolls = each.attacked = 0
}

/** A turn in the order of turns begins a round of its player's, also one that is skipped; an extra one does not (FS-7.4). */
export function beginRound(r: FourSoulsRun, seat: Seat): void {
  const t = thawTable(r)
  t.lastInOrder = seat
  t.rounds[seat]++
  t.began[seat] = r.s.clock
  emit(r, { k: "round", who: seat }, null)
}

/** A phase or step begins; the abilities that wait for it are told. */
export function startPhase(r: FourSoulsRun, name: Phase): void {
  const t = thawTable(r)
  t.phase = name
  t.holder = t.active
  t.passes = 0
  t.quiet = 0
  emit(r, { k: `${name}Phase`, who: t.active }, null)
}

/** The turn is over: at once, or when the stack has run out. What is cut short stays so. */
export function markEnding(r: FourSoulsRun, how: Exclude<Ending, "going">): void {
  const t = r.s.table
  if (t.ending === how || t.ending === "cut-short") return
  note(t, "ending", how)
  emit(r, { k: "turnEnding", who: t.active, how }, null)
}

export function grantExtraTurn(r: FourSoulsRun, who: Seat): void {
  thawTable(r).extraTurns.push(who)
  emit(r, { k: "extraTurn", who }, null)
}

export function addSkip(r: FourSoulsRun, who: Seat): void {
  thawPlayer(r, who).skips++
  emit(r, { k: "skipTurn", who }, null)
}

/** Who has to skip has had the turn that comes next, whichever it is (FS-Q-22). */
export function passTurn(r: FourSoulsRun): void {
  const t = r.s.table
  takeNextTurn(r)
  while (t.players[t.active].skips > 0) {
    thawPlayer(r, t.active).skips--
    emit(r, { k: "turnSkipped", who: t.active }, null)
    if (t.extra === 0) beginRound(r, t.active)
    takeNextTurn(r)
  }
}

/** Whose turn comes next: of whoever is owed an extra one, else left of the last one in order (FS-7.3.4). */
function takeNextTurn(r: FourSoulsRun): void {
  const t = thawTable(r)
  const extra = t.extraTurns.shift()
  t.extra = extra === undefined ? 0 : 1
  t.active = extra ?? nextInOrder(r, t.lastInOrder)
}

/** The next in the order of turns. With whoever began the game a round is over, and time has gone (FS-7.4, FS-17.3). */
function nextInOrder(r: FourSoulsRun, seat: Seat): Seat {
  const next = nextSeat(r, seat)
  if (next === r.s.table.starter) tick(r)
  return next
}

/** Loot cards that somebody may play this turn besides the turn's own (FS-2.2.3). */
export function grantLootPlays(r: FourSoulsRun, who: Seat, amount: number): void {
  thawPlayer(r, who).extraPlays += amount
  emit(r, { k: "lootPlay", who, amount }, null)
}

/** Priority starts with somebody, and so many have passed. */
export function givePriority(r: FourSoulsRun, who: Seat, passes: number): void {
  note(r.s.table, "holder", who)
  note(r.s.table, "passes", passes)
}

/** What an "as" or a "skip" may be about: it happens by being told. */
export const turnAtoms: Record<string, FourSoulsAtom> = {
  turn: { affected: (_r, p) => who(p) },
  turnEnd: { affected: (_r, p) => who(p) },
}
