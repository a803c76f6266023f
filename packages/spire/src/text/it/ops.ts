// Italian rows for the verbs of Spire. On an enemy's card the player in its row goes without saying.

import type { Lexicon } from "@soulspire/text"

type Row = Lexicon["ops"][string]

/** Amounts that are more than a figure. */
const LONG = ["number", "count", "total", "minus", "times", "lesser", "greater"]

const gainStatus: Row = ["daze", "burn", "slimed"].flatMap((name) => [
  { on: "enemy", if: { card: `status-${name}`, who: "named" }, say: `[x=the_card!] dare [amount:${name}]` },
  {
    on: "enemy",
    if: { card: `status-${name}`, who: "everybody" },
    say: `[x=the_card!] dare [amount:${name}] a [who]`,
  },
  { if: { card: `status-${name}` }, say: `[who] ottenere [amount:${name}]` },
])

export const opRows: Pick<Lexicon, "ops" | "costs"> = {
  ops: {
    hit: [
      ...["2", "3", "figure"].flatMap((times) => [
        {
          on: "enemy",
          if: { by: "this", to: "named", times },
          say: "[by!] infliggere [times:hit] da [amount]",
        },
        { on: "enemy", if: { by: "this", times }, say: "[by!] infliggere [times:hit] da [amount] a [to]" },
        { if: { times, bonus: false }, say: "[by] infliggere [times:hit] da [amount] a [to]" },
      ]),
      {
        on: "enemy",
        if: { by: "this", to: "named" },
        say: "[by!] colpire per [amount]( , [times/often])",
      },
      { on: "enemy", if: { by: "this" }, say: "[by!] colpire [to] per [amount]( , [times/often])" },
      {
        if: { perStrength: true },
        say: "[by] colpire [to] per [amount]; ogni Forza aggiunge [perStrength] anziché 1",
      },
      ...LONG.map((amount) => ({
        if: { amount },
        say: "[by] infliggere a [to] un colpo pari a [amount]( , [times/often])(; il colpo è di [bonus] in più se [if])",
      })),
      { say: "[by] colpire [to] per [amount/per]( , [times/often])( , o per [bonus] in più se [if])" },
    ],
    dealDamage: [
      { on: "enemy", say: "[to] subire [amount:damage]" },
      { if: { to: "you" }, say: "[to] subire [amount:damage]" },
      ...["that", "times"].map((amount) => ({
        if: { amount },
        say: "[you] infliggere a [to] [amount:damage]",
      })),
      { say: "[you] infliggere [amount:damage] a [to]" },
    ],
    "call:damageAttackers":
      "[you] infliggere [amount:damage] a ogni nemico per ogni colpo che sta per infliggerti",
    gainBlock: [
      { on: "enemy", if: { whom: "this" }, say: "[whom!] ottenere [amount:block]" },
      { say: "[whom] ottenere [amount:block]" },
    ],
    doubleBlock: [{ if: { who: "you" }, say: "[who] raddoppiare il tuo Blocco" }],
    gainStatus,
    draw: "[who] pescare [amount:card/per]",
    "call:drawTo": "[you] pescare carte fino ad averne [size] in mano",
    drawOne: "[who] pescare [as=card]",
    barDraws: [{ say: "[who] pescare altre carte in questo turno", cant: true }],
    gainEnergy: "[who] ottenere [amount:energy]",
    payEnergy: "[who] pagare [amount:energy]",
    loseHp: "[whom] perdere [amount:hp/per]",
    heal: "[whom] guarire di [amount:hp]",
    healTo: [{ if: { whom: "you" }, say: "[whom] guarire fino a [hp:hp]" }],
    "call:loseHpTo": [
      ...LONG.map((hp) => ({ if: { hp }, say: "[you] perdere gli HP oltre [hp]" })),
      { say: "[you] perdere gli HP oltre i [hp]" },
    ],
    healFully: "[whom] guarire di tutti gli {icon hp|HP}",
    loseGold: "[who] perdere [amount:gold]",
    gainGold: [
      { on: "enemy", if: { who: "named" }, say: "[x=the_card!] lasciare [amount:gold]" },
      { say: "[who] ottenere [amount:gold]" },
    ],
    loseBlock: "[whom] perdere [amount:block]",
    exhaust: "[you] esaurire [whom/whole]",
    discardAll: [{ say: "[you] scartare [cards/whole]", from: "hand" }],
    putOnDraw: "[you] mettere [card/from] in cima al tuo mazzo di pesca",
    goOnTop: "[you] mettere [whom] in cima al tuo mazzo di pesca",
    takeInHand: "[you] mettere [card/from] nella tua mano",
    costNothing: "[cards] costare 0 {icon energy|Energia} in questo turno",
    forcePlay: [{ if: { who: "you" }, say: "[who] giocare [card] per 0 {icon energy|Energia}" }],
    "call:forcePlayAndExhaust":
      "[you] giocare [card] per 0 {icon energy|Energia}. Esauriscila, a meno che non sia un Potere",
    exhaustOncePlayed: "[you] esaurire [card] dopo averla giocata",
    playTwice: [
      {
        if: { who: "you", type: "attack" },
        say: "=il tuo prossimo Attacco in questo turno si gioca due volte",
      },
      {
        if: { who: "you", type: "skill" },
        say: "=la tua prossima Abilità in questo turno si gioca due volte",
      },
    ],
    copyLast:
      "[who] giocare una copia dell'ultimo Attacco o Abilità di costo [cost] che chiunque ha giocato in questo turno",
    attach: "[you] assegnare [whom] a [to]",
    putInDiscard: [
      { on: "skill", if: { cause: "detached" }, say: "[you] scartare [whom]" },
      { if: { cause: "detached" }, say: "[you] togliere [whom] dal suo nemico" },
    ],
    switchRows: "[a] scambiare la fila con [b]",
    addCubes: "[you] mettere [amount:cube] su [whom]",
    "call:fillCubes": "[you] riempire [whom] fino a [amount:cube]",
    "call:freeAttacks": "[you] fare [amount:freeAttack] , ciascuno con un colpo da 1 a un nemico qualsiasi",
    "call:forceDraws":
      "[you] pescare [amount:card] , poi giocale per 0 {icon energy|Energia} nell'ordine che preferisci",
    // Any number of a die is chosen as it is turned.
    number: [
      { if: { by: "you", from: "1", to: "6" }, say: "=" },
      { say: "[by] scegliere un numero da [from] a [to]" },
    ],
    addToDie: [
      { if: { amount: "-1" }, say: "[you] sottrarre 1 al dado; l'1 diventa 6" },
      { if: { amount: "1" }, say: "[you] aggiungere 1 al dado; il 6 diventa 1" },
      { if: { amount: true }, say: "[you] aggiungere [amount] al dado" },
    ],
    turnDie: [
      { if: { to: "that" }, say: "[you] girare il dado su un numero qualsiasi" },
      { if: { to: true }, say: "[you] girare il dado su [to]" },
    ],
    // Cards roll it after it has been rolled.
    rollDie: "[you] ritirare il dado",
    triggerFace: [
      {
        on: "solo-relic",
        if: { face: false },
        say: "[you] attivare un effetto del dado di una tua reliquia",
      },
      {
        if: { face: true },
        say: "[you] attivare un effetto che una reliquia di un giocatore qualsiasi ha con il dado su [face]; vale per il suo proprietario",
      },
      {
        say: "[you] attivare un effetto del dado di una reliquia di un giocatore qualsiasi; vale per il suo proprietario",
      },
    ],
    useThisTurn: [{ if: { whom: "this" }, say: "[you] consumare [whom] per questo turno" }],
    useThisCombat: [{ if: { whom: "this" }, say: "[you] consumare [whom] per questo combattimento" }],
    useThisRoom: [{ if: { whom: "this" }, say: "[you] consumare [whom] per questa stanza" }],
    keepBlockOnce: [
      { if: { whom: "this" }, say: "[you] mantenere quel Blocco , una volta per combattimento" },
    ],
    wearOut: [
      {
        if: { whom: "this" },
        say: "[whom] funzionare [uses:time] in tutto; poi scartala",
        apart: true,
      },
    ],
    "call:strengthForAttack": "[you] ottenere [amount:strength] per il tuo prossimo Attacco",
    removeCube: "[you] togliere 1 cubo da [whom]",
    drink: [
      { on: "potion", if: { whom: "this" }, say: "[you] scartare questa pozione" },
      { say: "[you] mettere [whom] in fondo al mazzo pozioni" },
    ],

    summon: "[you] evocare [name/a]",
    summonSome: [
      {
        if: { kind: "gremlin" },
        say: "[you] evocare [amount:gremlin] a caso, o [alone] contro un solo giocatore",
      },
    ],
    summonForAll: "[you] evocare [names/a] nella fila di ogni giocatore",
    fillRows: "[you] riempire ogni fila fino a [most:enemy] alternando [names]",
    enterMode: "[whom] entrare in modalità [mode]",
    flee: [
      {
        on: "enemy",
        if: { whom: "this" },
        say: "[whom] lasciare il combattimento; la sua ricompensa resta",
      },
    ],
  },
  costs: {
    // What a card costs is said in front, by its facts.
    payEnergy: [
      { if: { who: "you", amount: "figure" }, say: "=" },
      { if: { who: "you", amount: "that" }, say: "=" },
    ],
    number: [{ if: { by: "you", from: "0", to: "number" }, say: "=" }],
    useThisCombat: [{ if: { whom: "this" }, say: "=una volta per combattimento" }],
    useThisRoom: [{ if: { whom: "this" }, say: "=una volta per stanza" }],
    useThisTurn: [{ if: { whom: "this" }, say: "=una volta per turno" }],
    drink: [{ if: { whom: "this" }, say: "=bevi" }],
  },
}
