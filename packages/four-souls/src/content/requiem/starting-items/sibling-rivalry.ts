// A second attacker, who is paid as well.

import { all, eq, is, later, not, ref, same } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import {
  afterAttackRoll,
  aim,
  attackRollBy,
  gainRewards,
  on,
  players,
  tap,
  where,
} from "../../../verbs/index.ts"

export default startingItem(
  "sibling-rivalry",
  "Sibling Rivalry",
  { set: "requiem", kind: "active", threePlus: true, look: { glyph: "face-to-face", hue: 14 } },
  [
    tap(
      [
        later(
          on("declareAttack", same("ev.who", "active"), [
            later(afterAttackRoll([attackRollBy("it1", "attacked")], "attacked"), "attack"),
            later(
              {
                k: "replace",
                event: "rewards",
                when: all(is("would.whom", "monster"), eq(ref("would.combat"), 1)),
                do: [gainRewards("would.whom", { who: "it1" })],
              },
              "attack",
              1,
            ),
          ]),
          "turn",
          1,
        ),
      ],
      aim(where(players, not(same("it", "active")))),
    ),
  ],
)
