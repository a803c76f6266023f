// What a player may do in the shared turn: play a card, throw a shiv, spend a miracle, use what is in play, be done.

import {
  announce,
  type Announced,
  bindThis,
  boundAs,
  dataOf,
  defOf,
  doHeld,
  factsOf,
  heldFor,
  label,
  madeProgress,
  mayAct,
  moveObject,
  type Obj,
  object,
  offerActs,
  push,
  pushProgram,
  type Ref,
  type Seat,
  showCard,
  statOf,
  zoneId,
} from "@soulspire/kernel"
import { beginPlay } from "../atoms/cards.ts"
import { switchRows } from "../atoms/course.ts"
import { nobodysChoice } from "../../climb/rewards/nobodys-choice.ts"
import { outside } from "../../climb/rewards/acts.ts"
import { paid } from "../resources/ops.ts"
import { notePlay, playCopy, playsOf, startPlay } from "./copies.ts"
import { hasPlayedAll } from "./playable.ts"
import { whyNotPlay, whyNotUse } from "./refusals.ts"
import { note } from "../../state/note.ts"
import { type Act, factOf, hasKind, lying, player, type SpireObj, type SpireRun } from "../../state/run.ts"
import { inCombat, partyOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** Somebody's own choice is no endless loop, however often they make it (STS-Q-6). */
const announceIt: Act["go"] = (r, _f, seat, option) => {
  madeProgress(r)
  const [card, ...targets] = option.refs
  announce(r, option.ability as number, seat, card, targets, "paid")
}

const relicsOf = (r: SpireRun, seat: Seat): Ref[] =>
  r.s.zones[zoneId(r, zoneNo.items, seat)].filter((ref) => !hasKind(r, ref, "potion"))

/** Has a player a relic that can be used now? */
export function canUse(r: SpireRun, seat: Seat): boolean {
  let found = false
  offerActs(r, seat, "use", relicsOf(r, seat), () => {
    found = true
  })
  return found
}

/** What can be used at this time. */
function usable(r: SpireRun, seat: Seat): Ref[] {
  if (!inCombat(r.s.table))
    return lying(r, "items", seat).filter(
      (ref) => factOf(r, ref, "outside") > 0 || factOf(r, ref, "outsideOnly") > 0,
    )
  const { phase } = r.s.table
  // At the start of a turn relics alone, between whatever else happens then (STS-12.9).
  if (phase === "start") return relicsOf(r, seat)
  if (phase !== "play") return []
  // Only potions make room for what lies there to be taken (STS-4.9).
  const cramped = r.s.zones[zoneId(r, zoneNo.offers, seat)].length > 0 || player(r, seat).rewards.length > 0
  const found = cramped ? [] : r.s.zones[zoneId(r, zoneNo.powers, seat)].slice()
  for (const ref of r.s.zones[zoneId(r, zoneNo.items, seat)])
    if (
      mayAct(r, object(r, ref) as Obj) &&
      (factsOf(r, ref)["outsideOnly"] ?? 0) === 0 &&
      (!cramped || hasKind(r, ref, "potion"))
    )
      found.push(ref)
  return found
}

export const acts: Record<string, Act> = {
  play: {
    windows: ["play"],
    list(r, seat, add) {
      if (!hasPlayedAll(r, seat)) offerActs(r, seat, "play", r.s.zones[zoneId(r, zoneNo.hand, seat)], add)
    },
    explain: (r, seat, rest) => whyNotPlay(r, seat, rest),
    go: announceIt,
  },

  /** Powers, relics and potions; outside combat what says so (STS-4.10). */
  use: {
    windows: ["play", "next", "sale", ...outside],
    list(r, seat, add) {
      offerActs(r, seat, "use", usable(r, seat), add)
    },
    explain: (r, seat, rest) => whyNotUse(r, seat, "use", usable(r, seat), rest),
    go: announceIt,
  },

  /** Before anybody uses the die (STS-7.4). */
  change: {
    windows: ["die"],
    list(r, seat, add) {
      offerActs(r, seat, "change", r.s.zones[zoneId(r, zoneNo.items, seat)], add)
    },
    explain: (r, seat, rest) => whyNotUse(r, seat, "change", r.s.zones[zoneId(r, zoneNo.items, seat)], rest),
    go: announceIt,
  },

  /** What comes next of all that happens at the start or end of a turn, where that makes a difference (STS-7.5, STS-7.12). */
  next: {
    windows: ["next"],
    list(r, seat, add) {
      for (const { key, refs } of heldFor(r, seat)) add(key, refs)
    },
    go(r, _f, seat, option) {
      madeProgress(r)
      doHeld(r, seat, option.key.slice("next:".length))
    },
  },

  /** Until a combat begins (STS-8.12). */
  switch: {
    windows: ["rows", "map", "face"],
    list(r, seat, add) {
      for (const other of partyOf(r.s.table)) if (other !== seat) add(label(r, other), [other])
    },
    go(r, _f, seat, option) {
      switchRows(r, seat, option.refs[0] as Seat)
    },
  },

  // Whom an enemy brings and what it does is nobody's choice.
  arrive: nobodysChoice,
  move: nobodysChoice,
  lastMove: nobodysChoice,
  face: nobodysChoice,
}

/** What its player has chosen to pay for X. */
const x = boundAs<number | undefined>("x")

/** A played card is nowhere else while it happens; everything else just happens. */
export function place(r: SpireRun, announced: Announced, seat: Seat, card: Ref, act: string): void {
  if (act === "copy") return startPlay(r, announced, seat, card)
  if (act !== "play") {
    // What it sets off comes after all of it (STS-7.8); a trigger is placed by whoever settles.
    if (act !== "trigger") pushProgram(r, "used", {})
    // A card that does something in a hand is shown (STS-9.9).
    else showCard(r, card)
    push(r, r.m.abilities[announced.ability].p, announced.env)
    return
  }
  const before = object(r, card)?.data
  const cost = statOf(r, card, "cost")
  const played = moveObject(r, card, zoneId(r, zoneNo.playing), "top", seat, null, "play")
  const o = object(r, played) as SpireObj
  const origin = {
    x: x.in(announced.env) ?? 0,
    paid: paid.in(announced.env) ?? 0,
    retained: before?.retained ?? 0,
    bonus: before?.bonus ?? 0,
  }
  beginPlay(r, played, origin)
  note(dataOf(r, played), "consumed", before?.consumed ?? 0)
  notePlay(r, seat, played, cost, origin)
  pushProgram(r, "played", { card: played, you: seat })
  const { ability, env } = announced
  bindThis(env, played)
  const plays = playsOf(r, seat, played, before?.plays ?? 0)
  if (plays > 1) {
    // Copies go first (STS-12.6).
    pushProgram(r, "original", { card: played, you: seat, ability, bound: env })
    for (let copies = plays - 1; copies > 0; copies--) playCopy(r, seat, defOf(o), origin)
  } else startPlay(r, announced, seat, played)
  // The frame pushed last runs first: before the card's own text can say anything of the next one.
  if (r.s.effects.some(({ until }) => until === "nextCard" || until === "nextAttack"))
    pushProgram(r, "cardPlayed", { card: played, you: seat })
}
