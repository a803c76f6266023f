// Verbs about copies of abilities and of loot cards (FS-6.6.4, FS-6.6.5).

import {
  announceCopy,
  asking,
  bit,
  defAt,
  NEXT,
  NOBODY,
  object,
  type Ref,
  type Seat,
  slotOf,
  spawnCopy,
  verb,
  WAIT,
  youOf,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { tapsOf } from "./copies.ts"
import type { FourSoulsRun } from "../../state/run.ts"

/** An ability by the card it is printed on, in the place of the object that has it: `the-d6#41:0`. */
function keyOf(r: FourSoulsRun, of: Ref, ability: number): string {
  const [id, no] = r.m.abilities[ability].path.split("/")
  return `${id}#${slotOf(of)}:${no}`
}

/** `whom` has the ability as if it were its own: on the stack at once, or as what it does when it resolves if it is there itself. */
function takeOver(r: FourSoulsRun, ability: number, of: Ref, you: Seat, whom: Ref): void {
  const waits = object(r, whom)?.zone === zone(r, "stack")
  announceCopy(r, ability, of, you, whom, waits ? "onto" : "copy")
}

/** Copies one of the abilities that cost deactivating something; which one is asked where there are several. */
const copyTapOp = op(
  "copyTap",
  { whom: "whom", of: "whom" },
  {
    run(r, f, a) {
      const of = a.of(r, f.env, NOBODY)
      const taps = tapsOf(r, of)
      if (taps.length > 1) return WAIT
      if (taps.length === 1) takeOver(r, taps[0], of, youOf(f.env), a.whom(r, f.env, NOBODY))
      return NEXT
    },
    seats: (_r, f) => bit(youOf(f.env)),
    ask: () => asking("choose", "copied-ability"),
    options(r, f, a) {
      const of = a.of(r, f.env, NOBODY)
      return tapsOf(r, of).map((ability) => ({ key: keyOf(r, of, ability), refs: [of] }))
    },
    answer(r, f, a, _seat, keys) {
      const of = a.of(r, f.env, NOBODY)
      const ability = tapsOf(r, of).find((each) => keyOf(r, of, each) === keys[0]) as number
      takeOver(r, ability, of, youOf(f.env), a.whom(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const copyTap = verb(copyTapOp, ["of"], { whom: "this" })

/** Makes a copy of a loot card that somebody may play, as a card of the hand, for so long (FS-6.6.4). */
const copyCardOp = op(
  "copyCard",
  { card: "whom", who: "seat", until: "span" },
  {
    run(r, f, a) {
      const def = defAt(r, a.card(r, f.env, NOBODY))
      const who = a.who(r, f.env, NOBODY)
      if (def >= 0) spawnCopy(r, def, zone(r, "copies", who), who, a.until)
      return NEXT
    },
  },
)
export const copyCard = verb(copyCardOp, ["card", "until"], { who: "you" })

export const copyOps = [copyTapOp, copyCardOp]
