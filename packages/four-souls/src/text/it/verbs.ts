// Italian rows for names, truths, times and acts of Four Souls.

import type { Lexicon } from "@soulspire/text"
import { PLAYED_FROM } from "../../rules/loot/plays.ts"
import { eventRows } from "./events.ts"
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
      has: "turn",
      during: "durante il tuo turno",
    },
    killer: {
      noun: {
        one: "giocatore che l'ha uccisa",
        many: "giocatori che l'hanno uccisa",
        gender: "m",
        person: true,
      },
    },
    slayer: {
      noun: {
        one: "giocatore che l'ha uccisa (il giocatore attivo, se nessuno lo ha fatto)",
        many: "giocatori che l'hanno uccisa",
        gender: "m",
        person: true,
      },
    },
    /** The game. */
    nobody: { noun: { one: "nessuno", many: "nessuno", gender: "m", person: true } },
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
    isEternal: { say: "[of] essere etern~", not: "non-etern~" },
    isRoll: { noun: "roll" },
    isAttackRoll: { noun: "attackRoll" },
    isFinalBoss: { noun: "finalBoss" },
    isMinion: { noun: "minion" },
    isLoot: { noun: "lootPlayed" },
    hasTap: { say: "[of] essere con {icon tap|↷}", adjunct: true },
    showsNumber: { say: "[of] avere un numero nel testo" },
    isPassive: { noun: "passiveItem" },
    isActivation: { noun: "activation" },
    attackable: { say: "[of] essere attaccabile" },
    isCoverable: { say: "[of] potere essere copert~" },
    hasUnder: { say: "[of] avere una carta sotto di sé" },
    wasAttacked: { say: "[of] essere stat~ attaccat~ durante questo turno" },
    isAttacked: { say: "[of] essere sotto attacco" },
    hasMostSouls: { say: "[of] essere tra quelli con più anime", adjunct: true, chosen: true },
    hasMostCents: {
      say: "[of] essere tra quelli con più {icon cent|¢}",
      adjunct: true,
      chosen: true,
    },
    usesRooms: { say: "=si gioca con le stanze" },
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
    turn: {
      till: "fino alla fine del turno",
      during: "durante questo turno",
      each: "in ogni turno",
      same: "nello stesso turno",
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
    claim: { say: "[who=player] ottenere [it=bonusSoul]", from: "bonus", happens: "first" },
    winTogether: { say: "[x=the_players] vincere insieme", tag: "Vittoria comune", happens: true },
    winAlone: { say: "[who=player] vincere contro gli altri", tag: "Vittoria", happens: "first" },
    discard: { say: "[who=player] mettere negli scarti [it=object]", tag: "Scarta" },
  },
  events: eventRows,
  actors: { monster: "active", room: "active" },
  apart: {
    mayAttackAgain: "always",
    mustAttackAgain: "always",
    mayAttackDeck: "always",
    mustAttack: "always",
    mustAttackAlso: "always",
    preventNext: "aimed",
    preventNextAs: "aimed",
    giveLoot: "aimed",
    later: "aimed",
    order: "aimed",
  },
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
