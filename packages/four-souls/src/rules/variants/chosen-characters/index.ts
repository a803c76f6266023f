// Chosen characters (FSC-V.5): everybody picks a character of all there are, or one of two that are dealt. Set-up asks for
// it by name (`choosing.ts`).

import { isPlayed } from "../../set-up/decks/build.ts"
import { clash, variant } from "../variant.ts"
import { neededEach, WAYS } from "./choosing.ts"

export const chosenCharacters = variant(
  "chosen-characters",
  {
    rule: "FSC-V.5",
    option: "characters",
    name: "Chosen Characters",
    look: { glyph: "player-base", hue: 210 },
    choices: WAYS,
    bar(options, seats, cards) {
      if (options["edenOnly"] === true) return clash("characters", "edenOnly", "FSC-V.5")
      const min = seats * neededEach(options)
      const given = cards
        .filter((def) => def.kinds.includes("character") && isPlayed(def, options, seats))
        .reduce((sum, { facts }) => sum + (facts["copies"] ?? 1), 0)
      return given < min ? { key: "too-few-characters", params: { min, given }, rule: "FSC-V.5" } : null
    },
  },
  {
    en: {
      lexicon: { printed: { "chosen-characters": "Everybody chooses a character as the game is set up." } },
      messages: {
        "prompt.character": "Choose your character.",
        "setting.characters": "Characters",
        "setting.characters.dealt": "Dealt at random",
        "setting.characters.chosen": "Chosen freely",
        "setting.characters.one-of-two": "One of two dealt",
      },
    },
    it: {
      lexicon: {
        printed: { "chosen-characters": "Durante la preparazione ognuno sceglie un personaggio." },
      },
      messages: {
        "prompt.character": "Scegli il tuo personaggio.",
        "setting.characters": "Personaggi",
        "setting.characters.dealt": "A caso",
        "setting.characters.chosen": "A scelta",
        "setting.characters.one-of-two": "Uno fra due",
      },
    },
  },
)
