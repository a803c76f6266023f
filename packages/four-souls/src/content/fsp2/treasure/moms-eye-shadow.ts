// Has a say in whom others attack.

import { all, choose, edit, gate, is, not, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { attackable } from "../../../verbs/index.ts"

export default treasure(
  "moms-eye-shadow",
  "Mom's Eye Shadow",
  { set: "fsp2", kind: "passive", threePlus: true, look: { glyph: "eyelashes", hue: 300 } },
  [
    {
      k: "replace",
      event: "attackMonster",
      when: all(is("would.whom", "monster"), not(same("would.who", "you"))),
      do: [
        gate({
          ask: "may",
          prompt: "redirect",
          do: [choose({ what: attackable, as: "other", prompt: "redirect-to" }), edit({ whom: "other" })],
        }),
      ],
    },
  ],
)
