// Verbs about stances.

import { NEXT, NOBODY, type Node, propose, pushProgram, verb, youOf } from "@soulspire/kernel"
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

const takeStanceOp = op(
  "takeStance",
  {},
  {
    binds: ["left"],
    run(r, f) {
      const { env } = f
      const who = youOf(env)
      env["left"] = player(r, who).stance
      return propose(r, f, { k: "enterStance", who, stance: env["stance"], left: env["left"] })
    },
  },
)
export const takeStance = verb(takeStanceOp)

export const stanceOps = [enterStanceOp, takeStanceOp]
