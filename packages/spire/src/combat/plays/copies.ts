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
import { beginPlay, type Origin, rememberPlay } from "../atoms/cards.ts"
import { endConfusion } from "../../features/confused/atoms.ts"
import { note } from "../../state/note.ts"
import { hasKind, player, type SpireRun } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

/** Plays a copy of what is printed there; afterwards it is gone, and only then what it has set off happens (STS-7.8). */
export function playCopy(r: SpireRun, seat: Seat, def: number, origin: Origin): void {
  const { ref } = spawnCopy(r, def, zoneId(r, zoneNo.playing), seat, "")
  beginPlay(r, ref, origin)
  pushProgram(r, "played", { card: ref, you: seat })
  announce(r, printedAct(r, ref), seat, ref, [], "copy")
}

/** Copies are not copied, and neither are powers; some cards say that they are not played twice, or not copied, which are two things. */
const copyable = (r: SpireRun, card: Ref, unless: "single" | "uncopied"): boolean =>
  object(r, card)?.def !== -1 &&
  (factsOf(r, card)[unless] ?? 0) === 0 &&
  (hasKind(r, card, "attack") || hasKind(r, card, "skill"))

/** What multiplies a card of its kind comes before what multiplies any, and three times before twice (STS-Q-21, STS-Q-31). */
const multiples = {
  attack: [
    ["thriceAttacks", 3],
    ["twiceAttacks", 2],
    ["twiceEither", 2],
  ],
  skill: [
    ["twiceSkills", 2],
    ["twiceEither", 2],
  ],
} as const

/** How often it is played: takes the one effect that multiplies it, if there is one (STS-12.5). To be played so often by force is one. */
export function playsOf(r: SpireRun, seat: Seat, card: Ref, forced: number): number {
  if (!copyable(r, card, "single")) return 1
  if (forced > 1) return forced
  const own = player(r, seat)
  for (const [waiting, plays] of multiples[hasKind(r, card, "attack") ? "attack" : "skill"])
    if (own[waiting] > 0) {
      note(own, waiting, own[waiting] - 1)
      return plays
    }
  return 1
}

/** Remembers what was played this turn, for whoever copies it. What costs X has no number to be found by. */
export function notePlay(r: SpireRun, seat: Seat, card: Ref, cost: number, { x, paid }: Origin): void {
  if (!copyable(r, card, "uncopied")) return
  rememberPlay(r, {
    who: seat,
    card: defAt(r, card),
    attack: hasKind(r, card, "attack") ? 1 : 0,
    cost: (factsOf(r, card)["x"] ?? 0) > 0 ? -1 : cost,
    x,
    paid,
  })
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
  endConfusion(r, seat)
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
