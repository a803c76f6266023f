// Cards of other characters (STS-12.1 to STS-12.3): rewards from several decks, tickets of somebody else's, and the relic that
// gives orbs and stances a place on a board that has none for them. Tokens work for everybody by themselves.

import { all, same } from "@soulspire/kernel"
import { feature } from "../feature.ts"
import { otherAtoms } from "./atoms.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { gainShard, otherOps } from "./ops.ts"
import { otherTests } from "./reads.ts"
import { otherRules } from "./rules.ts"

export default feature({
  place: 6,
  ops: otherOps,
  atoms: otherAtoms,
  programs: otherRules,
  tests: otherTests,
  given: [
    {
      to: "character",
      ability: {
        k: "on",
        event: "adds",
        when: all(same("ev.who", "you"), { test: "needsShard", of: "ev.what" }),
        do: [gainShard],
      },
      en: "Prismatic Shard",
      it: "Prismatic Shard",
    },
  ],
  events: { gainShard: { who: "all" } },
  telling: { gainShard: [{ say: "gainShard", with: { who: { seat: "who" } } }] },
  en: english,
  it: italian,
})
