// Copies of cards: each is a card of its own for as long as it is played, free of cost and with its own targets (STS-12.4).

import {
  type Announced,
  announce,
  defAt,
  emit,
  factsOf,
  object,
  printedAct,
  push,
  pushProgram,
  type Ref,
  type Seat,
  spawnCopy,
  stillAimed,
  zoneId,
} from "@soulspire/kernel"
import { beginPlay, rememberPlay } from "../atoms/cards.ts"
import { note } from "../../state/note.ts"
import { hasKind, player, type SpireRun } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

/** What a copy has of the card it was made from: the same X, and whether that was retained. */
interface Origin {
  x: number
  /** A copy of what was played for nothing counts as such (STS-11.13). */
  paid: number
  retained: number
}

/** Plays a copy of what is printed there; afterwards it is gone, and only then what it has set off happens (STS-7.8). */
export function playCopy(r: SpireRun, seat: Seat, def: number, origin: Origin): void {
  const { ref } = spawnCopy(r, def, zoneId(r, zoneNo.playing), seat, "")
  beginPlay(r, ref, origin.x, origin.paid, origin.retained, 0)
  pushProgram(r, "played", { card: ref, you: seat })
  announce(r, printedAct(r, ref), seat, ref, [], "copy")
}

/** Copies are not copied, and neither are powers; some cards say that they are not played twice, or not copied, which are two things. */
const copyable = (r: SpireRun, card: Ref, unless: "single" | "uncopied"): boolean =>
  object(r, card)?.def !== -1 &&
  (factsOf(r, card)[unless] ?? 0) === 0 &&
  (hasKind(r, card, "attack") || hasKind(r, card, "skill"))

/** Takes the one effect that doubles this card, if there is one (STS-12.5); what fits only this kind before what fits both (STS-Q-21). */
export function isDoubled(r: SpireRun, seat: Seat, card: Ref): boolean {
  const own = player(r, seat)
  if (!copyable(r, card, "single")) return false
  if (hasKind(r, card, "attack") && own.twiceAttacks > 0) note(own, "twiceAttacks", own.twiceAttacks - 1)
  else if (hasKind(r, card, "skill") && own.twiceSkills > 0) note(own, "twiceSkills", own.twiceSkills - 1)
  else if (own.twiceEither > 0) note(own, "twiceEither", own.twiceEither - 1)
  else return false
  return true
}

/** Remembers the last card of each cost this turn. What costs X has no number to be found by. */
export function notePlay(r: SpireRun, card: Ref, cost: number): void {
  if (!copyable(r, card, "uncopied") || (factsOf(r, card)["x"] ?? 0) > 0) return
  rememberPlay(r, defAt(r, card), cost)
}

/** An attack of a player's, with a card or without one; what waits for it to be over hears of it here. */
export function countAttack(r: SpireRun, seat: Seat): void {
  const own = player(r, seat)
  note(own, "attacks", own.attacks + 1)
  emit(r, { k: "attacks", who: seat }, null)
}

/** It counts as played from here on. */
export function startPlay(r: SpireRun, { ability, env }: Announced, seat: Seat, card: Ref): void {
  note(player(r, seat), "playedCards", player(r, seat).playedCards + 1)
  if (hasKind(r, card, "attack")) countAttack(r, seat)
  if (hasKind(r, card, "power")) note(player(r, seat), "playedPowers", player(r, seat).playedPowers + 1)
  emit(r, { k: "plays", who: seat, card }, null)
  push(r, r.m.abilities[ability].p, env)
}

/** What has waited for its copy; targets that are gone by now are chosen anew. */
export function playOriginal(r: SpireRun, announced: Announced, seat: Seat, card: Ref): void {
  if (stillAimed(r, announced)) startPlay(r, announced, seat, card)
  else announce(r, printedAct(r, card), seat, card, [], "copy")
}
