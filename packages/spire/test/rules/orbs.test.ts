// Orbs (STS-10.5 to STS-10.10): channelled, evoked, at the end of a turn, and at the end of the combat.

import { n, read, when } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import type { Orb } from "../../src/types.ts"
import { block, draw, foe, gainEnergy, hit, X, youHave } from "../../src/words.ts"
import {
  channel,
  channelEvoked,
  evoke,
  hasOrbs,
  removeOrbs,
  triggerOrb,
  yourOrbs,
} from "../../src/words/orbs.ts"
import { blow, board, lasting, spell } from "../support/cards.ts"
import { combat, enemyOf, playerOf, type Position } from "../support/table.ts"

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
  spell("test-act", [triggerOrb]),
  spell("test-other-act", [triggerOrb]),
  blow("test-barrage", [hit(n(1), { times: yourOrbs })], { targets: [foe] }),
  lasting("test-slots", youHave("orbSlots", 2)),
  lasting("test-more-evoked", youHave("evokes", 1)),
  lasting("test-more-dark", youHave("darkEvokes", 3)),
  lasting("test-more-acts", youHave("orbActs", 1)),
  lasting("test-more-lightning", youHave("lightningActs", 1)),
  lasting("test-rows", youHave("lightningRows", 1)),
  lasting("test-idle"),
]

const foes = ["first-cultist", "first-jaw-worm"]

type Place = NonNullable<Position["p1"]>

/** Two enemies before somebody with three slots. */
const orbs = (place: Place, more: Position = {}): ReturnType<typeof combat> =>
  combat({ cards, enemies: foes, p1: { board: ["test-board-3"], ...place }, ...more })

const held = (table: ReturnType<typeof combat>, seat = 1): Record<Orb, number> => {
  const { lightning, frost, dark } = playerOf(table, seat)
  return { lightning, frost, dark }
}

const keysOf = (table: ReturnType<typeof combat>): string[] => table.p1.options.map(({ key }) => key)

describe("channelling", () => {
  rule(["STS-10.5", "STS-10.9"], "puts an orb into any open slot, and which one makes no difference", () => {
    const one = orbs({ hand: ["test-spark", "test-chill"] })
    one.p1.play("test-spark").p1.play("test-chill")
    const other = orbs({ hand: ["test-spark", "test-chill"] })
    other.p1.play("test-chill").p1.play("test-spark")
    expect(held(one)).toEqual({ lightning: 1, frost: 1, dark: 0 })
    expect(held(other)).toEqual(held(one))
    expect(one.told("channel")).toMatchObject([{ orb: "lightning" }, { orb: "frost" }])
  })

  rule("STS-10.5", "several come one at a time: what has no slot left evokes", () => {
    const table = orbs({ hand: ["test-storm"], frost: 1, lightning: 1, energy: 2 })
    table.p1.play("test-storm").p1.pick("2")
    expect(held(table)).toEqual({ lightning: 2, frost: 1, dark: 0 })
    table.p1.pick("frost")
    expect([held(table), playerOf(table, 1).block]).toEqual([{ lightning: 3, frost: 0, dark: 0 }, 1])
  })

  rule(["STS-10.5", "STS-12.1"], "without a cube of its kind left for anybody is ignored", () => {
    const table = orbs(
      { hand: ["test-spark", "test-chill"], lightning: 1, dark: 2 },
      { p2: { lightning: 9 } },
    )
    table.p1.play("test-spark")
    expect(held(table)).toEqual({ lightning: 1, frost: 0, dark: 2 })
    table.p1.play("test-chill").p1.pick("dark").p1.pick("first-cultist")
    expect(held(table)).toEqual({ lightning: 1, frost: 1, dark: 1 })
  })

  rule("STS-10.6", "with all slots full any orb is evoked first, asked anew for each", () => {
    const table = orbs({ hand: ["test-storm"], lightning: 1, frost: 1, dark: 1, energy: 2 })
    table.p1.play("test-storm").p1.pick("2")
    table.p1.pick("dark").p1.pick("first-jaw-worm")
    expect([held(table), enemyOf(table, 2).hp]).toEqual([{ lightning: 2, frost: 1, dark: 0 }, 4])
    table.p1.pick("frost")
    expect(held(table)).toEqual({ lightning: 3, frost: 0, dark: 0 })
  })

  rule("STS-10.6", "orbs that are all alike leave nothing to ask but their target", () => {
    const table = orbs({ hand: ["test-spark"], lightning: 3 })
    table.p1.play("test-spark").p1.pick("first-cultist")
    expect([held(table).lightning, enemyOf(table).hp]).toEqual([3, 7])
  })

  test("what has more slots evokes later, and a board without any takes no orb", () => {
    const table = orbs({ hand: ["test-slots", "test-spark", "test-storm"], frost: 3 })
    table.p1.play("test-slots").p1.play("test-spark").p1.play("test-storm").p1.pick("1")
    expect(held(table)).toEqual({ lightning: 2, frost: 3, dark: 0 })
    expect(table.game.view(table.state, 0).table["players"]).toMatchObject([{ orbSlots: 5, lightning: 2 }])
    const bare = orbs({ board: ["test-board-0"], hand: ["test-spark"] })
    bare.p1.play("test-spark")
    expect(held(bare)).toEqual({ lightning: 0, frost: 0, dark: 0 })
  })

  test("an orb evoked to make room may end the combat", () => {
    const table = orbs(
      { board: ["test-board-1"], hand: ["test-chill"], lightning: 1 },
      { enemies: ["first-cultist"], conditions: [{ hp: 2 }] },
    )
    table.p1.play("test-chill").p1.isNotAsked()
    expect(held(table)).toEqual({ lightning: 0, frost: 0, dark: 0 })
  })
})

