// Spire with everything a table needs: rules, cards and words.

import type { GameBox } from "@soulspire/text"
import { campaignPlan } from "./campaign/index.ts"
import { given } from "./features/given.ts"
import { blessings, cards, characters, defs, enemies, events, items, modifiers } from "./cards/index.ts"
import { spire, spireSpec, type SpireState } from "./game.ts"
import { words as english } from "./text/en/index.ts"
import { words as italian } from "./text/it/index.ts"
import { telling } from "./text/telling.ts"
import {
  board,
  face,
  forecast,
  gist,
  noticed,
  setup,
  signs,
  spelledOut,
  summary,
  tokens,
} from "./view/index.ts"
import { waitingRules } from "./view/waiting.ts"
import { sim } from "./sim/index.ts"

export const spireBox: GameBox<SpireState> = {
  game: spire,
  name: "Slay the Spire: The Board Game",
  cards: [
    // An upgraded side is called by its card with a plus.
    ...cards.flatMap(({ sides, name, set, count, rarity, look }) =>
      sides.map(({ id }, i) => ({
        id,
        name: i === 0 ? name : `${name}+`,
        set,
        count,
        kind: rarity,
        look,
      })),
    ),
    ...enemies.map(({ id, name, act, count, rank, look }) => ({
      id,
      name,
      set: `act-${act}`,
      count,
      kind: rank,
      look,
    })),
    ...items.map(({ id, name, type, count, look }) => ({ id, name, set: "items", count, kind: type, look })),
    ...characters.map(({ def, name, look }) => ({
      id: def.id,
      name,
      set: "characters",
      count: 1,
      kind: "character",
      look,
    })),
    ...events.map(({ id, name, act, look }) => ({
      id,
      name,
      set: `act-${act}`,
      count: 1,
      kind: "event",
      look,
    })),
    // Their numbers are for lists: nobody calls them by these.
    ...blessings.map(({ id, name, look }) => ({
      id,
      name,
      called: "name.blessing",
      set: "neow",
      count: 1,
      kind: "blessing",
      look,
    })),
    ...modifiers.map(({ id, name, look }) => ({
      id,
      name,
      set: "modifiers",
      count: 1,
      kind: "modifier",
      look,
    })),
  ],
  defs,
  given,
  ops: spireSpec.ops,
  telling,
  words: { en: english, it: italian },
  board,
  face,
  signs,
  spelledOut,
  noticed,
  setup,
  gist,
  tokens,
  waiting: waitingRules,
  summary,
  forecast,
  campaign: campaignPlan,
  sim,
}
