// English rows for orbs, miracles and stances.

import { en, type Lexicon } from "@soulspire/text"

const { noun } = en

const orb = (name: string, word: string): Lexicon["nouns"][string] => ({ ...noun(word, word), icon: name })

const nouns: Lexicon["nouns"] = {
  orb: noun("Orb"),
  orbSlot: noun("Orb slot"),
  orbKind: noun("kind of Orb", "kinds of Orbs"),
  lightning: orb("lightning", "Lightning"),
  frost: orb("frost", "Frost"),
  dark: orb("dark", "Dark"),
  miracle: { ...noun("Miracle"), icon: "miracle" },
}

const STANCES = ["Neutral", "Calm", "Wrath"]

export const orbRows: Pick<Lexicon, "nouns" | "numbers" | "ops" | "tests" | "acts" | "events"> = {
  nouns,
  numbers: {
    orbSlots: { noun: nouns["orbSlot"], plus: [{ if: { more: true }, say: "[of] gain [more:orbSlot]" }] },
    evokes: {
      noun: noun("effect of an evoked Orb", "effects of evoked Orbs"),
      plus: [{ if: { more: true }, say: "[of] add [more] to each effect of an Orb that you evoke" }],
    },
    darkEvokes: {
      noun: noun("damage of evoked Dark", "damage of evoked Dark"),
      plus: [{ if: { more: true }, say: "[of] add [more] to the damage of Dark that you evoke" }],
    },
    orbActs: {
      noun: noun("effect of an Orb at the end of a turn", "effects of Orbs at the end of a turn"),
      plus: [
        {
          if: { more: true },
          say: "[of] add [more] to what each of your Orbs gives at the end of your turn",
        },
      ],
    },
    lightningActs: {
      noun: noun("damage of Lightning at the end of a turn", "damage of Lightning at the end of a turn"),
      plus: [
        { if: { more: true }, say: "[of] add [more] to the damage of Lightning at the end of your turn" },
      ],
    },
    lightningRows: {
      noun: noun("rows for Lightning", "rows for Lightning"),
      plus: [{ if: { by: "+1" }, say: "[of] strike all enemies of any row with each Lightning" }],
    },
    orbs: { noun: nouns["orb"], had: true },
    orbKinds: { noun: nouns["orbKind"], had: true },
    lightning: { noun: nouns["lightning"], had: true },
    frost: { noun: nouns["frost"], had: true },
    dark: { noun: nouns["dark"], had: true },
    miracles: { noun: nouns["miracle"], had: true },
    spendable: { noun: noun("Energy and Miracles", "Energy and Miracles") },
    switches: { noun: noun("time"), done: "[of] have switched Stances( [amount:time]) this turn" },
  },
  ops: {
    channel: [
      { if: { like: "evoked" }, say: "[who] channel the Orb that was just evoked" },
      ...["lightning", "frost", "dark"].map((name) => ({
        if: { orb: name },
        say: `[who] channel [amount:${name}]`,
      })),
    ],
    evoke: [{ if: { times: "1" }, say: "[who] evoke an Orb" }, { say: "[who] evoke an Orb [times/often]" }],
    triggerOrb: [
      { if: { who: "you" }, say: "[who] gain what one of your Orbs gives at the end of your turn" },
    ],
    removeOrbs: [{ if: { who: "you" }, say: "[who] remove all your Orbs" }],
    gainMiracles: "[who] gain [amount:miracle]",
    enterStance: STANCES.map((name) => ({
      if: { stance: name.toLowerCase() },
      say: `[who] enter {keyword stance|${name}}`,
    })),
    "call:lightningsAct": "=each of your Lightning Orbs deals its damage",
    "call:frostsAct": "=each of your Frost Orbs gives its Block",
  },
  tests: {
    isInCalm: { say: "[of] be in {keyword stance|Calm}" },
    isInWrath: { say: "[of] be in {keyword stance|Wrath}" },
  },
  acts: { miracle: { say: "[who=player] use a Miracle", tag: "Miracle" } },
  events: {
    channel: "[who=player] channel an Orb",
    evoke: "[who=player] evoke an Orb",
    enterStance: [
      ...STANCES.map((name) => ({
        if: { stance: name.toLowerCase() },
        say: `[who=player] enter {keyword stance|${name}}`,
      })),
      { say: "[who=player] switch Stances" },
    ],
    scries: "[who=player] scry",
  },
}
