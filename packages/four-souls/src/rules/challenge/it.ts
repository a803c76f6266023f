// How winning, timers and challenges are spoken of in Italian. A message that English has and Italian has not does not compile.

import type { SliceWords } from "@soulspire/text"
import { plural } from "../../text/it/lexicon.ts"
import { challengeMessages } from "./told.ts"
import type { messages as said } from "./en.ts"

const messages: Readonly<Record<keyof typeof said, string>> = {
  "verb.winTogether": "vincere insieme la sfida",
  "verb.winAlone": "vincere la sfida",
  "event.timerSet": "Il timer parte da {now}.",
  "event.timer": "Il timer scende a {now}.",
  "outcome.souls":
    "{count, plural, one {Vince} other {Vincono}} {winners}: {count, plural, one {ha} other {hanno}} abbastanza anime.",
  "outcome.ability": "{count, plural, one {Vince} other {Vincono}} {winners} grazie a una carta.",
  "outcome.tie": "Parità tra {winners}: nessuno vince da solo.",
  "outcome.shared": "Vincono insieme {winners}.",
  "outcome.together": "{winners} vincono insieme.",
  "outcome.challenge": "{winners} vincono insieme: la sfida è superata.",
  "outcome.goal": "{count, plural, one {Vince} other {Vincono}} la sfida {winners}.",
  "outcome.timer": "Il timer è a 0: {losers} perdono.",
  "refusal.no-competitive-form":
    "Questa sfida si gioca solo insieme: la modalità deve essere Solitario o Co-op.",
  "refusal.not-in-challenges": "{option} riguarda le anime, e in una sfida le anime non fanno vincere.",
  "refusal.not-in-this-edition": "Non previsto da queste regole: {option}.",
  "refusal.only-together":
    "{option} vale solo quando si gioca insieme: la modalità deve essere Solitario o Co-op.",
  "setting.mode": "Modalità",
  "setting.mode.competitive": "Competitiva",
  "setting.mode.competitive.help": "Vince chi arriva prima a quattro anime.",
  "setting.mode.solo": "Solitario",
  "setting.mode.solo.help": "Un giocatore, due personaggi, contro il timer.",
  "setting.mode.co-op": "Co-op",
  "setting.mode.co-op.help": "Due giocatori insieme contro il timer.",
  "setting.difficulty": "Difficoltà",
  "setting.difficulty.normal": "Normale: 4 anime",
  "setting.difficulty.hard": "Difficile: 6 anime",
  "setting.difficulty.ultra": "Ultra difficile: 8 anime",
  "setting.challenge": "Sfida",
  "setting.challenge.none": "Nessuna",
  "setting.soulCap": "Massimo di anime che contano per personaggio (0: tutte)",
  "setting.openHands": "Mani scoperte",
  "setting.openHands.help": "Entrambi vedono tutte e due le mani.",
  "setting.challenge.help":
    "Si vince con qualcosa di diverso dalle anime. Queste sfide sono nostre; quelle pubblicate non sono incluse.",
}

export const italian: SliceWords = {
  lexicon: {
    ops: {
      startTimer: "[you] impostare il timer su [at]",
      tickTimer: "[you] abbassare il timer di [by]",
      putFinalBoss: "[you] mettere [card/card] nello spazio boss finale",
      putMinion: "[you] mettere la prima carta del mazzo Mostri in uno spazio minion",
    },
    events: {
      timer: [{ say: "=ogni volta che il timer scende", lead: true }],
    },
    tests: {
      isFinalBoss: { noun: "finalBoss" },
      isMinion: { noun: "minion" },
      isCoverable: { say: "[of] potere essere copert~" },
      isMonsterSlot: { noun: "monsterSlot" },
      isFreeSlot: { noun: "freeSlot" },
    },
    acts: {
      winTogether: { say: "[x=the_players] vincere insieme", tag: "Vittoria comune", happens: true },
      winAlone: { say: "[who=player] vincere contro gli altri", tag: "Vittoria", happens: "first" },
    },
    printed: {
      challenge:
        "I boss finali e i minion restano nei loro spazi finché non muoiono. Ciò che non è danno da combattimento non toglie mai più di 3 HP alla volta a un boss finale.",
    },
    numbers: {
      goal: { noun: plural("anime per vincere", "f") },
    },
  },
  messages: { ...messages, ...challengeMessages("it") },
}
