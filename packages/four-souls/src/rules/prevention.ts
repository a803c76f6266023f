// Shields: preventing replaces damage, so whoever is hurt says whether that comes before or after what else does
// (FS-5.2.1, FS-5.2.5).

import { all, type Body, edit, later, ref, same } from "@soulspire/kernel"
import { step } from "./step.ts"

export const preventionRules: Record<string, Body> = {
  // All shields of one person are one such replacement, from the first of a turn on.
  shields: [
    later(
      {
        k: "replace",
        event: "damage",
        when: all(same("would.whom", "whom"), { test: "isShielded", of: "would.whom" }),
        do: [
          step("shieldsTake", { whom: "whom", damage: ref("would.amount") }),
          edit({ amount: ref("left") }),
        ],
      },
      "turn",
    ),
  ],
}
