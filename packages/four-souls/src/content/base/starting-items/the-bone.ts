// Counters for this and that, and a soul in the end: for five of them, for three in the first edition.

import { n } from "@soulspire/kernel"
import { type Card, editions, startingItem } from "../../../verbs/card.ts"
import {
  addCounters,
  addToRoll,
  aim,
  deal,
  gainSoul,
  monstersAndPlayers,
  paid,
  removeCounters,
  rolls,
  tap,
} from "../../../verbs/index.ts"

const print = (forSoul: number): Card =>
  startingItem("the-bone", "The Bone", { kind: "soul", souls: 1, look: { glyph: "broken-bone", hue: 48 } }, [
    tap([addCounters(1)]),
    paid([removeCounters(n(1))], [addToRoll("it1", n(1))], aim(rolls)),
    paid([removeCounters(n(2))], [deal(n(1), "it1")], aim(monstersAndPlayers)),
    paid([removeCounters(n(forSoul))], [gainSoul("this")]),
  ])

export default editions(print(5), print(3))
