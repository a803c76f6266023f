// Votes (FS-6.28): one after another, in the open, and final.

import {
  asking,
  bit,
  emit,
  label,
  NEXT,
  NOBODY,
  type Node,
  pushProgram,
  type Ref,
  type Seat,
  seatAfter,
  type Select,
  verb,
  WAIT,
  youOf,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import type { FourSoulsRun } from "../../state/run.ts"

/** Those who vote, in turn order from whoever's ability it is; where the ruleset says so, from the active player (RD-34). */
function inOrder(r: FourSoulsRun, you: Seat, voters: readonly Ref[]): Seat[] {
  const first = r.s.table.rules.voteStart === "active" || you === NOBODY ? r.s.table.active : you
  return r.s.table.players.map((_each, i) => seatAfter(r, first, i)).filter((seat) => voters.includes(seat))
}

/** What the program `vote` says has won. */
export const VOTED = "voted"

const voteOnOp = op(
  "voteOn",
  { as: "bind", voters: "select", what: "select", prompt: "prompt" },
  {
    run(r, f, a) {
      const voters = inOrder(r, youOf(f.env), a.voters(r, f.env, NOBODY))
      pushProgram(r, "vote", { voters, candidates: a.what(r, f.env, NOBODY), prompt: a.prompt })
      return NEXT
    },
  },
)
const voteOnAs = verb(voteOnOp, ["as", "voters", "what", "prompt"])
/** What has the most votes is called `voted` after it. */
export const voteOn = (voters: Select, what: Select, prompt: string): Node =>
  voteOnAs(VOTED, voters, what, prompt)

/** Somebody votes for one of these, where there are any; it is added to the votes so far. `prompt` is what tells what is asked. */
const castVoteOp = op(
  "castVote",
  { by: "seat", among: "select", prompt: "name", votes: "bind" },
  {
    run: (r, f, a) => (a.among(r, f.env, NOBODY).length > 0 ? WAIT : NEXT),
    seats: (r, f, a) => bit(a.by(r, f.env, NOBODY)),
    ask: (_r, f, a) => asking("vote", f.env[a.prompt] as string),
    options: (r, f, a) => a.among(r, f.env, NOBODY).map((ref) => ({ key: label(r, ref), refs: [ref] })),
    answer(r, f, a, seat, keys) {
      const voted = a.among(r, f.env, NOBODY).find((ref) => label(r, ref) === keys[0]) as Ref
      f.env[a.votes] = [...((f.env[a.votes] ?? []) as Ref[]), voted]
      emit(r, { k: "votes", who: seat, obj: voted }, null)
      return NEXT
    },
  },
)
export const castVote = verb(castVoteOp, ["by", "among", "prompt", "votes"])

/** The one with the most votes; nobody in a tie. */
function mostVoted(votes: readonly Ref[]): Ref {
  const tally = (ref: Ref): number => votes.filter((each) => each === ref).length
  const most = Math.max(...votes.map(tally))
  const first = new Set(votes.filter((each) => tally(each) === most))
  return first.size === 1 ? [...first][0] : NOBODY
}

const countVotesOp = op(
  "countVotes",
  { votes: "name", as: "bind" },
  {
    run(_r, f, a) {
      f.env[a.as] = mostVoted((f.env[a.votes] ?? []) as Ref[])
      return NEXT
    },
  },
)
export const countVotes = verb(countVotesOp, ["votes", "as"])

export const voteOps = [voteOnOp, castVoteOp, countVotesOp]
