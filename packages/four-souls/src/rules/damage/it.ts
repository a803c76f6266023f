// How damage and HP are spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.divide": "Danno {number} di {many}: chi lo subisce?",
  "event.damage": "{whom} subisce {amount, plural, one {# danno} other {# danni}}.",
  "event.damage.from": "{from} infligge {amount, plural, one {# danno} other {# danni}} a {whom}.",
  "event.healAll": "Tutti i giocatori e i mostri guariscono.",
  "event.heal": "{whom} guarisce di {amount} HP.",
  "event.payHealth": "{who} paga {amount} HP.",
  "event.kill": "Ucciso: {whom}.",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      deal: [
        { on: "monster", say: "[x=the_card] infliggere [amount:damage] a [to/each]" },
        { say: "[you] infliggere [amount:damage] a [to/each]" },
      ],
      dealBy: "[by] infliggere [amount:damage] a [to/each]",
      divide: "[by] infliggere [amount:damage] divisi a piacere fra [among/any]",
      take: "[who/each] subire [amount:damage]",
      takeBeforeUsing: "[who] subire [amount:damage] prima di usare [thing]",
      heal: "[whom] guarire di [amount:hp]",
      payHealth: "[who] pagare [amount:hp]",
      dealAlso: [{ if: { of: "ev" }, say: "[to] subire gli stessi danni" }],
    },
    events: {
      damage: [
        {
          if: { combat: "1", from: true, whom: false },
          say: "[from] infliggere danni da combattimento [attacker=attacker?]",
        },
        {
          if: { combat: "1", from: "this" },
          on: "monster",
          say: "[from] infliggere danni da combattimento a [whom=player] [attacker=attacker?]",
        },
        {
          if: { combat: "1", from: true },
          say: "[from] infliggere danni da combattimento a [whom=player|monster] [attacker=attacker?]",
        },
        {
          if: { combat: "1", roll: true },
          say: "[whom=player|monster] subire danni da combattimento su un tiro d'attacco di [roll]",
        },
        {
          if: { combat: "1" },
          say: "[whom=player|monster] subire danni da combattimento [attacker=attacker?]",
        },
        { if: { from: true, whom: false }, say: "[from] infliggere [amount:damage]" },
        { say: "[whom=player|monster] subire [amount:damage]( da [from])" },
      ],
      combatDamage: [
        {
          if: { amount: true, roll: true },
          say: "[from=monster] infliggere [amount:combatDamage]( a [whom])",
        },
        {
          say: "[from=monster] infliggere danni da combattimento( a [whom])( su un tiro d'attacco di [roll])",
        },
      ],
      "damage/always": [
        {
          if: { combat: "1", roll: true, whom: "this" },
          say: "[whom] subire danni da combattimento sui tiri d'attacco di [roll]",
        },
      ],
      "combatDamage/always.more": [
        {
          if: { more: "1" },
          say: "[from] infliggere 1 danno da combattimento in più sui tiri d'attacco di [roll]",
        },
        { say: "[from] infliggere [more] danni da combattimento in più sui tiri d'attacco di [roll]" },
      ],
      "combatDamage/always.double":
        "[from] infliggere danni da combattimento doppi sui tiri d'attacco di [roll]",
      reachesZeroHp: [
        { if: { whom: "this" }, say: "[whom] raggiungere 0 {icon hp|HP} [attacker=attacker?]" },
        { say: "[whom=player|monster] raggiungere 0 {icon hp|HP} [attacker=attacker?]" },
      ],
      "damage/less": [
        { if: { amount: "that" }, say: "[you] prevenire [amount:damage]" },
        { say: "[you] prevenire fino a [amount:damage]" },
      ],
      "damage/none": "=previeni quei danni",
      wouldTake: [
        {
          if: { combat: "1" },
          say: "[whom=player|monster] subire danni da combattimento [item=hit!]",
          would: true,
        },
        { say: "[whom=player|monster] subire [amount:damage]( da [from]) [item=hit!]", would: true },
      ],
      heal: "[whom=player|monster] guarire di [amount:hp]",
      kill: [
        { if: { from: true }, say: "[from] uccidere [whom=player|monster]" },
        { say: "[whom=player|monster] essere uccis~" },
      ],
    },
  },
  messages,
}
