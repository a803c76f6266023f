// The games that are fuzzed, with the names that their lists take.

import { fourSouls } from "@soulspire/four-souls"
import type { State } from "@soulspire/kernel"
import { proof } from "@soulspire/proof"
import { spire, spireBox } from "@soulspire/spire"
import type { Fuzzed } from "@soulspire/testkit"

const decked = fourSouls.cards.filter(({ back }) => ["loot", "treasure", "monster"].includes(back))

export const games: readonly (readonly [string, Fuzzed<State>])[] = [
  ["proof", { game: proof }],
  ["four-souls", { game: fourSouls, names: { picked: decked.map(({ id }) => id) } }],
  [
    "spire",
    {
      game: spire,
      names: {
        characters: ["ironclad", "silent", "watcher"],
        modifiers: spireBox.cards.filter(({ kind }) => kind === "modifier").map(({ id }) => id),
        newcomers: ["2", "3@3"],
      },
    },
  ],
]
