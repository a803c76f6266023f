// How damage and HP are spoken of in English.

import type { SliceWords } from "@soulspire/text"

export const messages = {
  "prompt.divide": "Damage {number} of {many}: who takes it?",
  "event.damage": "{whom} takes {amount} damage.",
  "event.damage.from": "{from} deals {amount} damage to {whom}.",
  "event.healAll": "All players and monsters heal.",
  "event.heal": "{whom} heals {amount} HP.",
  "event.payHealth": "{who} pays {amount} HP.",
  "event.kill": "{whom} is killed.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      deal: [
        { on: "monster", say: "[x=the_card] deal [amount:damage] to [to/each]" },
        { say: "[you] deal [amount:damage] to [to/each]" },
      ],
      dealBy: "[by] deal [amount:damage] to [to/each]",
      divide: "[by] deal [amount:damage] divided at will among [among/any]",
      take: "[who/each] take [amount:damage]",
      takeBeforeUsing: "[who] take [amount:damage] before using [thing]",
      heal: "[whom] heal [amount:hp]",
      payHealth: "[who] pay [amount:hp]",
      dealAlso: [{ if: { of: "ev" }, say: "[to] be dealt the same damage" }],
    },
    events: {
      damage: [
        {
          if: { combat: "1", from: true, whom: false },
          say: "[from] deal combat damage [attacker=attacker?]",
        },
        {
          if: { combat: "1", from: "this" },
          on: "monster",
          say: "[from] deal combat damage to [whom=player] [attacker=attacker?]",
        },
        {
          if: { combat: "1", from: true },
          say: "[from] deal combat damage to [whom=player|monster] [attacker=attacker?]",
        },
        {
          if: { combat: "1", roll: true },
          say: "[whom=player|monster] take combat damage on an attack roll of [roll]",
        },
        { if: { combat: "1" }, say: "[whom=player|monster] take combat damage [attacker=attacker?]" },
        { if: { from: true, whom: false }, say: "[from] deal [amount:damage]" },
        { say: "[whom=player|monster] take [amount:damage]( from [from])" },
      ],
      combatDamage: [
        { if: { amount: true, roll: true }, say: "[from=monster] deal [amount:combatDamage]( to [whom])" },
        { say: "[from=monster] deal combat damage( to [whom])( on an attack roll of [roll])" },
      ],
      "damage/always": [
        {
          if: { combat: "1", roll: true, whom: "this" },
          say: "[whom] take combat damage on attack rolls of [roll]",
        },
      ],
      "combatDamage/always.more": "[from] deal [more] more combat damage on attack rolls of [roll]",
      "combatDamage/always.double": "[from] deal double combat damage on attack rolls of [roll]",
      reachesZeroHp: [
        { if: { whom: "this" }, say: "[whom] reach 0 {icon hp|HP} [attacker=attacker?]" },
        { say: "[whom=player|monster] reach 0 {icon hp|HP} [attacker=attacker?]" },
      ],
      "damage/less": [
        { if: { amount: "that" }, say: "[you] prevent [amount:damage]" },
        { say: "[you] prevent up to [amount:damage]" },
      ],
      "damage/none": "=prevent that damage",
      wouldTake: [
        {
          if: { combat: "1" },
          say: "[whom=player|monster] take combat damage [item=hit!]",
          would: true,
        },
        { say: "[whom=player|monster] take [amount:damage]( from [from]) [item=hit!]", would: true },
      ],
      heal: "[whom=player|monster] heal [amount:hp]",
      kill: [
        { if: { from: true }, say: "[from] kill [whom=player|monster]" },
        { say: "[whom=player|monster] be killed" },
      ],
    },
  },
  messages,
}
