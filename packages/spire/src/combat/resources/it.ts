// Italian words for energy, block and gold.

import { it, type Lexicon, type SliceWords } from "@soulspire/text"

const { f, m } = it

const nouns: Lexicon["nouns"] = {
  block: { ...m("Blocco"), mass: true, icon: "block" },
  energy: { ...f("Energia"), mass: true, icon: "energy" },
  gold: { ...m("oro"), mass: true, icon: "gold" },
}

export const italian: SliceWords = {
  lexicon: {
    nouns,
    numbers: {
      blocks: {
        noun: m("Blocco di una carta", "Blocco delle carte"),
        plus: [
          {
            if: { by: "+1", of: "you" },
            say: "=ogni volta che un tuo Attacco o una tua Abilità fornisce Blocco, ne fornisce 1 in più",
          },
          {
            if: { more: true },
            say: "[of] aggiungere [more] a ogni Blocco dei tuoi Attacchi e delle tue Abilità",
          },
        ],
      },
      cardBlocks: {
        noun: m("Blocco"),
        plus: [{ if: { more: true }, say: "[of] fornire [more] Blocco in più" }],
      },
      keepsBlock: {
        noun: m("Blocco mantenuto"),
        plus: [
          { if: { by: "+1", of: "you" }, say: "[of] mantenere il tuo Blocco all'inizio del tuo turno" },
          { if: { by: "+1" }, say: "[of] mantenere il proprio Blocco all'inizio del turno dei nemici" },
        ],
      },
      block: { noun: nouns["block"], had: "own" },
      gold: { noun: nouns["gold"], had: "own" },
      leftover: { noun: f("Energia rimasta dal turno precedente"), itself: "energy" },
      energy: { noun: nouns["energy"], had: "own" },
    },
    ops: {
      gainBlock: [
        { on: "enemy", if: { whom: "this" }, say: "[whom!] ottenere [amount:block]" },
        { if: { bonus: true }, say: "[whom] ottenere [amount:block] , o [bonus] in più se [if]" },
        { say: "[whom] ottenere [amount:block]" },
      ],
      doubleBlock: [{ if: { who: "you" }, say: "[who] raddoppiare il tuo Blocco" }],
      gainEnergy: "[who] ottenere [amount:energy]",
      "call:doubleEnergy": "[you] raddoppiare la tua {icon energy|Energia}",
      payEnergy: "[who] pagare [amount:energy]",
      loseEnergy: "[who] perdere [amount:energy]",
      loseGold: "[who] perdere [amount:gold]",
      gainGold: [
        { on: "enemy", if: { who: "named" }, say: "[x=the_card!] lasciare [amount:gold]" },
        { say: "[who] ottenere [amount:gold]" },
      ],
      loseBlock: "[whom] perdere [amount:block]",
      "call:loseAllBlock": "[whom] perdere tutto il {icon block|Blocco}",
      keepBlockOnce: [
        { if: { whom: "this" }, say: "[you] mantenere quel Blocco , una volta per combattimento" },
      ],
    },
    costs: {
      // What a card costs is said in front, by its facts.
      payEnergy: [
        { if: { who: "you", amount: "figure" }, say: "=" },
        { if: { who: "you", amount: "that" }, say: "=" },
      ],
    },
    events: {
      loseBlock: [
        {
          if: { cause: "reset", whom: "you" },
          say: "[whom] perdere il tuo Blocco all'inizio del tuo turno",
          once: true,
        },
        {
          if: { cause: "reset" },
          say: "[whom=player] perdere il proprio Blocco all'inizio del proprio turno",
        },
        { say: "[whom=player|enemy] perdere [amount:block]" },
      ],
      gainGold: "[who=player] ottenere [amount:gold]",
      gainBlock: "[whom=player|enemy] ottenere [amount:block]",
    },
  },
  messages: {
    "prompt.keep-block": "Mantieni il tuo Blocco, per questa volta?",
    "event.gainBlock": "{whom} ottiene {amount} Blocco.",
    "event.loseBlock": "{whom} perde {amount} Blocco.",
    "event.gainEnergy": "{who} ottiene {amount} Energia.",
    "event.loseEnergy": "{who} perde {amount} Energia.",
    "event.payEnergy":
      "{who} paga {amount} Energia{miracles, plural, =0 {} one {, di cui # con un Miracolo} other {, di cui # con Miracoli}}.",
    "event.gainGold": "{who} ottiene {amount} oro.",
    "event.loseGold": "{who} perde {amount} oro.",
    "keyword.block":
      "Si perde al posto degli HP, e sparisce quando inizia il turno successivo di chi ce l'ha.",
    "keyword.energy": "Serve a pagare le carte; si rinnova ogni turno.",
  },
}
