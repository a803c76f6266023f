// Minions first (FSC-V.8): bosses wait until no basic monster is active. What it bars is asked for in `bar.ts`.

import { clash, variant } from "../variant.ts"

export const minionsFirst = variant(
  "minions-first",
  {
    rule: "FSC-V.8",
    option: "minionsFirst",
    name: "Minions First",
    look: { glyph: "minions", hue: 95 },
    // A final boss can be attacked, whatever lies beside it.
    bar: (options) =>
      options["challenge"] === "none" ? null : clash("minionsFirst", "challenge", "FS-18.1"),
  },
  {
    en: {
      lexicon: {
        printed: { "minions-first": "A boss can't be attacked while a basic monster is in a monster slot." },
      },
      messages: {
        "setting.minionsFirst": "Minions first",
        "setting.minionsFirst.help": "A boss can't be attacked while a basic monster is in a monster slot.",
        "refusal.minions-first": "A boss can't be attacked while a basic monster is in a monster slot.",
      },
    },
    it: {
      lexicon: {
        printed: {
          "minions-first": "Un boss non si può attaccare finché c'è un nemico base in uno spazio mostro.",
        },
      },
      messages: {
        "setting.minionsFirst": "Prima i nemici base",
        "setting.minionsFirst.help":
          "Un boss non si può attaccare finché c'è un nemico base in uno spazio mostro.",
        "refusal.minions-first":
          "Un boss non si può attaccare finché c'è un nemico base in uno spazio mostro.",
      },
    },
  },
)
