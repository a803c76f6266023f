// Slots that are filled in several steps.

import { type Body, ref, takes, when } from "@soulspire/kernel"
import { putIntoDiscard } from "../loot/piles.ts"
import { fillFromMonsterDeck, refillSlot } from "./ops.ts"

export const slotRules: Record<string, Body> = {
  // RD-13, where it waits on the stack.
  refillMonsters: [takes("slot"), refillSlot("monsters", ref("slot"))],
  refillShop: [takes("slot"), refillSlot("shop", ref("slot"))],
  refillRooms: [takes("slot"), refillSlot("rooms", ref("slot"))],

  replaceMonster: [
    takes("monster", "slot"),
    putIntoDiscard("monster"),
    when({ did: true }, [fillFromMonsterDeck(ref("slot"))]),
  ],
}
