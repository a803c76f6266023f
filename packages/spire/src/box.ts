// Spire with everything a table needs: rules, cards and words.

import type { GameBox } from "@soulspire/text"
import { board } from "./board.ts"
import { forecast } from "./forecast.ts"
import { given } from "./given.ts"
import { blessings, cards, characters, defs, enemies, events, items, modifiers } from "./library.ts"
import { ops } from "./ops/index.ts"
import { spire, type SpireState } from "./game.ts"
import { words as english } from "./text/en/index.ts"
import { words as italian } from "./text/it/index.ts"
import { summary } from "./text/summary.ts"
import { telling } from "./text/telling.ts"
import { waitingRules } from "./waiting.ts"

export const spireBox: GameBox<SpireState> = {
  game: spire,
  name: "Slay the Spire: The Board Game",
  cards: [
    // An upgraded side is called by its card with a plus.
    ...cards.flatMap(({ sides, name, character, count, rarity }) =>
      sides.map(({ id }, i) => ({
        id,
        name: i === 0 ? name : `${name}+`,
        set: character,
        count,
        kind: rarity,
      })),
    ),
    ...enemies.map(({ id, name, act, count, rank }) => ({ id, name, set: `act-${act}`, count, kind: rank })),
    ...items.map(({ id, name, type, count }) => ({ id, name, set: "items", count, kind: type })),
    ...characters.map(({ def, name }) => ({
      id: def.id,
      name,
      set: "characters",
      count: 1,
      kind: "character",
    })),
    ...events.map(({ id, name, act }) => ({ id, name, set: `act-${act}`, count: 1, kind: "event" })),
    ...blessings.map(({ id, name }) => ({ id, name, set: "neow", count: 1, kind: "blessing" })),
    ...modifiers
      .filter(({ ready }) => ready)
      .map(({ id, name }) => ({ id, name, set: "modifiers", count: 1, kind: "modifier" })),
  ],
  defs,
  given,
  ops,
  telling,
  words: { en: english, it: italian },
  board,
  waiting: waitingRules,
  summary,
  forecast,
}
