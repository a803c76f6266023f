// Verbs about notes (FS-6.22): what is noted stays with the object that noted it, until it is cleared.

import { NEXT, object, thisOf, verb } from "@soulspire/kernel"
import { clearNote as dropNote } from "./atoms.ts"
import { op } from "../../state/op.ts"

/** What this card has noted is noted no longer (FS-6.22.1). */
const clearNoteOp = op(
  "clearNote",
  {},
  {
    run(r, f) {
      dropNote(object(r, thisOf(f.env)))
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
      for (const o of r.s.objects) if (o.memo?.["tillEndOfTurn"] === 1) dropNote(o)
      return NEXT
    },
  },
)
export const endNotes = verb(endNotesOp)

export const noteOps = [clearNoteOp, endNotesOp]
