// English rows for what happens outside combat: rewards, decks that change, events, campfires.

import { en, type Lexicon } from "@soulspire/text"

const { noun } = en

const REWARDS = {
  card: "a card reward",
  upgraded: "an upgraded card reward",
  rare: "a rare card reward",
  colorless: "a colorless card reward",
  relic: "a relic",
  potion: "a potion",
  "boss-relic": "a boss relic",
}

const rewards = Object.entries(REWARDS)

/** The same as so many of a noun. */
const MANY = {
  card: noun("card reward"),
  upgraded: noun("upgraded card reward"),
  rare: noun("rare card reward"),
  colorless: noun("colorless card reward"),
  relic: noun("relic"),
  potion: noun("potion"),
  "boss-relic": noun("boss relic"),
}
/** Relics go under their deck: that is what discarding them means. */
const DISCARDED = [
  ...["relic", "boss-relic", "solo-relic"].map((on) => ({
    on,
    if: { whom: "this" },
    say: "[you] discard this relic",
  })),
  { say: "[you] put [whom] under its deck" },
]

/** What they are called among the nouns. */
const nounOf = (kind: string): string => `reward_${kind}`

export const climbRows: Pick<Lexicon, "nouns" | "kinds" | "numbers" | "ops" | "tests" | "acts" | "events"> & {
  costs: NonNullable<Lexicon["costs"]>
} = {
  nouns: {
    ...Object.fromEntries(Object.entries(MANY).map(([kind, many]) => [nounOf(kind), many])),
    common: noun("common card"),
    uncommon: noun("uncommon card"),
    rare: noun("rare card"),
    colorlessCard: noun("colorless card"),
    bossRelic: noun("boss relic"),
    ticket: noun("Golden Ticket"),
    event: noun("event"),
    blessing: noun("blessing"),
    modifier: noun("rule"),
  },
  kinds: {
    common: "common",
    uncommon: "uncommon",
    rare: "rare",
    colorless: "colorlessCard",
    "boss-relic": "bossRelic",
    ticket: "ticket",
    event: "event",
    blessing: "blessing",
    modifier: "modifier",
  },
  numbers: {
    potionLimit: { noun: noun("potion limit") },
    rest: {
      noun: noun("HP healed by resting", "HP healed by resting"),
      plus: [{ if: { more: true }, say: "[of] heal [more] more HP when you rest" }],
    },
    hiddenMap: {
      noun: noun("map face down", "maps face down"),
      plus: [{ if: { by: "+1" }, say: "[of] see each token of the map only when you come to it" }],
    },
    act: { noun: noun("Act"), called: { this: "the Act" } },
    goal: { noun: noun("last Act") },
    actHeal: { noun: noun("HP healed between Acts", "HP healed between Acts") },
    chosenBefore: {
      each: "for each player who has chosen this before you",
      noun: noun("player who has chosen this before you", "players who have chosen this before you"),
      called: { you: "the number of players who have chosen this before you" },
    },
  },
  ops: {
    reward: [
      // An enemy's card says what it leaves, not to whom.
      ...rewards.map(([kind, words]) => ({
        on: "enemy",
        if: { kind, who: "named" },
        say: `[x=the_card!] leave ${words}`,
      })),
      ...rewards.map(([kind]) => ({
        if: { kind, amount: true },
        say: `[who] gain [amount:${nounOf(kind)}]`,
      })),
      ...rewards.map(([kind, words]) => ({ if: { kind }, say: `[who] gain ${words}` })),
    ],
    rewardShowing: rewards.map(([kind, words]) => ({
      if: { kind },
      say: `[who] gain ${words} with [look:card] to choose from`,
    })),
    // What is gained is taken: that goes without saying.
    "call:rewards": "=",
    payGold: "[who] pay [amount:gold]",
    upgrade: [{ say: "[you] upgrade [whom]", from: "deck" }],
    upgradeRandom: "[who] upgrade [amount:card] at random",
    removeCard: [{ say: "[you] remove [whom]", from: "deck" }],
    transform: [{ say: "[you] transform [whom]", from: "deck" }],
    transformRandom: "[who] transform [amount:card] of your deck at random",
    gainCurse: [{ if: { amount: true }, say: "[who] gain [amount:curse]" }, { say: "[who] gain a Curse" }],
    gainTop: [
      {
        if: { deck: "rares", amount: true },
        say: "[who] gain [amount:card] from the top of your rare card reward deck",
      },
      {
        if: { deck: "colorlessDeck", amount: true },
        say: "[who] gain [amount:card] from the top of the colorless deck",
      },
      { if: { deck: "rares" }, say: "[who] gain the top card of your rare card reward deck" },
      { if: { deck: "colorlessDeck" }, say: "[who] gain the top card of the colorless deck" },
      { if: { deck: "bossRelicDeck" }, say: "[who] gain the top card of the boss relic deck" },
    ],
    discardItem: DISCARDED,
    layForSale: [
      { if: { who: "you", deck: "potionDeck" }, say: "[who] reveal the top card of the potion deck" },
      { if: { who: "you", deck: "relicDeck" }, say: "[who] reveal the top card of the relic deck" },
      {
        if: { who: "you", deck: "goodsDeck" },
        say: "[who] reveal the top card of the potion or the relic deck",
      },
    ],
    "call:sale": "=buy it or discard it",
    "call:roomDie": "[you] roll the die",
    "call:allTakeRewards": "=",
    chooseAgain: "[who] choose again",
    "call:redraw": "=draw another event instead",
    "call:asEncounter": "=this room is an encounter",
    "call:asElite": "=fight an Elite",
    "call:asMerchant": "=this room is a merchant's",
  },
  costs: {
    payGold: [{ if: { who: "you" }, say: "pay [amount:gold]" }],
    discardItem: [{ if: { whom: "this" }, say: "=discard this relic" }],
  },
  tests: {
    isUpgradable: { noun: "card" },
    isRemovable: { noun: "card" },
    isTransformable: { noun: "card" },
    isFirstEvent: { say: "=this is the first event of the Act" },
    isEventRoom: { say: "=it is an event room" },
    isEncounter: { say: "=the room is an encounter" },
  },
  acts: {
    go: { say: "[who=player] go on", tag: "Map" },
    fly: {
      say: "[who=player] go to any space of the next row",
      even: "even if no path leads there",
      tag: "Fly",
    },
    reveal: { say: "[who=player] look at a reward", tag: "Reward" },
    take: { say: "[who=player] take [it=card]", tag: "Reward" },
    putBack: { say: "[who=player] put back [it=card]", tag: "Reward" },
    give: { say: "[who=player] give [it=card]", tag: "Give" },
    discard: { say: "[who=player] throw away [it=card]", tag: "Throw away" },
    gainPotion: { say: "[who=player] gain potions", tag: "Potions" },
    option: { say: "[who=player] choose this", tag: "Option", from: ["room", "offers"] },
    rest: { say: "[who=player] rest", tag: "Rest" },
    smith: { say: "[who=player] smith", tag: "Smith" },
    offer: { say: "[who=player] offer gold", tag: "Gold" },
    buy: { say: "[who=player] buy [it=card]", tag: "Buy" },
    cleanse: { say: "[who=player] pay to remove a card", tag: "Remove" },
    bless: { say: "[who=player] be blessed", tag: "Neow", from: "offers" },
    resolve: { say: "[it=card] happen", tag: "Once for the party" },
    reward: {
      say: "[who=player] gain the reward",
      tag: "Reward",
      from: "leftCombat",
      on: "enemy",
      mine: true,
    },
  },
  events: {
    climbStarts: [
      { if: { who: "you" }, say: "=at the start of the climb", lead: true },
      { say: "[who=player] start the climb" },
    ],
    entersRoom: [{ if: { who: "you" }, say: "[who] enter a room" }, { say: "[who=player] enter a room" }],
    leavesEvent: [
      { if: { who: "you" }, say: "=after an event", lead: true },
      { say: "[who=player] leave an event" },
    ],
    adds: [
      { if: { who: "you" }, say: "[who] add [what=card] to your deck" },
      { say: "[who=player] add [what=card] to their deck" },
    ],
    flies: [
      // Whoever may fly does so: that goes without saying.
      { if: { who: "you" }, say: "=", lead: true },
      { say: "[who=player] go where no path leads" },
    ],
    rests: [{ say: "[who=player] rest" }],
    gainCurse: "[who=player] gain [what:curse]",
    gainReward: [
      { if: { reward: "card" }, say: "[who=player] gain a normal card reward" },
      ...rewards.map(([reward, words]) => ({ if: { reward }, say: `[who=player] gain ${words}` })),
    ],
    payGold: "[who=player] pay [amount:gold]",
  },
}
