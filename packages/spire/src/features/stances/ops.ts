// Verbs about stances.

import { boundAs, NEXT, NOBODY, type Node, propose, pushProgram, verb, youOf } from "@soulspire/kernel"
import { op, player } from "../../state/run.ts"
import type { Stance } from "./reads.ts"

const enterStanceOp = op(
  "enterStance",
  { who: "seat", stance: "name" },
  {
    run(r, f, a) {
      pushProgram(r, "enterStance", { you: a.who(r, f.env, NOBODY), stance: a.stance })
      return NEXT
    },
  },
)
export const enter: (stance: Stance) => Node = verb(enterStanceOp, ["stance"], { who: "you" })

/** The one that is entered, and the one that is left for it. */
const entered = boundAs<Stance>("stance")
const left = boundAs<Stance>("left")

const takeStanceOp = op(
  "takeStance",
  {},
  {
    uses: [entered.name],
    binds: [left.name],
    run(r, f) {
      const who = youOf(f.env)
      left.set(f.env, player(r, who).stance)
      return propose(r, f, { k: "enterStance", who, stance: entered.in(f.env), left: left.in(f.env) })
    },
  },
)
export const takeStance = verb(takeStanceOp)

export const stanceOps = [enterStanceOp, takeStanceOp]
