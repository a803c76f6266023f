// What programs ask of the set-up.

import type { Tests } from "../../state/part.ts"
import { NOBODY, zone } from "@soulspire/kernel"
import { firstByCard } from "./ops.ts"

export const tests: Tests = {
  /** Without rooms there is no room deck either (FS-1.5). */
  usesRooms: (r) =>
    r.s.table.roomSlots > 0 ||
    ["roomDeck", "roomDiscard"].some((pile) => r.s.zones[zone(r, pile)].length > 0),
  draftsItems: (r) => r.s.table.draft > 0,
  saddestBegins: (r) => r.s.table.begins === "saddest" && firstByCard(r) === NOBODY,
}
