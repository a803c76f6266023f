// How cents and loot are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const messages = {
  "prompt.discard": "Choose {count} {max, plural, one {card} other {cards}} to discard.",
  "prompt.give": "Choose a card to give.",
  "prompt.swap-mine": "Choose one of your cards.",
  "prompt.swap-theirs": "Choose one of their cards.",
  "act.look": "Look at {what}",
  "option.look:loot": "Look at the top card of the loot deck",
  "option.look:treasure": "Look at the top card of the treasure deck",
  "option.look:monster": "Look at the top card of the monster deck",
  "option.look:room": "Look at the top card of the room deck",
  "verb.look": "look at a card",
  "verb.played": "play",
  "event.gainCents": "{who} gains {amount} ¢.",
  "event.loseCents": "{who} loses {amount} ¢.",
  "event.loseCents.to": "{to} gets {amount} ¢ from {who}.",
  "event.lootPlay":
    "{who} may play {amount, plural, one {# more loot card} other {# more loot cards}} this turn.",
  "refusal.nothing-to-look-at": "There is no card there that you can look at and haven't seen yet.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      gainCents: "[who] gain [amount:cent]",
      loseCents: [
        { if: { to: "nobody" }, say: "[who] lose [amount:cent]" },
        { if: { to: "you" }, say: "[to] steal [amount:cent] from [who]" },
        { say: "[who] give [amount:cent] to [to]" },
      ],
      loseAllCents: "[who] lose all [who/own] {icon cent|¢}",
      payCents: [
        { if: { to: "nobody" }, say: "[who] pay [amount:cent]" },
        { say: "[who] pay [amount:cent] to [to]" },
      ],
      loot: "[who] loot [amount]",
      lootFromDiscard: "[who] loot [amount] from the top of the loot discard",
      discard: "[who] discard [amount:loot]",
      gainTreasure: "[who] gain [amount:treasure]",
      putIntoDiscard: "[you] put [whom] into discard",
      putOnTop: [
        { if: { whom: "topped" }, say: "[you] put [whom] back" },
        { if: { whom: "this" }, say: "[you] put [whom] on top of its deck" },
        { if: { whom: "several" }, say: "[you] put [whom] on top of their decks" },
        { if: { whom: "some" }, say: "[you] put [whom/from] on top of its deck" },
        { say: "[you] put [whom/from] on top of [whom/deck]" },
      ],
      putOnBottom: [
        { if: { whom: "this" }, say: "[you] put [whom] on the bottom of its deck" },
        { if: { whom: "several" }, say: "[you] put [whom] on the bottom of their decks" },
        { if: { whom: "some" }, say: "[you] put [whom/from] on the bottom of its deck" },
        { say: "[you] put [whom/from] on the bottom of [whom/deck]" },
      ],
      putIntoDeck: "[you] put [whom] into its deck, [down:card] from the top",
      playNow: "[who] play [card] with a loot play",
      playForFree: "[who] play [card] for nothing",
      atRandom: "[you] choose [what] at random",
      stealLoot: "[you] steal [card/from]",
      stealAtRandom: "[who] steal a random loot card from [from]",
      searchFor: "[you] search [deck] for [card/card] [as=monster!]",
      swapLootWith: "[you] swap a loot card with [who] ; each chooses the card they give",
      putOnBottomAtRandom: "[you] put what is left of [what] on the bottom of the deck in a random order",
      passHands: "[who/each] give [who/own] hand to the player to [who/own] left",
      giveLoot: [
        { if: { to: "you" }, say: "[who] give [to] [amount:loot]" },
        { say: "[who] give [amount:loot] to [to]" },
      ],
      discardHand: "[who] discard [who/own] hand",
    },
    events: {
      gainCents: "[who=player] gain [amount:cent]",
      loseCents: "[who=player] lose [amount:cent]( to [to])",
      loot: [
        { if: { doubled: "0" }, say: "[who=player] loot a number that is not doubled yet" },
        { if: { doubled: "1", amount: true }, say: "[who=player] loot [amount]" },
        { if: { amount: true }, say: "[who=player] loot [amount]" },
        { say: "[who=player] loot" },
      ],
    },
    tests: {
      hasMostCents: {
        say: "[of] be with the most {icon cent|¢}, tied or not",
        adjunct: true,
        chosen: true,
      },
    },
    acts: {
      played: { say: "[who=player] put [it=loot] on the stack", from: "stack", tag: "As you play this card" },
      look: { say: "[who=player] look at [it=card]", even: "at any time", tag: "Look" },
    },
    apart: {
      giveLoot: "aimed",
    },
    numbers: {
      handSize: { noun: noun("maximum hand size") },
      lootStep: {
        noun: { one: "cards of the loot step", many: "cards of the loot step", plural: true },
        plus: [{ if: { more: true }, say: "[of] loot [by] in [of/own] loot step" }],
      },
      lootPlays: {
        noun: { one: "loot plays", many: "loot plays", plural: true },
        plus: [{ if: { more: true }, say: "[of] may play [more:lootMore] on [of:turn/own]" }],
      },
      freePlays: {
        noun: { one: "loot plays", many: "loot plays", plural: true },
        plus: [{ if: { by: "+1" }, say: "[of] may play any number of additional loot cards" }],
      },
    },
  },
  messages,
}
