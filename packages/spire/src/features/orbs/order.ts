// What verbs about orbs touch, so that players are asked for an order only where it can make a difference.

import { KNOWN, NOBODY } from "@soulspire/kernel"
import type { Part } from "../feature.ts"
import { cubesLeft, openSlots } from "./reads.ts"

export const orbOrder: NonNullable<Part["order"]> = {
  channel: (at) => {
    const of = at.whom("who")
    const by = at.upTo("amount")
    const orb = at.word("orb")
    return [
      ...[orb, "orbs", "orbKinds"].map((what) => ({ what, of, way: "more" as const })),
      { what: "openSlots", of, way: "less", by },
      { what: `${orb}Left`, of: [NOBODY], way: "less", by },
      { tells: "channel", with: { who: of, orb } },
    ]
  },
  chooseOrb: (at) => [
    { what: "lightning", of: at.whom("who"), way: "read" },
    { what: "frost", of: at.whom("who"), way: "read" },
    { what: KNOWN, of: null, way: "read" },
  ],
}

/** What may run out: cubes for all, and each player's slots, past which an orb is evoked. */
export const orbSupplies: NonNullable<Part["supplies"]> = {
  lightningLeft: (r) => cubesLeft(r, "lightning"),
  frostLeft: (r) => cubesLeft(r, "frost"),
  darkLeft: (r) => cubesLeft(r, "dark"),
}
export const orbRoom: NonNullable<Part["room"]> = { openSlots }
