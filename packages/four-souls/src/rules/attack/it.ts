// How attacks and purchases are spoken of in Italian. A message that English has and Italian has not does not compile.

import { it, type SliceWords } from "@soulspire/text"
import { plural } from "../../text/it/lexicon.ts"
import type { messages as said } from "./en.ts"

const { m } = it

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.attack-target": "Che cosa attacchi?",
  "prompt.wares": "Che cosa acquisti?",
  "prompt.cover": "Quale carta viene coperta dalla nuova?",
  "act.attack": "Attacca",
  "act.against": "Attacca {what}",
  "act.buy": "Acquista",
  "act.ware": "Acquista {what}",
  "option.against:deck": "Attacca il mazzo Mostri",
  "option.ware:deck": "Acquista la prima carta del mazzo Tesoro",
  "verb.attack": "attaccare",
  "verb.against": "attaccare",
  "verb.buy": "acquistare",
  "verb.ware": "acquistare",
  "event.attackNamed": "Il bersaglio è {whom}.",
  "event.attackNamed.deck": "Il bersaglio è il mazzo Mostri.",
  "event.attackOn": "{who} attacca {whom}.",
  "event.extraAttack.may": "In questo turno {who} può attaccare un'altra volta.",
  "event.extraAttack.must": "In questo turno {who} deve attaccare un'altra volta.",
  "event.extraAttack.may.deck": "In questo turno {who} può attaccare un'altra volta il mazzo Mostri.",
  "event.extraAttack.must.deck":
    "In questo turno {who} deve attaccare il mazzo Mostri {times, plural, one {una volta} other {# volte}}.",
  "event.extraAttack.must.whom": "In questo turno {who} deve attaccare {whom}.",
  "event.purchaseRefunded": "L''acquisto di {who} non si compie e può essere dichiarato di nuovo.",
  "event.declareAttack": "{who} dichiara un attacco.",
  "event.declarePurchase": "{who} dichiara un acquisto.",
  "event.declarePurchaseOf": "{who} vuole acquistare {whom}.",
  "event.declarePurchaseOf.deck": "{who} vuole acquistare la prima carta del mazzo Tesoro.",
  "event.attackFizzles": "L'attacco di {who} non si compie.",
  "thing.beginAttack": "Attacco contro {whom}",
  "thing.beginDeckAttack": "Attacco contro il mazzo Mostri",
  "thing.settlePurchase": "Acquisto di {whom}",
  "thing.settleBlindPurchase": "Acquisto della prima carta del mazzo Tesoro",
  "refusal.dead": "Non è più in vita.",
  "refusal.no-monsters-left": "Non ci sono più carte mostro.",
  "refusal.not-attackable": "Non si può attaccare.",
  "refusal.nothing-to-cover": "Non c'è uno spazio per un altro mostro.",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      mayAttackAgain: "[x=the_active] potere svolgere [times:extraAttack] durante questo turno",
      mustAttackAgain: [
        {
          if: { by: "turn" },
          say: "[x=the_active] dovere svolgere [times:extraAttack] durante questo turno",
        },
        { if: { by: "chance" }, say: "[x=the_active] dovere svolgere [times:extraAttack]" },
      ],
      mayAttackDeck:
        "[x=the_active] potere svolgere [times:extraAttack] contro il mazzo Mostri durante questo turno",
      mustAttack: [
        {
          if: { by: "turn" },
          say: "[x=the_active] dovere attaccare [on] durante questo turno, se possibile",
        },
        {
          if: { by: "chance", on: true },
          say: "[x=the_active] dovere attaccare [on], se possibile, anche se non ha più attacchi",
        },
        {
          if: { by: "chance" },
          say: "[x=the_active] dovere attaccare il mazzo Mostri, se possibile, anche se non ha più attacchi",
        },
      ],
      mustAttackAlso: "[x=the_active] dovere svolgere [times:extraAttack] contro [on] durante questo turno",
      mustAttackDeck: "[x=the_active] dovere attaccare il mazzo Mostri [times:time] durante questo turno",
    },
    events: {
      declareAttack: "[who=player] dichiarare un attacco",
      attackMonster: "[who=player] dichiarare un attacco contro [whom=monster]",
      attackDeck: "[who=player] attaccare il mazzo Mostri",
      attackOn: [
        { if: { who: false }, say: "[whom=monster] venire attaccat~" },
        { say: "[who=player] attaccare [whom=monster]" },
      ],
      declarePurchase: "[who=player] dichiarare un acquisto",
    },
    whoms: {
      attacker: {
        noun: { one: "giocatore attaccante", many: "giocatori attaccanti", gender: "m", person: true },
      },
      attackerOfThis: {
        noun: {
          one: "giocatore che attacca questa carta",
          many: "giocatori che attaccano questa carta",
          gender: "m",
          person: true,
        },
      },
      attacked: { noun: { one: "mostro sotto attacco", many: "mostri sotto attacco", gender: "m" } },
    },
    tests: {
      attackable: { say: "[of] essere attaccabile" },
      wasAttacked: { say: "[of] essere stat~ attaccat~ durante questo turno" },
      isAttacked: { say: "[of] essere sotto attacco" },
      isAttackUnderWay: { say: "[x=the_active] essere in combattimento" },
      isPurchased: { say: "[of] stare per essere acquistat~" },
      rollsFirst: {
        say: "[of] svolgere il primo tiro d'attacco del turno",
        during: "per il tuo primo tiro d'attacco in ogni turno",
      },
    },
    spans: {
      attack: {
        till: "fino alla fine dell'attacco",
        during: "durante questo attacco",
        each: "in ogni attacco",
      },
    },
    acts: {
      attack: {
        say: "[who=player] attaccare [it=monster]",
        tag: "Attacca",
        even: "come attaccano i mostri",
      },
      buy: { say: "[who=player] acquistare [it=item]", tag: "Acquista" },
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
        noun: plural("tiri d'attacco", "m"),
        plus: [
          {
            if: { of: "you", during: "rollsFirst" },
            say: "[of] avere [by] al tuo primo tiro d'attacco in ogni turno",
          },
          { say: "[of] avere [by] ai tiri d'attacco" },
        ],
        passing: "[of] ottenere [by] ai tiri d'attacco",
      },
      attacks: {
        noun: plural("attacchi", "m"),
        plus: [{ if: { more: true }, say: "[of] potere attaccare [more:time] in più durante [of:turn/own]" }],
      },
      freeAttacks: {
        noun: plural("attacchi", "m"),
        plus: [
          {
            if: { by: "+1" },
            say: "[of] potere attaccare un numero qualsiasi di volte durante [of:turn/own]",
          },
        ],
      },
      purchases: {
        noun: plural("acquisti", "m"),
        plus: [
          { if: { more: true }, say: "[of] potere acquistare [more:time] in più durante [of:turn/own]" },
        ],
      },
      price: {
        noun: m("prezzo", "prezzi"),
        plus: [
          { if: { less: true }, say: "[of] costare [less:cent] in meno" },
          { say: "[of] costare [more:cent] in più" },
        ],
        set: "[of] costare [to:cent]",
      },
      roll: { noun: m("tiro d'attacco fatale"), on: "con un tiro d'attacco di #" },
    },
  },
  messages,
}
