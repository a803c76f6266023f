// Lives on what others lose when they die.
// First edition: as they die, so that the last to say so has it. Now as they pay, in an order that they choose.

import { type Ability, edit, not, same } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { decidePenalty, on } from "../../../verbs/index.ts"

const print = (ability: Ability): Card =>
  treasure("shadow", "Shadow", { kind: "passive", look: { glyph: "shadow-follower", hue: 250 } }, [ability])

export default editions(
  print({
    k: "replace",
    event: "penalty",
    when: not(same("would.who", "you")),
    do: [edit({ chooser: "you" }, "item"), edit({ to: "you" }, "loot"), edit({ to: "you" }, "cents")],
  }),
  print(on("playerDies", not(same("ev.who", "you")), [decidePenalty("ev.who")])),
)
