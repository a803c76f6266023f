// Italian rows for what the cards of Four Souls do and watch for.

import type { Lexicon } from "@soulspire/text"
import { PLAYED_FROM } from "../../plays.ts"
import { opRows } from "./ops.ts"

type Rows = Pick<
  Lexicon,
  "whoms" | "tests" | "spans" | "acts" | "ops" | "costs" | "events" | "actors" | "apart" | "verbs" | "printed"
>

export const verbRows: Rows = {
  ...opRows,
  whoms: {
    active: {
      noun: { one: "giocatore attivo", many: "giocatori attivi", gender: "m", person: true },
      you: "è il tuo turno",
      during: "durante il tuo turno",
    },
    killer: {
      noun: {
        one: "giocatore che ha dato il colpo di grazia",
        many: "giocatori che hanno dato il colpo di grazia",
        gender: "m",
        person: true,
      },
    },
    slayer: {
      noun: {
        one: "giocatore che ha dato il colpo di grazia (il giocatore attivo, se nessuno lo ha dato)",
        many: "giocatori che hanno dato il colpo di grazia",
        gender: "m",
        person: true,
      },
    },
    attacker: {
      noun: { one: "giocatore attaccante", many: "giocatori attaccanti", gender: "m", person: true },
    },
    /** Those who play together. */
    players: { noun: { one: "giocatori", many: "giocatori", gender: "m", plural: true, person: true } },
    toTheLeft: {
      noun: {
        one: "giocatore alla sinistra del giocatore attivo",
        many: "giocatori alla sinistra",
        gender: "m",
        person: true,
      },
    },
    toTheRight: {
      noun: {
        one: "giocatore alla destra del giocatore attivo",
        many: "giocatori alla destra",
        gender: "m",
        person: true,
      },
    },
    starter: { noun: { one: "primo giocatore", many: "primi giocatori", gender: "m", person: true } },
    holder: {
      noun: {
        one: "giocatore con la priorità",
        many: "giocatori con la priorità",
        gender: "m",
        person: true,
      },
    },
    attacked: { noun: { one: "mostro sotto attacco", many: "mostri sotto attacco", gender: "m" } },
  },
  tests: {
    isAlive: { noun: "livingPlayer" },
    isDeactivated: { say: "[of] essere scaric~" },
    isStartingItem: { noun: "startingItem" },
    isEternal: { say: "[of] essere etern~" },
    isRoll: { noun: "roll" },
    isAttackRoll: { noun: "attackRoll" },
    isFinalBoss: { noun: "finalBoss" },
    isMinion: { noun: "minion" },
    isLoot: { noun: "lootPlayed" },
    hasTap: { say: "[of] avere un'abilità {icon tap|↷}" },
    showsNumber: { say: "[of] avere un numero nel testo" },
    isPassive: { noun: "passiveItem" },
    isActivation: { noun: "activation" },
    attackable: { say: "[of] essere attaccabile" },
    isCoverable: { say: "[of] potere essere copert~" },
    hasUnder: { say: "[of] avere una carta sotto di sé" },
    wasAttacked: { say: "[of] essere stat~ attaccat~ durante questo turno" },
    isAttacked: { say: "[of] essere sotto attacco" },
    hasMostSouls: { say: "[of] essere tra quelli con più anime" },
    hasMostCents: { say: "[of] essere tra quelli con più {icon cent|¢}" },
    isFreeSlot: { noun: "freeSlot" },
    rollsFirst: {
      say: "[of] svolgere il primo tiro d'attacco del turno",
      during: "per il tuo primo tiro d'attacco in ogni turno",
    },
  },
  spans: {
    attack: {
      till: "fino alla fine dell'attacco",
      during: "durante questo attacco",
      each: "in ogni attacco",
    },
    turn: { till: "fino alla fine del turno", during: "durante questo turno", each: "in ogni turno" },
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
    attack: {
      say: "[who=player] attaccare [it=monster]",
      tag: "Attacca",
      even: "come attaccano i mostri",
    },
    buy: { say: "[who=player] acquistare [it=item]", tag: "Acquista" },
    end: { say: "[who=player] terminare il turno", tag: "Termina il turno" },
    played: {
      say: "[who=player] mettere [it=loot] sulla pila",
      from: "stack",
      tag: "Mentre giochi questa carta",
    },
    enters: { say: "[it=object] entrare in gioco", tag: "All'entrata in gioco" },
    look: { say: "[who=player] guardare [it=card]", even: "in qualsiasi momento", tag: "Guarda" },
    claim: { say: "[who=player] ottenere [it=bonusSoul]", from: "bonus", happens: true },
    winTogether: { say: "[x=the_players] vincere insieme", tag: "Vittoria comune", happens: true },
    winAlone: { say: "[who=player] vincere contro gli altri", tag: "Vittoria", happens: true },
    discard: { say: "[who=player] mettere negli scarti [it=object]", tag: "Scarta" },
  },
  events: {
    gameStarts: [{ say: "=all'inizio della partita", lead: true }],
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
      { if: { who: "you" }, say: "=all'inizio della tua fase Bottino", lead: true },
      { if: { who: false }, say: "=all'inizio di ogni fase Bottino", lead: true },
    ],
    actionPhase: [
      { if: { who: "you" }, say: "=all'inizio della tua Fase Azioni", lead: true },
      { if: { who: false }, say: "=all'inizio di ogni Fase Azioni", lead: true },
    ],
    timer: [{ say: "=ogni volta che il timer scende", lead: true }],
    turn: [
      { if: { who: "you" }, say: "=mentre inizia il tuo turno", lead: true },
      { say: "[who=player] iniziare un turno" },
    ],
    turnEnd: [
      { if: { who: "you" }, say: "=mentre finisce il tuo turno", lead: true },
      { say: "[who=player] terminare un turno" },
    ],
    gainCents: "[who=player] ottenere [amount:cent]",
    loseCents: "[who=player] perdere [amount:cent]( a favore di [to])",
    loot: [
      { if: { amount: true }, say: "[who=player] ottenere [amount:lootMass]" },
      { say: "[who=player] ottenere bottino" },
    ],
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
    deactivate: "[whom=object] venire scaricat~",
    recharge: "[whom=object] venire ricaricat~",
    damage: [
      {
        if: { combat: "1", from: true, whom: false },
        say: "[from] infliggere danni da combattimento [attacker=attacker?]",
      },
      {
        if: { combat: "1", from: "this" },
        on: "monster",
        say: "[from] infliggere danni da combattimento a [whom=player] [attacker=attacker?]",
      },
      {
        if: { combat: "1", from: true },
        say: "[from] infliggere danni da combattimento a [whom=player|monster] [attacker=attacker?]",
      },
      {
        if: { combat: "1", roll: true },
        say: "[whom=player|monster] subire danni da combattimento su un tiro d'attacco di [roll]",
      },
      {
        if: { combat: "1" },
        say: "[whom=player|monster] subire danni da combattimento [attacker=attacker?]",
      },
      { if: { from: true, whom: false }, say: "[from] infliggere [amount:damage]" },
      { say: "[whom=player|monster] subire [amount:damage]( da [from])" },
    ],
    strike: [
      { if: { amount: true, roll: true }, say: "[from=monster] infliggere [amount:combatDamage]( a [whom])" },
      {
        say: "[from=monster] infliggere danni da combattimento( a [whom])( su un tiro d'attacco di [roll])",
      },
    ],
    downed: [
      { if: { whom: "this" }, say: "[whom] raggiungere 0 {icon hp|HP} [attacker=attacker?]" },
      { say: "[whom=player|monster] raggiungere 0 {icon hp|HP} [attacker=attacker?]" },
    ],
    "damage/less": [
      { if: { amount: "that" }, say: "[you] prevenire [amount:damage]" },
      { say: "[you] prevenire fino a [amount:damage]" },
    ],
    "damage/none": "=previeni quei danni",
    wouldTake: [
      {
        if: { combat: "1" },
        say: "[whom=player|monster] subire danni da combattimento [item=hit!]",
        would: true,
      },
      { say: "[whom=player|monster] subire [amount:damage]( da [from]) [item=hit!]", would: true },
    ],
    prevented: [
      { if: { shield: "that" }, say: "[you] prevenire danni in questo modo" },
      { if: { shield: false }, say: "[whom=player|monster] avere danni prevenuti" },
    ],
    heal: "[whom=player|monster] guarire di [amount:hp]",
    kill: [
      { if: { from: true }, say: "[from] uccidere [whom=player|monster]" },
      { say: "[whom=player|monster] essere uccis~" },
    ],
    wouldDie: [{ say: "[whom=player|monster] morire [item=death!]", would: true }],
    playerDies: "[who=player] morire , prima di pagare la pena di morte",
    penalty: "[who=player] pagare la pena di morte",
    penaltyPaid: "[who=player] morire , dopo aver pagato la pena di morte",
    "penalty/cents.to": "[to] ottenere i {icon cent|¢} persi",
    "penalty/cents.amount": "[who=player] perdere [amount:cent]",
    "penalty/loot.to": "[to] ottenere la carta bottino persa",
    "penalty/item.to": "[to] ricevere l'oggetto perso",
    "penalty/item.chooser": "[chooser] scegliere l'oggetto perso",
    rewards: [
      {
        if: { who: false, combat: "1" },
        say: "[whom=object] dare le proprie ricompense dopo essere mort~ sotto attacco",
      },
      { if: { who: false }, say: "[whom=object] dare le proprie ricompense" },
      { say: "[who=player] ottenere le ricompense di [whom=monster]" },
    ],
    rewarded: [
      { if: { whom: "this" }, say: "[whom] morire , dopo che le ricompense sono state ottenute", once: true },
      { say: "[whom=monster] morire , dopo che le ricompense sono state ottenute" },
    ],
    rollDice: "[who=player] tirare i dadi [die=roll!]",
    dice: [
      { if: { value: true }, say: "[who=player] avere appena tirato un [value] [die=roll!]" },
      { say: "[who=player] avere appena tirato un dado [die=roll!]" },
    ],
    wouldRoll: [
      {
        if: { combat: "1", value: true },
        say: "[who=player] tirare un [value] su un tiro d'attacco [die=roll!]",
        would: true,
      },
      { if: { value: true }, say: "[who=player] tirare un [value] [die=roll!]", would: true },
      { say: "[who=player] tirare un dado [die=roll!]", would: true },
    ],
    rolls: [
      {
        if: { combat: "1", value: true },
        say: "[who=player] tirare un [value] su un tiro d'attacco( contro [whom]) [die=roll!]",
      },
      { if: { combat: "1" }, say: "[who=player] svolgere un tiro d'attacco( contro [whom]) [die=roll!]" },
      { if: { value: true }, say: "[who=player] tirare un [value] [die=roll!]" },
      { say: "[who=player] tirare un dado [die=roll!]" },
    ],
    activate: "[who=player] attivare [whom=object]",
    declareAttack: "[who=player] dichiarare un attacco",
    attackMonster: "[who=player] dichiarare un attacco contro [whom=monster]",
    attackDeck: "[who=player] attaccare il mazzo Mostri",
    attackOn: [
      { if: { who: false }, say: "[whom=monster] venire attaccat~" },
      { say: "[who=player] attaccare [whom=monster]" },
    ],
    declarePurchase: "[who=player] dichiarare un acquisto",
    move: [
      { if: { old: "this", cause: "death" }, say: "[old] morire" },
      { if: { old: true, cause: "death" }, say: "[old] morire" },
      { if: { cause: "death" }, say: "[obj=object] morire" },
      { if: { obj: "this", cause: "gain" }, in: "stack", once: true, say: "[obj] entrare in gioco" },
      { if: { obj: "this", to: "monsters", cause: false }, on: "event", say: "=", lead: true },
      {
        if: { obj: "this", to: "monsters", cause: "!uncover" },
        say: "[obj] venire mess~ in uno spazio mostro",
      },
      {
        if: { obj: "this", to: "board", cause: false },
        say: "[obj] entrare in gioco sotto il tuo controllo",
      },
      { if: { obj: "this", to: "monsters", cause: false }, say: "[obj] entrare in gioco" },
      { if: { cause: "play", to: "stack" }, say: "[controller=player] giocare [obj=loot]" },
      { if: { cause: "loot" }, say: "[who=player] ottenere [obj=loot]" },
      { if: { cause: "discard", from: "hand" }, say: "[giver=player] scartare [obj=loot]" },
      { if: { cause: "discard" }, say: "[obj=card] venire scartat~" },
    ],
  },
  actors: { monster: "active", room: "active" },
  apart: { extraAttack: true },
  verbs: { salire: "sali sali sale salgono salite salga salgano" },
  printed: {
    guppy: "{keyword guppy|Guppy}.",
    trinket: "{keyword trinket|Gingillo}.",
    ambush: "{keyword ambush|Imboscata}.",
    curse: "{keyword curse|Maledizione}.",
    indomitable: "{keyword indomitable|Indomito}.",
    eternal: "{keyword eternal|Eterno}.",
    challenge:
      "I boss finali e i minion restano nei loro spazi finché non muoiono. Ciò che non è danno da combattimento non toglie mai più di 3 HP alla volta a un boss finale.",
    sideways: "Questa carta entra in gioco scarica.",
    startCounters: "Questa carta inizia con # segnalini.",
    goesFirst: "Se questa carta è tua all'inizio della partita, giochi per primo.",
    threePlus: "Solo nelle partite con 3 o più giocatori.",
  },
}
