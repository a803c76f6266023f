// Enemies that each of them faces in other rows than the rest of the party: after the start of a turn players may change rows, then
// whoever they face does something to them (STS-11.14, STS-Q-57).

import { actsOf, each, emit, NEXT, NOBODY, object, open, push, settle, verb, when } from "@soulspire/kernel"
import { goToRow } from "../atoms/course.ts"
import { breakable } from "../parts.ts"
import { enemies, op, player, type Act, type SpireObj, type SpireRun } from "../../state/run.ts"
import { ROWS } from "../../state/types.ts"
import { isEmptyRow, sharesRow } from "./rows.ts"

const faceActs = (r: SpireRun, enemy: SpireObj): readonly number[] => actsOf(r, enemy, "face")

/** Does anybody here do something to whoever faces them? */
export const isFaced = (r: SpireRun): boolean =>
  enemies(r).some((enemy) => faceActs(r, object(r, enemy) as SpireObj).length > 0)

/** What the enemies of this player's row do to whoever faces them. */
const faceEnemiesOp = op(
  "faceEnemies",
  { who: "seat" },
  {
    run(r, f, a) {
      const you = a.who(r, f.env, NOBODY)
      for (const enemy of enemies(r).filter((each) => sharesRow(r, each, you)))
        for (const ability of faceActs(r, object(r, enemy) as SpireObj)) {
          const code = r.m.abilities[ability]
          const env = { this: enemy, you, did: 0 }
          if (code.when !== null && !code.when(r, env, enemy)) continue
          emit(r, { k: "faces", who: you, whom: enemy }, null)
          push(r, code.p, env)
        }
      return NEXT
    },
  },
)
const faceEnemies = verb(faceEnemiesOp, ["who"])
export const facingOps = [faceEnemiesOp]

const acting = { from: "seats", where: { test: "hasTurn", of: "it" } }

/** At the end of a turn's start. */
export const thenFaceEnemies = when({ test: "isFaced" }, [
  breakable(open(acting, "face", "ready", "not-ready")),
  each(acting, "who", [faceEnemies("who")]),
  breakable(settle),
])

/** To a row where nobody stands. */
export const step: Act = {
  windows: ["face"],
  list(r, seat, add) {
    if (player(r, seat).dead === 0)
      for (let row = 0; row < ROWS; row++) if (isEmptyRow(r, row)) add(`row/${row + 1}`, [])
  },
  explain: () => ({ key: "row-is-held", rule: "STS-11.14" }),
  go(r, _f, seat, { key }) {
    goToRow(r, seat, Number(key.slice(key.indexOf("/") + 1)) - 1)
  },
}
