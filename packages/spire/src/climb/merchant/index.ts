// The merchant, and gold (STS-4.13, STS-5.8 to STS-5.10).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { goldAtoms } from "./atoms.ts"
import { goldOps } from "./gold-ops.ts"
import { merchantOps } from "./ops.ts"

export const merchant: Part = {
  atoms: goldAtoms,
  ops: [...merchantOps, ...goldOps],
  en: english,
  it: italian,
}
