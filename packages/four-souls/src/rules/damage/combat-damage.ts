// Combat damage as it is put on the stack (FS-8.9): cards may make more or less of it before anybody can answer.

import { type Atom, controllerOf, NOBODY, object, type Ref, type Seat, statOf } from "@soulspire/kernel"
import { mayGrow, stackDamage, turnDamage } from "../stack/atoms.ts"
import { evasionOf, type FourSoulsRun, type ReadData, type ReadTable } from "../../state/run.ts"

/** Who is hit, by whom and how hard, where somebody makes an attack roll of this number. */
export function strike(
  r: FourSoulsRun,
  who: Seat,
  target: Ref,
  roll: number,
): { whom: Ref; from: Ref; amount: number } {
  const [whom, from] = roll >= evasionOf(r, target) ? [target, who] : [who, target]
  return { whom, from, amount: statOf(r, from, "attack") }
}

// `turned`: damage that waits and is aimed anew.
export const combatDamage: Atom<ReadTable, ReadData> = {
  able: (r, p) => (p["amount"] as number) > 0 || mayGrow(r, 1) || "turned" in p,
  affected: (r, p) => controllerOf(r, p["whom"] as Ref),
  commit(r, p) {
    const [roll, base] = [p["roll"] as number, p["base"] as number]
    const [whom, amount, from] = [p["whom"] as Ref, p["amount"] as number, p["from"] as Ref]
    const waiting = "turned" in p ? object(r, p["turned"] as Ref) : null
    if (waiting !== null) turnDamage(r, waiting, whom, amount, from, { combat: 1, roll, base, die: NOBODY })
    else
      stackDamage(r, whom, amount, from, {
        combat: 1,
        roll,
        base,
        die: (p["die"] as Ref | undefined) ?? NOBODY,
      })
  },
}
