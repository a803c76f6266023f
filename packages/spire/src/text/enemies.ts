// The names that enemies are summoned by: the same in every language.

import { defs, enemies } from "../cards/index.ts"
import { kindOfName } from "../cards/names.ts"

/** Cards speak of few of them by the kind that a name is. */
const spoken = JSON.stringify(defs.map(({ abilities }) => abilities))

/** Each with the kind that its cards are of. */
export const namesOfEnemies: readonly (readonly [kind: string, name: string])[] = [
  ...new Map(
    enemies
      .filter(({ name }) => spoken.includes(`"${kindOfName(name)}"`))
      .map(({ name }) => [kindOfName(name), name]),
  ),
]
