// English rows for what the proof game's cards do and watch for.

import type { Lexicon } from "@soulspire/text"

type Rows = Pick<Lexicon, "whoms" | "tests" | "spans" | "acts" | "ops" | "costs" | "events" | "verbs">

export const verbRows: Rows = {
  whoms: {
    active: {
      noun: { one: "active player", many: "active players", person: true },
      you: "it is your turn",
      during: "during your turn",
    },
    holder: { noun: { one: "player to speak", many: "players to speak", person: true } },
    attacked: { noun: { one: "attacked foe", many: "attacked foes" } },
  },
  tests: {
    isRoll: { noun: "roll" },
    isTapped: { say: "[of] be turned" },
    isSpent: { say: "[of] be out of health" },
    isUp: { say: "[of] be standing" },
    attacks: { say: "[of] be attacking" },
    isCard: { noun: "card" },
    leads: { say: "[of] have the most lights" },
    hasWon: { say: "[of] have enough lights" },
  },
  spans: {
    turn: { till: "till end of turn", during: "this turn", each: "each turn" },
    attempt: { till: "till the die is rolled again", during: "for this number", each: "in each attempt" },
  },
  acts: {
    play: { say: "[who=player] play [it=card]", from: "hand" },
    use: { say: "[who=player] use [it=thing]", tag: "{keyword use|Use}" },
    attack: { say: "[who=player] attack [it=foe]", even: "even with no attack left" },
    offer: { say: "[who=player] offer coins", tag: "Offer" },
  },
  ops: {
    gainCoins: "[who] gain [amount:coin]",
    loseCoins: [
      { if: { to: true }, say: "[who] give [amount:coin] to [to]" },
      { say: "[who] lose [amount:coin]" },
    ],
    pay: "[who] pay [amount:coin]( to [to])",
    draw: "[who] draw [count:card]",
    hurt: [
      { if: { from: true }, say: "[from] deal [amount:damage] to [whom]" },
      { say: "[you] deal [amount:damage] to [whom]" },
    ],
    heal: "[whom] heal [amount:damage]",
    light: "[who] gain [amount:light]",
    penalty: "[who] pay for a death",
    tap: "[you] turn [whom]",
    ready: "[you] ready [whom]",
    control: "[by] take [whom]",
    reroll: "[you] reroll [die]",
    nudge: "[you] raise [die] by [by]",
    cancel: "[you] cancel [whom]",
    playNow: "[by] play [card] for nothing",
    move: [{ if: { to: "discard", cause: false }, say: "[you] discard [obj]" }],
    "call:roll": "[you] roll a die",
    "leave:turn": "[you] end the turn",
    "native:carousel": "=each player gives all their coins to the player before them, all at the same time",
  },
  costs: {
    tap: [{ if: { whom: "this" }, say: "={icon turn|↷}" }, { say: "[you] turn [whom]" }],
  },
  events: {
    gainCoins: "[who=player] gain [amount:coin]",
    loseCoins: "[who=player] lose [amount:coin]",
    hurt: "[whom=player|foe] take [amount:damage]( from [from=source])",
    heal: "[whom=player|foe] heal [amount:damage]",
    light: "[who=player] gain [amount:light]",
    penalty: "[who=player] pay for a death",
    "penalty/coins.to": "[to] get the coins that are lost",
    "penalty/coins.amount": "[who=player] lose [amount:coin]",
    "penalty/card.chooser": "[chooser] choose the card that is lost",
    "penalty/thing.chooser": "[chooser] choose the thing that is lost",
    tap: "[whom=thing] be turned",
    ready: "[whom=thing] become ready",
    dice: [
      { if: { value: true }, say: "[who=player] roll a [value] [die=die!]" },
      { say: "[who=player] roll [die=die]" },
    ],
    wouldRoll: [
      { if: { value: true }, say: "[who=player] roll a [value] [die=die!]", would: true },
      { say: "[who=player] roll [die=die]", would: true },
    ],
    rolls: [
      { if: { value: true }, say: "[who=player] have rolled a [value]" },
      { say: "[who=player] have rolled a die" },
    ],
    attack: "[who=player] attack [foe=foe]",
    turn: "[who=player] begin a turn",
    move: [
      { if: { cause: "death" }, say: "[obj=foe] die" },
      { if: { cause: "play", to: "stack" }, say: "[controller=player] play [obj=card]" },
      { if: { cause: "draw" }, say: "[who=player] draw [obj=card]" },
    ],
  },
  verbs: {},
}
