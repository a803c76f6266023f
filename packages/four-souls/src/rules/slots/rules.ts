// Slots that are filled in several steps.

import { type Body, choose, ref, takes, when } from "@soulspire/kernel"
import { putIntoDiscard } from "../loot/piles.ts"
import { putOver } from "../items/objects.ts"
import { unattackedSlots } from "../../verbs/index.ts"
import { fillFromMonsterDeck, meetBeside, refillSlot } from "./ops.ts"

export const slotRules: Record<string, Body> = {
  // RD-13, where it waits on the stack.
  refillMonsters: [takes("slot"), refillSlot("monsters", ref("slot"))],
  refillShop: [takes("slot"), refillSlot("shop", ref("slot"))],
  refillRooms: [takes("slot"), refillSlot("rooms", ref("slot"))],

  playEvent: [
    takes("card"),
    when(
      { test: "coversNothing", of: "card" },
      [meetBeside("card")],
      [choose({ what: unattackedSlots, as: "over", by: "active", prompt: "cover" }), putOver("card", "over")],
    ),
  ],

  replaceMonster: [
    takes("monster", "slot"),
    putIntoDiscard("monster"),
    when({ did: true }, [fillFromMonsterDeck(ref("slot"))]),
  ],
}
