// Italian rows for what belongs to no chapter and no feature: what the kernel does, moves, and what is printed on cards.

import type { Lexicon } from "@soulspire/text"

type Rows = Pick<Lexicon, "whoms" | "ops" | "events" | "actors" | "apart" | "printed">

export const rows: Rows = {
  whoms: {
    /** Those who play together. */
    players: { noun: { one: "giocatori", many: "giocatori", gender: "m", plural: true, person: true } },
  },
  ops: {
    move: [
      {
        if: { to: "board", cause: "set-up" },
        say: "[you] mettere [obj] [to/into] come parte della preparazione",
      },
      { if: { cause: "give" }, say: "[you] mettere [obj] [to/into]" },
      { if: { to: "lootDiscard", cause: "discard" }, say: "[you] scartare [obj]" },
    ],
    show: [{ if: { to: false }, say: "[you] rivelare [what]" }, { say: "[to] guardare [what/whole]" }],
  },
  events: {
    move: [
      { if: { old: "this", cause: "death" }, say: "[old] morire" },
      { if: { old: true, cause: "death" }, say: "[old] morire" },
      { if: { cause: "death" }, say: "[obj=object] morire" },
      { if: { obj: "this", cause: "gain" }, in: "stack", once: true, say: "[obj] entrare in gioco" },
      { if: { obj: "this", to: "monsters", cause: false }, on: "event", say: "=", lead: true },
      {
        if: { obj: "this", to: "monsters", cause: "!uncover" },
        say: "[obj] venire mess~ in uno spazio mostro",
      },
      {
        if: { obj: "this", to: "board", cause: false },
        say: "[obj] entrare in gioco sotto il tuo controllo",
      },
      { if: { obj: "this", to: "monsters", cause: false }, say: "[obj] entrare in gioco" },
      { if: { cause: "play", to: "stack" }, say: "[controller=player] giocare [obj=loot]" },
      { if: { cause: "loot" }, say: "[who=player] ottenere [obj=loot]" },
      { if: { cause: "discard", from: "hand" }, say: "[giver=player] scartare [obj=loot]" },
      { if: { cause: "discard" }, say: "[obj=card] venire scartat~" },
    ],
  },
  actors: { monster: "active", room: "active" },
  apart: {
    later: "aimed",
    order: "aimed",
  },
  printed: {
    guppy: "{keyword guppy|Guppy}.",
    trinket: "{keyword trinket|Gingillo}.",
    ambush: "{keyword ambush|Imboscata}.",
    curse: "{keyword curse|Maledizione}.",
    indomitable: "{keyword indomitable|Indomito}.",
    eternal: "{keyword eternal|Eterno}.",
    entersDeactivated: "Questa carta entra in gioco scarica.",
  },
}
