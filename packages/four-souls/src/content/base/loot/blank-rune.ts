// The same for every player, by a roll.

import { each, n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { gainCents, loot, players, rollTable, take } from "../../../verbs/index.ts"

export default lootCard(
  "blank-rune",
  "Blank Rune",
  { kind: "rune", look: { glyph: "rune-stone", hue: 210 } },
  [
    rollTable([
      [n(1), n(1), [each(players, "who", [gainCents(n(1), { who: "who" })])]],
      [n(2), n(2), [each(players, "who", [loot(n(2), { who: "who" })])]],
      [n(3), n(3), [take(n(3), { who: players })]],
      [n(4), n(4), [each(players, "who", [gainCents(n(4), { who: "who" })])]],
      [n(5), n(5), [each(players, "who", [loot(n(5), { who: "who" })])]],
      [n(6), n(6), [each(players, "who", [gainCents(n(6), { who: "who" })])]],
    ]),
  ],
)
