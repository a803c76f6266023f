// English rows for what the cards of Four Souls do and watch for.

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
      noun: { one: "active player", many: "active players", person: true },
      you: "it is your turn",
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
    attacker: { noun: { one: "attacking player", many: "attacking players", person: true } },
    /** Those who play together. */
    players: { noun: { one: "players", many: "players", plural: true, person: true } },
    starter: { noun: { one: "starting player", many: "starting players", person: true } },
    holder: { noun: { one: "player with priority", many: "players with priority", person: true } },
    toTheLeft: {
      noun: { one: "player to the active player's left", many: "players to the left", person: true },
    },
    toTheRight: {
      noun: { one: "player to the active player's right", many: "players to the right", person: true },
    },
    attacked: { noun: { one: "attacked monster", many: "attacked monsters" } },
  },
  tests: {
    isAlive: { noun: "livingPlayer" },
    isDeactivated: { say: "[of] be deactivated" },
    isStartingItem: { noun: "startingItem" },
    isEternal: { say: "[of] be eternal" },
    isRoll: { noun: "roll" },
    isAttackRoll: { noun: "attackRoll" },
    isFinalBoss: { noun: "finalBoss" },
    isMinion: { noun: "minion" },
    isLoot: { noun: "lootPlayed" },
    hasTap: { say: "[of] have a {icon tap|↷} ability" },
    showsNumber: { say: "[of] have a number in its text" },
    isPassive: { noun: "passiveItem" },
    isActivation: { noun: "activation" },
    attackable: { say: "[of] be attackable" },
    isCoverable: { say: "[of] be free to be covered" },
    hasUnder: { say: "[of] have a card under it" },
    wasAttacked: { say: "[of] have been attacked this turn" },
    isAttacked: { say: "[of] be under attack" },
    hasMostSouls: { say: "[of] have at least as many souls as everybody else" },
    hasMostCents: { say: "[of] have at least as many {icon cent|¢} as everybody else" },
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
    claim: { say: "[who=player] gain [it=bonusSoul]", from: "bonus", happens: true },
    winTogether: { say: "[x=the_players] win together", tag: "Win together", happens: true },
    winAlone: { say: "[who=player] win against the others", tag: "Win alone", happens: true },
    discard: { say: "[who=player] put [it=object] into discard", tag: "Discard" },
  },
  events: {
    gameStarts: [{ say: "=as the game starts", lead: true }],
    startPhase: [
      { if: { who: "you" }, say: "=at the start of your turn", lead: true },
      { if: { who: false }, say: "=at the start of each turn", lead: true },
      { say: "[who=player] start a turn" },
    ],
    endPhase: [
      { if: { who: "you" }, say: "=at the end of your turn", lead: true },
      { if: { who: false }, say: "=at the end of each turn", lead: true },
      { say: "[who=player] end a turn" },
    ],
    lootPhase: [
      { if: { who: "you" }, say: "=at the start of your loot phase", lead: true },
      { if: { who: false }, say: "=at the start of each loot phase", lead: true },
    ],
    actionPhase: [
      { if: { who: "you" }, say: "=at the start of your action phase", lead: true },
      { if: { who: false }, say: "=at the start of each action phase", lead: true },
    ],
    timer: [{ say: "=each time the timer ticks down", lead: true }],
    turn: [
      { if: { who: "you" }, say: "=as your turn starts", lead: true },
      { say: "[who=player] begin a turn" },
    ],
    turnEnd: [
      { if: { who: "you" }, say: "=as your turn ends", lead: true },
      { say: "[who=player] end a turn" },
    ],
    gainCents: "[who=player] gain [amount:cent]",
    loseCents: "[who=player] lose [amount:cent]( to [to])",
    loot: [{ if: { amount: true }, say: "[who=player] loot [amount]" }, { say: "[who=player] loot" }],
    gainItem: "[who=player] gain [obj=item]",
    gainTreasure: "[who=player] gain [amount:treasure]",
    destroy: "[whom=item] be destroyed",
    handOver: [
      { if: { cause: "steal" }, say: "[who=player] steal [obj=item]" },
      { if: { cause: "give" }, say: "[who=player] be given [obj=item]" },
      { if: { cause: "buy" }, say: "[who=player] buy [obj=item]" },
      { say: "[who=player] gain control of [obj=item]" },
    ],
    gainSoul: [
      { if: { obj: "this" }, say: "[who=player] gain [obj] as a soul" },
      { say: "[who=player] gain [obj=soul]" },
    ],
    soulGained: "[who=player] gain [obj=soul]",
    deactivate: "[whom=object] be deactivated",
    recharge: "[whom=object] be recharged",
    damage: [
      { if: { combat: "1", from: true, whom: false }, say: "[from] deal combat damage [attacker=attacker?]" },
      {
        if: { combat: "1", from: "this" },
        on: "monster",
        say: "[from] deal combat damage to [whom=player] [attacker=attacker?]",
      },
      {
        if: { combat: "1", from: true },
        say: "[from] deal combat damage to [whom=player|monster] [attacker=attacker?]",
      },
      {
        if: { combat: "1", roll: true },
        say: "[whom=player|monster] take combat damage on an attack roll of [roll]",
      },
      { if: { combat: "1" }, say: "[whom=player|monster] take combat damage [attacker=attacker?]" },
      { if: { from: true, whom: false }, say: "[from] deal [amount:damage]" },
      { say: "[whom=player|monster] take [amount:damage]( from [from])" },
    ],
    strike: [
      { if: { amount: true, roll: true }, say: "[from=monster] deal [amount:combatDamage]( to [whom])" },
      { say: "[from=monster] deal combat damage( to [whom])( on an attack roll of [roll])" },
    ],
    downed: [
      { if: { whom: "this" }, say: "[whom] reach 0 {icon hp|HP} [attacker=attacker?]" },
      { say: "[whom=player|monster] reach 0 {icon hp|HP} [attacker=attacker?]" },
    ],
    "damage/less": [
      { if: { amount: "that" }, say: "[you] prevent [amount:damage]" },
      { say: "[you] prevent up to [amount:damage]" },
    ],
    "damage/none": "=prevent that damage",
    wouldTake: [
      {
        if: { combat: "1" },
        say: "[whom=player|monster] take combat damage [item=hit!]",
        would: true,
      },
      { say: "[whom=player|monster] take [amount:damage]( from [from]) [item=hit!]", would: true },
    ],
    prevented: [
      { if: { shield: "that" }, say: "[you] prevent damage this way" },
      { if: { shield: false }, say: "[whom=player|monster] have damage prevented" },
    ],
    heal: "[whom=player|monster] heal [amount:hp]",
    kill: [
      { if: { from: true }, say: "[from] kill [whom=player|monster]" },
      { say: "[whom=player|monster] be killed" },
    ],
    wouldDie: [{ say: "[whom=player|monster] die [item=death!]", would: true }],
    playerDies: "[who=player] die , before paying the penalty",
    penalty: "[who=player] pay the death penalty",
    penaltyPaid: "[who=player] die , after paying the penalty",
    "penalty/cents.to": "[to] gain the lost {icon cent|¢}",
    "penalty/cents.amount": "[who=player] lose [amount:cent]",
    "penalty/loot.to": "[to] gain the lost loot card",
    "penalty/item.to": "[to] be given the lost item",
    "penalty/item.chooser": "[chooser] choose the lost item",
    rewards: [
      {
        if: { who: false, combat: "1" },
        say: "[whom=object] yield its rewards after dying under attack",
      },
      { if: { who: false }, say: "[whom=object] yield its rewards" },
      { say: "[who=player] gain the rewards of [whom=monster]" },
    ],
    rewarded: [
      { if: { whom: "this" }, say: "[whom] die , after its rewards are gained", once: true },
      { say: "[whom=monster] die , after its rewards are gained" },
    ],
    rollDice: "[who=player] roll dice [die=roll!]",
    dice: [
      { if: { value: true }, say: "[who=player] have just rolled a [value] [die=roll!]" },
      { say: "[who=player] have just rolled a die [die=roll!]" },
    ],
    wouldRoll: [
      {
        if: { combat: "1", value: true },
        say: "[who=player] roll an attack roll of [value] [die=roll!]",
        would: true,
      },
      { if: { value: true }, say: "[who=player] roll a [value] [die=roll!]", would: true },
      { say: "[who=player] roll a die [die=roll!]", would: true },
    ],
    rolls: [
      {
        if: { combat: "1", value: true },
        say: "[who=player] roll an attack roll of [value]( against [whom]) [die=roll!]",
      },
      { if: { combat: "1" }, say: "[who=player] make an attack roll( against [whom]) [die=roll!]" },
      { if: { value: true }, say: "[who=player] roll a [value] [die=roll!]" },
      { say: "[who=player] roll a die [die=roll!]" },
    ],
    activate: "[who=player] activate [whom=object]",
    declareAttack: "[who=player] declare an attack",
    attackMonster: "[who=player] declare an attack on [whom=monster]",
    attackDeck: "[who=player] attack the monster deck",
    attackOn: [
      { if: { who: false }, say: "[whom=monster] be attacked" },
      { say: "[who=player] attack [whom=monster]" },
    ],
    declarePurchase: "[who=player] declare a purchase",
    move: [
      { if: { old: "this", cause: "death" }, say: "[old] die" },
      { if: { old: true, cause: "death" }, say: "[old] die" },
      { if: { cause: "death" }, say: "[obj=object] die" },
      { if: { obj: "this", cause: "gain" }, in: "stack", once: true, say: "[obj] enter play" },
      { if: { obj: "this", to: "monsters", cause: false }, on: "event", say: "=", lead: true },
      { if: { obj: "this", to: "monsters", cause: "!uncover" }, say: "[obj] be put into a monster slot" },
      { if: { obj: "this", to: "board", cause: false }, say: "[obj] enter play under your control" },
      { if: { obj: "this", to: "monsters", cause: false }, say: "[obj] enter play" },
      { if: { cause: "play", to: "stack" }, say: "[controller=player] play [obj=loot]" },
      { if: { cause: "loot" }, say: "[who=player] loot [obj=loot]" },
      { if: { cause: "discard", from: "hand" }, say: "[giver=player] discard [obj=loot]" },
      { if: { cause: "discard" }, say: "[obj=card] be discarded" },
    ],
  },
  actors: { monster: "active", room: "active" },
  apart: { extraAttack: true },
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
