// How the questions of the rulesets are spoken of in Italian. What English says and Italian does not does not compile.

import type { SliceWords } from "@soulspire/text"
import type { plain } from "./en.ts"
import { messagesOf, type Said, type SettledSaid } from "./said.ts"

const YES_NO = { yes: "Sì", no: "No" } as const

const questions: Said = {
  rewardsOnStack: {
    asks: "Le ricompense di un mostro vanno nella pila?",
    answers: YES_NO,
    why: "Se sì, si può ancora agire tra l'uccisione e le ricompense.",
  },
  healStopsDeath: {
    asks: "Una cura ferma una morte che è già nella pila?",
    answers: YES_NO,
    why: "Se sì, una cura in risposta salva chi è a 0 HP.",
  },
  preventedDeathHp: {
    asks: "Quanti HP restano dopo una morte prevenuta?",
    answers: { "at-least-1": "Almeno 1", "as-before": "Quanti ce n'erano prima dei danni" },
    why: "Resta 1 HP, oppure tutti quelli che c'erano.",
  },
  timerOnDeath: {
    asks: "Quali morti fanno scendere il timer in solitario e co-op?",
    answers: { "own-turn": "Solo quelle nel proprio turno", "any-turn": "Tutte" },
    why: "Morire nel turno di un altro costa tempo, oppure no.",
  },
  endPhaseOrder: {
    asks: "Che cosa viene prima alla fine del turno?",
    answers: {
      "hand-first": "Scartare fino al limite di mano",
      "heal-first": "Le cure e la fine degli effetti",
    },
    why: "Un effetto che aumenta il limite di mano per un turno può finire troppo presto per servire.",
  },
  declareTargets: {
    asks: "Quando si sceglie il bersaglio di un attacco o di un acquisto?",
    answers: {
      "after-priority": "Dopo che tutti hanno potuto rispondere",
      "with-declaration": "Insieme alla dichiarazione",
    },
    why: "Chi risponde conosce il bersaglio, oppure no.",
  },
  refundDeclaration: {
    asks: "Un attacco o un acquisto che non si compie si può dichiarare di nuovo?",
    answers: YES_NO,
    why: "Se sì, rubare centesimi o uccidere il bersaglio non fa perdere l'attacco o l'acquisto del turno.",
  },
  lootStepOnStack: {
    asks: "Il bottino del passaggio Bottino va nella pila?",
    answers: YES_NO,
    why: "Se sì, gli altri possono agire prima che si ottenga la carta.",
  },
  lootPlayWindow: {
    asks: "Fino a quando si può usare la giocata di bottino del turno?",
    answers: { turn: "Fino alla fine del turno", "action-phase": "Solo nella Fase Azioni" },
    why: "Nella Fase Finale si può ancora giocare una carta, oppure no.",
  },
  priorityStart: {
    asks: "Chi ha per primo la priorità dopo un tiro o un'abilità innescata?",
    answers: { adder: "Il giocatore a cui appartiene", active: "Il giocatore attivo" },
    why: "Chi viene per primo non può aspettare ciò che fanno gli altri.",
  },
  rechargeScope: {
    asks: "Che cosa si ricarica all'inizio del turno?",
    answers: { "own-and-game": "Le proprie carte e quelle controllate dal gioco", own: "Le proprie carte" },
    why: "Le stanze e i mostri scarichi si ricaricano, oppure restano come sono.",
  },
  refillOnStack: {
    asks: "Il riempimento di uno spazio va nella pila?",
    answers: YES_NO,
    why: "Se sì, lo spazio resta vuoto per un po' e si può agire prima che venga riempito.",
  },
  penaltyOnStack: {
    asks: "La pena di morte va nella pila?",
    answers: YES_NO,
    why: "Se sì, prima si risolve ciò che la morte ha innescato, e si può rispondere.",
  },
  penaltyForm: {
    asks: "In che ordine si paga la pena di morte?",
    answers: {
      "destroy-first": "Prima un oggetto; per ultimo si scaricano le carte con ↷",
      "discard-first": "Prima una carta bottino; per ultimo si scaricano tutte le carte",
    },
    why: "Ciò che la prima perdita innesca può cambiare la seconda.",
  },
  activeDeathCleanup: {
    asks: "Se muore il giocatore attivo, la pila si risolve prima della fine del turno?",
    answers: YES_NO,
    why: "Altrimenti la Fase Finale arriva subito, e il resto della pila si risolve lì.",
  },
  doubleDeathOrder: {
    asks: "Chi muore prima se un giocatore e un mostro muoiono insieme?",
    answers: { "monster-first": "Il mostro", "player-first": "Il giocatore" },
    why: "Le ricompense vengono prima della pena di morte, oppure dopo.",
  },
  deathAboveDamageTriggers: {
    asks: "Una morte va nella pila sopra ciò che i suoi danni hanno innescato?",
    answers: YES_NO,
    why: "Ciò che sta sopra si risolve prima: la morte, oppure ciò che i danni hanno innescato.",
  },
  rollModifierTiming: {
    asks: "Quando si aggiunge a un tiro un bonus continuo?",
    answers: { resolving: "Quando il tiro si risolve", stacked: "Subito, nella pila sopra il tiro" },
    why: "Se va nella pila, un tiro cambiato più tardi non riceve più il bonus.",
  },
  wouldRollLoop: {
    asks: "Che cosa succede dopo che una carta ha cambiato un tiro che stava per dare un certo numero?",
    answers: {
      responses: "Tutti possono rispondere di nuovo",
      "roll-triggers": "Conta come un nuovo tiro",
      final: "Nulla: il tiro è definitivo",
    },
    why: "Se il tiro è definitivo, nessuno può rispondere al nuovo numero.",
  },
  attackValueTiming: {
    asks: "Quale ATK conta per i danni da combattimento?",
    answers: {
      stacked: "Quello di quando i danni vanno nella pila",
      resolved: "Quello di quando i danni si risolvono",
    },
    why: "Un bonus in risposta ai danni serve, oppure arriva troppo tardi.",
  },
  eventFromDeckAttack: {
    asks: "Dove va un evento rivelato attaccando il mazzo?",
    answers: { "on-a-slot": "In uno spazio, come un mostro", beside: "Accanto agli spazi" },
    why: "Copre un mostro, oppure li lascia tutti dove sono.",
  },
  cursesOnDeath: {
    asks: "Come perde le maledizioni un giocatore che muore?",
    answers: {
      triggered: "Ognuna con la propria abilità innescata",
      discarded: "Tutte insieme, prima della pena di morte",
    },
    why: "Alle abilità innescate si può rispondere, e si possono mettere in ordine.",
  },
  preventionShield: {
    asks: "Se un colpo è più piccolo dei danni da prevenire, che ne è del resto?",
    answers: { "by-point": "Previene danni successivi", "by-hit": "Va perso" },
    why: "Un piccolo colpo può sprecare molta prevenzione.",
  },
  soulGainCount: {
    asks: "Quante volte si ottiene un'anima ottenendone una che vale 2?",
    answers: { "by-value": "Due", once: "Una" },
    why: "Conta per le carte che guardano quante anime si ottengono.",
  },
  simultaneousWin: {
    asks: "E se più giocatori hanno abbastanza anime nello stesso momento?",
    answers: { tie: "Pareggiano", shared: "Vincono insieme", first: "Vince il primo che le ha" },
    why: "Se vince il primo, la partita finisce appena qualcuno ne ha abbastanza.",
  },
  firstPlayer: {
    asks: "Chi comincia?",
    answers: {
      "any-fair-way": "Come scelto nella preparazione",
      saddest: "Cain, altrimenti la persona più triste",
    },
    why: "Giocare per primi è un vantaggio.",
  },
  poolSize: {
    asks: "Quanti centesimi ci sono nel gioco?",
    answers: { "at-least-100": "100 o più", "exactly-100": "Esattamente 100" },
    why: "Quando sono finiti nessuno ne ottiene più.",
  },
  bonusSouls: {
    asks: "Quali anime bonus si usano?",
    answers: { "three-at-random": "Tre a caso", "base-box": "Avidità, Gola e Guppy" },
    why: "Si sa già prima della partita a che cosa puntare, oppure solo quando comincia.",
  },
  modules: {
    asks: "Ci sono stanze, partite in solitario e in co-op, sfide e proporzioni dei mazzi?",
    answers: YES_NO,
    why: "La prima edizione è venuta prima.",
  },
  gifts: {
    asks: "Si possono regalare centesimi?",
    answers: YES_NO,
    why: "Altrimenti in uno scambio si deve dare qualcosa in cambio.",
  },
  staleRooms: {
    asks: "Quando se ne va una stanza che nessuno ha cambiato per un round?",
    answers: {
      "before-healing": "Prima delle cure e della fine degli effetti",
      "after-healing": "Dopo le cure e la fine degli effetti",
    },
    why: "Solo in solitario e co-op.",
  },
  voteStart: {
    asks: "Chi vota per primo?",
    answers: { controller: "Il giocatore a cui appartiene l'abilità", active: "Il giocatore attivo" },
    why: "Chi vota dopo sa di più.",
  },
  clampEvasion: {
    asks: "La DC resta tra 1 e 6?",
    answers: YES_NO,
    why: "Altrimenti qualcosa può diventare impossibile da colpire.",
  },
  tieBreak: {
    asks: "Chi viene per primo dove nessuna regola lo dice?",
    answers: {
      "as-triggers": "Come per le abilità innescate: il giocatore attivo, poi in ordine di turno",
      active: "Chi dice il giocatore attivo",
    },
    why: "È raro, ma può decidere chi ottiene un'anima bonus.",
  },
  actionPhaseEnds: {
    asks: "Quando finisce la Fase Azioni?",
    answers: {
      "active-player": "Quando lo dice il giocatore attivo",
      "all-pass": "Quando tutti passano con la pila vuota",
    },
    why: "Se devono passare tutti, ogni risposta dà al giocatore attivo un'altra occasione di agire.",
  },
  rollInsideEffect: {
    asks: "Un effetto che richiede un tiro resta nella pila sotto il tiro?",
    answers: YES_NO,
    why: "Se sì, annullare l'effetto annulla anche il tiro, e non succede nulla prima che si conosca il numero.",
  },
  forcedAttackTiming: {
    asks: "Quando si svolge un attacco obbligatorio?",
    answers: {
      "before-leaving": "Quando si vuole, prima della fine della fase",
      "first-chance": "Alla prima occasione",
    },
    why: "C'è il tempo di prepararsi, oppure no.",
  },
  conditionRecheck: {
    asks: "La condizione di un'abilità innescata si verifica di nuovo quando l'abilità si risolve?",
    answers: YES_NO,
    why: "Se sì, non succede nulla quando la condizione non è più vera.",
  },
  swapChoice: {
    asks: "Chi sceglie che cosa si scambia?",
    answers: {
      "each-own": "Ognuno sceglie ciò che dà",
      swapper: "Chi fa lo scambio sceglie entrambe le cose",
    },
    why: "Uno scambio può prendere il meglio, oppure solo ciò che l'altro è disposto a dare.",
  },
  declarationOnStack: {
    asks: "Una dichiarazione va nella pila?",
    answers: YES_NO,
    why: "Se sì, può trovarsi sotto qualcos'altro, per esempio la morte di chi l'ha fatta.",
  },
  paidIsActivated: {
    asks: "Usare un'abilità attivata con un costo conta come attivazione?",
    answers: YES_NO,
    why: "Se sì, vale anche per lei ciò che le carte dicono delle abilità attivate.",
  },
}

