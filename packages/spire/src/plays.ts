// What a player may do in the shared turn: play a card, throw a shiv, use what is in play, be done.

import {
  type ActSpec,
  type Announced,
  announce,
  dataOf,
  emit,
  explainActs,
  label,
  moveObject,
  object,
  offerActs,
  push,
  pushProgram,
  type Ref,
  type Seat,
  zone,
} from "@soulspire/kernel"
import { switchRows } from "./rows.ts"
import { enemies, factOf, hasKind, player, type SpireRun } from "./run.ts"
import { type Data, partyOf, type Table } from "./types.ts"

export const acts: Record<string, ActSpec<Table, Data>> = {
  play: {
    windows: ["play"],
    list(r, seat, add) {
      offerActs(r, seat, "play", r.s.zones[zone(r, "hand", seat)], add)
    },
    explain: (r, seat, rest) => explainActs(r, seat, "play", r.s.zones[zone(r, "hand", seat)], rest),
    go(r, _f, seat, option) {
      const [card, ...targets] = option.refs
      announce(r, option.ability as number, seat, card, targets, "paid")
    },
  },

  shiv: {
    windows: ["play"],
    list(r, seat, add) {
      if (player(r, seat).shivs > 0) for (const enemy of enemies(r)) add(label(r, enemy), [enemy])
    },
    explain: () => ({ key: "no-shiv", rule: "STS-10.3" }),
    go(r, _f, seat, option) {
      pushProgram(r, "shiv", { you: seat, foe: option.refs[0] })
    },
  },

  /** Powers, relics and potions. */
  use: {
    windows: ["play"],
    list(r, seat, add) {
      offerActs(r, seat, "use", r.s.zones[zone(r, "powers", seat)], add)
      offerActs(r, seat, "use", r.s.zones[zone(r, "items", seat)], add)
    },
    go(r, _f, seat, option) {
      const [card, ...targets] = option.refs
      announce(r, option.ability as number, seat, card, targets, "paid")
    },
  },

  /** Before anybody uses the die (STS-7.4). */
  change: {
    windows: ["die"],
    list(r, seat, add) {
      offerActs(r, seat, "change", r.s.zones[zone(r, "items", seat)], add)
    },
    go(r, _f, seat, option) {
      const [card, ...targets] = option.refs
      announce(r, option.ability as number, seat, card, targets, "paid")
    },
  },

  /** Until a combat begins (STS-8.12). */
  switch: {
    windows: ["rows"],
    list(r, seat, add) {
      for (const other of partyOf(r.s.table)) if (other !== seat) add(label(r, other), [other])
    },
    go(r, _f, seat, option) {
      switchRows(r, seat, option.refs[0])
    },
  },

  // What an enemy does is nobody's choice.
  move: { windows: [], list: () => {}, go: () => {} },
  lastMove: { windows: [], list: () => {}, go: () => {} },
}

/** Takes the one effect that doubles this card, if there is one (STS-12.5). */
function isDoubled(r: SpireRun, seat: Seat, card: Ref): boolean {
  const own = player(r, seat)
  if (factOf(r, card, "single") > 0) return false
  if (hasKind(r, card, "attack") && own.twiceAttacks > 0) own.twiceAttacks--
  else if (hasKind(r, card, "skill") && own.twiceSkills > 0) own.twiceSkills--
  else return false
  return true
}

/** A played card is nowhere else while it happens; everything else just happens. */
export function place(r: SpireRun, announced: Announced, seat: Seat, card: Ref, act: string): void {
  const { p } = r.m.abilities[announced.ability]
  if (act !== "play") {
    push(r, p, announced.env)
    return
  }
  const { consumed = 0, retained = 0 } = object(r, card)?.data ?? {}
  const played = moveObject(r, card, zone(r, "playing"), "top", seat, null, "play")
  const o = object(r, played)
  if (o !== null) o.owner = seat
  Object.assign(dataOf(r, played), { x: (announced.env["x"] as number | undefined) ?? 0, consumed, retained })
  if (hasKind(r, played, "attack")) player(r, seat).attacks++
  emit(r, { k: "plays", who: seat, card: played }, null)
  pushProgram(r, "played", { card: played, you: seat })
  push(r, p, { ...announced.env, this: played })
  // The copy goes first, with targets of its own (STS-12.4, STS-12.6).
  if (isDoubled(r, seat, played)) announce(r, announced.ability, seat, played, [], "copy")
}
