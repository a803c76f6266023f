// English rows for what belongs to no chapter and no feature: what the kernel does, moves, and what is printed on cards.

import type { Lexicon } from "@soulspire/text"

type Rows = Pick<Lexicon, "whoms" | "ops" | "events" | "actors" | "apart" | "printed">

export const rows: Rows = {
  whoms: {
    /** Those who play together. */
    players: { noun: { one: "players", many: "players", plural: true, person: true } },
  },
  ops: {
    move: [
      { if: { to: "board", cause: "set-up" }, say: "[you] put [obj] [to/into] as part of the set-up" },
      { if: { cause: "give" }, say: "[you] put [obj] [to/into]" },
      { if: { to: "lootDiscard", cause: "discard" }, say: "[you] discard [obj]" },
    ],
    show: [{ if: { to: false }, say: "[you] reveal [what]" }, { say: "[to] look at [what/whole]" }],
  },
  events: {
    move: [
      { if: { old: "this", cause: "death" }, say: "[old] die" },
      { if: { old: true, cause: "death" }, say: "[old] die" },
      { if: { cause: "death" }, say: "[obj=object] die" },
      { if: { obj: "this", cause: "gain" }, in: "stack", once: true, say: "[obj] enter play" },
      { if: { obj: "this", to: "monsters", cause: false }, on: "event", say: "=", lead: true },
      { if: { obj: "this", to: "monsters", cause: "!uncover" }, say: "[obj] be put into a monster slot" },
      { if: { obj: "this", to: "board", cause: false }, say: "[obj] enter play under your control" },
      { if: { obj: "this", to: "monsters", cause: false }, say: "[obj] enter play" },
      { if: { cause: "play", to: "stack" }, say: "[controller=player] play [obj=loot]" },
      { if: { cause: "loot" }, say: "[who=player] loot [obj=loot]" },
      { if: { cause: "discard", from: "hand" }, say: "[giver=player] discard [obj=loot]" },
      { if: { cause: "discard" }, say: "[obj=card] be discarded" },
    ],
  },
  actors: { monster: "active", room: "active" },
  apart: {
    later: "aimed",
    order: "aimed",
  },
  printed: {
    guppy: "{keyword guppy|Guppy}.",
    trinket: "{keyword trinket|Trinket}.",
    ambush: "{keyword ambush|Ambush}.",
    curse: "{keyword curse|Curse}.",
    indomitable: "{keyword indomitable|Indomitable}.",
    eternal: "{keyword eternal|Eternal}.",
    entersDeactivated: "This card enters play deactivated.",
  },
}
