// The action of this variant: once a turn, in the action phase with nothing on the stack, whoever is on turn may pay with a soul.

import { type ActSpec, announce, explainActs, offerActs, zone } from "@soulspire/kernel"
import type { ReadData, ReadTable } from "../../../state/run.ts"
import { variantCards } from "../playing.ts"

export const soulActs: Record<string, ActSpec<ReadTable, ReadData>> = {
  spendSoul: {
    windows: ["action"],
    list(r, seat, add) {
      if (r.s.zones[zone(r, "challenge")].length > 0) offerActs(r, seat, "spendSoul", variantCards(r), add)
    },
    explain: (r, seat, rest) => explainActs(r, seat, "spendSoul", variantCards(r), rest),
    go(r, _f, seat, option) {
      announce(r, option.ability as number, seat, option.refs[0], option.refs.slice(1), "paid")
    },
  },
}
