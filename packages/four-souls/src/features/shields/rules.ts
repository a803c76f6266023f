// Shields: preventing replaces damage, so whoever is hurt says which of several is used first, and whether that comes before
// or after what else replaces it (FS-5.2.1, FS-5.2.5).

import { all, type Body, edit, later, ref, same, takes } from "@soulspire/kernel"
import { shieldsTake } from "./ops.ts"

export const preventionRules: Record<string, Body> = {
  // All shields of a group are one such replacement, from the first of a turn on.
  shields: [
    takes("whom", "group"),
    later(
      {
        k: "replace",
        event: "damage",
        when: all(same("would.whom", "whom"), { test: "isShieldLeft", of: "group" }),
        do: [shieldsTake(ref("group"), ref("would.amount"), "left"), edit({ amount: ref("left") })],
      },
      "turn",
    ),
  ],
}
