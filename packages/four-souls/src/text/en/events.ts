// English rows for what the cards of Four Souls watch for.

import type { Lexicon } from "@soulspire/text"

export const eventRows: Lexicon["events"] = {
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
    { if: { who: "you" }, say: "=at the start of your loot step", lead: true },
    { if: { who: false }, say: "=at the start of each loot step", lead: true },
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
  soulGiven: "[who=player] be given [obj=soul]",
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
  combatDamage: [
    { if: { amount: true, roll: true }, say: "[from=monster] deal [amount:combatDamage]( to [whom])" },
    { say: "[from=monster] deal combat damage( to [whom])( on an attack roll of [roll])" },
  ],
  "damage/always": [
    {
      if: { combat: "1", roll: true, whom: "this" },
      say: "[whom] take combat damage on attack rolls of [roll]",
    },
  ],
  "combatDamage/always.more": "[from] deal [more] more combat damage on attack rolls of [roll]",
  "combatDamage/always.double": "[from] deal double combat damage on attack rolls of [roll]",
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
  "penalty/cents.to": "[to] gain the {icon cent|¢} they lose",
  "penalty/cents.amount": "[who=player] lose [amount:cent]",
  "penalty/loot.to": "[to] gain the loot card they discard",
  "penalty/item.to": "[to] be given the lost item",
  "penalty/item.chooser": "[chooser] choose the item they destroy",
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
}
