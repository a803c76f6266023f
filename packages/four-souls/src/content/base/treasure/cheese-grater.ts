// Grates the top of a deck for every 6.

import { choose, find, reveal } from "@soulspire/kernel"
import { treasure } from "../../../card.ts"
import { putIntoDiscard, topOf, whenRolled } from "../../../words.ts"

const decks = ["loot", "treasure", "monster", "room"] as const

export default treasure("cheese-grater", "Cheese Grater", { kind: "passive" }, [
  whenRolled(6, [], {
    modes: decks.map((deck) => ({
      name: deck,
      do: [
        find("seen", topOf(deck, 1)),
        reveal({ from: "@seen" }),
        choose({ what: { from: "@seen" }, as: "card", min: 0, prompt: "grate" }),
        putIntoDiscard("card"),
      ],
    })),
  }),
])
