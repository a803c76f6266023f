// Who sits at a saved table, besides whoever looks at it.

import type { Words } from "../words/words.ts"
import type { SavedMatch } from "../worker/messages.ts"

export function companyOf({ seats }: Pick<SavedMatch, "seats">, words: Words): string {
  const [, ...others] = seats
  if (others.length === 0) return words.saved.alone
  return words.saved.with(others.map(({ name }) => name).join(", "))
}
