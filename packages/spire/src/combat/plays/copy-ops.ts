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

/**
 * A copy of the last attack or skill that was played this turn: of a cost, of a type, or by others. It has the X of its
 * card and what was paid for it, and remembers nothing else (STS-11.2, STS-12.4).
 */
const copyLastOp = op(
  "copyLast",
  { who: "seat", cost: "amount?", type: "name?", by: "name?" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const cost = a.cost?.(r, f.env, NOBODY)
      const last = r.s.table.plays.findLast(
        (play) =>
          (cost === undefined || play.cost === cost) &&
          (a.type === undefined || play.attack === (a.type === "attack" ? 1 : 0)) &&
          (a.by === undefined || play.who !== who),
      )
      if (last !== undefined)
        playCopy(r, who, last.card, { x: last.x, paid: last.paid, retained: 0, bonus: 0 })
      return NEXT
    },
  },
)
/** Of this cost, by anybody. */
export const copyLast = verb(copyLastOp, ["cost"], { who: "you" })
export const copyAttackOfOthers = verb(copyLastOp, [], { who: "you", type: "attack", by: "others" })()

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
