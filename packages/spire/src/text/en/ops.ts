// English rows for the verbs of Spire. On an enemy's card the player in its row goes without saying.

import type { Lexicon } from "@soulspire/text"

type Row = Lexicon["ops"][string]

const gainStatus: Row = ["daze", "burn", "slimed"].flatMap((name) => [
  { on: "enemy", if: { card: `status-${name}`, who: "named" }, say: `[x=the_card!] give [amount:${name}]` },
  {
    on: "enemy",
    if: { card: `status-${name}`, who: "everybody" },
    say: `[x=the_card!] give [who] [amount:${name}]`,
  },
  { if: { card: `status-${name}` }, say: `[who] gain [amount:${name}]` },
])

export const opRows: Pick<Lexicon, "ops" | "costs"> = {
  ops: {
    hit: [
      { on: "enemy", if: { by: "this", to: "named" }, say: "[by!] hit for [amount]( , [times/often])" },
      { on: "enemy", if: { by: "this" }, say: "[by!] hit [to] for [amount]( , [times/often])" },
      {
        if: { perStrength: true },
        say: "[by] hit [to] for [amount]; each Strength adds [perStrength] instead of 1",
      },
      { say: "[by] hit [to] for [amount/per]( , [times/often])( , or for [bonus] more if [if])" },
    ],
    dealDamage: [
      { on: "enemy", say: "[to] take [amount:damage]" },
      { if: { to: "you" }, say: "[to] take [amount:damage]" },
      ...["that", "times"].map((amount) => ({ if: { amount }, say: "[you] deal [to] [amount:damage]" })),
      { say: "[you] deal [amount:damage] to [to]" },
    ],
    "call:damageAttackers":
      "[you] deal [amount:damage] to each enemy for each hit that it is about to deal to you",
    gainBlock: [
      { on: "enemy", if: { whom: "this" }, say: "[whom!] gain [amount:block]" },
      { say: "[whom] gain [amount:block]" },
    ],
    doubleBlock: [{ if: { who: "you" }, say: "[who] double your Block" }],
    gainStatus,
    draw: "[who] draw [amount:card/per]",
    "call:drawTo": "[you] draw cards until you have [size:card] in hand",
    drawOne: "[who] draw [as=card]",
    barDraws: [{ say: "[who] draw any more cards this turn", cant: true }],
    gainEnergy: "[who] gain [amount:energy]",
    payEnergy: "[who] pay [amount:energy]",
    loseHp: "[whom] lose [amount:hp/per]",
    heal: "[whom] heal [amount:hp]",
    healTo: [{ if: { whom: "you" }, say: "[whom] heal to [hp:hp]" }],
    "call:loseHpTo": "[you] lose HP above [hp]",
    healFully: "[whom] heal to full {icon hp|HP}",
    loseGold: "[who] lose [amount:gold]",
    gainGold: [
      { on: "enemy", if: { who: "named" }, say: "[x=the_card!] leave [amount:gold]" },
      { say: "[who] gain [amount:gold]" },
    ],
    loseBlock: "[whom] lose [amount:block]",
    exhaust: "[you] exhaust [whom/whole]",
    discardAll: [{ say: "[you] discard [cards/whole]", from: "hand" }],
    putOnDraw: "[you] put [card/from] on top of your draw pile",
    goOnTop: "[you] put [whom] on top of your draw pile",
    takeInHand: "[you] put [card/from] into your hand",
    costNothing: "[cards] cost 0 {icon energy|Energy} this turn",
    forcePlay: [{ if: { who: "you" }, say: "[who] play [card] for 0 {icon energy|Energy}" }],
    "call:forcePlayAndExhaust":
      "[you] play [card] for 0 {icon energy|Energy}. Exhaust it unless it is a Power",
    exhaustOncePlayed: "[you] exhaust [card] once it has been played",
    playTwice: [
      { if: { who: "you", type: "attack" }, say: "=your next Attack this turn is played twice" },
      { if: { who: "you", type: "skill" }, say: "=your next Skill this turn is played twice" },
    ],
    copyLast:
      "[who] play a copy of the last Attack or Skill of cost [cost] that any player has played this turn",
    attach: "[you] attach [whom] to [to]",
    putInDiscard: [
      { on: "skill", if: { cause: "detached" }, say: "[you] discard [whom]" },
      { if: { cause: "detached" }, say: "[you] take [whom] off its enemy" },
    ],
    switchRows: "[a] switch rows with [b]",
    addCubes: "[you] put [amount:cube] on [whom]",
    "call:fillCubes": "[you] fill [whom] up to [amount:cube]",
    "call:freeAttacks": "[you] make [amount:freeAttack], each hitting any enemy for 1",
    "call:forceDraws": "[you] draw [amount:card], then play them for 0 {icon energy|Energy} in any order",
    // Any number of a die is chosen as it is turned.
    number: [
      { if: { by: "you", from: "1", to: "6" }, say: "=" },
      { say: "[by] choose a number from [from] to [to]" },
    ],
    addToDie: [
      { if: { amount: "-1" }, say: "[you] subtract 1 from the die; 1 becomes 6" },
      { if: { amount: "1" }, say: "[you] add 1 to the die; 6 becomes 1" },
      { if: { amount: true }, say: "[you] add [amount] to the die" },
    ],
    turnDie: [
      { if: { to: "that" }, say: "[you] turn the die to any number" },
      { if: { to: true }, say: "[you] turn the die to [to]" },
    ],
    // Cards roll it after it has been rolled.
    rollDie: "[you] roll the die again",
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
    keepBlockOnce: [{ if: { whom: "this" }, say: "[you] keep it , once per combat" }],
    wearOut: [
      {
        if: { whom: "this" },
        say: "[whom] work [uses:time] in all; then discard it",
        apart: true,
      },
    ],
    "call:strengthForAttack": "[you] gain [amount:strength] for your next Attack",
    removeCube: "[you] remove 1 cube from [whom]",
    drink: [
      { on: "potion", if: { whom: "this" }, say: "[you] discard this potion" },
      { say: "[you] put [whom] on the bottom of the potion deck" },
    ],

    summon: "[you] summon [name/a]",
    summonSome: [
      {
        if: { kind: "gremlin" },
        say: "[you] summon [amount:gremlin] at random, or [alone] against one player alone",
      },
    ],
    summonForAll: "[you] summon [names/a] in each player's row",
    fillRows: "[you] fill every row up to [most:enemy] with [names] in turn",
    enterMode: "[whom] enter mode [mode]",
    flee: [{ on: "enemy", if: { whom: "this" }, say: "[whom] leave the combat; its reward is still gained" }],
  },
  costs: {
    // What a card costs is said in front, by its facts.
    payEnergy: [
      { if: { who: "you", amount: "figure" }, say: "=" },
      { if: { who: "you", amount: "that" }, say: "=" },
    ],
    number: [{ if: { by: "you", from: "0", to: "number" }, say: "=" }],
    useThisCombat: [{ if: { whom: "this" }, say: "=once per combat" }],
    useThisRoom: [{ if: { whom: "this" }, say: "=once per room" }],
    useThisTurn: [{ if: { whom: "this" }, say: "=once per turn" }],
    drink: [{ if: { whom: "this" }, say: "=drink" }],
  },
}
