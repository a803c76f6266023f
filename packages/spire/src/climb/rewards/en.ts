// English words for rewards and decks that change.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

const REWARDS = {
  card: "a card reward",
  upgraded: "an upgraded card reward",
  rare: "a rare card reward",
  colorless: "a colorless card reward",
  mixed: "a card reward from 3 different decks of your choice",
  "mixed-rare": "a rare card reward from 3 different decks of your choice",
  other: "a card reward of another character",
  relic: "a relic",
  potion: "a potion",
  "boss-relic": "a Boss relic",
}

const rewards = Object.entries(REWARDS)

/** The same as so many of a noun. */
const MANY = {
  card: noun("card reward"),
  upgraded: noun("upgraded card reward"),
  rare: noun("rare card reward"),
  colorless: noun("colorless card reward"),
  mixed: noun(
    "card reward from 3 different decks of your choice",
    "card rewards from 3 different decks of your choice",
  ),
  "mixed-rare": noun(
    "rare card reward from 3 different decks of your choice",
    "rare card rewards from 3 different decks of your choice",
  ),
  other: noun("card reward of another character", "card rewards of other characters"),
  relic: noun("relic"),
  potion: noun("potion"),
  "boss-relic": noun("Boss relic"),
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

export const english: SliceWords = {
  lexicon: {
    nouns: {
      ...Object.fromEntries(Object.entries(MANY).map(([kind, many]) => [nounOf(kind), many])),
      common: noun("common card"),
      uncommon: noun("uncommon card"),
      rare: noun("rare card"),
      colorlessCard: noun("colorless card"),
      bossRelic: noun("Boss relic"),
      ticket: noun("Golden Ticket"),
    },
    kinds: {
      common: "common",
      uncommon: "uncommon",
      rare: "rare",
      colorless: "colorlessCard",
      "boss-relic": "bossRelic",
      ticket: "ticket",
    },
    numbers: {
      potionLimit: { noun: noun("potion limit") },
    },
    tests: {
      isUpgradable: { noun: "card" },
      isRemovable: { noun: "card" },
      isTransformable: { noun: "card" },
    },
    acts: {
      reveal: { say: "[who=player] look at a reward", tag: "Reward" },
      take: { say: "[who=player] take [it=card]", tag: "Reward" },
      putBack: { say: "[who=player] put back [it=card]", tag: "Reward" },
      give: { say: "[who=player] give [it=card]", tag: "Give" },
      discard: { say: "[who=player] throw away [it=card]", tag: "Throw away" },
      gainPotion: { say: "[who=player] gain potions", tag: "Potions" },
      reward: {
        say: "[who=player] gain the reward",
        tag: "Reward",
        from: "leftCombat",
        on: "enemy",
        mine: true,
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
          if: { deck: "rewards", amount: true },
          say: "[who] gain [amount:card] from the top of your card reward deck",
        },
        {
          if: { deck: "colorlessDeck", amount: true },
          say: "[who] gain [amount:card] from the top of the colorless deck",
        },
        { if: { deck: "rares" }, say: "[who] gain the top card of your rare card reward deck" },
        { if: { deck: "colorlessDeck" }, say: "[who] gain the top card of the colorless deck" },
        { if: { deck: "bossRelicDeck" }, say: "[who] gain the top card of the Boss relic deck" },
      ],
      discardItem: DISCARDED,
      "call:allTakeRewards": "=",
    },
    costs: {
      discardItem: [{ if: { whom: "this" }, say: "=discard this relic" }],
    },
    events: {
      adds: [
        { if: { who: "you" }, say: "[who] add [what=card] to your deck" },
        { say: "[who=player] add [what=card] to their deck" },
      ],
      gainCurse: "[who=player] gain [what:curse]",
      gainReward: [
        { if: { reward: "card" }, say: "[who=player] gain a normal card reward" },
        ...rewards.map(([reward, words]) => ({ if: { reward }, say: `[who=player] gain ${words}` })),
      ],
    },
  },
  messages: {
    "prompt.rewards": "Your rewards: look at them, pick, and finish. Nothing is final until then.",
    "prompt.upgrade": "Choose {count} {max, plural, one {card} other {cards}} to upgrade.",
    "prompt.remove": "Choose {count} {max, plural, one {card} other {cards}} to remove from your deck.",
    "prompt.transform": "Choose {count} {max, plural, one {card} other {cards}} to transform.",
    "prompt.who-gains": "Which player gains it?",
    "prompt.remove-too": "Remove a card from your deck as well?",
    "act.reveal": "Look at {what}",
    "act.take": "Take {what}",
    "act.putBack": "Put back {what}",
    "act.give": "Give {what}",
    "act.discard": "Throw away {what}",
    "act.gainPotion": "Gain {what}",
    "act.reward": "Gain the reward",
    "verb.reveal": "look at it",
    "verb.take": "take it",
    "verb.putBack": "put it back",
    "verb.give": "give it away",
    "verb.discard": "throw it away",
    "verb.gainPotion": "gain potions",
    "verb.reward": "gain the reward",
    "thing.card": "a card reward (no. {at})",
    "thing.upgraded": "an upgraded card reward (no. {at})",
    "thing.rare": "a rare card reward (no. {at})",
    "thing.colorless": "a colorless card reward (no. {at})",
    "thing.mixed": "a card reward from decks of your choice (no. {at})",
    "thing.mixed-rare": "a rare card reward from decks of your choice (no. {at})",
    "thing.other": "a card reward of another character (no. {at})",
    "thing.relic": "a relic (no. {at})",
    "thing.potion": "a potion (no. {at})",
    "thing.draft": "a face-up relic (no. {at})",
    "thing.boss-relic": "a Boss relic (no. {at})",
    "reward.card": "Card",
    "reward.upgraded": "Upgraded card",
    "reward.rare": "Rare card",
    "reward.colorless": "Colorless card",
    "reward.mixed": "Card of any character",
    "reward.mixed-rare": "Rare card of any character",
    "reward.other": "Card of another character",
    "reward.relic": "Relic",
    "reward.potion": "Potion",
    "reward.draft": "Relic",
    "reward.boss-relic": "Boss relic",
    "event.upgrades": "{what} is upgraded.",
    "event.picks": "{who} picks {what}.",
    "event.putsBack": "{who} puts back {what}.",
    "event.gainReward.card": "{who} gains a card reward.",
    "event.gainReward.upgraded": "{who} gains an upgraded card reward.",
    "event.gainReward.rare": "{who} gains a rare card reward.",
    "event.gainReward.colorless": "{who} gains a colorless card reward.",
    "event.gainReward.mixed": "{who} gains a card reward from decks of their choice.",
    "event.gainReward.mixed-rare": "{who} gains a rare card reward from decks of their choice.",
    "event.gainReward.other": "{who} gains a card reward of another character.",
    "event.gainReward.relic": "{who} gains a relic.",
    "event.gainReward.potion": "{who} gains a potion.",
    "event.gainReward.boss-relic": "{who} gains a Boss relic.",
    "event.move.gain": "{who} gains {card}.",
    "event.move.remove": "{card} is removed from the deck.",
    "event.move.give": "{who} gets {card}.",
    "event.move.throw": "{who} throws away {card}.",
    "event.move.reveal": "{card} is revealed.",
    "event.move.skip": "{card} goes to the bottom of its deck.",
    "event.move.discardItem": "{card} is used up.",
    "refusal.not-for-you": "You can't take that.",
    "refusal.potion-limit": "You have as many potions as you can have: use, give or throw away one first.",
    "refusal.cannot-give": "Only potions can be given, outside combat, to somebody who has room for one.",
    "refusal.no-need": "You have room for another potion.",
    "refusal.nothing-to-upgrade": "None of your cards can be upgraded.",
    "refusal.nothing-to-remove": "None of your cards can be removed.",
  },
}
