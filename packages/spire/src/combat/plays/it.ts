// Italian words for what players do in their turn.

import { it, type Lexicon, type SliceWords } from "@soulspire/text"

const { f, m } = it

type Row = Lexicon["ops"][string]

const gainStatus: Row = ["daze", "burn", "slimed"].flatMap((name) => [
  { on: "enemy", if: { card: `status-${name}`, who: "facing" }, say: `[x=the_card!] dare [amount:${name}]` },
  {
    on: "enemy",
    if: { card: `status-${name}`, who: "facingEach" },
    say: `[x=the_card!] dare [amount:${name}] a [who]`,
  },
  {
    on: "enemy",
    if: { card: `status-${name}`, who: "everybody" },
    say: `[x=the_card!] dare [amount:${name}] a [who]`,
  },
  {
    if: { card: `status-${name}`, who: "you", to: "discard" },
    say: `[who] mettere [amount:${name}] nella tua pila degli scarti`,
  },
  { if: { card: `status-${name}` }, say: `[who] ottenere [amount:${name}]` },
])

const nouns: Lexicon["nouns"] = {
  daze: { ...m("Stordimento", "Stordimenti"), icon: "daze" },
  burn: { ...f("Ustione", "Ustioni"), icon: "burn" },
  slimed: { ...f("Melma", "Melme"), icon: "slimed" },
  cube: m("cubo", "cubi"),
}

