// Italian words for hits, damage, HP and death.

import { it, type Lexicon, type SliceWords } from "@soulspire/text"

const { f, m, somebody } = it

/** Amounts that are more than a figure, and more than a letter can stand for. */
const SUMS = ["total", "minus", "times", "lesser", "greater"]
/** Amounts that are more than a figure. */
const LONG = ["number", "count", ...SUMS]

const nouns: Lexicon["nouns"] = {
  hp: { ...m("HP"), mass: true, icon: "hp" },
  ownHp: { ...m("HP"), plural: true, icon: "hp" },
  damage: m("danno", "danni"),
  hit: m("colpo", "colpi"),
  freeAttack: m("Attacco di costo 0", "Attacchi separati di costo 0"),
  bearer: m("nemico con questa carta assegnata", "nemici con questa carta assegnata"),
}

export const italian: SliceWords = {
  lexicon: {
    nouns,
    numbers: {
      hits: {
        noun: m("colpo", "colpi"),
        plus: [
          { if: { more: true, of: "you" }, say: "[x=the_yourHits] infliggere [more:damage] in più" },
          { if: { more: true }, say: "[of] aggiungere [more] a ogni colpo" },
        ],
      },
      perPower: {
        noun: m("danno aggiuntivo per ogni Potere", "danni aggiuntivi per ogni Potere"),
        plus: [
          {
            if: { more: true, of: "this" },
            say: "[of!] infliggere con ogni colpo [more:damage] in più per ogni Potere che il giocatore colpito ha in gioco",
          },
        ],
      },
      hitsTaken: {
        noun: m("danno aggiuntivo da ogni colpo", "danni aggiuntivi da ogni colpo"),
        plus: [{ if: { more: true, of: "this" }, say: "[of!] subire [more:damage] in più da ogni colpo" }],
      },
      freeHits: {
        noun: m("colpo di un Attacco di costo 0", "colpi di Attacchi di costo 0"),
        plus: [
          {
            if: { more: true },
            say: "[of] aggiungere [more] a ogni colpo dei tuoi Attacchi di costo 0 e dei tuoi Pugnali",
          },
        ],
      },
      cardHits: {
        noun: m("colpo", "colpi"),
        plus: [{ if: { more: true }, say: "[of] colpire per [more] in più( [per])" }],
      },
      mostLost: {
        noun: f("perdita massima di HP in ogni round", "perdite massime di HP in ogni round"),
        set: [
          { if: { span: "round" }, say: "[of] perdere più di [to:hp] in questo round", cant: true },
          { if: { span: false }, say: "[of] perdere più di [to:hp] per round", cant: true },
        ],
      },
      stabs: {
        noun: m("Stordimento per ogni attacco", "Stordimenti per ogni attacco"),
        plus: [
          {
            if: { more: true, of: "this" },
            say: "[x=the_stabbed] ottenere [more:daze]",
          },
        ],
      },
      mostPerHit: {
        noun: m("massimo danno da un colpo"),
        set: [{ if: { span: false }, say: "[of] subire al massimo [to:damage] da ogni colpo" }],
      },
      leastHp: {
        noun: { one: "HP minimi", many: "HP minimi", gender: "m", plural: true },
        set: [{ if: { span: false }, say: "[of] scendere sotto [to:hp]", cant: true }],
      },
      mostDealt: {
        noun: m("danno massimo inflitto", "danni massimi inflitti"),
        set: [{ if: { span: "turn", to: "0" }, say: "[of] infliggere danni in questo turno", cant: true }],
      },
      mostHp: { noun: { one: "HP massimi", many: "HP massimi", gender: "m", plural: true } },
      hp: { noun: { ...nouns["hp"], plural: true }, had: "own" },
      "hit.as": { noun: nouns["hp"], each: "per ogni HP perso così" },
      lostInCombat: { noun: nouns["hp"], done: "[of] avere perso( [amount:hp]) in questo combattimento" },
      lostInRound: { noun: nouns["hp"], done: "[of] avere perso( [amount:hp]) in questo round" },
      otherAttacks: {
        noun: m("altro Attacco", "altri Attacchi"),
        done: "[of] avere giocato( [amount:attack]) in questo turno, Pugnali compresi",
      },
      attacks: {
        noun: m("Attacco", "Attacchi"),
        done: "[of] avere giocato( [amount:attack]) in questo turno",
      },
    },
    whoms: {
      yourHits: { noun: { ...m("tuoi colpi"), plural: true } },
      stabbed: {
        noun: somebody(m("giocatore che subisce danni non bloccati da un attacco di questo nemico")),
        each: true,
      },
    },
    tests: {
      isAboutToHit: {
        say: [
          { if: { with: "you" }, say: "[of] stare per colpirti" },
          { say: "[of] stare per colpire [with]" },
        ],
      },
      isDead: {
        say: [{ if: { of: "gap" }, say: "[of] essere mort~" }, { say: "[x=the_card] uccidere [of]" }],
      },
      isUnhurt: { say: "[of] avere tutti gli HP" },
    },
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
          if: { by: "this", to: "named", then: true, thenTo: true },
          say: "[by!] colpire per [amount] , poi [thenTo] per [then]",
        },
        {
          on: "enemy",
          if: { by: "this", to: "named", then: true },
          say: "[by!] colpire per [amount] , poi per [then]",
        },
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
        ...SUMS.map((amount) => ({
          if: { amount },
          say: "[by] infliggere a [to] un colpo pari a [amount]( , [times/often])(; il colpo è di [bonus] in più se [if])",
        })),
        {
          say: "[by] colpire [to] per [amount/per]( , [times/often])( , o per [bonus] in più se [if])( , e [again/often] in più se [if])",
        },
      ],
      hitAny:
        "[by] infliggere [times:hit] da [amount] a [among/a]. Ogni colpo può avere un bersaglio diverso",
      dealDamage: [
        { on: "enemy", say: "[to] subire [amount:damage/per]" },
        { if: { to: "you" }, say: "[to] subire [amount:damage]" },
        ...["that", "times"].map((amount) => ({
          if: { amount },
          say: "[you] infliggere a [to] [amount:damage]",
        })),
        { if: { bonus: true }, say: "[you] infliggere [amount:damage] a [to] , o [bonus] in più se [if]" },
        { say: "[you] infliggere [amount:damage] a [to]" },
      ],
      "call:damageAttackers":
        "[you] infliggere [amount:damage] a ogni nemico per ogni colpo che sta per infliggerti",
      loseHp: "[whom] perdere [amount:hp/per]",
      heal: [
        { on: "enemy", if: { whom: "this" }, say: "[whom!] guarire di [amount:hp]" },
        { say: "[whom] guarire di [amount:hp]" },
      ],
      healTo: [
        { if: { whom: "you" }, say: "[whom] guarire fino a [hp:hp]" },
        { on: "enemy", if: { whom: "this" }, say: "[whom] guarire fino a [hp:hp]" },
      ],
      "call:loseHpTo": [
        ...LONG.map((hp) => ({ if: { hp }, say: "[you] perdere gli HP oltre [hp]" })),
        { say: "[you] perdere gli HP oltre i [hp]" },
      ],
      "call:setHp": "[you] portare a [hp] [whom:ownHp/own]",
      healFully: "[whom] guarire di tutti gli {icon hp|HP}",
      "call:freeAttacks": "[you] fare [amount:freeAttack] , ciascuno con un colpo da 1 a un nemico qualsiasi",
      "call:strengthForAttack": "[you] ottenere [amount:strength] per il tuo prossimo Attacco",
      dies: [{ on: "enemy", if: { whom: "this" }, say: "[whom] morire" }],
      flee: [
        { on: "summon", if: { whom: "this" }, say: "[whom] lasciare il combattimento" },
        {
          on: "enemy",
          if: { whom: "this" },
          say: "[whom] lasciare il combattimento; la sua ricompensa resta",
        },
      ],
    },
    events: {
      attacks: [
        {
          if: { who: "you" },
          say: "[who] attaccare",
          next: { span: "combat", say: "dopo il tuo prossimo attacco" },
        },
      ],
      playerDies: [{ if: { who: "you" }, say: "[who] morire", once: true }, { say: "[who=player] morire" }],
      itsEnemyDies: [{ if: { card: "this" }, say: "[whom=bearer] morire", once: true }],
      damage: [
        { if: { amount: "some", hit: "1" }, say: "[whom=player|enemy] subire danni da un colpo" },
        { if: { amount: "some" }, say: "[whom=player|enemy] subire danni" },
        { if: { hit: "1", by: true }, say: "[by] colpire [whom=player|enemy]" },
      ],
      attacked: "[by=player] attaccare [whom=enemy]",
      loseHp: "[whom=player|enemy] perdere [amount:hp]",
    },
  },
  messages: {
    "prompt.attack-whom": "Quale nemico colpisci?",
    "prompt.foes": "Scegli uno o due nemici.",
    "prompt.hitAny": "A quale nemico va il colpo {number} di {many}?",
    "prompt.foe": "Scegli un nemico.",
    "prompt.row": "Scegli una fila (indicata dal suo giocatore).",
    "event.playerDies": "{who} muore.",
    "event.hit":
      "{by} colpisce {whom}: {amount, plural, one {# danno} other {# danni}}{blocked, plural, =0 {} one {, # bloccato} other {, # bloccati}}.",
    "event.damage":
      "{whom} subisce {amount, plural, one {# danno} other {# danni}}{blocked, plural, =0 {} one {, # bloccato} other {, # bloccati}}.",
    "event.setHp": "{whom} ora ha {hp} HP.",
    "event.loseHp": "{whom} perde {amount} HP.",
    "event.heal": "{whom} guarisce di {amount} HP.",
    "event.move.death": "{card} muore.",
  },
}
