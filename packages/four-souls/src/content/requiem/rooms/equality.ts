// What one gains, everybody gains.

import { each, instead, ref } from "@soulspire/kernel"
import { room } from "../../../words/card.ts"
import { gainCents, players } from "../../../words/index.ts"

export default room("equality", "Equality", { set: "requiem", look: { glyph: "scales", hue: 180 } }, [
  {
    k: "replace",
    event: "gainCents",
    do: [instead, each(players, "each", [gainCents(ref("would.amount"), { who: "each" })])],
  },
])
