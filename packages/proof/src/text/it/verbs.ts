// Italian rows for what the proof game's cards do and watch for.

import type { Lexicon } from "@soulspire/text"

type Rows = Pick<Lexicon, "whoms" | "tests" | "spans" | "acts" | "ops" | "costs" | "events" | "verbs">

export const verbRows: Rows = {
  whoms: {
    active: {
      noun: { one: "giocatore attivo", many: "giocatori attivi", gender: "m", person: true },
      you: "è il tuo turno",
      during: "durante il tuo turno",
    },
    holder: { noun: { one: "giocatore di turno a rispondere", many: "", gender: "m", person: true } },
    attacked: { noun: { one: "nemico sotto attacco", many: "nemici sotto attacco", gender: "m" } },
  },
  tests: {
    isRoll: { noun: "roll" },
    isTapped: { say: "[of] essere girat~" },
    isSpent: { say: "[of] essere senza salute" },
    isUp: { say: "[of] essere in piedi" },
    attacks: { say: "[of] essere all'attacco" },
    isCard: { noun: "card" },
    leads: { say: "[of] avere più luci di tutti" },
    hasWon: { say: "[of] avere abbastanza luci" },
  },
  spans: {
    turn: { till: "fino alla fine del turno", during: "durante questo turno", each: "in ogni turno" },
    attempt: { till: "fino al prossimo tiro", during: "per questo tentativo", each: "in ogni tentativo" },
  },
  acts: {
    play: { say: "[who=player] giocare [it=card]", from: "hand" },
    use: { say: "[who=player] usare [it=thing]", tag: "{keyword use|Usa}" },
    attack: { say: "[who=player] attaccare [it=foe]", even: "anche senza attacchi rimasti" },
    offer: { say: "[who=player] offrire monete", tag: "Offri" },
  },
  ops: {
    gainCoins: "[who] ottenere [amount:coin]",
    loseCoins: [
      { if: { to: true }, say: "[who] dare [amount:coin] a [to]" },
      { say: "[who] perdere [amount:coin]" },
    ],
    pay: "[who] pagare [amount:coin]( a [to])",
    draw: "[who] pescare [count:card]",
    hurt: [
      { if: { from: true }, say: "[from] infliggere [amount:damage] a [whom]" },
      { say: "[you] infliggere [amount:damage] a [whom]" },
    ],
    heal: "[whom] guarire di [amount:damage]",
    light: "[who] ottenere [amount:light]",
    penalty: "[who] pagare la pena di morte",
    tap: "[you] girare [whom]",
    ready: "[you] raddrizzare [whom]",
    control: "[by] prendere [whom]",
    reroll: "[you] ritirare [die]",
    nudge: "[you] aumentare di [by] [die]",
    cancel: "[you] annullare [whom]",
    playNow: "[by] giocare [card] gratis",
    move: [{ if: { to: "discard", cause: false }, say: "[you] scartare [obj]" }],
    "call:roll": "[you] tirare un dado",
    "leave:turn": "[you] terminare il turno",
    "native:carousel":
      "=ogni giocatore dà tutte le proprie monete al giocatore precedente, tutti nello stesso momento",
  },
  costs: {
    tap: [{ if: { whom: "this" }, say: "={icon turn|↷}" }, { say: "[you] girare [whom]" }],
  },
  events: {
    gainCoins: "[who=player] ottenere [amount:coin]",
    loseCoins: "[who=player] perdere [amount:coin]",
    hurt: "[whom=player|foe] subire [amount:damage]( da [from=source])",
    heal: "[whom=player|foe] guarire( di [amount:damage])",
    light: "[who=player] ottenere [amount:light]",
    penalty: "[who=player] pagare la pena di morte",
    "penalty/coins.to": "[to] ottenere le monete perse",
    "penalty/coins.amount": "[who=player] perdere [amount:coin]",
    "penalty/card.chooser": "[chooser] scegliere la carta persa",
    "penalty/thing.chooser": "[chooser] scegliere l'oggetto perso",
    tap: "[whom=thing] venire girat~",
    ready: "[whom=thing] tornare pront~",
    dice: [
      { if: { value: true }, say: "[who=player] tirare un [value] [die=die!]" },
      { say: "[who=player] tirare [die=die]" },
    ],
    wouldRoll: [
      { if: { value: true }, say: "[who=player] tirare un [value] [die=die!]", would: true },
      { say: "[who=player] tirare [die=die]", would: true },
    ],
    rolls: [
      { if: { value: true }, say: "[who=player] avere come risultato un [value]" },
      { say: "[who=player] avere il risultato di un tiro" },
    ],
    attack: "[who=player] attaccare [foe=foe]",
    turn: "[who=player] iniziare il turno",
    move: [
      { if: { cause: "death" }, say: "[obj=foe] morire" },
      { if: { cause: "play", to: "stack" }, say: "[controller=player] giocare [obj=card]" },
      { if: { cause: "draw" }, say: "[who=player] pescare [obj=card]" },
    ],
  },
  verbs: {},
}
