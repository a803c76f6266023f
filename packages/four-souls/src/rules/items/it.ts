// How items and souls are spoken of in Italian. A message that English has and Italian has not does not compile.

import { it, type SliceWords } from "@soulspire/text"
import type { messages as said } from "./en.ts"

const { m, f } = it

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.destroy-items": "Scegli {count} dei tuoi oggetti da distruggere.",
  "verb.enters": "entrare in gioco",
  "verb.claim": "ottenere l'anima bonus",
  "verb.discard": "scartare",
  "event.gainSoul": "{obj} diventa un'anima di {who}.",
  "event.handOver": "{who} ottiene {obj}.",
  "event.handOver.steal": "{who} ruba {obj}.",
  "event.handOver.give": "{who} riceve {obj}.",
  "event.handOver.buy": "{who} acquista {obj}.",
  "event.handOver.curse": "{who} riceve una maledizione: {obj}.",
  "event.deactivate": "{whom} si scarica.",
  "event.recharge": "{whom} si ricarica.",
  "event.swap": "{one} e {other} si scambiano di posto.",
  "event.handOver.trade": "{who} riceve {obj} in uno scambio.",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      kill: [{ if: { by: "nobody" }, say: "[whom] morire" }, { say: "[by] uccidere [whom]" }],
      destroy: "[you] distruggere [whom]",
      destroyItems: [
        { if: { who: "you" }, say: "[who] distruggere [amount:item] che controlli" },
        { say: "[who] distruggere [amount:item] che controlla" },
      ],
      deactivate: "[you] scaricare [whom]",
      rechargeCharacter: [
        { if: { who: "you" }, say: "[who] ricaricare il tuo personaggio" },
        { say: "[who] ricaricare il proprio personaggio" },
      ],
      recharge: "[you] ricaricare [whom]",
      stealObject: "[to] rubare [whom/off]",
      giveObject: "[you] dare [whom] a [to]",
      gainSoul: [
        {
          on: "starting-item",
          if: { who: "you", whom: "this" },
          say: "[whom] diventare un'anima , perdendo tutte le abilità",
        },
        { say: "[who] ottenere [whom] come anima" },
      ],
      becomeItem: "[who] ottenere [whom/from]",
      becomeMonster: "[you] mettere [whom/from] in [over]",
      rerollItem: "[you] ritirare [whom]",
      swapItems: "[you] scambiare [one] con [other]",
      winGame: "[who] vincere la partita",
      putUnder: "[you] mettere [whom] sotto questa carta",
      replaceMonster: [
        {
          if: { whom: "sorted" },
          say: "[you] mettere negli scarti [whom/order] [whom] : ognuno viene rimpiazzato dalla prima carta del mazzo Mostri",
        },
        { say: "[you] mettere negli scarti [whom] : lo rimpiazza la prima carta del mazzo Mostri" },
      ],
    },
    costs: {
      deactivate: [{ if: { whom: "this" }, say: "={icon tap|↷}" }, { say: "[you] scaricare [whom]" }],
    },
    events: {
      gainItem: "[who=player] ottenere [obj=item]",
      gainTreasure: "[who=player] ottenere [amount:treasure]",
      destroy: "[whom=item] essere distrutt~",
      handOver: [
        { if: { cause: "steal" }, say: "[who=player] rubare [obj=item]" },
        { if: { cause: "give" }, say: "[who=player] ricevere [obj=item]" },
        { if: { cause: "buy" }, say: "[who=player] acquistare [obj=item]" },
        { say: "[who=player] ottenere il controllo di [obj=item]" },
      ],
      gainSoul: [
        { if: { obj: "this" }, say: "[who=player] ottenere [obj] come anima" },
        { say: "[who=player] ottenere [obj=soul]" },
      ],
      soulGained: "[who=player] ottenere [obj=soul]",
      soulGiven: "[who=player] ricevere [obj=soul]",
      deactivate: "[whom=object] venire scaricat~",
      recharge: "[whom=object] venire ricaricat~",
    },
    whoms: {
      /** The game. */
      nobody: { noun: { one: "nessuno", many: "nessuno", gender: "m", person: true } },
    },
    tests: {
      isDeactivated: { say: "[of] essere scaric~" },
      isStartingItem: { noun: "startingItem" },
      isEternal: { say: "[of] essere etern~", not: "non-etern~" },
      hasUnder: { say: "[of] avere una carta sotto di sé" },
      hasMostSouls: { say: "[of] essere tra quelli con più anime", adjunct: true, chosen: true },
    },
    acts: {
      enters: { say: "[it=object] entrare in gioco", tag: "All'entrata in gioco" },
      claim: { say: "[who=player] ottenere [it=bonusSoul]", from: "bonus", happens: "first" },
      discard: { say: "[who=player] mettere negli scarti [it=object]", tag: "Scarta" },
    },
    numbers: {
      eternal: {
        noun: m("eterno", "eterni"),
        plus: [{ if: { by: "+1" }, say: "[of] essere {keyword eternal|etern~}" }],
        gained: "[whom] ottenere {keyword eternal|Eterno}",
      },
      startingItem: {
        noun: m("oggetto iniziale", "oggetti iniziali"),
        plus: [{ if: { by: "+1" }, say: "[of] essere un oggetto iniziale" }],
        gained: "[whom] diventare un oggetto iniziale",
      },
      souls: { noun: f("anima", "anime"), had: true },
    },
  },
  messages,
}
