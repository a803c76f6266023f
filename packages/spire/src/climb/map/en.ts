// English words for the map.

import { en, type SliceWords } from "@soulspire/text"
import { ACT } from "../../text/acts.ts"

const { noun } = en

export const english: SliceWords = {
  lexicon: {
    ways: { stop: "stopping", "go-on": "going on" },
    numbers: {
      hiddenMap: {
        noun: noun("map face down", "maps face down"),
        plus: [{ if: { by: "+1" }, say: "[of] see each token of the map only when you come to it" }],
      },
      act: { noun: noun("Act"), called: { this: "the Act" } },
      goal: { noun: noun("last Act") },
      actHeal: { noun: noun("HP healed between Acts", "HP healed between Acts") },
    },
    acts: {
      go: { say: "[who=player] go on", tag: "Map" },
      fly: {
        say: "[who=player] go to any space of the next row",
        even: "even if no path leads there",
        tag: "Fly",
      },
    },
    events: {
      climbStarts: [
        { if: { who: "you" }, say: "=at the start of the climb", lead: true },
        { say: "[who=player] start the climb" },
      ],
      flies: [
        // Whoever may fly does so: that goes without saying.
        { if: { who: "you" }, say: "=", lead: true },
        { say: "[who=player] go where no path leads" },
      ],
    },
  },
  messages: {
    // What is asked
    "prompt.map":
      "Where does the party go next? Until everybody has chosen, you can switch rows and give potions.",
    "prompt.map.alone": "Where do you go next?",
    "prompt.next-act": "The Act is beaten. Does the party go on, or does the climb end here?",
    "prompt.won":
      "With this Act the climb is won. Does it end here, or does the party go on into the next Act?",
    "act.go": "Go to {what}",
    "act.fly": "Go anywhere",
    "option.go-on": "Go on to the next Act",
    "option.stop": "Stop here",
    "verb.go": "go there",
    "verb.fly": "go where no path leads",
    // What is no card: spaces of the map, and rewards
    "thing.at": "row {row}, column {column}",
    "thing.first-encounter": "the first encounter ({at})",
    "thing.encounter": "an encounter ({at})",
    "thing.elite": "an Elite ({at})",
    "thing.event": "an event ({at})",
    "thing.campfire": "a campfire ({at})",
    "thing.treasure": "a treasure ({at})",
    "thing.merchant": "a merchant ({at})",
    "thing.boss": "the Boss ({at})",
    "thing.dark": "a dark token, face down ({at})",
    "thing.light": "a light token, face down ({at})",
    // What is told
    "event.wishes": "{who} chooses a path.",
    "event.enters.first-encounter": "The party comes to its first encounter.",
    "event.enters.encounter": "The party comes to an encounter.",
    "event.enters.elite": "The party comes to an Elite.",
    "event.enters.boss": "The party stands before the Boss.",
    "event.enters.event": "The party comes to an event.",
    "event.enters.campfire": "The party comes to a campfire.",
    "event.enters.treasure": "The party finds a treasure.",
    "event.enters.merchant": "The party meets a merchant.",
    "event.flies": "{who} leads the party where no path goes.",
    "event.layMap": `The map of Act ${ACT} is laid out.`,
    "event.bossWaits": "{what} waits at the top.",
    "event.bossHides": "A Boss waits at the top, face down.",
    "refusal.no-path": "No path leads there.",
    "refusal.wanted-already": "You have already chosen that path.",
  },
}