describe("evoking", () => {
  rule(["STS-10.7", "STS-K.4"], "lightning deals 2 to any enemy, and block helps", () => {
    const table = orbs({ hand: ["test-evoke"], lightning: 1 }, { conditions: [{}, { block: 1 }] })
    table.p1.play("test-evoke").p1.pick("first-jaw-worm")
    expect([enemyOf(table, 2).hp, held(table).lightning]).toEqual([6, 0])
  })

  rule(["STS-10.7", "STS-9.4"], "is no hit: strength, weak and vulnerable make no difference", () => {
    const table = orbs(
      { hand: ["test-evoke"], lightning: 1, strength: 3, weak: 1 },
      { enemies: ["first-cultist"], conditions: [{ vulnerable: 1 }] },
    )
    table.p1.play("test-evoke")
    expect(enemyOf(table)).toMatchObject({ hp: 7, vulnerable: 1 })
    expect(playerOf(table, 1).weak).toBe(1)
  })

  rule(
    ["STS-10.7", "STS-K.4"],
    "frost gives 1 block, and no card's block with what is added to those",
    () => {
      const table = orbs({ hand: ["test-evoke"], frost: 1, powers: ["silent-footwork"] })
      table.p1.play("test-evoke")
      expect(playerOf(table, 1).block).toBe(1)
    },
  )

  rule("STS-10.7", "twice is twice from one orb, each time with a target of its own", () => {
    const table = orbs({ hand: ["test-twice"], lightning: 2 })
    table.p1.play("test-twice").p1.pick("first-cultist").p1.pick("first-jaw-worm")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, held(table).lightning]).toEqual([7, 5, 1])
  })

  rule("STS-10.7", "twice where the first kills: the second finds whoever is left", () => {
    const table = orbs({ hand: ["test-twice"], lightning: 1 }, { conditions: [{ hp: 1 }] })
    table.p1.play("test-twice").p1.pick("first-cultist")
    expect(enemyOf(table).hp).toBe(5)
  })

  rule("STS-10.7", "any orb: the player says which", () => {
    const table = orbs({ hand: ["test-evoke"], lightning: 1, frost: 1, dark: 1 })
    table.p1.play("test-evoke")
    expect(keysOf(table)).toEqual(["lightning", "frost", "dark"])
    table.p1.pick("frost")
    expect(held(table)).toEqual({ lightning: 1, frost: 0, dark: 1 })
  })

  test("without an orb nothing happens, nor X times for nothing", () => {
    const table = orbs({ hand: ["test-evoke", "test-again"] })
    table.p1.play("test-evoke").p1.play("test-again")
    expect(table.told("channel")).toEqual([])
    const none = orbs({ hand: ["test-often"], frost: 1 })
    none.p1.play("test-often").p1.pick("0")
    expect(held(none).frost).toBe(1)
  })

  test("X times from one orb", () => {
    const table = orbs({ hand: ["test-often"], frost: 2 })
    table.p1.play("test-often").p1.pick("3")
    expect([held(table).frost, playerOf(table, 1).block]).toEqual([1, 3])
  })

  test("what was just evoked can be channelled again", () => {
    const table = orbs({ hand: ["test-again"], frost: 1, dark: 1 })
    table.p1.play("test-again").p1.pick("dark").p1.pick("first-cultist")
    expect([held(table), enemyOf(table).hp]).toEqual([{ lightning: 0, frost: 1, dark: 1 }, 6])
  })

  rule(["STS-10.10", "STS-K.4"], "dark deals 3, and 1 more for each power of its player", () => {
    const table = orbs(
      { hand: ["test-evoke"], dark: 1, powers: ["test-idle", "test-idle"] },
      { p2: { powers: ["test-idle"] } },
    )
    table.p1.play("test-evoke").p1.pick("first-cultist")
    expect(enemyOf(table).hp).toBe(4)
  })

  rule("STS-10.10", "a power that adds 1 makes it 2 more, once as effect and once as power", () => {
    const table = orbs({ hand: ["test-evoke"], dark: 1, powers: ["test-more-evoked"] })
    table.p1.play("test-evoke").p1.pick("first-cultist")
    expect(enemyOf(table).hp).toBe(4)
  })

  rule("STS-10.10", "what grows with powers is not itself boosted", () => {
    const powers = ["test-more-evoked", "test-more-dark", "test-idle"]
    const table = orbs(
      { hand: ["test-evoke"], dark: 1, powers },
      { enemies: ["b1-hexaghost"], conditions: [{ hp: 30 }] },
    )
    table.p1.play("test-evoke")
    expect(enemyOf(table).hp).toBe(30 - (3 + 3 + 1 + 3))
  })

  test("what is added to evoked orbs is added to each effect", () => {
    const table = orbs({
      hand: ["test-twice", "test-thrice"],
      frost: 1,
      lightning: 1,
      powers: ["test-more-evoked"],
    })
    table.p1.play("test-twice").p1.pick("frost")
    expect(playerOf(table, 1).block).toBe(4)
    table.p1.play("test-thrice")
    for (const each of foes.concat(foes[0])) table.p1.pick(each)
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([3, 4])
  })

  test("lightning that strikes rows asks for one", () => {
    const table = orbs(
      { hand: ["test-twice"], lightning: 1, powers: ["test-rows"] },
      { p2: {}, conditions: [{}, { row: 1 }] },
    )
    table.p1.play("test-twice").p1.pick("p2").p1.pick("p1")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([7, 5])
  })
})

