// How orbs are spoken of in English.

import { en, type Lexicon, type Pattern, type SliceWords } from "@soulspire/text"

const { noun } = en

const orb = (name: string, word: string): Lexicon["nouns"][string] => ({ ...noun(word, word), icon: name })

/** Some effects of yours get so much more. */
const plus = (effects: string): Pattern[] =>
  ["+1", "+2", "+3"].map((by) => ({ if: { by, of: "you" }, say: `=${effects} ${by}` }))

const nouns: Lexicon["nouns"] = {
  orb: noun("Orb"),
  orbSlot: noun("Orb slot"),
  orbKind: noun("kind of Orb", "kinds of Orbs"),
  lightning: orb("lightning", "Lightning"),
  frost: orb("frost", "Frost"),
  dark: orb("dark", "Dark"),
}

export const english: SliceWords = {
  lexicon: {
    nouns,
    numbers: {
      orbSlots: { noun: nouns["orbSlot"], plus: [{ if: { more: true }, say: "[of] gain [more:orbSlot]" }] },
      evokes: {
        noun: noun("effect of an evoked Orb", "effects of evoked Orbs"),
        plus: [
          ...plus("your Orbs' evoke effects get"),
          { if: { more: true }, say: "[of] add [more] to each effect of an Orb that you evoke" },
        ],
      },
      darkEvokes: {
        noun: noun("damage of evoked Dark", "damage of evoked Dark"),
        plus: [{ if: { more: true }, say: "[of] evoke Dark for [more] more damage" }],
      },
      orbActs: {
        noun: noun("effect of an Orb at the end of a turn", "effects of Orbs at the end of a turn"),
        plus: [
          ...plus("your Orbs' end-of-turn effects get"),
          { if: { more: true }, say: "[of] add [more] to each end-of-turn effect of your Orbs" },
        ],
      },
      lightningActs: {
        noun: noun("damage of Lightning at the end of a turn", "damage of Lightning at the end of a turn"),
        plus: [
          ...plus("your Lightning's end-of-turn effects get"),
          { if: { more: true }, say: "[of] add [more] to each end-of-turn effect of your Lightning" },
        ],
      },
      lightningRows: {
        noun: noun("rows for Lightning", "rows for Lightning"),
        plus: [
          {
            if: { by: "+1", of: "you" },
            say: "=your Lightning deals its damage to all enemies in one row and the Boss instead of to a single enemy",
          },
        ],
      },
      removed: { noun: nouns["orb"], each: "for each Orb removed" },
      evokeAll: { noun: nouns["orb"], each: "for each Orb evoked" },
      orbs: { noun: nouns["orb"], had: true },
      orbKinds: { noun: nouns["orbKind"], had: true },
      lightning: { noun: nouns["lightning"], had: true },
      frost: { noun: nouns["frost"], had: true },
      dark: { noun: nouns["dark"], had: true },
    },
    ops: {
      channelEvoked: "[who] channel the Orb that was just evoked",
      channel: ["lightning", "frost", "dark"].map((name) => ({
        if: { orb: name },
        say: `[who] channel [amount:${name}]`,
      })),
      evoke: [{ if: { times: "1" }, say: "[who] evoke an Orb" }, { say: "[who] evoke an Orb [times/often]" }],
      "call:triggerOrb": [
        { if: { times: "1" }, say: "[you] trigger an Orb's end-of-turn effect" },
        { say: "[you] trigger an Orb's end-of-turn effect [times/often]" },
      ],
      removeOrbs: [{ if: { who: "you" }, say: "[who] remove all your Orbs" }],
      "call:evokeAll": "[you] evoke all your Orbs",
      "call:lightningActs": "=it deals its damage",
      "call:frostActs": "=it gives its Block",
    },
    events: {
      lightningActs: [
        { if: { who: "you" }, say: "=at the end of your turn, for each Lightning you have", lead: true },
      ],
      frostActs: [
        { if: { who: "you" }, say: "=at the end of your turn, for each Frost you have", lead: true },
      ],
      channel: "[who=player] channel an Orb",
      evoke: "[who=player] evoke an Orb",
    },
  },
  messages: {
    "prompt.evoke": "Which Orb do you evoke?",
    "prompt.evoke-full": "Your Orb slots are full. Which Orb do you evoke first?",
    "prompt.lightning-foe": "Lightning: choose an enemy.",
    "prompt.lightning-row": "Lightning: choose a row (by its player).",
    "prompt.dark-foe": "Dark: choose an enemy.",
    "prompt.trigger-orb": "Which Orb acts?",
    "option.lightning": "Lightning",
    "option.frost": "Frost",
    "option.dark": "Dark",
    "event.channel.lightning": "{who} channels Lightning.",
    "event.channel.frost": "{who} channels Frost.",
    "event.channel.dark": "{who} channels Dark.",
    "event.evoke.lightning": "{who} evokes Lightning.",
    "event.evoke.frost": "{who} evokes Frost.",
    "event.evoke.dark": "{who} evokes Dark.",
    "event.lightningActs": "{who}''s Lightning strikes.",
    "event.frostActs": "{who}''s Frost gives Block.",
    "event.removeOrbs": "{who} removes {amount, plural, one {# Orb} other {# Orbs}}.",
    "stat.orbSlots": "Orb slots",
    "stat.lightning": "Lightning",
    "stat.frost": "Frost",
    "stat.dark": "Dark",
    "keyword.lightning":
      "An Orb. At the end of your turn: 1 damage to an enemy. Evoked: 2 damage to an enemy.",
    "keyword.frost": "An Orb. At the end of your turn: gain 1 Block. Evoked: gain 1 Block.",
    "keyword.dark": "An Orb. Evoked: 3 damage to an enemy, and 1 more for each of your Powers in play.",
  },
}
