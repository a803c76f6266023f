// Orbs channelled and evoked (STS-10.5 to STS-10.7, STS-10.9, STS-10.10).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { foes, held, keysOf, orbs } from "../support/orbs.ts"
import { enemyOf, playerOf } from "../support/table.ts"

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
    // The question says that there is no room, and not only which orb.
    table.p1.play("test-storm").p1.pick("2").p1.isAsked("evoke-full")
    table.p1.pick("dark").p1.isAsked("dark-foe").p1.pick("first-jaw-worm")
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
