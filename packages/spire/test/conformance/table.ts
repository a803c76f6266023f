// A table at which Spire is played at random: its name, and where a game that fails there is kept.

import type { Options } from "@soulspire/kernel"
import { spire, type SpireState } from "@soulspire/spire"
import { type Setting } from "@soulspire/testkit"
import { fixturesIn } from "@soulspire/testkit/vitest"

const keep = fixturesIn(new URL("../fixtures/", import.meta.url))

export type Named = readonly [name: string, setting: Setting<SpireState>]

export const tableOf = (name: string, seats: number, options: Options): Named => [
  `${seats} seats, ${name}`,
  { game: spire, options, seats, keep },
]