describe("at the end of a turn", () => {
  rule(["STS-10.8", "STS-K.4"], "each lightning deals 1 to a target of its own", () => {
    const table = orbs({ lightning: 2, block: 20 }, { dice: [1] })
    table.p1.pick("done").p1.pick("first-cultist").p1.pick("first-jaw-worm")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, held(table).lightning]).toEqual([8, 6, 2])
  })

  rule(
    ["STS-10.8", "STS-K.4"],
    "each frost gives 1 block; dark gives nothing, and all stay where they are",
    () => {
      const table = orbs({ frost: 2, dark: 1 }, { dice: [1] })
      table.p1.pick("done")
      expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([
        { amount: 1 },
        { amount: 1 },
      ])
      expect([held(table), enemyOf(table).hp]).toEqual([{ lightning: 0, frost: 2, dark: 1 }, 9])
    },
  )

  rule(["STS-10.8", "STS-7.10"], "lightning and frost come in the order their player likes", () => {
    const table = orbs({ lightning: 1, frost: 1 }, { dice: [1], enemies: ["first-cultist"] })
    table.p1.pick("done")
    expect(keysOf(table)).toHaveLength(2)
    table.p1.pick(...keysOf(table).toReversed())
    expect(table.events.filter(({ k }) => k === "gainBlock" || k === "damage").map(({ k }) => k)[0]).toBe(
      "gainBlock",
    )
  })

  rule("STS-10.8", "kills before the enemies act", () => {
    const table = orbs({ lightning: 1, hp: 1 }, { enemies: ["first-cultist"], conditions: [{ hp: 1 }] })
    table.p1.pick("done").p1.isNotAsked()
    expect(table.told("enemyMoves")).toEqual([])
  })

  rule("STS-10.8", "everybody's own, with targets of their own", () => {
    const table = orbs(
      { lightning: 1, block: 20 },
      { p2: { board: ["test-board-3"], lightning: 1, block: 20 }, dice: [1] },
    )
    table.p1.pick("done").p2.pick("done").p2.pick("first-cultist").p1.pick("first-jaw-worm")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([8, 6])
  })

  test("what is added to all orbs, and to lightning alone", () => {
    const table = orbs(
      { lightning: 1, frost: 1, powers: ["test-more-acts", "test-more-lightning"] },
      { dice: [1], enemies: ["first-cultist"] },
    )
    table.p1.pick("done").p1.pick(...keysOf(table))
    expect(enemyOf(table).hp).toBe(6)
    expect(table.told("gainBlock").filter(({ whom }) => whom === 0)).toMatchObject([{ amount: 2 }])
  })

  test("an orb can be made to act once more; dark has nothing to give", () => {
    const table = orbs({ hand: ["test-act", "test-other-act"], frost: 1, lightning: 1, dark: 1 })
    table.p1.play("test-act")
    expect(keysOf(table)).toEqual(["lightning", "frost"])
    table.p1.pick("frost").p1.play("test-other-act").p1.pick("lightning").p1.pick("first-cultist")
    expect([playerOf(table, 1).block, enemyOf(table).hp]).toEqual([1, 8])
    const dark = orbs({ hand: ["test-act"], dark: 1 })
    dark.p1.play("test-act")
    expect(held(dark).dark).toBe(1)
  })
})

