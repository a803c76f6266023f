// How cents and loot are spoken of in Italian. A message that English has and Italian has not does not compile.

import { it, type SliceWords } from "@soulspire/text"
import { plural } from "../../text/it/lexicon.ts"
import type { messages as said } from "./en.ts"

const { m } = it

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.discard": "Scegli {count} {max, plural, one {carta} other {carte}} da scartare.",
  "prompt.give": "Scegli una carta da dare.",
  "prompt.swap-mine": "Scegli una delle tue carte.",
  "prompt.swap-theirs": "Scegli una delle sue carte.",
  "act.look": "Guarda {what}",
  "option.look:loot": "Guarda la prima carta del mazzo Bottino",
  "option.look:treasure": "Guarda la prima carta del mazzo Tesoro",
  "option.look:monster": "Guarda la prima carta del mazzo Mostri",
  "option.look:room": "Guarda la prima carta del mazzo Stanze",
  "verb.look": "guardare una carta",
  "verb.played": "giocare",
  "event.gainCents": "{who} ottiene {amount} ¢.",
  "event.loseCents": "{who} perde {amount} ¢.",
  "event.loseCents.to": "{to} ottiene {amount} ¢ da {who}.",
  "event.lootPlay":
    "In questo turno {who} può giocare {amount, plural, one {un altro bottino} other {altri # bottini}}.",
  "refusal.nothing-to-look-at": "Qui non c'è nessuna carta che puoi guardare e che non hai già visto.",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      gainCents: "[who] ottenere [amount:cent]",
      loseCents: [
        { if: { to: "nobody" }, say: "[who] perdere [amount:cent]" },
        { if: { to: "you" }, say: "[to] rubare [amount:cent] a [who]" },
        { say: "[who] dare [amount:cent] a [to]" },
      ],
      loseAllCents: [
        { if: { who: "you" }, say: "[who] perdere tutti i tuoi {icon cent|¢}" },
        { say: "[who] perdere tutti i propri {icon cent|¢}" },
      ],
      payCents: [
        { if: { to: "nobody" }, say: "[who] pagare [amount:cent]" },
        { say: "[who] pagare [amount:cent] a [to]" },
      ],
      loot: "[who] ottenere [amount:lootMass]",
      lootFromDiscard: "[who] ottenere [amount:lootMass] dalla cima degli scarti del mazzo Bottino",
      discard: "[who] scartare [amount:loot]",
      gainTreasure: "[who] ottenere [amount:treasure]",
      putIntoDiscard: "[you] mettere [whom] negli scarti",
      putOnTop: [
        { if: { whom: "topped" }, say: "[you] rimettere [whom]" },
        { if: { whom: "this" }, say: "[you] mettere [whom] in cima al suo mazzo" },
        { if: { whom: "several" }, say: "[you] mettere [whom] in cima ai rispettivi mazzi" },
        { if: { whom: "some" }, say: "[you] mettere [whom/from] in cima al suo mazzo" },
        { say: "[you] mettere [whom/from] in cima a [whom/deck]" },
      ],
      putOnBottom: [
        { if: { whom: "this" }, say: "[you] mettere [whom] in fondo al suo mazzo" },
        { if: { whom: "several" }, say: "[you] mettere [whom] in fondo ai rispettivi mazzi" },
        { if: { whom: "some" }, say: "[you] mettere [whom/from] in fondo al suo mazzo" },
        { say: "[you] mettere [whom/from] in fondo a [whom/deck]" },
      ],
      putIntoDeck: "[you] mettere [whom] nel suo mazzo, a [down:card] dalla cima",
      playNow: "[who] giocare [card] usando una giocata",
      playForFree: "[who] giocare gratis [card]",
      atRandom: "[you] scegliere a caso [what]",
      stealLoot: "[you] rubare [card/from]",
      stealAtRandom: "[who] rubare una carta bottino a caso a [from]",
      searchFor: "[you] cercare [card/card] in [deck] [as=monster!]",
      swapLootWith: "[you] scambiare una carta bottino con [who] : ognuno sceglie la carta che dà",
      putOnBottomAtRandom: "[you] mettere ciò che resta di [what] in fondo al mazzo in ordine casuale",
      passHands: "[who/each] dare la propria mano al giocatore alla propria sinistra",
      giveLoot: "[who] dare [amount:loot] a [to]",
      discardHand: [
        { if: { who: "you" }, say: "[who] scartare la tua mano" },
        { say: "[who] scartare la propria mano" },
      ],
    },
    events: {
      gainCents: "[who=player] ottenere [amount:cent]",
      loseCents: "[who=player] perdere [amount:cent]( a favore di [to])",
      loot: [
        { if: { doubled: "0" }, say: "[who=player] ottenere bottino non ancora raddoppiato" },
        { if: { doubled: "1", amount: true }, say: "[who=player] ottenere [amount:lootMass]" },
        { if: { amount: true }, say: "[who=player] ottenere [amount:lootMass]" },
        { say: "[who=player] ottenere bottino" },
      ],
    },
    tests: {
      hasMostCents: {
        say: "[of] essere tra quelli con più {icon cent|¢}",
        adjunct: true,
        chosen: true,
      },
    },
    acts: {
      played: {
        say: "[who=player] mettere [it=loot] sulla pila",
        from: "stack",
        tag: "Mentre giochi questa carta",
      },
      look: { say: "[who=player] guardare [it=card]", even: "in qualsiasi momento", tag: "Guarda" },
    },
    apart: {
      giveLoot: "aimed",
    },
    numbers: {
      handSize: { noun: m("limite di mano", "limiti di mano") },
      lootStep: {
        noun: plural("carte del passaggio Bottino", "f"),
        plus: [
          { if: { more: true, of: "you" }, say: "[of] ottenere [by] bottino nel tuo passaggio Bottino" },
          { if: { more: true }, say: "[of] ottenere [by] bottino nel proprio passaggio Bottino" },
        ],
      },
      lootPlays: {
        noun: plural("giocate di bottino", "f"),
        plus: [{ if: { more: true }, say: "[of] potere giocare [more:lootMore] durante [of:turn/own]" }],
      },
      freePlays: {
        noun: plural("giocate di bottino", "f"),
        plus: [
          { if: { by: "+1" }, say: "[of] potere giocare un numero qualsiasi di carte bottino aggiuntive" },
        ],
      },
    },
  },
  messages,
}
