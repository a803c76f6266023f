// How what events ask for is spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const english: SliceWords = {
  lexicon: {
    nouns: { revealedRelic: noun("relic you have revealed", "relics you have revealed") },
    numbers: { price: { noun: noun("price") } },
    acts: {
      leap: {
        say: "[who=player] move up to any room",
        even: "even if no path leads there",
        tag: "Move",
      },
    },
    tests: {
      isRevealed: { noun: "revealedRelic" },
      hasLordsMask: { say: "=a player has the Red Mask" },
      mayExchangeCards: { say: "[of] have a card to exchange" },
      mayExchangeRelics: { say: "[of] have a relic to exchange" },
    },
    ops: {
      loseItem: [{ say: "[you] lose [whom]", from: "items" }],
      loseRandomRelic: "[who] lose a random relic",
      "call:removeOneOf": "[you] reveal [many:card] of your deck at random and remove 1 of them",
      "call:upgradeSome": "[who] upgrade [many:card]",
      "call:loseAllGold": "=the party loses all its gold",
      "call:leap": "=move up to any room, even if no path leads there",
      "call:exchangeCards": "=give a player a card of your deck and get one of theirs in return",
      "call:exchangeRelics": "=give a player one of your relics and get one of theirs in return",
      "call:asOldBoss": [{ if: { act: "1" }, say: "[you] fight a random Boss of Act I", leads: true }],
    },
    costs: {
      loseItem: [{ say: "lose [whom]", from: "items" }],
      loseRandomRelic: [{ if: { who: "you" }, say: "=lose a random relic" }],
    },
  },
  messages: {
    "prompt.lose-relic": "Choose a relic to lose.",
    "prompt.lose-potion": "Choose a potion to lose.",
    "prompt.exchange-with": "With which player?",
    "prompt.card-for": "Which card do you give?",
    "prompt.card-back": "Choose the card that you give in return, or none if you don''t want to exchange.",
    "prompt.relic-for": "Which relic do you give?",
    "prompt.relic-back": "Choose the relic that you give in return, or none if you don''t want to exchange.",
    "prompt.deck": "From which character''s card rewards?",
    "act.enough": "Only this one",
    "verb.enough": "leave it at one option",
    "act.leap": "Go to any room further up",
    "verb.leap": "go to any room further up",
    "event.revealsAtRandom": "{who} draws {what} at random.",
    "event.offersExchange": "{who} offers {to} {what}.",
    "event.refusesExchange": "{who} turns the exchange down.",
    "event.bossComes": "{what} appears.",
    "event.move.lose": "{who} loses {card}.",
    "refusal.came-to-nothing": "Nobody wanted that: choose something else.",
    "refusal.chosen-by-you": "You have already chosen that.",
    "refusal.choose-first": "Choose an option first.",
  },
}
