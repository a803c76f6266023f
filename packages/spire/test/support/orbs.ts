// A table with orbs: cards that channel, evoke and count them, before two enemies.

import { n, read, when } from "@soulspire/kernel"
import type { Orb } from "../../src/features/orbs/reads.ts"
import { block, draw, foe, gainEnergy, hit, X, youHave } from "../../src/verbs/index.ts"
import {
  channel,
  channelEvoked,
  evoke,
  hasOrbs,
  removeOrbs,
  triggerOrb,
  yourOrbs,
} from "../../src/features/orbs/verbs.ts"
import { blow, board, lasting, spell } from "./cards.ts"
import { combat, playerOf, type Position } from "./table.ts"

const cards = [
  board(3),
  board(1),
  board(0),
  spell("test-spark", [channel("lightning")]),
  spell("test-chill", [channel("frost")]),
  spell("test-gloom", [channel("dark")]),
  spell("test-storm", [channel("lightning", X)], { cost: "X" }),
  spell("test-evoke", [evoke()]),
  spell("test-twice", [evoke(n(2))]),
  spell("test-thrice", [evoke(n(3))]),
  spell("test-often", [evoke(X)], { cost: "X" }),
  spell("test-again", [evoke(), channelEvoked]),
  spell("test-split", [gainEnergy(yourOrbs), draw(yourOrbs), removeOrbs]),
  spell("test-stack", [block(yourOrbs), when(hasOrbs(n(3)), [gainEnergy(n(1))])]),
  spell("test-kinds", [draw(read("orbKinds", "you"))]),
  spell("test-act", [triggerOrb()]),
  spell("test-other-act", [triggerOrb()]),
  blow("test-barrage", [hit(n(1), { times: yourOrbs })], { targets: [foe] }),
  lasting("test-slots", youHave("orbSlots", 2)),
  lasting("test-more-evoked", youHave("evokes", 1)),
  lasting("test-more-dark", youHave("darkEvokes", 3)),
  lasting("test-more-acts", youHave("orbActs", 1)),
  lasting("test-more-lightning", youHave("lightningActs", 1)),
  lasting("test-rows", youHave("lightningRows", 1)),
  lasting("test-idle"),
]

export const foes = ["first-cultist", "first-jaw-worm"]

type Place = NonNullable<Position["p1"]>

/** Two enemies before somebody with three slots. */
export const orbs = (place: Place, more: Position = {}): ReturnType<typeof combat> =>
  combat({ cards, enemies: foes, p1: { board: ["test-board-3"], ...place }, ...more })

export const held = (table: ReturnType<typeof combat>, seat = 1): Record<Orb, number> => {
  const { lightning, frost, dark } = playerOf(table, seat)
  return { lightning, frost, dark }
}

export const keysOf = (table: ReturnType<typeof combat>): string[] => table.p1.options.map(({ key }) => key)
