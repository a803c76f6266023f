// The names that enemies are summoned by: the same in every language.

import { enemies } from "../library.ts"
import { kindOfName } from "../names.ts"

/** Each with the kind that its cards are of. */
export const namesOfEnemies: readonly (readonly [kind: string, name: string])[] = [
  ...new Map(enemies.map(({ name }) => [kindOfName(name), name])),
]
