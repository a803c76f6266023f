// Votes (FS-6.28): one after another, in the open, and final.

import {
  asking,
  bit,
  type Get,
  keptAs,
  label,
  NEXT,
  NOBODY,
  type Ref,
  type Seat,
  seatAfter,
  STAY,
  verb,
  WAIT,
  youOf,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import type { FourSoulsRun } from "../../state/run.ts"

type Frame = Parameters<Parameters<typeof op>[2]["run"]>[1]

/** Those who vote, in turn order from whoever's ability it is; where the ruleset says so, from the active player (RD-34). */
function votersOf(r: FourSoulsRun, f: Frame, voters: Get<Ref[]>): Seat[] {
  const named = voters(r, f.env, NOBODY)
  const you = youOf(f.env)
  const first = r.s.table.rules.voteStart === "active" || you === NOBODY ? r.s.table.active : you
  return r.s.table.players.map((_each, i) => seatAfter(r, first, i)).filter((seat) => named.includes(seat))
}

const kept = keptAs<Ref[]>("$votes")
const votesIn = (f: Frame): Ref[] => kept.in(f.env) ?? []

/** The one with the most votes; nobody in a tie. */
function mostVoted(votes: readonly Ref[]): Ref {
  const tally = (ref: Ref): number => votes.filter((each) => each === ref).length
  const most = Math.max(...votes.map(tally))
  const first = new Set(votes.filter((each) => tally(each) === most))
  return first.size === 1 ? [...first][0] : NOBODY
}

const voteOnOp = op(
  "voteOn",
  { as: "bind", voters: "select", what: "select", prompt: "prompt" },
  {
    run(r, f, a) {
      const [found, votes] = [a.what(r, f.env, NOBODY), votesIn(f)]
      if (found.length > 0 && votes.length < votersOf(r, f, a.voters).length) return WAIT
      f.env[a.as] = votes.length === 0 ? NOBODY : mostVoted(votes)
      kept.drop(f.env)
      return NEXT
    },
    seats: (r, f, a) => bit(votersOf(r, f, a.voters)[votesIn(f).length]),
    ask: (_r, _f, a) => asking("vote", a.prompt),
    options: (r, f, a) => a.what(r, f.env, NOBODY).map((ref) => ({ key: label(r, ref), refs: [ref] })),
    answer(r, f, a, seat, keys) {
      const voted = a.what(r, f.env, NOBODY).find((ref) => label(r, ref) === keys[0]) as Ref
      kept.set(f.env, [...votesIn(f), voted])
      r.events.push({ k: "votes", who: seat, obj: voted })
      return STAY
    },
  },
)
export const voteOn = verb(voteOnOp, ["as", "voters", "what", "prompt"])

export const voteOps = [voteOnOp]
