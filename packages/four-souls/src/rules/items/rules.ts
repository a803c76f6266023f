// What happens to items in several steps: they are destroyed as their player says, rerolled; a monster is replaced.

import { type Body, choose, each, eq, is, ref, same, stat, takes, when } from "@soulspire/kernel"
import { destroy } from "./objects.ts"
import { gainTreasure } from "../loot/drawing.ts"
import { replaceShopItem } from "../slots/ops.ts"

export const itemRules: Record<string, Body> = {
  // Items are destroyed that their player has chosen for it.
  destroyChosen: [
    takes("who", "amount"),
    choose({
      what: { from: "board", of: "who", where: { all: [is("it", "item"), eq(stat("eternal", "it"), 0)] } },
      as: "lost",
      by: "who",
      min: ref("amount"),
      max: ref("amount"),
      prompt: "destroy-items",
    }),
    each({ from: "@lost" }, "item", [destroy("item")]),
  ],

  // An item is destroyed and, if it was, its player gains a treasure; the shop gets one without anybody gaining it (FS-6.27.2).
  reroll: [
    takes("item", "who", "slot"),
    destroy("item"),
    when({ did: true }, [
      when(same("who", "nobody"), [replaceShopItem(ref("slot"))], [gainTreasure(1, { who: "who" })]),
    ]),
  ],
}
