// Every change of the proof game, each with its guard.

import {
  type Atom,
  controllerOf,
  dataOf,
  isSeat,
  NOBODY,
  object,
  type Proposal,
  type Ref,
  type Seat,
  statOf,
} from "@soulspire/kernel"
import { player, type ProofRun, type ReadData, type ReadTable } from "./run.ts"
import { thawData, thawPlayer, thawTable } from "./write.ts"

const who = (p: Proposal): Seat => p["who"] as Seat
const whom = (p: Proposal): Ref => p["whom"] as Ref
const amount = (p: Proposal): number => p["amount"] as number

const healthLeft = (r: ProofRun, ref: Ref): number => statOf(r, ref, "health") - placeOf(r, ref).damage

/** Where the damage of a player or a foe is kept. */
const placeOf = (r: ProofRun, ref: Ref): { damage: number } => (isSeat(ref) ? player(r, ref) : dataOf(r, ref))

const here = (r: ProofRun, ref: Ref): boolean => (ref >= 0 && ref < r.s.seats) || object(r, ref) !== null

export const atoms: Record<string, Atom<ReadTable, ReadData>> = {
  gainCoins: {
    able: (r, p) => amount(p) > 0 && r.s.table.pool > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), r.s.table.pool)
      thawTable(r).pool -= amount(p)
      thawPlayer(r, who(p)).coins += amount(p)
    },
  },
  loseCoins: {
    able: (r, p) => amount(p) > 0 && player(r, who(p)).coins > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), player(r, who(p)).coins)
      thawPlayer(r, who(p)).coins -= amount(p)
      if (p["to"] === NOBODY) thawTable(r).pool += amount(p)
      else thawPlayer(r, p["to"] as Seat).coins += amount(p)
    },
  },
  hurt: {
    able: (r, p) => amount(p) > 0 && here(r, whom(p)) && healthLeft(r, whom(p)) > 0,
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      const done = Math.min(amount(p), healthLeft(r, whom(p)))
      placeOf(r, whom(p)).damage += done
    },
  },
  heal: {
    able: (r, p) => amount(p) > 0 && here(r, whom(p)),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      const place = placeOf(r, whom(p))
      place.damage = Math.max(0, place.damage - amount(p))
    },
  },
  light: {
    able: (_r, p) => amount(p) > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      thawPlayer(r, who(p)).lights += amount(p)
    },
  },
  penalty: {
    able: (r, p) => player(r, who(p)).down === 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      thawPlayer(r, who(p)).down = 1
    },
    program: "penalty",
  },
  tap: {
    able: (r, p) => object(r, whom(p))?.data?.tapped === 0,
    commit(r, p) {
      thawData(r, whom(p)).tapped = 1
    },
  },
  ready: {
    able: (r, p) => object(r, whom(p))?.data?.tapped === 1,
    commit(r, p) {
      thawData(r, whom(p)).tapped = 0
    },
  },
  nudge: {
    able: (r, p) => object(r, p["die"] as Ref) !== null && amount(p) !== 0,
    commit(r, p) {
      const data = thawData(r, p["die"] as Ref)
      data.value = Math.max(1, Math.min(6, data.value + amount(p)))
    },
  },
}
