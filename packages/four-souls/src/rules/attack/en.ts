// How attacks and purchases are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const messages = {
  "prompt.attack-target": "What do you attack?",
  "prompt.wares": "What do you buy?",
  "prompt.cover": "Which card does the new one cover?",
  "act.attack": "Attack",
  "act.against": "Attack {what}",
  "act.buy": "Buy",
  "act.ware": "Buy {what}",
  "option.against:deck": "Attack the monster deck",
  "option.ware:deck": "Buy the top card of the treasure deck",
  "verb.attack": "attack",
  "verb.against": "attack",
  "verb.buy": "buy",
  "verb.ware": "buy",
  "event.attackNamed": "The target is {whom}.",
  "event.attackNamed.deck": "The target is the monster deck.",
  "event.attackOn": "{who} attacks {whom}.",
  "event.extraAttack.may": "{who} may attack once more this turn.",
  "event.extraAttack.must": "{who} must attack once more this turn.",
  "event.extraAttack.may.deck": "{who} may attack the monster deck once more this turn.",
  "event.extraAttack.must.deck":
    "{who} must attack the monster deck {times, plural, one {once} other {# times}} this turn.",
  "event.extraAttack.must.whom": "{who} must attack {whom} this turn.",
  "event.purchaseRefunded": "{who}''s purchase came to nothing and can be declared again.",
  "event.declareAttack": "{who} declares an attack.",
  "event.declarePurchase": "{who} declares a purchase.",
  "event.declarePurchaseOf": "{who} wants to buy {whom}.",
  "event.declarePurchaseOf.deck": "{who} wants to buy the top card of the treasure deck.",
  "event.attackFizzles": "{who}''s attack comes to nothing.",
  "thing.beginAttack": "Attack on {whom}",
  "thing.beginDeckAttack": "Attack on the monster deck",
  "thing.settlePurchase": "Purchase of {whom}",
  "thing.settleBlindPurchase": "Purchase of the top card of the treasure deck",
  "refusal.dead": "They are dead.",
  "refusal.no-monsters-left": "There are no monster cards left.",
  "refusal.not-attackable": "That can't be attacked.",
  "refusal.nothing-to-cover": "There is no slot for another monster.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      mayAttackAgain: "[x=the_active] may make [times:extraAttack] this turn",
      mustAttackAgain: [
        { if: { by: "turn" }, say: "[x=the_active] must make [times:extraAttack] this turn" },
        { if: { by: "chance" }, say: "[x=the_active] must make [times:extraAttack]" },
      ],
      mayAttackDeck: "[x=the_active] may make [times:extraAttack] on the monster deck this turn",
      mustAttack: [
        { if: { by: "turn" }, say: "[x=the_active] must attack [on] this turn if able" },
        {
          if: { by: "chance", on: true },
          say: "[x=the_active] must attack [on] if able , even with no attack left",
        },
        {
          if: { by: "chance" },
          say: "[x=the_active] must attack the monster deck if able , even with no attack left",
        },
      ],
      mustAttackAlso: "[x=the_active] must make [times:extraAttack] on [on] this turn",
      mustAttackDeck: "[x=the_active] must attack the monster deck [times:time] this turn",
    },
    events: {
      declareAttack: "[who=player] declare an attack",
      attackMonster: "[who=player] declare an attack on [whom=monster]",
      attackDeck: "[who=player] attack the monster deck",
      attackOn: [
        { if: { who: false }, say: "[whom=monster] be attacked" },
        { say: "[who=player] attack [whom=monster]" },
      ],
      declarePurchase: "[who=player] declare a purchase",
    },
    whoms: {
      attacker: { noun: { one: "attacking player", many: "attacking players", person: true } },
      attackerOfThis: {
        noun: { one: "player attacking this card", many: "players attacking this card", person: true },
      },
      attacked: { noun: { one: "attacked monster", many: "attacked monsters" } },
    },
    tests: {
      attackable: { say: "[of] be attackable" },
      wasAttacked: { say: "[of] have been attacked this turn" },
      isAttacked: { say: "[of] be under attack" },
      isAttackUnderWay: { say: "[x=the_active] be in combat" },
      isPurchased: { say: "[of] be about to be purchased" },
      rollsFirst: {
        say: "[of] be on [of/own] first attack roll of the turn",
        during: "for your first attack roll each turn",
      },
    },
    spans: {
      attack: { till: "till the end of the attack", during: "during this attack", each: "each attack" },
    },
    acts: {
      attack: {
        say: "[who=player] attack [it=monster]",
        tag: "Attack",
        even: "as they attack monsters",
      },
      buy: { say: "[who=player] buy [it=item]", tag: "Buy" },
    },
    apart: {
      mayAttackAgain: "always",
      mustAttackAgain: "always",
      mayAttackDeck: "always",
      mustAttack: "always",
      mustAttackAlso: "always",
    },
    numbers: {
      attackRolls: {
        noun: { one: "attack rolls", many: "attack rolls", plural: true },
        plus: [
          {
            if: { of: "you", during: "rollsFirst" },
            say: "[of] have [by] to your first attack roll each turn",
          },
          { say: "[of] have [by] to attack rolls" },
        ],
        passing: "[of] gain [by] to attack rolls",
      },
      attacks: {
        noun: { one: "attacks", many: "attacks", plural: true },
        plus: [{ if: { more: true }, say: "[of] may attack [more:moreTime] on [of:turn/own]" }],
      },
      freeAttacks: {
        noun: { one: "attacks", many: "attacks", plural: true },
        plus: [{ if: { by: "+1" }, say: "[of] may attack any number of times on [of:turn/own]" }],
      },
      purchases: {
        noun: { one: "purchases", many: "purchases", plural: true },
        plus: [{ if: { more: true }, say: "[of] may make [more:morePurchase] on [of:turn/own]" }],
      },
      price: {
        noun: noun("price"),
        plus: [
          { if: { less: true }, say: "[of] cost [less:cent] less" },
          { say: "[of] cost [more:cent] more" },
        ],
        set: "[of] cost [to:cent]",
      },
      roll: { noun: noun("fatal attack roll"), on: "on an attack roll of #" },
    },
  },
  messages,
}
