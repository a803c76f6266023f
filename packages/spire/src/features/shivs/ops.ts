// Verbs about shivs.

import { NEXT, NOBODY, opFor, propose, verb } from "@soulspire/kernel"
import { player } from "../../run.ts"
import type { Data, Table } from "../../state/new.ts"
import { shivsLeft } from "./reads.ts"

const op = opFor<Table, Data>()

/** One shiv out of the supply; `did` says whether there was one (STS-10.4). */
const takeShivOp = op(
  "takeShiv",
  { who: "seat" },
  {
    run(r, f, a) {
      if (shivsLeft(r) > 0) return propose(r, f, { k: "gainShiv", who: a.who(r, f.env, NOBODY) })
      f.env["did"] = 0
      return NEXT
    },
  },
)
export const takeShiv = verb(takeShivOp, ["who"])

const spendShivOp = op(
  "spendShiv",
  { who: "seat" },
  {
    run(r, f, a) {
      player(r, a.who(r, f.env, NOBODY)).shivs--
      return NEXT
    },
  },
)
export const spendShiv = verb(spendShivOp, ["who"])

export const shivOps = [takeShivOp, spendShivOp]
