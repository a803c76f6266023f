// How the questions of the rulesets are spoken of in Italian. What English says and Italian does not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { plain } from "./en.ts"
import { messagesOf, type Said, type SettledSaid } from "./said.ts"

const YES_NO = { yes: "Sì", no: "No" } as const

const questions: Said = {
  rewardsOnStack: {
    asks: "Le ricompense di un mostro attendono nella pila?",
    answers: YES_NO,
    why: "Così qualcuno può ancora agire tra l'uccisione e la ricompensa.",
  },
  healStopsDeath: {
    asks: "Una cura ferma una morte in attesa?",
    answers: YES_NO,
    why: "Così una cura in risposta salva chi è a 0 HP.",
  },
  preventedDeathHp: {
    asks: "Quanti HP restano dopo una morte prevenuta?",
    answers: { "at-least-1": "Almeno 1", "as-before": "Quelli che c'erano prima del colpo" },
    why: "Può tornare un cuore pieno invece di un solo punto.",
  },
  timerOnDeath: {
    asks: "Quali morti costano tempo quando si gioca insieme?",
    answers: { "own-turn": "Quelle nel proprio turno", "any-turn": "Tutte" },
    why: "Morire nel turno di un altro è gratis, oppure no.",
  },
  endPhaseOrder: {
    asks: "Che cosa viene prima alla fine del turno?",
    answers: {
      "hand-first": "Scartare le carte in eccesso",
      "heal-first": "Le cure e la fine degli effetti",
    },
    why: "Ciò che aumenta le carte in mano per un turno serve in un solo ordine.",
  },
  declareTargets: {
    asks: "Quando si nomina il bersaglio di un attacco o di un acquisto?",
    answers: {
      "after-priority": "Dopo che tutti hanno potuto rispondere",
      "with-declaration": "Insieme alla dichiarazione",
    },
    why: "Chi risponde sa di che cosa si tratta, oppure no.",
  },
  refundDeclaration: {
    asks: "Una dichiarazione che non si compie viene restituita?",
    answers: YES_NO,
    why: "Così rubare monete o uccidere il bersaglio non costa a nessuno l'attacco o l'acquisto del turno.",
  },
  lootStepOnStack: {
    asks: "Il bottino del turno attende nella pila?",
    answers: YES_NO,
    why: "Così gli altri possono agire prima che la carta venga pescata.",
  },
  lootPlayWindow: {
    asks: "Fino a quando si può giocare il bottino del turno?",
    answers: { turn: "Fino alla fine del turno", "action-phase": "Nella fase di azione" },
    why: "Nella fase finale si può ancora giocare una carta, oppure no.",
  },
  priorityStart: {
    asks: "Chi ha per primo la priorità dopo un tiro o un'abilità innescata?",
    answers: { adder: "Il giocatore a cui appartiene", active: "Il giocatore attivo" },
    why: "Chi viene per primo non può aspettare ciò che fanno gli altri.",
  },
  rechargeScope: {
    asks: "Che cosa si ricarica all'inizio del turno?",
    answers: { "own-and-game": "Le proprie carte e quelle del gioco", own: "Le proprie carte" },
    why: "Stanze e mostri disattivati tornano pronti, oppure no.",
  },
  refillOnStack: {
    asks: "Riempire uno spazio attende nella pila?",
    answers: YES_NO,
    why: "Così uno spazio resta vuoto per un po', e si può agire prima che venga riempito.",
  },
  penaltyOnStack: {
    asks: "La pena di morte attende nella pila?",
    answers: YES_NO,
    why: "Così ciò che una morte innesca viene prima, e si può rispondere.",
  },
  penaltyForm: {
    asks: "In che ordine si paga la pena di morte?",
    answers: {
      "destroy-first": "Prima un oggetto; poi si disattiva ciò che si può usare",
      "discard-first": "Prima una carta bottino; poi si disattiva tutto",
    },
    why: "Ciò che la prima perdita innesca può cambiare la seconda.",
  },
  activeDeathCleanup: {
    asks: "La pila si risolve prima che finisca il turno di un giocatore morto?",
    answers: YES_NO,
    why: "Altrimenti la fase finale arriva subito, e il resto della pila si risolve lì.",
  },
  doubleDeathOrder: {
    asks: "Chi muore prima quando un giocatore e un mostro muoiono insieme?",
    answers: { "monster-first": "Il mostro", "player-first": "Il giocatore" },
    why: "Le ricompense vengono prima della pena, o dopo.",
  },
  deathAboveDamageTriggers: {
    asks: "Una morte sta sopra ciò che il suo danno ha innescato?",
    answers: YES_NO,
    why: "Ciò che sta sopra si risolve prima: la morte, oppure ciò che il danno ha innescato.",
  },
  rollModifierTiming: {
    asks: "Quando un bonus duraturo si aggiunge a un tiro?",
    answers: { resolving: "Mentre il tiro si risolve", stacked: "Subito, nella pila sopra il tiro" },
    why: "Nella pila si può lasciarlo passare: un cambiamento successivo non viene più aumentato.",
  },
  wouldRollLoop: {
    asks: "Che cosa segue quando una carta cambia un tiro che starebbe per essere un certo numero?",
    answers: {
      responses: "Tutti possono rispondere di nuovo",
      "roll-triggers": "Conta come tirato di nuovo",
      final: "Nulla: cambia ciò che è già stato tirato",
    },
    why: "Nell'ultimo caso nessuno può rispondere al nuovo numero.",
  },
  attackValueTiming: {
    asks: "Quale valore d'attacco conta per il danno da combattimento?",
    answers: {
      stacked: "Quello di quando il danno entra nella pila",
      resolved: "Quello di quando si risolve",
    },
    why: "Un bonus in risposta al danno serve, o arriva troppo tardi.",
  },
  eventFromDeckAttack: {
    asks: "Dove va un evento trovato attaccando il mazzo?",
    answers: { "on-a-slot": "In uno spazio, come un mostro", beside: "Accanto agli spazi" },
    why: "Copre un mostro, o li lascia tutti come sono.",
  },
  cursesOnDeath: {
    asks: "Come se ne vanno le maledizioni di un giocatore morto?",
    answers: {
      triggered: "Ognuna con la propria abilità innescata",
      discarded: "Tutte subito, prima della pena",
    },
    why: "Alle abilità innescate si può rispondere, e si mettono in ordine.",
  },
  preventionShield: {
    asks: "Che cosa resta di uno scudo colpito da un danno più piccolo?",
    answers: { "by-point": "Il resto", "by-hit": "Nulla" },
    why: "Un piccolo colpo può sprecare un grande scudo.",
  },
  soulGainCount: {
    asks: "Quante volte si ottiene un'anima ottenendone una che vale 2?",
    answers: { "by-value": "Due", once: "Una" },
    why: "Per le carte che contano le anime ottenute.",
  },
  simultaneousWin: {
    asks: "E se più giocatori hanno abbastanza anime insieme?",
    answers: { tie: "Pareggiano", shared: "Vincono insieme", first: "Vince il primo che le ha" },
    why: "Nell'ultimo caso la partita finisce nel momento in cui qualcuno le ha.",
  },
  firstPlayer: {
    asks: "Chi comincia?",
    answers: { "any-fair-way": "Come dice il tavolo", saddest: "Cain, altrimenti il giocatore più triste" },
    why: "Il primo turno vale qualcosa.",
  },
  poolSize: {
    asks: "Quante monete ci sono nel gioco?",
    answers: { "at-least-100": "100 o più", "exactly-100": "Esattamente 100" },
    why: "Quando sono finite nessuno ne ottiene più.",
  },
  bonusSouls: {
    asks: "Quali anime bonus sono sul tavolo?",
    answers: {
      "three-at-random": "Tre a caso",
      "base-box": "Avidità, Gola e Guppy",
    },
    why: "Si sa a che cosa puntare prima di giocare, o lo si vede allora.",
  },
  modules: {
    asks: "Ci sono stanze, partite in solitario e in cooperativa, sfide e mazzi per proporzioni?",
    answers: YES_NO,
    why: "La prima edizione è venuta prima.",
  },
  gifts: {
    asks: "Si possono regalare monete?",
    answers: YES_NO,
    why: "Altrimenti uno scambio vuole qualcosa in cambio.",
  },
  staleRooms: {
    asks: "Quando se ne va una stanza che nessuno ha cambiato per un round?",
    answers: {
      "before-healing": "Prima delle cure e della fine degli effetti",
      "after-healing": "Dopo le cure e la fine degli effetti",
    },
    why: "Solo dove si gioca insieme.",
  },
  voteStart: {
    asks: "Chi vota per primo?",
    answers: { controller: "Il giocatore a cui appartiene l'abilità", active: "Il giocatore attivo" },
    why: "Chi vota dopo sa di più.",
  },
  clampEvasion: {
    asks: "L'elusione resta tra 1 e 6?",
    answers: YES_NO,
    why: "Altrimenti qualcosa può diventare impossibile da colpire.",
  },
  tieBreak: {
    asks: "Chi viene per primo dove nessuna regola lo dice?",
    answers: {
      "as-triggers": "Come per le abilità innescate: il giocatore attivo, poi in ordine di turno",
      active: "Chi dice il giocatore attivo",
    },
    why: "È raro, e può decidere un'anima bonus.",
  },
  actionPhaseEnds: {
    asks: "Che cosa chiude la fase di azione?",
    answers: {
      "active-player": "Lo dice il giocatore attivo",
      "all-pass": "Tutti passano con la pila vuota",
    },
    why: "Passare è l'unica uscita, e ogni risposta dà al giocatore attivo un'altra occasione per agire.",
  },
  rollInsideEffect: {
    asks: "Un effetto che ha bisogno di un tiro resta nella pila sotto di esso?",
    answers: YES_NO,
    why: "Così annullare l'effetto annulla anche il tiro, e nulla accade prima che si conosca il numero.",
  },
  forcedAttackTiming: {
    asks: "Quando si fa un attacco obbligatorio?",
    answers: {
      "before-leaving": "Quando si vuole, prima di lasciare la fase",
      "first-chance": "Alla prima occasione",
    },
    why: "Ci si può preparare, oppure no.",
  },
  conditionRecheck: {
    asks: "La condizione di un'abilità innescata si verifica di nuovo quando si risolve?",
    answers: YES_NO,
    why: "Così non accade nulla se la condizione non vale più.",
  },
  swapChoice: {
    asks: "Chi sceglie che cosa si scambia?",
    answers: { "each-own": "Ognuno ciò che dà", swapper: "Chi fa lo scambio, entrambe le cose" },
    why: "Uno scambio può prendere il meglio, o solo ciò che l'altro è disposto a dare.",
  },
  declarationOnStack: {
    asks: "Una dichiarazione attende nella pila?",
    answers: YES_NO,
    why: "Così può trovarsi sotto qualcos'altro, per esempio la morte di chi l'ha fatta.",
  },
  paidIsActivated: {
    asks: "Usare un'abilità a pagamento è un'attivazione?",
    answers: YES_NO,
    why: "Così la raggiunge anche ciò che annulla o nota le abilità attivate.",
  },
}