describe("cards count orbs", () => {
  test("all of them, their kinds, and whether they are three", () => {
    const table = orbs({
      hand: ["test-stack", "test-kinds", "test-barrage"],
      draw: ["silent-strike", "silent-strike", "silent-strike"],
      lightning: 2,
      frost: 1,
    })
    table.p1.play("test-stack").p1.play("test-kinds").p1.play("test-barrage", "first-cultist")
    expect(playerOf(table, 1)).toMatchObject({ block: 3, energy: 4 })
    expect([table.told("move").filter(({ cause }) => cause === "draw").length, enemyOf(table).hp]).toEqual([
      2, 6,
    ])
  })

  test("and remove them all without their effects", () => {
    const table = orbs({
      hand: ["test-split"],
      draw: ["silent-strike", "silent-strike", "silent-strike"],
      lightning: 1,
      dark: 1,
      energy: 5,
    })
    table.p1.play("test-split")
    expect([held(table), playerOf(table, 1).energy]).toEqual([{ lightning: 0, frost: 0, dark: 0 }, 6])
    expect([table.told("evoke"), table.told("removeOrbs")]).toMatchObject([[], [{ amount: 2 }]])
  })
})

rule("STS-8.10", "orbs are removed when the combat ends", () => {
  const table = orbs(
    { hand: ["test-evoke"], lightning: 2, dark: 1 },
    { enemies: ["first-cultist"], conditions: [{ hp: 1 }] },
  )
  table.p1.play("test-evoke").p1.pick("lightning").p1.isNotAsked()
  expect(held(table)).toEqual({ lightning: 0, frost: 0, dark: 0 })
})
