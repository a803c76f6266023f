// Verbs about notes (FS-6.22): what is noted stays with the object that noted it, until it is cleared.

import { NEXT, type Obj, object, opFor, thisOf, verb } from "@soulspire/kernel"
import type { Data, Table } from "../types.ts"

const op = opFor<Table, Data>()

const clear = (o: Obj<Data> | null): void => {
  if (o?.memo === null || o?.memo === undefined) return
  delete o.memo["noted"]
  delete o.memo["tillEndOfTurn"]
}

/** What this card has noted is noted no longer (FS-6.22.1). */
const clearNoteOp = op(
  "clearNote",
  {},
  {
    run(r, f) {
      clear(object(r, thisOf(f.env)))
      return NEXT
    },
  },
)
export const clearNote = verb(clearNoteOp)

/** The end of the turn is the end of what was noted until then (FS-6.22.1). */
const endNotesOp = op(
  "endNotes",
  {},
  {
    run(r) {
      for (const o of r.s.objects) if (o.memo?.["tillEndOfTurn"] === 1) clear(o)
      return NEXT
    },
  },
)
export const endNotes = verb(endNotesOp)

export const noteOps = [clearNoteOp, endNotesOp]
