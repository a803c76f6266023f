// How dice are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const messages = {
  "prompt.rolled": "Choose the roll that counts.",
  "event.dice": "{who} rolls a {value}.",
  "event.dice.combat": "{who} makes an attack roll: {value}.",
  "event.changeRoll": "{who}''s roll is now a {value}.",
  "event.changeRoll.final": "{who}''s roll is a {value}, and that is final.",
  "event.severalDice": "{who} rolls several dice.",
  "thing.addBonus": "{value, number, ::sign-always} to the roll",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      roll: "[who] roll a die [reads:rolls.die/then]",
      attackRoll: "[who/each] make an attack roll against [target] too",
      rollSeveral: [{ if: { by: "you" }, say: "[who] roll [dice:die] for [die], of which you choose one" }],
      rerollDie: "[you] reroll [die]",
      addToRoll: "[you] add [amount] to [die]",
      subtractFromRoll: "[you] subtract [amount] from [die]",
      flipRoll: "[you] flip [die]",
      setRoll: "[you] change [die] to [to]",
    },
    events: {
      rollDice: "[who=player] roll dice [die=roll!]",
      dice: [
        { if: { value: true }, say: "[who=player] have just rolled a [value] [die=roll!]" },
        { say: "[who=player] have just rolled a die [die=roll!]" },
      ],
      wouldRoll: [
        {
          if: { combat: "1", value: true },
          say: "[who=player] roll an attack roll of [value] [die=roll!]",
          would: true,
        },
        { if: { value: true }, say: "[who=player] roll a [value] [die=roll!]", would: true },
        { say: "[who=player] roll a die [die=roll!]", would: true },
      ],
      rolls: [
        {
          if: { combat: "1", value: true },
          say: "[who=player] roll an attack roll of [value]( against [whom]) [die=roll!]",
        },
        { if: { combat: "1" }, say: "[who=player] make an attack roll( against [whom]) [die=roll!]" },
        { if: { value: true }, say: "[who=player] roll a [value] [die=roll!]" },
        { say: "[who=player] roll a die [die=roll!]" },
      ],
    },
    tests: {
      isRoll: { noun: "roll" },
      isAttackRoll: { noun: "attackRoll" },
    },
    numbers: {
      value: { noun: noun("result"), known: true },
    },
  },
  messages,
}
