// Combat damage as it is put on the stack (FS-8.9): cards may make more or less of it before anybody can answer.

import { type Atom, controllerOf, type Ref } from "@soulspire/kernel"
import { stackDamage } from "../stack/atoms.ts"
import type { ReadData, ReadTable } from "../../state/run.ts"

export const combatDamage: Atom<ReadTable, ReadData> = {
  able: (_r, p) => (p["amount"] as number) > 0,
  affected: (r, p) => controllerOf(r, p["whom"] as Ref),
  commit(r, p) {
    const [roll, base] = [p["roll"] as number, p["base"] as number]
    stackDamage(r, p["whom"] as Ref, p["amount"] as number, p["from"] as Ref, { combat: 1, roll, base })
  },
}
