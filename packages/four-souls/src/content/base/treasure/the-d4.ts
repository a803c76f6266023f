// Other items for all that somebody has, one by one.
// First edition: all of them are destroyed before the first new one comes; not where this cannot be destroyed.

import { type Body, type Cond, count, each, order, ref, set, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import {
  aim,
  destroy,
  gainTreasure,
  itemsOf,
  nonEternal,
  players,
  rerollItemsOf,
  tap,
  thisIsNotEternal,
  where,
} from "../../../verbs/index.ts"

const print = (others: Body, more: { when?: Cond }): Card =>
  treasure("the-d4", "The D4", { kind: "one-use", look: { glyph: "d4", hue: 15 } }, [
    tap([destroy("this"), when({ did: true }, others)], { ...more, ...aim(players) }),
  ])

const allAtOnce: Body = [
  order("lost", where(itemsOf("it1"), nonEternal), "it1"),
  set("many", count({ from: "@lost" })),
  each({ from: "@lost" }, "item", [destroy("item")]),
  gainTreasure(ref("many"), { who: "it1" }),
]

export default editions(print(rerollItemsOf("it1"), {}), print(allAtOnce, { when: thisIsNotEternal }))
