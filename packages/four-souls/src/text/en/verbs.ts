// English rows for names, truths, times and acts of Four Souls.

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
      noun: { one: "active player", many: "active players", person: true },
      you: "it is your turn",
      has: "turn",
      during: "on your turn",
    },
    killer: { noun: { one: "player who killed it", many: "players who killed it", person: true } },
    slayer: {
      noun: {
        one: "player who killed it, or the active player if nobody did,",
        many: "players who killed it",
        person: true,
      },
    },
    /** The game. */
    nobody: { noun: { one: "nobody", many: "nobody", person: true } },
    attacker: { noun: { one: "attacking player", many: "attacking players", person: true } },
    /** Those who play together. */
    players: { noun: { one: "players", many: "players", plural: true, person: true } },
    starter: { noun: { one: "starting player", many: "starting players", person: true } },
    holder: { noun: { one: "player with priority", many: "players with priority", person: true } },
    toTheLeft: {
      noun: { one: "player to the active player's left", many: "players to the left", person: true },
      beside: { whom: "active", noun: "player to their left" },
    },
    toTheRight: {
      noun: { one: "player to the active player's right", many: "players to the right", person: true },
      beside: { whom: "active", noun: "player to their right" },
    },
    attacked: { noun: { one: "attacked monster", many: "attacked monsters" } },
  },
  tests: {
    isAlive: { noun: "livingPlayer" },
    isDeactivated: { say: "[of] be deactivated" },
    isStartingItem: { noun: "startingItem" },
    isEternal: { say: "[of] be eternal", not: "non-eternal" },
    isRoll: { noun: "roll" },
    isAttackRoll: { noun: "attackRoll" },
    isFinalBoss: { noun: "finalBoss" },
    isMinion: { noun: "minion" },
    isLoot: { noun: "lootPlayed" },
    hasTap: { say: "[of] be with {icon tap|↷}", adjunct: true },
    showsNumber: { say: "[of] have a number in its text" },
    isPassive: { noun: "passiveItem" },
    isActivation: { noun: "activation" },
    attackable: { say: "[of] be attackable" },
    isCoverable: { say: "[of] be free to be covered" },
    hasUnder: { say: "[of] have a card under it" },
    wasAttacked: { say: "[of] have been attacked this turn" },
    isAttacked: { say: "[of] be under attack" },
    hasMostSouls: { say: "[of] be with the most souls, tied or not", adjunct: true, chosen: true },
    hasMostCents: {
      say: "[of] be with the most {icon cent|¢}, tied or not",
      adjunct: true,
      chosen: true,
    },
    usesRooms: { say: "=the game has rooms" },
    isFreeSlot: { noun: "freeSlot" },
    rollsFirst: {
      say: "[of] be on [of/own] first attack roll of the turn",
      during: "for your first attack roll each turn",
    },
  },
  spans: {
    attack: { till: "till the end of the attack", during: "during this attack", each: "each attack" },
    turn: { till: "till end of turn", during: "this turn", each: "each turn" },
    nextTurn: {
      till: "till the start of your next turn",
      during: "before your next turn",
      each: "each turn",
    },
    round: { till: "till end of round", during: "this round", each: "each round" },
  },
  acts: {
    play: { say: "[who=player] play [it=loot]", from: PLAYED_FROM },
    activate: { say: "[who=player] activate [it=object]" },
    attack: {
      say: "[who=player] attack [it=monster]",
      tag: "Attack",
      even: "as they attack monsters",
    },
    buy: { say: "[who=player] buy [it=item]", tag: "Buy" },
    end: { say: "[who=player] end the turn", tag: "End the turn" },
    played: { say: "[who=player] put [it=loot] on the stack", from: "stack", tag: "As you play this card" },
    enters: { say: "[it=object] enter play", tag: "As this card enters play" },
    look: { say: "[who=player] look at [it=card]", even: "at any time", tag: "Look" },
    claim: { say: "[who=player] gain [it=bonusSoul]", from: "bonus", happens: "first" },
    winTogether: { say: "[x=the_players] win together", tag: "Win together", happens: true },
    winAlone: { say: "[who=player] win against the others", tag: "Win alone", happens: "first" },
    discard: { say: "[who=player] put [it=object] into discard", tag: "Discard" },
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
  verbs: {},
  printed: {
    guppy: "{keyword guppy|Guppy}.",
    trinket: "{keyword trinket|Trinket}.",
    ambush: "{keyword ambush|Ambush}.",
    curse: "{keyword curse|Curse}.",
    indomitable: "{keyword indomitable|Indomitable}.",
    eternal: "{keyword eternal|Eternal}.",
    challenge:
      "Final bosses and minions stay in their slots until they die. What is no combat damage takes no more than 3 HP from a final boss at once.",
    sideways: "This card enters play deactivated.",
    startCounters: "This card starts with # counters on it.",
    goesFirst: "If this card is yours as the game starts, you go first.",
    threePlus: "Only in games of 3 or more players.",
  },
}