const settledQuestions: SettledSaid = {
  dyingMonster: {
    asks: "Dove si trova un mostro mentre muore?",
    answers: { "set-aside": "Da parte", "on-the-stack": "Nella pila" },
    why: "Nella pila sta sotto ciò che la sua morte ha innescato, finché le ricompense non sono state ottenute.",
    decided: "Segue la domanda sulle ricompense di un mostro (RD-01).",
  },
  discarding: {
    asks: "Che cosa vuol dire scartare?",
    answers: {
      "from-hand": "Solo scartare bottino dalla mano",
      anything: "Mettere qualsiasi carta negli scarti",
    },
    why: "Un mostro scartato non dà ricompense, e le carte che fanno scartare un'anima colpiscono più anime.",
    decided: "Lo decide ciò che dice ogni carta.",
  },
}

const messages: Readonly<Record<keyof typeof plain, string>> = {
  "setting.ruleset": "Regole",
  "setting.ruleset.english-2023": "Regolamento inglese del 2023",
  "setting.ruleset.italian": "Regolamento italiano",
  "setting.ruleset.classic": "Prima edizione",
  "setting.ruleset.custom": "Personalizzate",
  "setting.ruleset.help": "Dove le edizioni non concordano, decide questa.",
  "setting.switches": "Dove le edizioni non concordano",
  "setting.switches.help": "Ciò che non cambi resta come nel 2023.",
  "refusal.switches-are-for-custom":
    "Alle singole domande si può rispondere solo con le regole personalizzate.",
  "refusal.declared-without-target":
    "Due risposte si contraddicono: una dichiarazione nella pila ha già il suo bersaglio, quindi il bersaglio va scelto insieme alla dichiarazione.",
}

export const italian: SliceWords = { messages: { ...messagesOf(questions, settledQuestions), ...messages } }
