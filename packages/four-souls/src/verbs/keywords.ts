// What cards of a kind can do by the rules (chapter 4.6), without a word of it on the card.

import {
  type Ability,
  all,
  choose,
  type Cond,
  edit,
  eq,
  ge,
  instead,
  not,
  ref,
  same,
  when,
} from "@soulspire/kernel"
import { putIntoDiscard } from "../rules/loot/piles.ts"
import { take } from "../rules/damage/ops.ts"
import { becomeItem, giveCurse, putOver } from "../rules/items/objects.ts"
import { PLAYED_FROM } from "../rules/loot/plays.ts"
import { mustAttackAlso, on, unattackedSlots, whenThisEnters } from "./index.ts"

const plays = (...body: Extract<Ability, { k: "act" }>["do"]): Ability => ({
  k: "act",
  act: "play",
  in: PLAYED_FROM,
  do: body,
})

const armour = 3
const hitsFinalBoss: Cond = { test: "isFinalBoss", of: "would.whom" }

/** Boss armour: what is no combat never takes more than 3 from a final boss at once (FS-18.2, FS-IT-7). */
const bossArmour: readonly Ability[] = [
  {
    k: "replace",
    event: "damage",
    when: all(hitsFinalBoss, eq(ref("would.combat"), 0), ge(ref("would.amount"), armour + 1)),
    do: [edit({ amount: armour })],
  },
  { k: "replace", event: "kill", when: hitsFinalBoss, do: [instead, take(armour, { who: "would.whom" })] },
]

export const given: Readonly<Record<string, readonly Ability[]>> = {
  /** Loot that becomes an item as it resolves (FS-4.6.2). */
  trinket: [plays(becomeItem("this"))],
  /** Loot that becomes a monster as it resolves, which the active player must attack (FS-4.6.3). */
  ambush: [
    plays(
      choose({ what: unattackedSlots, as: "over", prompt: "ambush" }),
      putOver("this", "over"),
      when({ did: true }, [mustAttackAlso("this")]),
    ),
  ],
  /** An event that somebody gets for as long as they live (FS-4.6.5). */
  curse: [
    whenThisEnters([giveCurse("this", "cursed")], {
      targets: [{ as: "cursed", what: { from: "seats" } }],
    }),
    on("playerDies", all(same("ev.who", "you"), not({ test: "discardsCurses" })), [putIntoDiscard("this")]),
  ],
  challenge: bossArmour,
}
