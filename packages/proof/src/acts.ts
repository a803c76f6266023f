// What a seat may do when it is its turn to speak: play, use, attack, offer.

import {
  type ActSpec,
  announce,
  explainActs,
  forbidden,
  label,
  offerActs,
  permitted,
  pushProgram,
  type Reason,
  type Ref,
  type Seat,
  seatsOf,
  zone,
} from "@soulspire/kernel"
import { player, type ProofRun, type ReadData, type ReadTable } from "./run.ts"
import { note } from "./note.ts"

const mayPlay = (r: ProofRun, seat: Seat): boolean =>
  player(r, seat).down === 0 && player(r, seat).plays > 0 && forbidden(r, "play", seat) === null

/** Why this seat may not attack this foe now. */
function attackBar(r: ProofRun, seat: Seat, foe: Ref): Reason | null {
  const t = r.s.table
  if (seat !== t.active || player(r, seat).down > 0) return { key: "not-your-turn" }
  const bar = forbidden(r, "attack", seat, foe)
  if (bar !== null) return bar
  if (t.attacks <= 0 && !permitted(r, "attack", seat, foe)) return { key: "no-attack-left", rule: "PROOF-3" }
  return null
}

export const acts: Record<string, ActSpec<ReadTable, ReadData>> = {
  play: {
    windows: ["turn", "respond"],
    list(r, seat, add) {
      if (mayPlay(r, seat)) offerActs(r, seat, "play", r.s.zones[zone(r, "hand", seat)], add)
    },
    explain(r, seat) {
      if (player(r, seat).down > 0) return { key: "down" }
      return (
        forbidden(r, "play", seat) ??
        (player(r, seat).plays > 0 ? null : { key: "no-play-left", rule: "PROOF-2" })
      )
    },
    go(r, _f, seat, option) {
      note(player(r, seat), "plays", player(r, seat).plays - 1)
      announce(r, option.ability as number, seat, option.refs[0], option.refs.slice(1), "paid")
    },
  },
  use: {
    windows: ["turn", "respond"],
    list(r, seat, add) {
      if (player(r, seat).down === 0 && forbidden(r, "use", seat) === null)
        offerActs(r, seat, "use", r.s.zones[zone(r, "board", seat)], add)
    },
    explain(r, seat, rest) {
      if (player(r, seat).down > 0) return { key: "down" }
      return forbidden(r, "use", seat) ?? explainActs(r, seat, "use", r.s.zones[zone(r, "board", seat)], rest)
    },
    go(r, _f, seat, option) {
      announce(r, option.ability as number, seat, option.refs[0], option.refs.slice(1), "paid")
    },
  },
  attack: {
    windows: ["turn"],
    list(r, seat, add) {
      for (const foe of r.s.zones[zone(r, "field")])
        if (attackBar(r, seat, foe) === null) add(label(r, foe), [foe])
    },
    explain(r, seat, rest) {
      const foe = r.s.zones[zone(r, "field")].find((each) => label(r, each) === rest)
      return foe === undefined ? null : attackBar(r, seat, foe)
    },
    go(r, _f, seat, option) {
      pushProgram(r, "attack", { you: seat, foe: option.refs[0] })
    },
  },
  // Coins for a promise in words: open to everybody at any time, outside the turn.
  offer: {
    windows: ["barter"],
    list(r, seat, add) {
      const most = player(r, seat).coins
      if (most > 0)
        for (const to of seatsOf(r.s))
          if (to !== seat) add(label(r, to), [to], undefined, { min: 1, max: most })
    },
    go(r, _f, seat, option, amount) {
      pushProgram(r, "deal", { you: seat, to: option.refs[0], amount })
    },
  },
}
