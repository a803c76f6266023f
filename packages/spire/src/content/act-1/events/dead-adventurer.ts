// What killed him, or what he had; not as the first event.

import { each, n, table } from "@soulspire/kernel"
import { event, happens } from "../../../cards/event.ts"
import { players } from "../../../verbs/index.ts"
import { asElite, DIE, oneGains, rollDie, unlessFirst } from "../../../verbs/events.ts"
import { gainGold } from "../../../verbs/items.ts"

export default event(
  "act1-dead-adventurer-a3",
  "Dead Adventurer",
  { act: 1, ascension: 3, look: { glyph: "chalk-outline-murder", hue: 215 } },
  [
    happens(
      unlessFirst(
        rollDie,
        table(DIE, [
          [n(1), n(2), [asElite]],
          [n(3), n(4), [each(players, "who", [gainGold(n(2), "who")])]],
          [n(5), n(6), oneGains("relic")],
        ]),
      ),
    ),
  ],
)
