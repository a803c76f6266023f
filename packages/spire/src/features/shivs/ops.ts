// Verbs about shivs.

import { NEXT, NOBODY, propose, verb, noteUndone } from "@soulspire/kernel"
import { op } from "../../state/run.ts"
import { throwShiv } from "./atoms.ts"
import { shivsLeft } from "./reads.ts"

/** One shiv out of the supply; `did` says whether there was one (STS-10.4). */
const takeShivOp = op(
  "takeShiv",
  { who: "seat" },
  {
    run(r, f, a) {
      if (shivsLeft(r) > 0) return propose(r, f, { k: "gainShiv", who: a.who(r, f.env, NOBODY) })
      noteUndone(f.env)
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
      throwShiv(r, a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const spendShiv = verb(spendShivOp, ["who"])

export const shivOps = [takeShivOp, spendShivOp]
