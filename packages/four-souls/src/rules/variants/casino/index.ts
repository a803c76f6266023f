// Casino (FSC-V.4): everybody starts with an eternal copy of one item. The item itself stays in its deck.

import { type Ability, each } from "@soulspire/kernel"
import { en, it } from "@soulspire/text"
import { cardOf } from "../../../state/card-editions.ts"
import { players } from "../../../verbs/index.ts"
import { isPlayed } from "../../set-up/decks/build.ts"
import { TABLE_IS_LAID } from "../doing.ts"
import { variant } from "../variant.ts"
import { startWithCopy } from "./ops.ts"

const { noun } = en
const { f } = it

const MACHINE = "portable-slot-machine"

const abilities: readonly Ability[] = [
  { k: "act", act: TABLE_IS_LAID, do: [each(players, "who", [startWithCopy(MACHINE, "who")])] },
  { k: "stat", stat: "eternal", to: { test: "isGivenCopy", of: "it" }, add: 1 },
]

export const casino = variant(
  "casino",
  {
    rule: "FSC-V.4",
    option: "casino",
    name: "Casino",
    look: { glyph: "ace", hue: 350 },
    abilities,
    // What is not owned cannot be copied (FS-3.7.2).
    bar: (options, seats, cards) =>
      cards.some((def) => cardOf(def) === MACHINE && isPlayed(def, options, seats))
        ? null
        : { key: "card-not-played", params: { card: MACHINE }, rule: "FSC-V.4" },
  },
  {
    en: {
      lexicon: {
        nouns: {
          givenCopy: noun("copy that somebody has begun with", "copies that players have begun with"),
        },
        ops: { startWithCopy: "[who] start with a copy of [card/card]" },
        tests: { isGivenCopy: { noun: "givenCopy" } },
      },
      messages: {
        "event.startsWithCopy": "{who} starts with a copy of {card}.",
        "setting.casino": "Casino",
        "setting.casino.help": "Everybody also starts with a Portable Slot Machine, which is eternal.",
      },
    },
    it: {
      lexicon: {
        nouns: {
          givenCopy: f("copia con cui qualcuno ha cominciato", "copie con cui i giocatori hanno cominciato"),
        },
        ops: { startWithCopy: "[who] ricevere una copia di [card/card]" },
        tests: { isGivenCopy: { noun: "givenCopy" } },
      },
      messages: {
        "event.startsWithCopy": "{who} comincia con una copia di {card}.",
        "setting.casino": "Casinò",
        "setting.casino.help": "Ognuno comincia anche con la macchinetta del casinò, che è eterna.",
      },
    },
  },
)
