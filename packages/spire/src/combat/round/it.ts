// Italian words for rounds, turns and the die.

import { it, type SliceWords } from "@soulspire/text"

const { m } = it

export const italian: SliceWords = {
  lexicon: {
    numbers: {
      die: {
        noun: m("dado", "dadi"),
        called: { this: "il dado" },
        claims: { le: "il dado mostra # o meno", ge: "il dado mostra # o più" },
      },
      round: {
        noun: m("round"),
        called: { this: "il round" },
        tag: "dal round # in poi",
        claims: { eq: "è il round #", ge: "è almeno il round #" },
      },
    },
    whoms: {
      die: { noun: m("dado", "dadi") },
    },
    spans: {
      turn: { till: "fino alla fine del turno", during: "durante questo turno", each: "in ogni turno" },
      round: { till: "fino alla fine del round", during: "durante questo round", each: "in ogni round" },
      combat: {
        onlyOne: "enemy",
        till: "fino alla fine del combattimento",
        during: "durante questo combattimento",
        each: "in ogni combattimento",
      },
    },
    acts: {
      change: { say: "[who=player] cambiare il dado con [it=card]", tag: "Dopo il tiro del dado" },
      switch: { say: "[who=player] scambiare la fila", tag: "Scambia la fila" },
    },
    ops: {
      // Any number of a die is chosen as it is turned.
      number: [
        { if: { by: "you", from: "1", to: "6" }, say: "=" },
        { say: "[by] scegliere un numero da [from] a [to]" },
      ],
      addToDie: [
        { if: { amount: "-1" }, say: "[you] sottrarre 1 al dado; l'1 diventa 6" },
        { if: { amount: "1" }, say: "[you] aggiungere 1 al dado; il 6 diventa 1" },
        { if: { amount: true }, say: "[you] aggiungere [amount] al dado" },
      ],
      turnDie: [
        { if: { to: "that" }, say: "[you] girare il dado su un numero qualsiasi" },
        { if: { to: true }, say: "[you] girare il dado su [to]" },
      ],
      // Cards roll it after it has been rolled.
      rollDie: "[you] ritirare il dado",
      rerollDie: [
        {
          if: { for: "this" },
          say: "[you] ritirare il dado, una volta per attacco: il nuovo risultato vale per tutti i nemici , non per le reliquie",
        },
      ],
    },
    events: {
      combatStarts: [{ if: { who: false }, say: "=all'inizio del combattimento", lead: true }],
      combatBegins: [
        { if: { who: "you" }, say: "=all'inizio del combattimento", lead: true },
        { say: "[who=player] iniziare un combattimento" },
      ],
      combatEnds: [
        { if: { who: "you" }, say: "=alla fine del combattimento", lead: true },
        { say: "[who=player] terminare un combattimento" },
      ],
      beforeDraw: [
        { if: { who: "you" }, say: "=all'inizio del tuo turno, prima di pescare", lead: true },
        { say: "[who=player] stare per pescare le carte di un turno" },
      ],
      turnStarts: [
        { if: { who: "you" }, say: "=all'inizio del tuo turno", lead: true },
        { say: "[who=player] iniziare un turno" },
      ],
      turnEnds: [
        {
          if: { who: "you" },
          say: "=alla fine del tuo turno",
          lead: true,
          next: { span: "turn", say: "alla fine di questo turno" },
        },
        { say: "[who=player] terminare un turno" },
      ],
      roundStarts: [
        {
          if: { who: false },
          say: "=all'inizio di ogni round",
          lead: true,
          next: { span: "combat", say: "all'inizio del prossimo round" },
        },
      ],
      roundPlayed: [{ if: { who: false }, say: "=alla fine di ogni turno", lead: true }],
      dieShows: [{ if: { who: "you" }, say: "[x=the_die] mostrare [face]", once: true }],
    },
  },
  messages: {
    // What is asked
    "prompt.play": "È il tuo turno: gioca carte, usa ciò che hai o termina il turno.",
    "prompt.die": "Il dado è stato tirato. Vuoi cambiarlo?",
    "prompt.rows": "Prima del combattimento: scambia la fila o conferma.",
    "prompt.not-done": "Hai terminato il turno. Gli altri stanno ancora giocando.",
    "prompt.not-ready": "Hai confermato. Gli altri non ancora.",
    "prompt.next": "Adesso succedono più cose, e l''ordine conta. Quale viene per prima?",
    "prompt.unusual": "Il resto succede nell''ordine solito. Gli altri stanno ancora scegliendo.",
    "prompt.discard-order": "Il tuo turno finisce. In quale ordine scarti la mano?",
    "act.change": "Cambia il dado con {what}",
    "act.switch": "Scambia la fila con {what}",
    "act.next": "{what}",
    "option.usual": "Tutto nell''ordine solito",
    "option.unusual": "Scelgo io l''ordine",
    "option.done": "Termina",
    "option.not-done": "Riprendi il turno",
    "option.keep": "Lascia il dado com'è",
    "option.ready": "Conferma",
    "option.not-ready": "Non ancora",
    "verb.change": "cambiare il dado",
    "verb.switch": "scambiare la fila",
    "verb.next": "scegliere che cosa viene dopo",
    // What is told
    "event.combatStarts": "Il combattimento inizia.",
    "event.reward": "{who} ottiene la ricompensa di {from}.",
    "event.die": "Il dado mostra {value}.",
    "event.brokenOff": "Non finirebbe mai: si interrompe qui.",
    "event.switchRows": "{who} e {with} scambiano la fila.",
  },
}
