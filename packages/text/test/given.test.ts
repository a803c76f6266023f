// Who is chosen first, who is first, and what is given for a time or forbidden: said so that it can be read in one way.

import { type Ability, all, type Cond, ge, later, n, not, read, same, target } from "@soulspire/kernel"
import { expect, it } from "vitest"
import { does, played, says } from "./support/inn.ts"

const everybody = target("x", { from: "seats" })
const might = (to: string, when?: Cond): Ability => ({
  k: "stat",
  stat: "might",
  to: same("it", to),
  add: n(1),
  ...(when === undefined ? {} : { when }),
})
const others: Cond = all(not(same("who", "you")), same("active", "you"))

const cases: readonly (readonly [string, readonly Ability[], en: string, it: string])[] = [
  [
    "whom something is done for only later is chosen in front",
    [played([does("guard", { whom: "x" })], [everybody])],
    "Choose a player. Guard them till the next wound.",
    "Scegli un giocatore. Proteggilo fino alla prossima ferita.",
  ],
  [
    "so is of whom something is so for a time, and what they get is gained",
    [played([later(might("x"), "turn")], [everybody])],
    "Choose a player. They gain +1 might till end of turn.",
    "Scegli un giocatore. Quel giocatore ottiene +1 forza fino alla fine del turno.",
  ],
  ["what is always so is had", [might("you")], "You have +1 might.", "Hai +1 forza."],
  [
    "for a time of yours that its row knows, it is said in one",
    [might("you", { test: "alive", of: "you" })],
    "You have +1 to your might in life.",
    "Hai +1 alla tua forza in vita.",
  ],
  [
    "only one is the first",
    [{ k: "permit", act: "win", when: ge(read("cents", "who"), n(25)) }],
    "The first player to have 25 or more ¢ wins.",
    "Il primo giocatore ad avere almeno 25 ¢ vince.",
  ],
  [
    "what is stolen is taken off whoever has it",
    [played([does("rob", { what: "x" })], [target("x", { from: "bag", of: "others" })])],
    "Rob another player's item.",
    "Ruba un oggetto a un altro giocatore.",
  ],
  [
    "or out of a place of nobody's",
    [
      played(
        [does("rob", { what: "x" })],
        [target("x", { from: ["bag", "shop"], where: not(same({ controller: "it" }, "you")) })],
      ),
    ],
    "Rob an item from another player or the shop.",
    "Ruba un oggetto a un altro giocatore o al negozio.",
  ],
  [
    "what the same ones can't do is one sentence",
    [
      { k: "forbid", act: "play", when: others },
      { k: "forbid", act: "attack", when: others },
    ],
    "Other players can't play cards or attack monsters as long as it is your turn.",
    "Gli altri giocatori non possono giocare carte né attaccare mostri finché è il tuo turno.",
  ],
  [
    "what others can't do at another time is not",
    [
      { k: "forbid", act: "play", when: others },
      { k: "forbid", act: "attack", when: not(same("who", "you")) },
    ],
    "Other players can't play cards as long as it is your turn. / Other players can't attack monsters.",
    "Gli altri giocatori non possono giocare carte finché è il tuo turno. / Gli altri giocatori non possono attaccare mostri.",
  ],
  [
    "who sits beside somebody named just before sits beside them",
    [
      {
        k: "on",
        event: "gain",
        when: same("ev.who", "active"),
        do: [does("gain", { who: "neighbour", amount: n(1) })],
      },
    ],
    "Each time the active player gains ¢, the player beside them gains 1 ¢.",
    "Ogni volta che il giocatore attivo ottiene ¢, il giocatore al suo fianco ottiene 1 ¢.",
  ],
  [
    "and beside nobody named by that name",
    [played([does("gain", { who: "neighbour", amount: n(1) })])],
    "The player beside the active player gains 1 ¢.",
    "Il giocatore al fianco del giocatore attivo ottiene 1 ¢.",
  ],
]

it.each(cases)("%s", (_name, abilities, en, italian) => {
  expect([says("en", ...abilities), says("it", ...abilities)]).toEqual([en, italian])
})
