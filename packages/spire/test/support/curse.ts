// A curse that does nothing, for tests about curses as such.

import type { Def } from "@soulspire/kernel"

export const testCurse: Def = {
  id: "test-curse",
  back: "curse",
  kinds: ["curse", "unplayable"],
  facts: {},
  abilities: [],
}
