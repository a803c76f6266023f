// How items and souls are spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const messages = {
  "prompt.destroy-items": "Choose {count} of your items to destroy.",
  "verb.enters": "enter play",
  "verb.claim": "gain the bonus soul",
  "verb.discard": "discard",
  "event.gainSoul": "{obj} becomes a soul of {who}.",
  "event.handOver": "{who} gets {obj}.",
  "event.handOver.steal": "{who} steals {obj}.",
  "event.handOver.give": "{who} is given {obj}.",
  "event.handOver.buy": "{who} buys {obj}.",
  "event.handOver.curse": "{who} is cursed: {obj}.",
  "event.deactivate": "{whom} is deactivated.",
  "event.recharge": "{whom} is recharged.",
  "event.swap": "{one} and {other} change places.",
  "event.handOver.trade": "{who} gets {obj} in a trade.",
} as const

export const english: SliceWords = {
  lexicon: {
    ops: {
      kill: [{ if: { by: "nobody" }, say: "[whom] die" }, { say: "[by] kill [whom]" }],
      destroy: "[you] destroy [whom]",
      destroyItems: [
        { if: { who: "you" }, say: "[who] destroy [amount:item] you control" },
        { say: "[who] destroy [amount:item] they control" },
      ],
      deactivate: "[you] deactivate [whom]",
      rechargeCharacter: "[who] recharge [who/own] character",
      recharge: "[you] recharge [whom]",
      stealObject: "[to] steal [whom/off]",
      giveObject: "[you] give [whom] to [to]",
      gainSoul: [
        {
          on: "starting-item",
          if: { who: "you", whom: "this" },
          say: "[whom] become a soul , losing all abilities",
        },
        { say: "[who] gain [whom] as a soul" },
      ],
      becomeItem: "[who] gain [whom/from]",
      becomeMonster: "[you] put [whom/from] into [over]",
      rerollItem: "[you] reroll [whom]",
      swapItems: "[you] swap [one] with [other]",
      winGame: "[who] win the game",
      putUnder: "[you] put [whom] under this card",
      replaceMonster: [
        {
          if: { whom: "sorted" },
          say: "[you] put [whom] into discard [whom/order] and replace each with the top card of the monster deck",
        },
        { say: "[you] put [whom] into discard and replace it with the top card of the monster deck" },
      ],
    },
    costs: {
      deactivate: [{ if: { whom: "this" }, say: "={icon tap|↷}" }, { say: "[you] deactivate [whom]" }],
    },
    events: {
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
    },
    whoms: {
      /** The game. */
      nobody: { noun: { one: "nobody", many: "nobody", person: true } },
    },
    tests: {
      isDeactivated: { say: "[of] be deactivated" },
      isStartingItem: { noun: "startingItem" },
      isEternal: { say: "[of] be eternal", not: "non-eternal" },
      hasUnder: { say: "[of] have a card under it" },
      hasMostSouls: { say: "[of] be with the most souls, tied or not", adjunct: true, chosen: true },
    },
    acts: {
      enters: { say: "[it=object] enter play", tag: "As this card enters play" },
      claim: { say: "[who=player] gain [it=bonusSoul]", from: "bonus", happens: "first" },
      discard: { say: "[who=player] put [it=object] into discard", tag: "Discard" },
    },
    numbers: {
      eternal: {
        noun: noun("eternal"),
        plus: [{ if: { by: "+1" }, say: "[of] be {keyword eternal|eternal}" }],
        gained: "[whom] gain {keyword eternal|eternal}",
      },
      startingItem: {
        noun: noun("starting item"),
        plus: [{ if: { by: "+1" }, say: "[of] be a starting item" }],
        gained: "[whom] become a starting item",
      },
      souls: { noun: noun("soul"), had: true },
    },
  },
  messages,
}
