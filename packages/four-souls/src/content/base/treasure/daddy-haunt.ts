// More damage for whoever has it.

import { add, edit, n, ref, same, target } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { give, on, otherPlayers } from "../../../verbs/index.ts"

export default treasure(
  "daddy-haunt",
  "Daddy Haunt",
  { kind: "passive", look: { glyph: "ghost", hue: 230, small: "top-hat" } },
  [
    {
      k: "replace",
      event: "damage",
      when: same("would.whom", "you"),
      do: [edit({ amount: add(ref("would.amount"), n(1)) })],
    },
    on("playerDies", same("ev.who", "you"), [give("this", "heir")], {
      targets: [target("heir", otherPlayers)],
    }),
  ],
)
