// How turns are spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import { PLAYED_FROM } from "../loot/plays.ts"
import type { messages as said } from "./en.ts"

const messages: Readonly<Record<keyof typeof said, string>> = {
  "prompt.action":
    "È il tuo turno: gioca, attiva, attacca, acquista o {pass, select, end {passa. La Fase Azioni finisce quando tutti passano di fila} other {termina il turno}}.",
  "prompt.discard-room": "Scegli una stanza da mettere negli scarti, o nessuna.",
  "prompt.endless": "Così non finirebbe mai. Fermarsi qui e terminare il turno, o dichiarare il pareggio?",
  "act.play": "Gioca {what}",
  "act.activate": "Attiva {what}",
  "act.end": "Termina il turno",
  "act.end.pass": "Passa (la Fase Azioni finisce quando tutti passano)",
  "verb.play": "giocare un bottino",
  "verb.activate": "attivare",
  "verb.end": "terminare il turno",
  "event.turn": "{who}: turno {turn}.",
  "event.turnEnding.cut": "Il turno di {who} termina subito.",
  "event.extraTurn": "Dopo questo, {who} svolge un turno aggiuntivo.",
  "event.skipTurn": "{who} salterà il prossimo turno.",
  "event.turnSkipped": "{who} salta il turno.",
  "event.passAction": "{who} passa.",
  "event.declareEnd": "{who} vuole terminare il turno.",
  "outcome.draw": "La partita finisce in pareggio.",
  "refusal.active-player-only": "Solo il giocatore attivo può usare una stanza.",
  "refusal.attack-first": "Prima devi attaccare.",
  "refusal.no-attack-left": "Non hai più attacchi in questo turno.",
  "refusal.no-loot-play": "Non puoi giocare altre carte bottino.",
  "refusal.no-purchase-left": "Non hai più acquisti in questo turno.",
  "phase.set-up": "Preparazione",
  "phase.start": "Fase Iniziale",
  "phase.loot": "Passaggio Bottino",
  "phase.action": "Fase Azioni",
  "phase.attack": "Attacco",
  "phase.end": "Fase Finale",
  "thing.lootStep": "Bottino del turno",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      endTurn: "[you] terminare il turno",
      extraTurn: [
        { if: { times: "1" }, say: "[who] svolgere un turno aggiuntivo dopo questo" },
        { say: "[who] svolgere [times:extraTurn] dopo questo" },
      ],
      skipTurn: [
        { if: { who: "you" }, say: "[who] saltare il tuo prossimo turno" },
        { say: "[who] saltare il proprio prossimo turno" },
      ],
      lootPlay: "[who] potere giocare [amount:lootMore] durante questo turno",
    },
    events: {
      startPhase: [
        { if: { who: "you" }, say: "=all'inizio del tuo turno", lead: true },
        { if: { who: false }, say: "=all'inizio di ogni turno", lead: true },
        { say: "[who=player] iniziare un turno" },
      ],
      endPhase: [
        { if: { who: "you" }, say: "=alla fine del tuo turno", lead: true },
        { if: { who: false }, say: "=alla fine di ogni turno", lead: true },
        { say: "[who=player] terminare un turno" },
      ],
      lootPhase: [
        { if: { who: "you" }, say: "=all'inizio del tuo passaggio Bottino", lead: true },
        { if: { who: false }, say: "=all'inizio di ogni passaggio Bottino", lead: true },
      ],
      actionPhase: [
        { if: { who: "you" }, say: "=all'inizio della tua Fase Azioni", lead: true },
        { if: { who: false }, say: "=all'inizio di ogni Fase Azioni", lead: true },
      ],
      turn: [
        { if: { who: "you" }, say: "=mentre inizia il tuo turno", lead: true },
        { say: "[who=player] iniziare un turno" },
      ],
      turnEnd: [
        { if: { who: "you" }, say: "=mentre finisce il tuo turno", lead: true },
        { say: "[who=player] terminare un turno" },
      ],
    },
    whoms: {
      active: {
        noun: { one: "giocatore attivo", many: "giocatori attivi", gender: "m", person: true },
        you: "è il tuo turno",
        has: "turn",
        during: "durante il tuo turno",
      },
      toTheLeft: {
        noun: {
          one: "giocatore alla sinistra del giocatore attivo",
          many: "giocatori alla sinistra",
          gender: "m",
          person: true,
        },
        beside: { whom: "active", noun: "giocatore alla sua sinistra" },
      },
      toTheRight: {
        noun: {
          one: "giocatore alla destra del giocatore attivo",
          many: "giocatori alla destra",
          gender: "m",
          person: true,
        },
        beside: { whom: "active", noun: "giocatore alla sua destra" },
      },
      starter: { noun: { one: "primo giocatore", many: "primi giocatori", gender: "m", person: true } },
    },
    spans: {
      turn: {
        till: "fino alla fine del turno",
        during: "durante questo turno",
        each: "in ogni turno",
        same: "nello stesso turno",
        sum: "nello stesso turno",
      },
      nextTurn: {
        till: "fino all'inizio del tuo prossimo turno",
        during: "prima del tuo prossimo turno",
        each: "in ogni turno",
      },
      round: { till: "fino alla fine del round", during: "durante questo round", each: "in ogni round" },
    },
    acts: {
      play: { say: "[who=player] giocare [it=loot]", from: PLAYED_FROM },
      activate: { say: "[who=player] attivare [it=object]" },
      end: { say: "[who=player] terminare il turno", tag: "Termina il turno" },
    },
    ways: {
      cut: "fermarsi qui e terminare il turno",
      draw: "pareggio",
    },
  },
  messages,
}
