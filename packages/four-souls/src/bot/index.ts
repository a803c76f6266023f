// What Four Souls tells those who think ahead in it.

import type { Decision, Option, ThinkingSpec } from "@soulspire/kernel"
import { NOBODY } from "@soulspire/kernel"
import { type FourSoulsRun, player, type ReadData, type ReadTable } from "../state/run.ts"
import { isWorthAThought } from "./gate.ts"
import { judge, rule } from "./judge.ts"
import { key, sign } from "./key.ts"
import { nextOnStack } from "./read.ts"
import { tempers } from "./tempers.ts"
import { amounts, isCalm, parts, sumOf, worth } from "./worth.ts"

/** More attack rolls than anybody makes in a turn. */
const ROLLS = 1000

/** A turn, and in an attack the time until the next roll: what comes of the rest of it is reckoned, not played. */
function stretch(r: FourSoulsRun): number | null {
  const { turn, phase, attacker } = r.s.table
  if (phase === "set-up") return null
  return turn * ROLLS + (attacker === NOBODY ? 0 : 1 + player(r, attacker).attackRolls)
}

/** Most of what happens is let pass. */
function habit(
  r: FourSoulsRun,
  { seat, prompt, pass }: Decision,
  options: readonly Option[],
): string[] | null {
  if (prompt.key !== "respond" || !options.some((option) => option.key === pass)) return null
  return isWorthAThought(r, seat) ? null : [pass]
}

/** What somebody plays or activates resolves first: nobody knows what comes of it before. */
function isEffectNext(r: FourSoulsRun): boolean {
  const what = nextOnStack(r)?.data.what
  return what === "loot" || what === "ability"
}

/** What comes of an attack or a purchase is reckoned, and so is what is left of a turn: nobody plays it out. */
function calm(r: FourSoulsRun, { seat, prompt }: Decision): readonly number[] | null {
  switch (prompt.key) {
    case "respond":
      return r.s.table.attacker === NOBODY || isEffectNext(r) ? null : worth(r, seat)
    case "action":
      return isCalm(r, seat) ? worth(r, seat) : null
    case "attack-target":
      return worth(r, seat, "attack")
    case "wares":
      return worth(r, seat, "purchase")
    default:
      return null
  }
}

export const thinking: ThinkingSpec<ReadTable, ReadData> = {
  fluid: ["lootDeck", "treasureDeck", "monsterDeck", "roomDeck"],
  worlds: 3,
  stretch,
  key,
  sign,
  parts,
  tempers,
  worth: (r, seat) => worth(r, seat),
  amounts,
  hope: (r, seat) => sumOf(worth(r, seat)),
  habit,
  calm,
  judge,
  rule,
}
