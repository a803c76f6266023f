// Against a curse, or against damage.

import { n } from "@soulspire/kernel"
import { loot } from "../../../verbs/card.ts"
import { aim, curses, destroy, players, preventNext } from "../../../verbs/index.ts"

export default loot("dagaz", "Dagaz", { kind: "rune", look: { glyph: "rub-el-hizb", hue: 48 } }, [], {
  modes: [
    { name: "destroy-curse", ...aim(curses), do: [destroy("it1")] },
    { name: "prevent", ...aim(players), do: [preventNext(n(1), "it1")] },
  ],
})
