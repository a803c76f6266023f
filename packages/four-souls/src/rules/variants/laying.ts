// The variants that a table plays are laid out for everybody to see.

import { NOBODY, type Options, spawn, zone } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import { areDealtByTwo, dealTwoEach } from "./chosen-characters/choosing.ts"
import { variantsIn } from "./index.ts"

export function layVariants(r: FourSoulsRun, options: Options): void {
  for (const id of variantsIn(options)) {
    const def = r.m.defNumber.get(id)
    if (def !== undefined) spawn(r, def, zone(r, "challenge"), NOBODY)
  }
  if (areDealtByTwo(options)) dealTwoEach(r)
}
