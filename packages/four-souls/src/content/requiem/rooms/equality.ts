// What one gains, everybody gains.

import { each, instead, ref } from "@soulspire/kernel"
import { room } from "../../../verbs/card.ts"
import { gainCents, players } from "../../../verbs/index.ts"

export default room("equality", "Equality", { set: "requiem", look: { glyph: "scales", hue: 180 } }, [
  {
    k: "replace",
    event: "gainCents",
    do: [instead, each(players, "each", [gainCents(ref("would.amount"), { who: "each" })])],
  },
])
