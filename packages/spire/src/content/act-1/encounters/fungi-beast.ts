// Fungi Beast.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import {
  grow,
  inItsRow,
  onDie,
  startOfCombat,
  strike,
  strikeAll,
  summon,
  vulnerable,
  whenThisDies,
} from "../../../words.ts"

export default enemy("a1-fungi-beast", "Fungi Beast", { act: 1, rank: "encounter", hp: 6 }, [
  startOfCombat(summon("Fungi Beast")),
  whenThisDies(vulnerable(n(1), inItsRow)),
  onDie([1, 2], strike(n(2))),
  onDie([3, 4], strikeAll(n(1)), grow(n(1))),
  onDie([5, 6], grow(n(2))),
])
