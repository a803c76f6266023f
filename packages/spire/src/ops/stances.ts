// Verbs about miracles and stances.

import { NEXT, NOBODY, type Node, opFor, propose, pushProgram, verb, youOf } from "@soulspire/kernel"
import { player } from "../run.ts"
import type { Data, Stance, Table } from "../types.ts"

const op = opFor<Table, Data>()

const gainMiraclesOp = op(
  "gainMiracles",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainMiracle", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const miracles = verb(gainMiraclesOp, ["amount"], { who: "you" })

const spendMiracleOp = op(
  "spendMiracle",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "spendMiracle", who: a.who(r, f.env, NOBODY) }) },
)
export const spendMiracle = verb(spendMiracleOp, ["who"])

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

export const stanceOps = [gainMiraclesOp, spendMiracleOp, enterStanceOp, takeStanceOp]
