// Verbs about miracles and stances.

import { NEXT, NOBODY, opFor, propose, pushProgram, youOf } from "@soulspire/kernel"
import { player } from "../run.ts"
import type { Data, Table } from "../types.ts"

const op = opFor<Table, Data>()

const gainMiracles = op(
  "gainMiracles",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainMiracle", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)

const spendMiracle = op(
  "spendMiracle",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "spendMiracle", who: a.who(r, f.env, NOBODY) }) },
)

const enterStance = op(
  "enterStance",
  { who: "seat", stance: "name" },
  {
    run(r, f, a) {
      pushProgram(r, "enterStance", { you: a.who(r, f.env, NOBODY), stance: a.stance })
      return NEXT
    },
  },
)

const takeStance = op(
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

export const stanceOps = [gainMiracles, spendMiracle, enterStance, takeStance]
