// English words for what players do in their turn.

import { en, type Lexicon, type SliceWords } from "@soulspire/text"

const { noun } = en

type Row = Lexicon["ops"][string]

const gainStatus: Row = ["daze", "burn", "slimed"].flatMap((name) => [
  { on: "enemy", if: { card: `status-${name}`, who: "facing" }, say: `[x=the_card!] give [amount:${name}]` },
  {
    on: "enemy",
    if: { card: `status-${name}`, who: "facingEach" },
    say: `[x=the_card!] give [who] [amount:${name}]`,
  },
  {
    on: "enemy",
    if: { card: `status-${name}`, who: "everybody" },
    say: `[x=the_card!] give [who] [amount:${name}]`,
  },
  {
    if: { card: `status-${name}`, who: "you", to: "discard" },
    say: `[who] put [amount:${name}] into your discard pile`,
  },
  { if: { card: `status-${name}` }, say: `[who] gain [amount:${name}]` },
])

export const english: SliceWords = {
  lexicon: {
    nouns: {
      daze: { ...noun("Daze", "Daze"), icon: "daze" },
      burn: { ...noun("Burn"), icon: "burn" },
      slimed: { ...noun("Slimed", "Slimed"), icon: "slimed" },
      cube: noun("cube"),
    },
    numbers: {
      cost: {
        noun: noun("cost"),
        plus: [
          { if: { less: true, each: true }, say: "[of] cost [less] less for [each]" },
          { if: { less: true }, say: "[of] cost [less] less {icon energy|Energy}" },
        ],
        set: [
          { if: { span: "nextCard", of: "yours" }, say: "[x=the_nextCard] cost [to]" },
          {
            if: { span: "nextAttack", of: "your attack", to: "0" },
            say: "=your next Attack this turn costs 0",
          },
          { if: { span: false }, say: "[of] cost [to]" },
        ],
      },
      exhausts: {
        noun: noun("exhaustion"),
        plus: [{ if: { by: "+1" }, say: "[of] be exhausted when played" }],
      },
      hand: { noun: { one: "cards to draw each turn", many: "cards to draw each turn", plural: true } },
      counters: { noun: noun("cube"), had: true, each: "for each cube on this card" },
      mostPlays: {
        noun: noun("most cards to play each turn", "most cards to play each turn"),
        set: [
          {
            if: { span: false, of: "everybody" },
            say: "[x=player] play more than [to:card] a turn",
            cant: true,
          },
        ],
      },
      discarded: { noun: noun("card"), done: "[of] have discarded( [amount:card]) this turn" },
      playedPowers: { noun: noun("Power"), done: "[of] have played( [amount:power]) this turn" },
      reshuffles: {
        noun: noun("time"),
        done: [
          { if: { amount: "some" }, say: "[of] have reshuffled your draw pile this combat" },
          { say: "[of] have reshuffled your draw pile( [amount:time]) this combat" },
        ],
      },
      burnt: { noun: noun("card"), often: "once for each card exhausted this way" },
      x: { noun: noun("X", "X"), symbol: "X" },
      leastX: { noun: noun("least X") },
    },
    tests: {
      costsNothing: { say: "[of] cost 0" },
      costsX: { say: "[of] cost X" },
      isFirstCard: {
        say: [{ if: { of: "this" }, say: "=this is the first card you have played this turn" }],
      },
    },
    whoms: {
      nextCard: { noun: { one: "next card you play this turn", many: "next cards you play this turn" } },
    },
    spans: {
      nextCard: {
        till: "for the next card that you play this turn",
        during: "for your next card",
        each: "for each card",
      },
      nextAttack: {
        till: "for your next Attack this turn",
        during: "for your next Attack",
        each: "for each Attack",
      },
    },
    acts: {
      play: { say: "[who=player] play [it=card]", from: "hand", only: "can only be played if #" },
      use: { say: "[who=player] use [it=card]" },
    },
    ops: {
      gainStatus,
      shuffleInStatus: ["burn", "slimed"].map((name) => ({
        if: { card: `status-${name}` },
        say: `[who] shuffle [amount:${name}] into their draw pile`,
      })),
      draw: "[who] draw [amount:card/per]",
      "call:drawTo": "[you] draw cards until you have [size:card] in hand",
      drawOne: "[who] draw [as=card]",
      barDraws: [{ say: "[who] draw any more cards this turn", cant: true }],
      exhaust: [
        { if: { who: true }, say: "[who] exhaust [whom]" },
        { if: { whom: "this" }, say: "[you] exhaust [whom]", last: true },
        { say: "[you] exhaust [whom/whole]" },
      ],
      discardAll: [{ say: "[you] discard [cards/whole]", from: "hand" }],
      putOnDraw: "[you] put [card/from] on top of your draw pile",
      goOnTop: "[you] put [whom] on top of your draw pile",
      takeInHand: "[you] put [card/from] into your hand",
      costNothing: "[cards] cost 0 {icon energy|Energy} this turn",
      forcePlay: [
        {
          if: { who: "you", bonus: true },
          say: "[who] play [card] for 0 {icon energy|Energy} , hitting for [bonus] more",
        },
        { if: { who: "you" }, say: "[who] play [card]( [times/often]) for 0 {icon energy|Energy}" },
      ],
      "call:forcePlayTwiceAndExhaust": "[you] play [card] twice for 0 {icon energy|Energy} , then exhaust it",
      "call:forcePlayAndExhaust":
        "[you] play [card] for 0 {icon energy|Energy}. Exhaust it unless it is a Power",
      exhaustOncePlayed: "[you] exhaust [card] once it has been played",
      playTwice: [
        {
          if: { who: "you", type: "attack", times: "3" },
          say: "=your next Attack this turn is played 3 times",
        },
        { if: { who: "you", type: "attack" }, say: "=your next Attack this turn is played twice" },
        { if: { who: "you", type: "skill" }, say: "=your next Skill this turn is played twice" },
        {
          if: { who: "you", type: "either" },
          say: "=the next Attack or Skill you play this turn is played twice",
        },
      ],
      copyLast: [
        {
          if: { type: "attack", by: "others" },
          say: "[who] play a copy of the last Attack that another player has played this turn",
        },
        {
          say: "[who] play a copy of the last Attack or Skill of cost [cost] that any player has played this turn",
        },
      ],
      attach: "[you] attach [whom] to [to]",
      putInDiscard: [
        { on: "skill", if: { cause: "detached" }, say: "[you] discard [whom]" },
        { if: { cause: "detached" }, say: "[you] take [whom] off its enemy" },
      ],
      switchRows: "[a] switch rows with [b]",
      addCubes: [
        { on: "enemy", if: { whom: "this" }, say: "[whom!] gain [amount:cube]" },
        { say: "[you] put [amount:cube] on [whom]" },
      ],
      "call:fillCubes": "[you] fill [whom] up to [amount:cube]",
      "call:forceDraws": "[you] draw [amount:card], then play them for 0 {icon energy|Energy} in any order",
      triggerFace: [
        {
          on: "solo-relic",
          if: { face: false },
          say: "[you] trigger any die ability of one of your relics",
        },
        {
          if: { face: true },
          say: "[you] trigger any ability of any player's relic for a die of [face]; its owner gains the effect",
        },
        {
          say: "[you] trigger any die ability of any player's relic; its owner gains the effect",
        },
      ],
      useThisTurn: [{ if: { whom: "this" }, say: "[you] spend [whom] for this turn" }],
      useThisCombat: [{ if: { whom: "this" }, say: "[you] spend [whom] for this combat" }],
      useThisRoom: [{ if: { whom: "this" }, say: "[you] spend [whom] for this room" }],
      wearOut: [
        {
          if: { whom: "this" },
          say: "[whom] work [uses:time] in all; then discard it",
          apart: true,
        },
      ],
      removeCube: "[you] remove 1 cube from [whom]",
      drink: [
        { on: "potion", if: { whom: "this" }, say: "[you] discard this potion" },
        { say: "[you] put [whom] on the bottom of the potion deck" },
      ],
    },
    costs: {
      number: [{ if: { by: "you", from: "greater", to: "number" }, say: "=" }],
      useThisCombat: [{ if: { whom: "this" }, say: "=once per combat" }],
      useThisRoom: [{ if: { whom: "this" }, say: "=once per room" }],
      useThisTurn: [{ if: { whom: "this" }, say: "=once per turn" }],
      drink: [{ if: { whom: "this" }, say: "=drink" }],
    },
    events: {
      discards: "[who=player] discard one or more cards by a card's effect",
      reshuffled: [
        { if: { who: "you" }, say: "[who] reshuffle your draw pile" },
        { say: "[who=player] reshuffle their draw pile" },
      ],
      plays: "[who=player] play [card=card]",
      move: [
        { if: { cause: "death", old: true }, say: "[old=enemy] die" },
        { if: { cause: "death", obj: "this" }, say: "[obj] die", once: true },
        { if: { cause: "death", obj: true }, say: "[obj=enemy] die" },
        {
          if: { cause: "exhaust", obj: "this", controlled: false },
          say: "[obj] be exhausted",
          in: "exhaust",
        },
        { if: { cause: "exhaust", controlled: true }, say: "[controlled=player] exhaust [obj=card]" },
        {
          if: { cause: "discard", obj: "this" },
          say: "[you] discard [obj] while scrying",
          in: "draw",
          once: true,
        },
        {
          if: { cause: "discard", obj: "this" },
          say: "[obj] be discarded by a card's effect",
          in: "discard",
        },
        { if: { cause: "enter", obj: "this" }, say: "[obj] come into the combat", once: true },
        { if: { cause: "draw" }, say: "[taker=player] draw [obj=card]" },
        { if: { cause: "remove", obj: "this" }, say: "[obj] be removed from your deck", in: "box" },
        { if: { obj: "this", taker: "you", cause: false }, say: "[taker] gain [obj]", once: true },
      ],
    },
  },
  messages: {
    "prompt.x": "How much Energy do you pay for X?",
    "prompt.discard": "Choose {count} {max, plural, one {card} other {cards}} to discard.",
    "prompt.discard-any": "Choose any number of cards to discard.",
    "prompt.exhaust": "Choose {count} {max, plural, one {card} other {cards}} to exhaust.",
    "prompt.exhaust-to-hurt": "Exhaust a card to deal damage?",
    "prompt.put-on-draw":
      "Choose {count} {max, plural, one {card} other {cards}} to put on top of your draw pile.",
    "prompt.take": "Choose {count} {max, plural, one {card} other {cards}} to put into your hand.",
    "prompt.search": "Choose a card of your draw pile.",
    "prompt.force-play": "Which card do you play next?",
    "prompt.switch-rows": "Switch rows with another player?",
    "prompt.switch-with": "With whom do you switch rows?",
    "prompt.die-ability": "Trigger which die ability?",
    "act.play": "Play {what}",
    "act.use": "Use {what}",
    "verb.play": "play a card",
    "verb.use": "use it",
    "event.reshuffled": "{who} reshuffles the draw pile.",
    "event.plays": "{who} plays {card}.",
    "event.addCubes": "{amount, plural, one {# cube is} other {# cubes are}} put on {what}.",
    "event.removeCube": "A cube is removed from {what}.",
    "event.barDraws": "{who} can''t draw any more cards this turn.",
    "event.move.draw": "{who} draws {card}.",
    "event.move.draw.many": "{who} draws {count} cards.",
    "event.move.discard.many": "{who} discards {count} cards.",
    "event.move.discard": "{who} discards {card}.",
    "event.move.exhaust": "{card} is exhausted.",
    "event.move.unplayable": "{card} can''t be played and is discarded.",
    "event.move.top": "{card} goes on top of the draw pile of {who}.",
    "event.move.take": "{who} takes {card} into their hand.",
    "event.move.gainStatus": "{who} gets {card}.",
    "event.move.power": "{who} puts {card} into play.",
    "event.move.attach": "{card} is put on an enemy.",
    "event.move.drink": "{who} drinks {card}.",
    "refusal.played-all":
      "You can''t play more than {amount, plural, one {# card} other {# cards}} this turn.",
    "refusal.used-up": "You can't {act} again yet: that is used up.",
    "keyword.unplayable": "It has no cost and can't be played.",
  },
}
