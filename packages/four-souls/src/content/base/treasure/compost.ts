// The next loot comes out of the discard.

import { instead, later, ref } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { lootFromDiscard, tap } from "../../../verbs/index.ts"

export default treasure("compost", "Compost", { kind: "active", look: { glyph: "plant-seed", hue: 95 } }, [
  tap([
    later(
      {
        k: "replace",
        event: "loot",
        do: [instead, lootFromDiscard(ref("would.amount"), { who: "would.who" })],
      },
      "",
      1,
    ),
  ]),
])
