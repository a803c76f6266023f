// Whatever a card's data say, its texts say: change any part, and both texts change.

import { survivors } from "@soulspire/testkit"
import { languages } from "@soulspire/text"
import { describe, expect, it } from "vitest"
import { subject } from "./subject.ts"

describe.each(languages)("in %s", (language) => {
  it.each(subject.box.defs.map((def) => [def.id, def] as const))("%s", (_id, def) => {
    expect(survivors(subject, def, language)).toEqual([])
  })
})
