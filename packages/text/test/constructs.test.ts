// What every construct of the kernel's data language says, in both languages, of a made-up game: the grammar's own test.

import {
  type Ability,
  all,
  any,
  choose,
  count,
  each,
  eq,
  gate,
  gather,
  ge,
  is,
  later,
  le,
  loop,
  mode,
  move,
  n,
  not,
  number,
  read,
  repeat,
  same,
  stat,
  target,
  together,
  when,
} from "@soulspire/kernel"
import { expect, it } from "vitest"
import { does, played, says } from "./support/inn.ts"

const cases: readonly (readonly [string, Ability, en: string, it: string])[] = [
  [
    "a word at the noun for what it is not",
    played(
      [does("destroy", { whom: "it1" })],
      [target("it1", { from: "bag", of: "you", where: not({ test: "cursed", of: "it" }) })],
    ),
    "Destroy one of your uncursed items.",
    "Distruggi uno dei tuoi oggetti non-maledetti.",
  ],
  [
    "results that ways stand for",
    {
      k: "act",
      act: "play",
      in: ["hand"],
      modes: [
        {
          name: "1-2",
          when: all(ge(read("cents", "you"), n(1)), le(read("cents", "you"), n(2))),
          targets: [target("it1", { from: "bag" })],
          do: [does("destroy", { whom: "it1" })],
        },
        {
          name: "3-3",
          when: all(ge(read("cents", "you"), n(3)), le(read("cents", "you"), n(3))),
          do: [does("gain", { who: "you", amount: n(2) })],
        },
      ],
      do: [],
    },
    "The number of ¢ you have: / 1–2: Destroy an item. / 3: Gain 2 ¢.",
    "Il numero dei tuoi ¢: / 1–2: Distruggi un oggetto. / 3: Ottieni 2 ¢.",
  ],
  [
    "unless, with the tu that the subjunctive needs",
    played(
      [
        gate({
          ask: "may",
          do: [does("pay", { who: "you", amount: n(3) })],
          ifNot: [does("destroy", { whom: "it1" })],
        }),
      ],
      [target("it1", { from: "bag" })],
    ),
    "Destroy an item unless you pay 3 ¢.",
    "Distruggi un oggetto a meno che tu non paghi 3 ¢.",
  ],
  [
    "unless, of somebody else",
    played([
      each({ from: "seats", of: "others" }, "p", [
        gate({
          who: "p",
          ask: "may",
          do: [does("pay", { who: "p", amount: n(3) })],
          ifNot: [does("discard", { who: "p", what: "this" })],
        }),
      ]),
    ]),
    "Each other player discards this card unless they pay 3 ¢.",
    "Ogni altro giocatore scarta questa carta a meno che quel giocatore non paghi 3 ¢.",
  ],
  [
    "somebody else may let you",
    played(
      [
        gate({
          who: "p",
          ask: "may",
          do: [does("gain", { who: "you", amount: n(3) })],
          ifDo: [does("destroy", { whom: "this" })],
        }),
      ],
      [target("p", { from: "seats", of: "others" })],
    ),
    "Another player may have you gain 3 ¢. If they do, destroy this card.",
    "Un altro giocatore può decidere che tu ottenga 3 ¢. Se lo fa, distruggi questa carta.",
  ],
  [
    "somebody else must, or if they can't",
    played(
      [
        gate({
          who: "p",
          ask: "must",
          do: [does("destroy", { whom: "this" })],
          ifCannot: [does("pay", { who: "p", amount: n(2) })],
        }),
      ],
      [target("p", { from: "seats" })],
    ),
    "A player must destroy this card. If they can't, they pay 2 ¢.",
    "Un giocatore deve distruggere questa carta. Se non può, quel giocatore paga 2 ¢.",
  ],
  [
    "and: the second part hangs on the first",
    played([
      gate({
        ask: "must",
        do: [does("pay", { who: "you", amount: n(1) })],
        ifDo: [does("gain", { who: "you", amount: n(2) })],
      }),
    ]),
    "Pay 1 ¢ and gain 2 ¢.",
    "Paga 1 ¢ e ottieni 2 ¢.",
  ],
  [
    "may, one thing after another",
    played([
      gate({
        ask: "may",
        do: [],
        ifDo: [does("gain", { who: "you", amount: n(1) }), does("destroy", { whom: "this" })],
      }),
    ]),
    "You may gain 1 ¢, then destroy this card.",
    "Puoi ottenere 1 ¢, poi distruggere questa carta.",
  ],
  [
    "as much as one likes, up to so much",
    played([number("x", "you", 0, n(3)), does("gain", { who: "you", amount: { ref: "x" } })]),
    "Gain up to 3 ¢.",
    "Ottieni fino a 3 ¢.",
  ],
  [
    "a number that somebody else chooses is no limit",
    played(
      [number("x", "rival", 0, n(3)), does("gain", { who: "you", amount: { ref: "x" } })],
      [target("rival", { from: "seats", of: "others" })],
    ),
    "Another player chooses a number from 0 to 3. Gain that many ¢.",
    "Un altro giocatore sceglie un numero da 0 a 3. Ottieni altrettanti ¢.",
  ],
  [
    "may, and if you do",
    played([
      gate({
        ask: "may",
        do: [does("pay", { who: "you", amount: n(1) }), does("discard", { who: "you", what: "this" })],
        ifDo: [does("gain", { who: "you", amount: n(2) })],
      }),
    ]),
    "You may pay 1 ¢ and discard this card. If you do, gain 2 ¢.",
    "Puoi pagare 1 ¢ e scartare questa carta. Se lo fai, ottieni 2 ¢.",
  ],
  [
    "several deeds of each other player",
    played([
      each({ from: "seats", of: "others" }, "p", [
        does("gain", { who: "p", amount: n(1) }),
        does("discard", { who: "p", what: "this" }),
      ]),
    ]),
    "Each other player gains 1 ¢, then they discard this card.",
    "Ogni altro giocatore ottiene 1 ¢, poi quel giocatore scarta questa carta.",
  ],
  [
    "each of your feminine things",
    played([each({ from: "altar", of: "you" }, "s", [does("destroy", { whom: "s" })])]),
    "Destroy each of your souls.",
    "Distruggi ogni tua anima.",
  ],
  [
    "so many of yours",
    played([
      choose({ what: { from: "bag", of: "you" }, as: "c", max: n(2), min: n(2) }),
      does("destroy", { whom: "c" }),
    ]),
    "Destroy 2 of your items.",
    "Distruggi 2 dei tuoi oggetti.",
  ],
  [
    "up to so many, with an adjective that agrees",
    played([
      choose({ what: { from: "altar", where: { test: "charged", of: "it" } }, as: "c", max: n(2), min: 0 }),
      does("recharge", { whom: "c" }),
    ]),
    "Recharge up to 2 souls that are charged.",
    "Ricarica fino a 2 anime che sono cariche.",
  ],
  [
    "somebody else's choice",
    played(
      [choose({ what: { from: "bag", of: "you" }, as: "c", by: "rival" }), does("destroy", { whom: "c" })],
      [target("rival", { from: "seats", of: "others" })],
    ),
    "Destroy one of your items of another player's choice.",
    "Distruggi uno dei tuoi oggetti a scelta di un altro giocatore.",
  ],
  [
    "reached by a pronoun that can mean nothing else",
    played(
      [does("steal", { who: "you", what: "it1", whom: { controller: "it1" } })],
      [target("it1", { from: "bag", where: not({ test: "charged", of: "it" }) })],
    ),
    "Steal an item that is not charged from its controller.",
    "Ruba un oggetto che non è carico a chi lo controlla.",
  ],
  [
    "so many times",
    played([repeat(n(2), [does("gain", { who: "you", amount: n(1) })])]),
    "Gain 1 ¢ twice.",
    "Ottieni 1 ¢, 2 volte.",
  ],
  [
    "as long as",
    played([loop(ge(read("cents", "you"), n(3)), [does("pay", { who: "you", amount: n(1) })])]),
    "As long as you have 3 or more ¢, do this again and again: pay 1 ¢.",
    "Finché hai almeno 3 ¢, ripeti: paga 1 ¢.",
  ],
  [
    "one of several ways",
    played([
      mode("you", {
        a: [does("gain", { who: "you", amount: n(1) })],
        b: [does("wound", { whom: "you", amount: n(1) })],
      }),
    ]),
    "Choose one: / • Gain 1 ¢. / • Take 1 damage.",
    "Scegli un'opzione: / • Ottieni 1 ¢. / • Subisci 1 danno.",
  ],
  [
    "all at the same time",
    played([together([does("gain", { who: "you", amount: n(1) })])]),
    "Each player gains 1 ¢, all at the same time.",
    "Ogni giocatore ottiene 1 ¢, tutti nello stesso momento.",
  ],
  [
    "chosen by all at the same time, each of their own",
    played([gather("g", { from: "hand", of: "you" }, [does("discard", { who: "you", what: "g" })])]),
    "Each player chooses a card in their hand, all at the same time. Each player discards it.",
    "Ogni giocatore sceglie una carta nella propria mano, tutti nello stesso momento. Ogni giocatore la scarta.",
  ],
  [
    "a number, and three times it",
    played([number("x", "you", 1, 3), does("gain", { who: "you", amount: { mul: [{ ref: "x" }, n(3)] } })]),
    "Choose a number from 1 to 3. Gain 3 times that many ¢.",
    "Scegli un numero da 1 a 3. Ottieni il triplo di quei ¢.",
  ],
  [
    "amounts of every kind",
    played(
      [
        does("gain", { who: "you", amount: stat("attack", "it1") }),
        does("gain", { who: "you", amount: count({ from: "bag", of: "you" }) }),
        does("gain", { who: "you", amount: { minus: [read("cents", "it1"), n(1)] } }),
        does("gain", { who: "you", amount: { max: [stat("attack", "you"), n(2)] } }),
        does("gain", { who: "you", amount: { sum: "wounds", over: { from: "lair" } } }),
      ],
      [target("it1", { from: ["seats", "lair"] })],
    ),
    "Choose a player or monster. Gain ¢ equal to their attack. Gain ¢ equal to the number of your items. Gain ¢ equal to the number of ¢ they have minus 1. Gain ¢ equal to the higher of your attack and 2. Gain ¢ equal to the total number of wounds of all monsters.",
    "Scegli un giocatore o un mostro. Ottieni un numero di ¢ pari al suo attacco. Ottieni un numero di ¢ pari al numero dei tuoi oggetti. Ottieni un numero di ¢ pari al numero dei suoi ¢ meno 1. Ottieni un numero di ¢ pari al maggiore tra il tuo attacco e 2. Ottieni un numero di ¢ pari al numero totale di ferite di tutti i mostri.",
  ],
  [
    "the next two times, less of it",
    {
      k: "on",
      event: "wound",
      when: same("ev.whom", "this"),
      do: [
        later(
          {
            k: "replace",
            event: "wound",
            when: is("would.whom", "monster"),
            do: [{ op: "edit", set: { amount: { minus: [{ ref: "would.amount" }, n(1)] } } }],
          },
          "turn",
          2,
        ),
      ],
    },
    "Each time this card takes damage, the next 2 times a monster would take damage this turn, that monster takes that much damage minus 1 instead.",
    "Ogni volta che questa carta subisce danni, le prossime 2 volte durante questo turno che un mostro sta per subire danni, subisce invece altrettanti danni meno 1.",
  ],
  [
    "conditions and otherwise",
    played([
      when(
        all(ge(read("cents", "you"), n(3)), not({ exists: { from: "lair" } })),
        [does("gain", { who: "you", amount: n(1) })],
        [does("wound", { whom: "you", amount: n(2) })],
      ),
    ]),
    "If you have 3 or more ¢ and there is no monster, gain 1 ¢. Otherwise, take 2 damage.",
    "Se hai almeno 3 ¢ e non c'è nessun mostro, ottieni 1 ¢. Altrimenti, subisci 2 danni.",
  ],
  [
    "one of two conditions",
    played([
      when(any({ test: "charged", of: "this" }, same("active", "you")), [
        does("gain", { who: "you", amount: n(1) }),
      ]),
    ]),
    "If this card is charged or it is your turn, gain 1 ¢.",
    "Se questa carta è carica o è il tuo turno, ottieni 1 ¢.",
  ],
  [
    "at the bottom",
    played([move("it1", "deck", { at: "bottom" })], [target("it1", { from: "pile" })]),
    "Put a card from the discard pile on the bottom of the deck.",
    "Metti una carta dagli scarti in fondo al mazzo.",
  ],
  [
    "into the hand of a second target",
    played(
      [move("it1", "hand", { of: "p" })],
      [target("it1", { from: "pile" }), target("p", { from: "seats" })],
    ),
    "Put a card from the discard pile into a player's hand.",
    "Metti una carta dagli scarti nella mano di un giocatore.",
  ],
  [
    "another than this, with a relative clause",
    {
      k: "on",
      event: "die",
      when: all(not(same("ev.whom", "this")), eq(read("wounds", "ev.whom"), n(0))),
      do: [does("gain", { who: "you", amount: n(1) })],
    },
    "Each time another monster with no wounds dies, gain 1 ¢.",
    "Ogni volta che un altro mostro senza ferite muore, ottieni 1 ¢.",
  ],
  [
    "an impure consonant",
    played([does("destroy", { whom: "it1" })], [target("it1", { from: "slots" })]),
    "Destroy a slot.",
    "Distruggi uno spazio.",
  ],
  [
    "other than one just named",
    played(
      [
        does("hurt", { from: "this", whom: "a", amount: n(1) }),
        does("hurt", { from: "a", whom: "b", amount: n(2) }),
      ],
      [target("a", { from: "altar" }), target("b", { from: ["altar", "lair"], other: "a" })],
    ),
    "This card deals 1 damage to a soul. That soul deals 2 damage to a soul or monster other than that soul.",
    "Questa carta infligge 1 danno a un'anima. Quell'anima infligge 2 danni a un'anima o a un mostro diverso da quell'anima.",
  ],
  [
    "abilities of all things of a kind",
    {
      k: "grant",
      to: all(is("it", "soul"), same({ controller: "it" }, "you")),
      gives: [{ k: "stat", stat: "attack", add: n(1) }],
    },
    "Your souls have “This card's attack is 1 higher.”",
    "Le tue anime hanno «L'attacco di questa carta aumenta di 1.»",
  ],
  [
    "a prohibition about things of a kind",
    { k: "forbid", act: "attack", when: all(same("who", "you"), not({ test: "alive", of: "it" })) },
    "You can't attack monsters that are not alive.",
    "Non puoi attaccare mostri che non sono vivi.",
  ],
  [
    "from elsewhere, with a cost and a condition",
    {
      k: "act",
      act: "play",
      in: ["pile"],
      when: ge(read("cents", "you"), n(5)),
      cost: [does("pay", { who: "you", amount: n(2) })],
      do: [does("gain", { who: "you", amount: n(1) })],
    },
    "From the discard pile, pay 2 ¢, only if you have 5 or more ¢: gain 1 ¢.",
    "Dagli scarti, paga 2 ¢, solo se hai almeno 5 ¢: ottieni 1 ¢.",
  ],
  [
    "every third time",
    {
      k: "on",
      event: "gain",
      when: same("ev.who", "you"),
      nth: { every: 3 },
      do: [does("gain", { who: "ev.who", amount: { ref: "ev.amount" } })],
    },
    "Every third time you gain ¢, gain that many ¢.",
    "Ogni tre volte che ottieni ¢, ottieni altrettanti ¢.",
  ],
  [
    "working in a hand, about somebody else",
    {
      k: "on",
      in: ["hand"],
      event: "gain",
      when: all(not(same("ev.who", "you")), ge({ ref: "ev.amount" }, n(2))),
      do: [does("steal", { who: "you", what: "this", whom: "ev.who" })],
    },
    "While this card is in your hand, each time another player gains 2 ¢ or more, steal this card from them.",
    "Mentre questa carta è nella tua mano, ogni volta che un altro giocatore ottiene almeno 2 ¢, rubi questa carta a quel giocatore.",
  ],
]

it.each(cases)("%s", (_name, ability, english, italian) => {
  expect(says("en", ability)).toBe(english)
  expect(says("it", ability)).toBe(italian)
})
