// What a view tells beside the cards: what orbs are worth just now, what is left for all, and which cards stay in a hand.

import { describe, expect, test } from "vitest"
import { defs } from "../src/cards/index.ts"
import type { SpireView } from "../src/index.ts"
import { orbs } from "./support/orbs.ts"
import { combat, enemyOf, playerOf } from "./support/table.ts"

type Table = ReturnType<typeof combat>
const viewOf = (at: Table, seat = 0): SpireView => at.game.view(at.state, seat) as unknown as SpireView
const worthOf = (at: Table) => viewOf(at).table.players[0].orbWorth

describe("what an orb is worth", () => {
  test("is nothing to be told of whoever has no slot", () => {
    expect(worthOf(orbs({ board: ["test-board-0"] }))).toBeNull()
  })

  test("is what it would do by itself", () => {
    expect(worthOf(orbs({}))).toEqual({
      lightning: { given: 1, evoked: 2 },
      frost: { given: 1, evoked: 1 },
      dark: { given: 0, evoked: 3 },
    })
  })

  test("is for a whole row where Lightning is", () => {
    expect(viewOf(orbs({})).table.players[0].lightningRows).toBe(0)
    expect(viewOf(orbs({ powers: ["test-rows"] })).table.players[0].lightningRows).toBe(1)
  })

  test("grows with everything that is added to it, and dark with each power", () => {
    const at = orbs({
      powers: ["test-more-evoked", "test-more-dark", "test-more-acts", "test-more-lightning"],
    })
    expect(worthOf(at)).toEqual({
      lightning: { given: 3, evoked: 3 },
      frost: { given: 2, evoked: 2 },
      dark: { given: 0, evoked: 11 },
    })
  })

  test.each(["lightning", "dark"] as const)("is what an enemy takes when %s is evoked", (orb) => {
    const at = orbs({ hand: ["test-evoke"], [orb]: 1, powers: ["test-more-evoked", "test-idle"] })
    const told = worthOf(at)?.[orb].evoked
    const before = enemyOf(at).hp
    at.p1.play("test-evoke").p1.pick("first-cultist")
    expect(before - enemyOf(at).hp).toBe(told)
  })

  test("is the block that frost gives when it is evoked", () => {
    const at = orbs({ hand: ["test-evoke"], frost: 1, powers: ["test-more-evoked", "test-idle"] })
    const told = worthOf(at)?.frost.evoked
    at.p1.play("test-evoke")
    expect(playerOf(at, 1).block).toBe(told)
  })
})

test("miracles are left for all but those that somebody has", () => {
  const at = combat({ enemies: ["first-cultist"], p1: { miracles: 2 }, p2: { miracles: 1 } })
  expect(viewOf(at).table.miraclesLeft).toBe(2)
})

test("what enemies are about to deal to somebody is added up, with what of it Block does not take", () => {
  const coming = (more: object): unknown => {
    const at = combat({ enemies: ["first-cultist", "first-cultist"], p1: more })
    const { coming: all, comingLoss } = viewOf(at).table.players[0]
    return { all, comingLoss }
  }
  expect(coming({})).toEqual({ all: 2, comingLoss: 2 })
  expect(coming({ block: 1 })).toEqual({ all: 2, comingLoss: 1 })
  expect(coming({ block: 5 })).toEqual({ all: 2, comingLoss: 0 })
})

describe("what the hits of a card in hand come to is shown", () => {
  const hits = (at: Table): unknown[] =>
    viewOf(at).zones["hand.0"].map(({ shows = {} }) => ("hp" in shows ? undefined : shows.hits))
  const held = (more: object): unknown[] =>
    hits(
      combat({
        enemies: ["first-cultist"],
        p1: { hand: ["ironclad-strike", "ironclad-heavy-blade"], ...more },
      }),
    )

  test("where it is not what is printed", () => {
    expect(held({})).toEqual([undefined, undefined])
    expect(held({ strength: 2 })).toEqual([[{ printed: 1, amount: 3 }], [{ printed: 3, amount: 9 }]])
    expect(held({ weak: 1 })).toEqual([[{ printed: 1, amount: 0 }], [{ printed: 3, amount: 2 }]])
    expect(held({ strength: 1, weak: 1 })).toEqual([undefined, [{ printed: 3, amount: 5 }]])
  })

  test("and is what an enemy without tokens of its own loses then", () => {
    const at = combat({ enemies: ["first-cultist"], p1: { hand: ["ironclad-strike"], strength: 2, weak: 1 } })
    const [[{ amount }]] = hits(at) as [[{ amount: number }]]
    const before = enemyOf(at).hp
    at.p1.play("ironclad-strike", "first-cultist")
    expect(before - enemyOf(at).hp).toBe(amount)
  })

  test.each(defs.filter(({ kinds }) => kinds.includes("attack")).map(({ id }) => id))(
    "%s can be held by somebody with tokens",
    (id) => {
      const at = combat({ enemies: ["first-cultist"], p1: { hand: [id], strength: 1 } })
      for (const each of (hits(at)[0] ?? []) as { printed: number; amount: number }[]) {
        expect(Number.isInteger(each.printed)).toBe(true)
        expect(Number.isInteger(each.amount)).toBe(true)
      }
    },
  )
})

test("a card in a hand says whether it is retained, and whether it was last turn", () => {
  const at = combat({
    p1: { hand: ["silent-outmaneuver", "silent-strike"], powers: ["silent-well-laid-plans"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  const hand = (): unknown => viewOf(at).zones["hand.0"].map(({ card, shows }) => ({ card, ...shows }))
  expect(hand()).toEqual([{ card: "silent-outmaneuver", retained: 1 }, { card: "silent-strike" }])
  at.p1.pick("done").p1.pick("silent-strike").p1.isAsked("play")
  expect(hand()).toEqual([
    { card: "silent-outmaneuver", retained: 1, wasRetained: 1 },
    { card: "silent-strike", wasRetained: 1 },
  ])
})

describe("what a card in hand costs now is shown", () => {
  const costs = (at: Table): (number | undefined)[] =>
    viewOf(at).zones["hand.0"].map(({ shows = {} }) => ("hp" in shows ? undefined : shows.cost))

  test("where it is not what is printed", () => {
    const hand = ["ironclad-strike", "ironclad-bash"]
    expect(costs(combat({ enemies: ["first-cultist"], p1: { hand } }))).toEqual([undefined, undefined])
    // Confused: the first card costs 2, whichever it is.
    expect(costs(combat({ enemies: ["first-cultist"], p1: { hand, confused: 2 } }))).toEqual([2, undefined])
  })

  test("for nothing too, and for X where that is fixed", () => {
    const at = combat({
      enemies: ["first-cultist"],
      p1: { hand: ["ironclad-defend", "ironclad-whirlwind"], powers: ["ironclad-corruption"] },
    })
    expect(costs(at)).toEqual([0, undefined])
    const confused = combat({ enemies: ["first-cultist"], p1: { hand: ["ironclad-whirlwind"], confused: 3 } })
    expect(costs(confused)).toEqual([3])
  })

  test("is no longer, once the first card was played", () => {
    const at = combat({
      enemies: ["first-cultist"],
      p1: { hand: ["ironclad-defend", "ironclad-strike"], confused: 3 },
    })
    expect(costs(at)).toEqual([3, 3])
    at.p1.play("ironclad-defend")
    expect(costs(at)).toEqual([undefined])
  })

  test("and is nothing to be told of what cannot be played", () => {
    expect(
      costs(combat({ enemies: ["first-cultist"], p1: { hand: ["curse-clumsy"], confused: 3 } })),
    ).toEqual([undefined])
  })
})
