// Abilities that no card has: whatever can be said of them is said without a smell.

import { anyCard, faultsOfCard } from "@soulspire/testkit"
import fc from "fast-check"
import { it } from "vitest"
import { subject } from "./subject.ts"

/** Some of what chance makes cannot be said at all, and says so. */
const sayable = (faults: readonly string[]): boolean =>
  !faults.some((fault) => fault.includes("something unsaid"))

it("says random abilities without a smell", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyCard(subject), (def) => {
      const faults = faultsOfCard(subject.box, def)
      if (sayable(faults) && faults.length > 0) throw new Error(faults.join("\n"))
    }),
    // The same ones each time: a run that is red by chance would tell nobody what changed.
    { numRuns: 1000, seed: 3 },
  )
})
