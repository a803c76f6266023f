// Verbs about cards that are played again, or that stay with an enemy.

import { boundAs, copyPlain, type Env, NEXT, NOBODY, object, verb, youOf } from "@soulspire/kernel"
import { attach } from "../atoms/cards.ts"
import { playCopy, playOriginal as play } from "./copies.ts"
import { isEnemy, op } from "../../state/run.ts"

/** How it was announced, while its copy is played. */
const ability = boundAs<number>("ability")
const bound = boundAs<Env>("bound")

/** After its copy (STS-12.6). */
const playOriginalOp = op(
  "playOriginal",
  { card: "whom" },
  {
    uses: [ability.name, bound.name],
    run(r, f, a) {
      const announced = { ability: ability.in(f.env), env: copyPlain(bound.in(f.env)) }
      play(r, announced, youOf(f.env), a.card(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const playOriginal = verb(playOriginalOp, ["card"])

/** A copy of the last attack or skill of this cost that anybody has played this turn. */
const copyLastOp = op(
  "copyLast",
  { who: "seat", cost: "amount" },
  {
    run(r, f, a) {
      const def = r.s.table.lastPlays[a.cost(r, f.env, NOBODY)] ?? -1
      if (def >= 0) playCopy(r, a.who(r, f.env, NOBODY), def, { x: 0, paid: 0, retained: 0 })
      return NEXT
    },
  },
)
export const copyLast = verb(copyLastOp, ["cost"], { who: "you" })

/** From the table to an enemy, where it stays. */
const attachOp = op(
  "attach",
  { whom: "whom", to: "whom" },
  {
    run(r, f, a) {
      const card = a.whom(r, f.env, NOBODY)
      const host = a.to(r, f.env, NOBODY)
      const o = object(r, card)
      if (o === null || !isEnemy(r, host)) return NEXT
      attach(r, card, host, f)
      return NEXT
    },
  },
)
export const attachTo = verb(attachOp, ["to"], { whom: "this" })

export const copyOps = [playOriginalOp, copyLastOp, attachOp]
