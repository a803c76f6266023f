// English words for events, Neow and campfires.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const english: SliceWords = {
  lexicon: {
    nouns: {
      event: noun("event"),
      blessing: noun("blessing"),
    },
    kinds: {
      event: "event",
      blessing: "blessing",
    },
    numbers: {
      rest: {
        noun: noun("HP healed by resting", "HP healed by resting"),
        plus: [{ if: { more: true }, say: "[of] heal [more] more HP when you rest" }],
      },
      chosenBefore: {
        each: "for each player who has chosen this before you",
        noun: noun("player who has chosen this before you", "players who have chosen this before you"),
        called: { you: "the number of players who have chosen this before you" },
      },
    },
    tests: {
      isFirstEvent: { say: "=this is the first event of the Act" },
      isEventRoom: { say: "=it is an event room" },
      isEncounter: { say: "=the room is an encounter" },
    },
    acts: {
      option: { say: "[who=player] choose this", tag: "Option", from: ["room", "offers"] },
      rest: { say: "[who=player] rest", tag: "Rest" },
      smith: { say: "[who=player] smith", tag: "Smith" },
      bless: { say: "[who=player] be blessed", tag: "Neow", from: "offers" },
      resolve: { say: "[it=card] happen", tag: "Once for the party" },
    },
    ops: {
      "call:roomDie": "[you] roll the die",
      chooseAgain: "[who] choose again",
      "call:redraw": "=draw another event instead",
      "call:asEncounter": "=this room is an encounter",
      "call:asElite": "=fight an Elite",
      "call:asMerchant": "=this room is a merchant",
    },
    events: {
      entersRoom: [{ if: { who: "you" }, say: "[who] enter a room" }, { say: "[who=player] enter a room" }],
      leavesEvent: [
        { if: { who: "you" }, say: "=after an event", lead: true },
        { say: "[who=player] leave an event" },
      ],
      rests: [{ say: "[who=player] rest" }],
    },
  },
  messages: {
    "prompt.event": "Choose one of these.",
    "prompt.campfire": "At the campfire: rest, or smith.",
    "act.option": "Choose {what}",
    "act.option.text": "{text}",
    "act.rest": "Rest: heal",
    "act.smith": "Smith: upgrade a card",
    "act.bless": "Take Neow's gift",
    "act.resolve": "See what happens",
    "verb.option": "choose it",
    "verb.rest": "rest",
    "verb.smith": "smith",
    "verb.bless": "be blessed",
    "verb.resolve": "happen",
    "name.blessing": "Neow's Blessing",
    "event.rests": "{who} rests.",
    "event.becomesRoom.encounter": "The event turns into an encounter.",
    "event.becomesRoom.elite": "The event turns into an Elite.",
    "event.becomesRoom.boss": "The event turns into a combat with a Boss.",
    "event.becomesRoom.merchant": "The event turns into a merchant.",
    "event.choosesOption": "{who} chooses: {text}",
    "event.move.event": "The event is {card}.",
    "refusal.chosen-already":
      "Somebody has already chosen that, and everybody must choose something different.",
  },
}
