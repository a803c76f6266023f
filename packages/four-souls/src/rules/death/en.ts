// How deaths are spoken of in English.

import type { SliceWords } from "@soulspire/text"

export const messages = {
  "prompt.penalty-item": "You died: choose an item to destroy.",
  "prompt.penalty-loot": "You died: choose a loot card to discard.",
  "event.leftAlive": "{whom} is left with {health} HP.",
  "event.doubleRewards": "The rewards of {whom} are doubled.",
  "event.playerDies": "{who} dies.",
  "event.penalty": "{who} pays the death penalty.",
  "event.decidePenalty": "{who} decides {whom}''s death penalty, and gains what it costs.",
  "thing.putDeadAway": "{value, plural, =0 {Putting {whom} into discard} other {Gaining {whom} as a soul}}",
  "thing.payRewards": "Rewards of {whom}",
  "thing.payPenalty": "Death penalty of {whom}",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      decidePenalty:
        "[you] choose for [of] which item is destroyed , gaining the loot card discarded and the {icon cent|¢} lost",
      doubleRewards: "[you] double [whom:rewards/own]",
      gainRewards: "[who] gain the rewards of [whom]",
    },
    events: {
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
    },
    whoms: {
      killer: { noun: { one: "player who killed it", many: "players who killed it", person: true } },
      killerOrActive: {
        noun: {
          one: "player who killed it, or the active player if nobody did,",
          many: "players who killed it",
          person: true,
        },
      },
    },
    tests: {
      isAlive: { noun: "livingPlayer" },
    },
  },
  messages,
}
