// How deaths are spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.penalty-item": "Paghi la pena di morte: scegli un oggetto da distruggere.",
  "prompt.penalty-loot": "Paghi la pena di morte: scegli una carta bottino da scartare.",
  "event.leftAlive": "{whom} resta con {health} HP.",
  "event.doubleRewards": "Le ricompense di {whom} raddoppiano.",
  "event.playerDies": "{who} muore.",
  "event.penalty": "{who} paga la pena di morte.",
  "event.decidePenalty": "{who} decide della pena di morte di {whom}, e ottiene ciò che costa.",
  "thing.putDeadAway": "Passaggio di {whom} {value, plural, =0 {negli scarti} other {tra le anime}}",
  "thing.payRewards": "Ricompense di {whom}",
  "thing.payPenalty": "Pena di morte di {whom}",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      decidePenalty:
        "[you] scegliere quale oggetto di [of] viene distrutto, ottenendo la carta bottino scartata e i {icon cent|¢} persi",
      doubleRewards: "[you] raddoppiare [whom:rewards/own]",
      gainRewards: "[who] ottenere le ricompense di [whom]",
    },
    events: {
      wouldDie: [{ say: "[whom=player|monster] morire [item=death!]", would: true }],
      playerDies: [
        { if: { who: "you" }, say: "[who] morire , prima di pagare la pena di morte" },
        { say: "[who=player] morire , prima che paghi la pena di morte" },
      ],
      penalty: "[who=player] pagare la pena di morte",
      penaltyPaid: [
        { if: { who: "you" }, say: "[who] morire , dopo aver pagato la pena di morte" },
        { say: "[who=player] morire , dopo che ha pagato la pena di morte" },
      ],
      "penalty/cents.to": "[to] ottenere i {icon cent|¢} che perde",
      "penalty/cents.amount": "[who=player] perdere [amount:cent]",
      "penalty/loot.to": "[to] ottenere la carta bottino che scarta",
      "penalty/item.to": "[to] ricevere l'oggetto perso",
      "penalty/item.chooser": "[chooser] scegliere l'oggetto che distrugge",
      rewards: [
        {
          if: { who: false, combat: "1" },
          say: "[whom=object] dare le proprie ricompense dopo essere mort~ sotto attacco",
        },
        { if: { who: false }, say: "[whom=object] dare le proprie ricompense" },
        { say: "[who=player] ottenere le ricompense di [whom=monster]" },
      ],
      rewarded: [
        {
          if: { whom: "this" },
          say: "[whom] morire , dopo che le ricompense sono state ottenute",
          once: true,
        },
        { say: "[whom=monster] morire , dopo che le ricompense sono state ottenute" },
      ],
    },
    whoms: {
      killer: {
        noun: {
          one: "giocatore che l'ha uccisa",
          many: "giocatori che l'hanno uccisa",
          gender: "m",
          person: true,
        },
      },
      killerOrActive: {
        noun: {
          one: "giocatore che l'ha uccisa (il giocatore attivo, se nessuno lo ha fatto)",
          many: "giocatori che l'hanno uccisa",
          gender: "m",
          person: true,
        },
      },
    },
    tests: {
      isAlive: { noun: "livingPlayer" },
    },
  },
  messages,
}