const settledQuestions: SettledSaid = {
  dyingMonster: {
    asks: "Dove si trova un mostro mentre muore?",
    answers: { "set-aside": "Da parte", "on-the-stack": "Nella pila" },
    why: "Nella pila sta sotto ciò che la sua morte ha innescato, finché le ricompense non sono pagate.",
    decided: "Segue la domanda sulle ricompense di un mostro (RD-01).",
  },
  discarding: {
    asks: "Che cosa vuol dire scartare?",
    answers: {
      "from-hand": "Solo scartare bottino dalla mano",
      anything: "Mettere qualsiasi carta nei suoi scarti",
    },
    why: "Un mostro scartato non paga nulla, e le carte che fanno scartare un'anima ne raggiungono di più.",
    decided: "Lo decide ciò che dice ogni carta.",
  },
}

const messages: Readonly<Record<keyof typeof plain, string>> = {
  "setting.ruleset": "Regole",
  "setting.ruleset.english-2023": "regolamento inglese del 2023",
  "setting.ruleset.italian": "regolamento italiano",
  "setting.ruleset.classic": "prima edizione",
  "setting.ruleset.custom": "a modo vostro",
  "setting.ruleset.help": "Dove le edizioni non concordano, si segue questa.",
  "setting.switches": "Domande su cui le edizioni non concordano",
  "setting.switches.help": "Per le regole a modo vostro. Ciò che non toccate resta come nel 2023.",
  "refusal.switches-are-for-custom": "Alle singole domande si risponde solo con le regole a modo vostro.",
  "refusal.declared-without-target":
    "Due risposte si contraddicono: ciò che attende nella pila ha già un bersaglio, quindi il bersaglio si nomina con la dichiarazione.",
}

export const italian: SliceWords = { messages: { ...messagesOf(questions, settledQuestions), ...messages } }
