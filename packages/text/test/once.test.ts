// What is said once: pronouns for those who have a name, one line for ways that are alike, facts instead of what happens
// each time. And in Italian subjects that are dropped and pronouns that lean on their verb.

import {
  type Ability,
  all,
  type Body,
  choose,
  type Cond,
  count,
  each,
  edit,
  eq,
  find,
  gainAbility,
  gate,
  ge,
  later,
  minus,
  mode,
  n,
  order,
  point,
  read,
  ref,
  same,
  target,
  when,
} from "@soulspire/kernel"
import { expect, it } from "vitest"
import { does, played, says } from "./support/inn.ts"

const on = (event: string, cond: Cond, body: Body): Ability => ({ k: "on", event, when: cond, do: body })
const gain = (who: string, amount = 1): Body[number] => does("gain", { who, amount: n(amount) })
const look = (what: object): Body[number] => ({ op: "show", what, to: "you" })

const cases: readonly (readonly [string, Ability, en: string, it: string])[] = [
  [
    "somebody with a name is named once",
    on("gain", same("ev.who", "active"), [does("wound", { whom: "active", amount: n(1) })]),
    "Each time the active player gains ¢, they take 1 damage.",
    "Ogni volta che il giocatore attivo ottiene ¢, subisce 1 danno.",
  ],
  [
    "and named again in Italian where a command would sound the same",
    on("gain", same("ev.who", "active"), [does("pay", { who: "active", amount: n(1) })]),
    "Each time the active player gains ¢, they pay 1 ¢.",
    "Ogni volta che il giocatore attivo ottiene ¢, quel giocatore paga 1 ¢.",
  ],
  [
    "somebody or something is they",
    played(
      [does("wound", { whom: "x", amount: n(1) }), does("hurt", { from: "you", whom: "x", amount: n(2) })],
      [target("x", { from: ["lair", "seats"] })],
    ),
    "A monster or player takes 1 damage. Deal 2 damage to them.",
    "Un mostro o un giocatore subisce 1 danno. Infliggigli 2 danni.",
  ],
  [
    "whoever chooses among what is theirs does it",
    played(
      [choose({ what: { from: "bag", of: "p" }, as: "c", by: "p" }), does("destroy", { whom: "c" })],
      [target("p", { from: "seats" })],
    ),
    "A player destroys one of their items.",
    "Un giocatore distrugge uno dei propri oggetti.",
  ],
  [
    "a number's time stands behind it, also in the middle",
    on("gain", same("ev.who", "you"), [
      later({ k: "stat", stat: "attack", to: same("it", "you"), add: n(1) }, "turn"),
    ]),
    "Each time you gain ¢, your attack is 1 higher till end of turn.",
    "Ogni volta che ottieni ¢, il tuo attacco aumenta di 1 fino alla fine del turno.",
  ],
  [
    "an empty hand, and so many cards in it",
    played([
      when(eq(count({ from: "hand", of: "you" }), n(0)), [gain("you")]),
      when(ge(count({ from: "hand", of: "you" }), n(3)), [gain("you", 2)]),
    ]),
    "If your hand is empty, gain 1 ¢. If you have 3 or more cards in hand, gain 2 ¢.",
    "Se la tua mano è vuota, ottieni 1 ¢. Se hai almeno 3 carte in mano, ottieni 2 ¢.",
  ],
  [
    "all of a hand is the hand",
    played([look({ from: "hand", of: "p" })], [target("p", { from: "seats" })]),
    "Look at a player's hand.",
    "Guarda la mano di un giocatore.",
  ],
  [
    "the order stands behind the place",
    played([
      order("sorted", { from: "bag", of: "you" }, "you"),
      each({ from: "@sorted" }, "c", [does("put", { what: "c", to: "pile" })]),
    ]),
    "Put your items into the discard pile in any order.",
    "Metti i tuoi oggetti negli scarti nell'ordine che preferisci.",
  ],
  [
    "the order of what happens to others at your word is a rule",
    played([order("hit", { from: "lair" }, "you"), does("wound", { whom: "hit", amount: n(1) })]),
    "All monsters take 1 damage.",
    "Tutti i mostri subiscono 1 danno.",
  ],
  [
    "ways that differ in the place are one",
    {
      k: "act",
      act: "play",
      in: ["hand"],
      modes: [
        { name: "deck", do: [look({ from: "deck", top: n(1) })] },
        { name: "cellar", when: { test: "cellars" }, do: [look({ from: "cellar", top: n(1) })] },
      ],
      do: [],
    },
    "Look at the top card of a store.",
    "Guarda la prima carta di una riserva.",
  ],
  [
    "the same of all places of a family",
    played([point("a", { top: "deck" }), point("b", { top: "cellar" }), look({ from: ["@a", "@b"] })]),
    "Look at the top card of each store.",
    "Guarda la prima carta di ogni riserva.",
  ],
  [
    "one deed with either number",
    played([mode("you", { fire: [gain("you", 1)], ice: [gain("you", 6)] })]),
    "Gain 1 or 6 ¢.",
    "Ottieni 1 o 6 ¢.",
  ],
  [
    "either of two deeds to one thing",
    {
      k: "act",
      act: "play",
      in: ["hand"],
      modes: [
        { name: "fire", targets: [target("x", { from: "lair" })], do: [does("destroy", { whom: "x" })] },
        { name: "ice", targets: [target("x", { from: "lair" })], do: [does("recharge", { whom: "x" })] },
      ],
      do: [],
    },
    "Destroy a monster or recharge it.",
    "Distruggi un mostro o ricaricalo.",
  ],
  [
    "what all ways begin with stands in front",
    {
      k: "act",
      act: "play",
      in: ["hand"],
      modes: [
        {
          name: "fire",
          do: [does("destroy", { whom: "this" }), when({ did: true }, [gain("you", 1)])],
        },
        {
          name: "ice",
          targets: [target("x", { from: "bag" })],
          do: [does("destroy", { whom: "this" }), when({ did: true }, [does("recharge", { whom: "x" })])],
        },
      ],
      do: [],
    },
    "Destroy this card. If you do, choose one: / • Gain 1 ¢. / • Recharge an item.",
    "Distruggi questa carta. Se lo fai, scegli un'opzione: / • Ottieni 1 ¢. / • Ricarica un oggetto.",
  ],
  [
    "what hangs on a price is named where it is used",
    played(
      [does("destroy", { whom: "this" }), when({ did: true }, [does("recharge", { whom: "x" })])],
      [target("x", { from: "bag" })],
    ),
    "Destroy this card. If you do, recharge an item.",
    "Distruggi questa carta. Se lo fai, ricarica un oggetto.",
  ],
  [
    "whose turn it is",
    played(
      [does("wound", { whom: "p", amount: n(1) }), when(same("p", "active"), [gain("active", 2)])],
      [target("p", { from: "seats" })],
    ),
    "A player takes 1 damage. If it is their turn, they gain 2 ¢.",
    "Un giocatore subisce 1 danno. Se è il suo turno, ottiene 2 ¢.",
  ],
  [
    "until there are as many",
    played(
      [does("gain", { who: "you", amount: minus(read("cents", "p"), read("cents", "you")) })],
      [target("p", { from: "seats" })],
    ),
    "Choose a player. Gain ¢ until you have as many as they do.",
    "Scegli un giocatore. Ottieni ¢ fino ad averne quanti ne ha quel giocatore.",
  ],
  [
    "a search",
    played([
      look({ from: "deck", where: { is: ["it", "item"] } }),
      choose({ what: { from: "deck", where: { is: ["it", "item"] } }, as: "found" }),
      does("recharge", { whom: "found" }),
    ]),
    "Search the deck for an item. Recharge it.",
    "Cerca un oggetto nel mazzo. Ricaricalo.",
  ],
  [
    "what is gained for good by its own words",
    played([gainAbility("x", { k: "stat", stat: "holy", add: 1 }, "")], [target("x", { from: "bag" })]),
    "An item becomes holy.",
    "Un oggetto diventa santo.",
  ],
  [
    "none of it, each time, is a fact",
    { k: "replace", event: "blow", when: same("would.whom", "this"), do: [edit({ amount: 0 })] },
    "This card doesn't take damage.",
    "Questa carta non subisce danni.",
  ],
  [
    "twice as much is one too",
    {
      k: "replace",
      event: "blow",
      when: same("would.whom", "this"),
      do: [edit({ amount: { mul: [ref("would.amount"), 2] } })],
    },
    "This card takes double damage.",
    "Questa carta subisce il doppio dei danni.",
  ],
  [
    "so much of a number of this card stands in front",
    { k: "stat", stat: "attack", to: same("it", "you"), when: ge(read("rank", "this"), n(3)), add: n(1) },
    "At rank 3 or more, your attack is 1 higher.",
    "Al grado 3 o superiore, il tuo attacco aumenta di 1.",
  ],
  [
    "what something was when it died belongs to its death",
    on("die", all(same("ev.whom", "this"), eq(read("last", "ev.whom"), n(6))), [gain("you")]),
    "Each time this card dies by a wound of 6, gain 1 ¢.",
    "Ogni volta che questa carta muore per una ferita di 6, ottieni 1 ¢.",
  ],
  [
    "a number that a verb gives back",
    played([{ op: "scrub", whom: "this", as: "x" }, does("mend", { whom: "you", amount: ref("x") })]),
    "Remove all stains from this card. Heal 1 wound for each stain removed.",
    "Togli tutte le macchie da questa carta. Guarisci di 1 ferita per ogni macchia rimossa.",
  ],
  [
    "whoever could be several is chosen first",
    played(
      [does("pay", { who: "p", amount: n(1) })],
      [target("p", { from: "seats", where: { test: "richest", of: "it" } })],
    ),
    "Choose a player with the most ¢. They pay 1 ¢.",
    "Scegli un giocatore con più ¢. Quel giocatore paga 1 ¢.",
  ],
  [
    "this card drops as a subject and leans as an object",
    on("die", same("ev.whom", "this"), [
      does("hurt", { from: "this", whom: "you", amount: n(1) }),
      does("put", { what: "this", to: "pile" }),
    ]),
    "Each time this card dies, it deals 1 damage to you, then put it into the discard pile.",
    "Ogni volta che questa carta muore, ti infligge 1 danno, poi mettila negli scarti.",
  ],
  [
    "theirs, where nobody else is about",
    played(
      [each({ from: "bag", of: "p" }, "c", [does("recharge", { whom: "c" })])],
      [target("p", { from: "seats" })],
    ),
    "Choose a player. Recharge each of their items.",
    "Scegli un giocatore. Ricarica ogni suo oggetto.",
  ],
  [
    "instead is never instead of",
    {
      k: "replace",
      event: "gain",
      when: same("would.who", "you"),
      do: [{ op: "instead" }, does("mend", { whom: "this", amount: n(2) })],
    },
    "Each time you would gain ¢, this card heals 2 wounds instead.",
    "Ogni volta che stai per ottenere ¢, invece questa carta guarisce di 2 ferite.",
  ],
  [
    "every second time",
    {
      k: "on",
      event: "gain",
      when: same("ev.who", "you"),
      nth: { every: 2, span: "turn" },
      do: [gain("you")],
    },
    "Every other time you gain ¢ each turn, gain 1 ¢.",
    "Ogni due volte che ottieni ¢ nello stesso turno, ottieni 1 ¢.",
  ],
  [
    "every so much",
    {
      k: "on",
      event: "gain",
      when: same("ev.who", "you"),
      nth: { every: 2, of: "amount", span: "turn" },
      do: [gain("you")],
    },
    "Each time you gain 2 ¢ in one turn, gain 1 ¢.",
    "Ogni volta che ottieni 2 ¢ nello stesso turno, ottieni 1 ¢.",
  ],
  [
    "to have something done",
    played(
      [
        gate({
          ask: "may",
          do: [
            choose({ what: { from: "bag", of: "p" }, as: "c", by: "p" }),
            does("put", { what: "c", to: "pile" }),
          ],
        }),
      ],
      [target("p", { from: "seats", of: "others" })],
    ),
    "You may have another player put one of their items into the discard pile.",
    "Puoi decidere che un altro giocatore metta uno dei propri oggetti negli scarti.",
  ],
  [
    "what was found and what was not, without a word between",
    played([
      find("seen", { from: "deck", top: n(3) }),
      look({ from: "@seen" }),
      choose({ what: { from: "@seen" }, as: "c" }),
      find("rest", { from: "@seen", other: "c" }),
      does("put", { what: "c", to: "hand" }),
      each({ from: "@rest" }, "r", [does("put", { what: "r", to: "pile" })]),
    ]),
    "Look at the top 3 cards of the deck. Put one of them into a hand. Put the others into the discard pile.",
    "Guarda le prime 3 carte del mazzo. Metti una di quelle carte in una mano. Metti le altre negli scarti.",
  ],
]

it.each(cases)("%s", (_name, ability, english, italian) => {
  expect(says("en", ability)).toBe(english)
  expect(says("it", ability)).toBe(italian)
})