export const italian: SliceWords = {
  lexicon: {
    nouns,
    numbers: {
      cost: {
        noun: m("costo", "costi"),
        plus: [
          { if: { less: true, each: true }, say: "[of] costare [less] in meno per [each]" },
          { if: { less: true }, say: "[of] costare [less] {icon energy|Energia} in meno" },
        ],
        set: [
          { if: { span: "nextCard", of: "yours" }, say: "[x=the_nextCard] costare [to]" },
          {
            if: { span: "nextAttack", of: "your attack", to: "0" },
            say: "=il tuo prossimo Attacco in questo turno costa 0",
          },
          { if: { span: false }, say: "[of] costare [to]" },
        ],
      },
      exhausts: {
        noun: m("esaurimento", "esaurimenti"),
        plus: [{ if: { by: "+1" }, say: "[of] venire esaurit~ una volta giocat~" }],
      },
      hand: {
        noun: {
          one: "carte da pescare in ogni turno",
          many: "carte da pescare in ogni turno",
          gender: "f",
          plural: true,
        },
      },
      counters: { noun: nouns["cube"], had: true, each: "per ogni cubo su questa carta" },
      mostPlays: {
        noun: { ...f("carta da giocare al massimo per turno", "carte da giocare al massimo per turno") },
        set: [
          {
            if: { span: false, of: "everybody" },
            say: "[x=player] giocare più di [to:card] per turno",
            cant: true,
          },
        ],
      },
      discarded: { noun: f("carta", "carte"), done: "[of] avere scartato( [amount:card]) in questo turno" },
      playedPowers: {
        noun: m("Potere", "Poteri"),
        done: "[of] avere giocato( [amount:power]) in questo turno",
      },
      reshuffles: {
        noun: f("volta", "volte"),
        done: [
          {
            if: { amount: "some" },
            say: "[of] avere rimescolato il tuo mazzo di pesca in questo combattimento",
          },
          { say: "[of] avere rimescolato il tuo mazzo di pesca( [amount:time]) in questo combattimento" },
        ],
      },
      burnt: { noun: f("carta", "carte"), often: "una volta per ogni carta esaurita così" },
      x: { noun: m("X"), symbol: "X" },
      leastX: { noun: m("X minimo") },
    },
    tests: {
      costsNothing: { say: "[of] costare 0" },
      costsX: { say: "[of] costare X" },
      isFirstCard: {
        say: [{ if: { of: "this" }, say: "=questa è la prima carta che giochi in questo turno" }],
      },
    },
    whoms: {
      nextCard: {
        noun: f("prossima carta che giochi in questo turno", "prossime carte che giochi in questo turno"),
      },
    },
    spans: {
      nextCard: {
        till: "per la prossima carta che giochi in questo turno",
        during: "per la tua prossima carta",
        each: "per ogni carta",
      },
      nextAttack: {
        till: "per il tuo prossimo Attacco in questo turno",
        during: "per il tuo prossimo Attacco",
        each: "per ogni Attacco",
      },
    },
    acts: {
      play: {
        say: "[who=player] giocare [it=card]",
        from: "hand",
        only: "può essere giocata solo se #",
      },
      use: { say: "[who=player] usare [it=card]" },
    },
    ops: {
      gainStatus,
      shuffleInStatus: ["burn", "slimed"].map((name) => ({
        if: { card: `status-${name}` },
        say: `[who] mescolare [amount:${name}] nel proprio mazzo di pesca`,
      })),
      draw: "[who] pescare [amount:card/per]",
      "call:drawTo": "[you] pescare carte fino ad averne [size] in mano",
      drawOne: "[who] pescare [as=card]",
      barDraws: [{ say: "[who] pescare altre carte in questo turno", cant: true }],
      exhaust: [
        { if: { who: true }, say: "[who] esaurire [whom]" },
        { if: { whom: "this" }, say: "[you] esaurire [whom]", last: true },
        { say: "[you] esaurire [whom/whole]" },
      ],
      discardAll: [{ say: "[you] scartare [cards/whole]", from: "hand" }],
      putOnDraw: "[you] mettere [card/from] in cima al tuo mazzo di pesca",
      goOnTop: "[you] mettere [whom] in cima al tuo mazzo di pesca",
      takeInHand: [
        { if: { card: "described" }, say: "[you] mettere nella tua mano [card/from]" },
        { say: "[you] mettere [card/from] nella tua mano" },
      ],
      costNothing: "[cards] costare 0 {icon energy|Energia} in questo turno",
      forcePlay: [
        {
          if: { who: "you", bonus: true },
          say: "[who] giocare [card] per 0 {icon energy|Energia}: colpisce per [bonus] in più",
        },
        { if: { who: "you" }, say: "[who] giocare [card]( [times/often]) per 0 {icon energy|Energia}" },
      ],
      "call:forcePlayTwiceAndExhaust":
        "[you] giocare [card] due volte per 0 {icon energy|Energia} , poi esauriscila",
      "call:forcePlayAndExhaust":
        "[you] giocare [card] per 0 {icon energy|Energia}. Esauriscila, a meno che non sia un Potere",
      exhaustOncePlayed: "[you] esaurire [card] dopo averla giocata",
      playTwice: [
        {
          if: { who: "you", type: "attack", times: "3" },
          say: "=il tuo prossimo Attacco in questo turno si gioca 3 volte",
        },
        {
          if: { who: "you", type: "attack" },
          say: "=il tuo prossimo Attacco in questo turno si gioca due volte",
        },
        {
          if: { who: "you", type: "skill" },
          say: "=la tua prossima Abilità in questo turno si gioca due volte",
        },
        {
          if: { who: "you", type: "either" },
          say: "=la prossima carta Attacco o Abilità che giochi in questo turno si gioca due volte",
        },
      ],
      copyLast: [
        {
          if: { type: "attack", by: "others" },
          say: "[who] giocare una copia dell'ultimo Attacco che un altro giocatore ha giocato in questo turno",
        },
        {
          say: "[who] giocare una copia dell'ultimo Attacco o Abilità di costo [cost] che chiunque ha giocato in questo turno",
        },
      ],
      attach: "[you] assegnare [whom] a [to]",
      putInDiscard: [
        { on: "skill", if: { cause: "detached" }, say: "[you] scartare [whom]" },
        { if: { cause: "detached" }, say: "[you] togliere [whom] dal suo nemico" },
      ],
      switchRows: "[a] scambiare la fila con [b]",
      addCubes: [
        { on: "enemy", if: { whom: "this" }, say: "[whom!] ottenere [amount:cube]" },
        { say: "[you] mettere [amount:cube] su [whom]" },
      ],
      "call:fillCubes": "[you] riempire [whom] fino a [amount:cube]",
      "call:forceDraws":
        "[you] pescare [amount:card] , poi giocale per 0 {icon energy|Energia} nell'ordine che preferisci",
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
      wearOut: [
        {
          if: { whom: "this" },
          say: "[whom] funzionare [uses:time] in tutto; poi scartala",
          apart: true,
        },
      ],
      removeCube: "[you] togliere 1 cubo da [whom]",
      drink: [
        { on: "potion", if: { whom: "this" }, say: "[you] scartare questa pozione" },
        { say: "[you] mettere [whom] in fondo al mazzo pozioni" },
      ],
    },
    costs: {
      number: [{ if: { by: "you", from: "greater", to: "number" }, say: "=" }],
      useThisCombat: [{ if: { whom: "this" }, say: "=una volta per combattimento" }],
      useThisRoom: [{ if: { whom: "this" }, say: "=una volta per stanza" }],
      useThisTurn: [{ if: { whom: "this" }, say: "=una volta per turno" }],
      drink: [{ if: { whom: "this" }, say: "=bevi" }],
    },
    events: {
      discards: "[who=player] scartare una o più carte per l'effetto di una carta",
      reshuffled: [
        { if: { who: "you" }, say: "[who] rimescolare il tuo mazzo di pesca" },
        { say: "[who=player] rimescolare il proprio mazzo di pesca" },
      ],
      plays: "[who=player] giocare [card=card]",
      move: [
        { if: { cause: "death", old: true }, say: "[old=enemy] morire" },
        { if: { cause: "death", obj: "this" }, say: "[obj] morire", once: true },
        { if: { cause: "death", obj: true }, say: "[obj=enemy] morire" },
        {
          if: { cause: "exhaust", obj: "this", controlled: false },
          say: "[obj] venire esaurit~",
          in: "exhaust",
        },
        { if: { cause: "exhaust", controlled: true }, say: "[controlled=player] esaurire [obj=card]" },
        {
          if: { cause: "discard", obj: "this" },
          say: "[you] scartare [obj] divinando",
          in: "draw",
          once: true,
        },
        {
          if: { cause: "discard", obj: "this" },
          say: "[obj] venire scartat~ per l'effetto di una carta",
          in: "discard",
        },
        { if: { cause: "enter", obj: "this" }, say: "[obj] entrare in combattimento", once: true },
        { if: { cause: "draw" }, say: "[taker=player] pescare [obj=card]" },
        { if: { cause: "remove", obj: "this" }, say: "[obj] venire rimoss~ dal tuo mazzo", in: "box" },
        { if: { obj: "this", taker: "you", cause: false }, say: "[taker] ottenere [obj]", once: true },
      ],
    },
  },
  messages: {
    "prompt.x": "Quanta Energia paghi per X?",
    "prompt.discard": "Scegli {count} {max, plural, one {carta} other {carte}} da scartare.",
    "prompt.discard-any": "Scegli le carte da scartare, quante ne vuoi.",
    "prompt.exhaust": "Scegli {count} {max, plural, one {carta} other {carte}} da esaurire.",
    "prompt.exhaust-to-hurt": "Esaurisci una carta per infliggere danni?",
    "prompt.put-on-draw":
      "Scegli {count} {max, plural, one {carta} other {carte}} da mettere in cima al tuo mazzo di pesca.",
    "prompt.take": "Scegli {count} {max, plural, one {carta} other {carte}} da mettere nella tua mano.",
    "prompt.search": "Scegli una carta del tuo mazzo di pesca.",
    "prompt.force-play": "Quale carta giochi ora?",
    "prompt.switch-rows": "Scambi la fila con un altro giocatore?",
    "prompt.switch-with": "Con chi scambi la fila?",
    "prompt.die-ability": "Quale effetto del dado attivi?",
    "act.play": "Gioca {what}",
    "act.use": "Usa {what}",
    "verb.play": "giocare una carta",
    "verb.use": "usare questa carta",
    "event.reshuffled": "{who} rimescola il mazzo di pesca.",
    "event.plays": "{who} gioca {card}.",
    "event.addCubes": "{amount, plural, one {Un cubo va} other {# cubi vanno}} su {what}.",
    "event.removeCube": "Un cubo viene tolto da {what}.",
    "event.barDraws": "{who} non può più pescare carte durante questo turno.",
    "event.move.draw": "{who} pesca {card}.",
    "event.move.draw.many": "{who} pesca {count} carte.",
    "event.move.discard.many": "{who} scarta {count} carte.",
    "event.move.discard": "{who} scarta {card}.",
    "event.move.exhaust": "Viene esaurita {card}.",
    "event.move.unplayable": "Non si può giocare {card}, che va negli scarti.",
    "event.move.top": "{card} va in cima al mazzo di pesca di {who}.",
    "event.move.take": "{who} mette in mano {card}.",
    "event.move.gainStatus": "{who} riceve {card}.",
    "event.move.power": "{who} mette in gioco {card}.",
    "event.move.attach": "{card} va su un nemico.",
    "event.move.drink": "{who} beve {card}.",
    "refusal.played-all":
      "Non puoi giocare più di {amount, plural, one {# carta} other {# carte}} in questo turno.",
    "refusal.used-up": "Per ora non puoi {act} di nuovo: è già stato fatto.",
    "keyword.unplayable": "Non ha costo e non si può giocare.",
  },
}
