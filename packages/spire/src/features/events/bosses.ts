// A boss of an earlier Act that an event brings: it lies in no deck of this one, and leaves what the event says.

import {
  type Amount,
  everybody,
  emit,
  moveObject,
  NEXT,
  NOBODY,
  type Node,
  roll,
  show,
  spawn,
  verb,
  zoneId,
} from "@soulspire/kernel"
import { isUsedIn } from "../../cards/acts.ts"
import { FACES } from "../../combat/limits.ts"
import { op } from "../../state/run.ts"
import { zoneNo } from "../../state/zones.ts"

/** The die says which one, as for the boss at the top (STS-2.6). */
export const callBossOp = op(
  "callBoss",
  { act: "amount" },
  {
    run(r, f, a) {
      const act = a.act(r, f.env, NOBODY)
      const face = `die${roll(r, "dice", FACES)}`
      const number = r.m.defs.findIndex(
        ({ def }) =>
          def.back === "boss" && isUsedIn(def, act, r.s.table.ascension) && (def.facts[face] ?? 0) > 0,
      )
      if (number < 0) return NEXT
      const { ref } = spawn(r, number, zoneId(r, zoneNo.box), NOBODY)
      const called = moveObject(r, ref, zoneId(r, zoneNo.bossDeck), "top", NOBODY, null, "boss")
      show(r, [called], everybody(r))
      emit(r, { k: "bossComes", what: called }, null)
      return NEXT
    },
  },
)
export const callBoss: (act: Amount) => Node = verb(callBossOp, ["act"])
