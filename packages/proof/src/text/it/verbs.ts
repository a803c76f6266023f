// Italian rows for what the proof game's cards do.

import type { Lexicon } from "@soulspire/text"

export const verbs: Pick<
  Lexicon,
  "whoms" | "tests" | "spans" | "acts" | "ops" | "costs" | "events" | "verbs"
> = {
  whoms: {},
  tests: {},
  spans: {},
  acts: {},
  ops: {},
  costs: {},
  events: {},
  verbs: {},
}
