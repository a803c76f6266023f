// English words for energy, block and gold.

import { en, type Lexicon, type SliceWords } from "@soulspire/text"

const { mass, noun } = en

const nouns: Lexicon["nouns"] = {
  block: { ...mass("Block"), icon: "block" },
  energy: { ...mass("Energy"), icon: "energy" },
  gold: { ...mass("gold"), icon: "gold" },
}

export const english: SliceWords = {
  lexicon: {
    nouns,
    numbers: {
      blocks: {
        noun: noun("Block of a card", "Block of cards"),
        plus: [
          {
            if: { by: "+1", of: "you" },
            say: "=each time one of your Attacks or Skills gives Block, it gives 1 more",
          },
          { if: { more: true }, say: "[of] add [more] to each Block of your Attacks and Skills" },
        ],
      },
      cardBlocks: {
        noun: noun("Block", "Block"),
        plus: [{ if: { more: true }, say: "[of] give [more] more Block" }],
      },
      keepsBlock: {
        noun: noun("kept Block", "kept Block"),
        plus: [
          { if: { by: "+1", of: "you" }, say: "[of] keep your Block at the start of your turn" },
          { if: { by: "+1" }, say: "[of] keep its Block at the start of the enemies' turn" },
        ],
      },
      block: { noun: nouns["block"], had: "own" },
      gold: { noun: nouns["gold"], had: "own" },
      leftover: { noun: mass("Energy left from last turn"), itself: "energy" },
      energy: { noun: nouns["energy"], had: "own" },
    },
    ops: {
      gainBlock: [
        { on: "enemy", if: { whom: "this" }, say: "[whom!] gain [amount:block]" },
        { if: { bonus: true }, say: "[whom] gain [amount:block] , or [bonus] more if [if]" },
        { say: "[whom] gain [amount:block]" },
      ],
      doubleBlock: [{ if: { who: "you" }, say: "[who] double your Block" }],
      gainEnergy: "[who] gain [amount:energy]",
      "call:doubleEnergy": "[you] double your {icon energy|Energy}",
      payEnergy: "[who] pay [amount:energy]",
      loseEnergy: "[who] lose [amount:energy]",
      loseGold: "[who] lose [amount:gold]",
      gainGold: [
        { on: "enemy", if: { who: "named" }, say: "[x=the_card!] leave [amount:gold]" },
        { say: "[who] gain [amount:gold]" },
      ],
      loseBlock: "[whom] lose [amount:block]",
      "call:loseAllBlock": "[whom] lose all {icon block|Block}",
      keepBlockOnce: [{ if: { whom: "this" }, say: "[you] keep it , once per combat" }],
    },
    costs: {
      // What a card costs is said in front, by its facts.
      payEnergy: [
        { if: { who: "you", amount: "figure" }, say: "=" },
        { if: { who: "you", amount: "that" }, say: "=" },
      ],
    },
    events: {
      loseBlock: [
        {
          if: { cause: "reset", whom: "you" },
          say: "[whom] lose your Block at the start of your turn",
          once: true,
        },
        { if: { cause: "reset" }, say: "[whom=player] lose their Block at the start of their turn" },
        { say: "[whom=player|enemy] lose [amount:block]" },
      ],
      gainGold: "[who=player] gain [amount:gold]",
      gainBlock: "[whom=player|enemy] gain [amount:block]",
    },
  },
  messages: {
    "prompt.keep-block": "Keep your Block this once?",
    "event.gainBlock": "{whom} gains {amount} Block.",
    "event.loseBlock": "{whom} loses {amount} Block.",
    "event.gainEnergy": "{who} gains {amount} Energy.",
    "event.loseEnergy": "{who} loses {amount} Energy.",
    "event.payEnergy":
      "{who} pays {amount} Energy{miracles, plural, =0 {} one {, # of it with a Miracle} other {, # of it with Miracles}}.",
    "event.gainGold": "{who} gains {amount} gold.",
    "event.loseGold": "{who} loses {amount} gold.",
    "keyword.block": "It is lost instead of HP, and goes away at the start of its owner's next turn.",
    "keyword.energy": "Pays for cards; refills every turn.",
  },
}
