// Casino (FSC-V.4): everybody starts with an eternal copy of one item. The item itself stays in its deck.

import { type Ability, each, gainAbility } from "@soulspire/kernel"
import { eternal, on, players } from "../../../verbs/index.ts"
import { isPlayed } from "../../set-up/decks/build.ts"
import { variant } from "../variant.ts"
import { startWithCopy } from "./ops.ts"

const MACHINE = "portable-slot-machine"

const ability: Ability = on("gameStarts", null, [
  each(players, "who", [startWithCopy(MACHINE, "who", "copy"), gainAbility("copy", eternal, "")]),
])

export const casino = variant(
  "casino",
  {
    rule: "FSC-V.4",
    option: "casino",
    name: "Casino",
    look: { glyph: "rolling-dices", hue: 350 },
    abilities: [ability],
    // What is not owned cannot be copied (FS-3.7.2).
    bar: (options, seats, cards) =>
      cards.some((def) => def.id === MACHINE && isPlayed(def, options, seats))
        ? null
        : { key: "card-not-played", params: { card: MACHINE }, rule: "FSC-V.4" },
  },
  {
    en: {
      lexicon: { ops: { startWithCopy: "[who] gain a copy of [card/card]" } },
      messages: {
        "setting.casino": "Casino",
        "setting.casino.help": "Everybody also begins with a Portable Slot Machine, which is eternal.",
      },
    },
    it: {
      lexicon: { ops: { startWithCopy: "[who] ottenere una copia di [card/card]" } },
      messages: {
        "setting.casino": "Casinò",
        "setting.casino.help": "Ognuno comincia anche con una Portable Slot Machine, che è eterna.",
      },
    },
  },
)
