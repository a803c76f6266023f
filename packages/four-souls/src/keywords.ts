// What cards of a kind can do by the rules (chapter 4.6), without a word of it on the card.

import { type Ability, all, choose, is, not, same, when } from "@soulspire/kernel"
import { PLAYED_FROM } from "./plays.ts"
import { mustAttackAlso, on, putIntoDiscard, whenThisEnters } from "./words.ts"

const plays = (...body: Extract<Ability, { k: "act" }>["do"]): Ability => ({
  k: "act",
  act: "play",
  in: PLAYED_FROM,
  do: body,
})

/** Slots that something may be put into from elsewhere: not under attack (FS-Q-2), not an indomitable monster's. */
const slots = {
  from: "monsters",
  where: all(not(is("it", "indomitable")), not({ test: "isAttacked", of: "it" })),
}

export const given: Readonly<Record<string, readonly Ability[]>> = {
  /** Loot that becomes an item as it resolves (FS-4.6.2). */
  trinket: [plays({ op: "becomeItem", whom: "this", who: "you" })],
  /** Loot that becomes a monster as it resolves, which the active player must attack (FS-4.6.3). */
  ambush: [
    plays(
      choose({ what: slots, as: "over", prompt: "ambush" }),
      { op: "becomeMonster", whom: "this", over: "over" },
      when({ did: true }, [mustAttackAlso("this")]),
    ),
  ],
  /** An event that somebody gets for as long as they live (FS-4.6.5). */
  curse: [
    whenThisEnters([{ op: "handOver", whom: "this", to: "cursed", cause: "curse" }], {
      targets: [{ as: "cursed", what: { from: "seats" } }],
    }),
    on("playerDies", same("ev.who", "you"), [putIntoDiscard("this")]),
  ],
}
