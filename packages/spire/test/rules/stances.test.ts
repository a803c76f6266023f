// Stances (STS-10.12): entered and left, what calm gives, and what wrath gives and takes.

import { ge, n, read, when } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { next } from "../support/answers.ts"
import { block, draw, foe, goesOnTop, hit, youHave } from "../../src/verbs/index.ts"
import {
  enter,
  inCalm,
  inWrath,
  whenYouFirstEnter,
  whenYouSwitchStances,
} from "../../src/features/stances/verbs.ts"
import { blow, board, lasting, spell } from "../support/cards.ts"
import { cardsIn, combat, enemyOf, playerOf, type Position } from "../support/table.ts"

const cards = [
  board(0),
  board(3),
  spell("test-calm", [enter("calm")]),
  spell("test-wrath", [enter("wrath")]),
  spell("test-neutral", [enter("neutral")]),
  spell("test-peace", [when(inCalm, [draw(n(3))], [enter("calm")])]),
  blow("test-fury", [hit(n(2)), enter("wrath")], { targets: [foe] }),
  blow("test-rage", [hit(n(2)), enter("wrath"), goesOnTop], { targets: [foe] }),
  blow("test-flurry", [hit(n(1), { times: n(2) })], { targets: [foe] }),
  blow("test-second", [hit(n(1)), when(ge(read("switches", "you"), n(1)), [hit(n(1))])], { targets: [foe] }),
  lasting("test-fortress", whenYouSwitchStances(block(n(1)))),
  lasting("test-rush", whenYouFirstEnter("wrath", draw(n(2)))),
  lasting("test-simmer", { ...youHave("hits", 1), when: inWrath }),
]

const table = (p1: NonNullable<Position["p1"]>, more: Position = {}): ReturnType<typeof combat> =>
  combat({ cards, enemies: ["first-cultist"], p1: { board: ["test-board-0"], ...p1 }, ...more })

describe("a stance", () => {
  rule("STS-10.12", "is neutral at first, until another is entered", () => {
    const at = table({ hand: ["test-calm"] })
    expect(playerOf(at, 1).stance).toBe("neutral")
    at.p1.play("test-calm")
    expect(playerOf(at, 1)).toMatchObject({ stance: "calm", energy: 3 })
    expect(at.told("enterStance")).toMatchObject([{ who: 0, stance: "calm", left: "neutral" }])
  })

  rule("STS-10.12", "that somebody is in already is not entered: nothing happens", () => {
    const at = table({ hand: ["test-calm"], stance: "calm", powers: ["test-fortress"] })
    at.p1.play("test-calm")
    expect(playerOf(at, 1)).toMatchObject({ stance: "calm", energy: 3, block: 0, switches: 0 })
    expect(at.told("enterStance")).toEqual([])
  })

  rule("STS-10.12", "leaving calm gives 2 energy, whichever is entered", () => {
    for (const [card, stance] of [
      ["test-wrath", "wrath"],
      ["test-neutral", "neutral"],
    ]) {
      const at = table({ hand: [card], stance: "calm", energy: 1 })
      at.p1.play(card)
      expect(playerOf(at, 1)).toMatchObject({ stance, energy: 3 })
    }
  })

  rule(["STS-10.12", "STS-3.7"], "not past 6", () => {
    const at = table({ hand: ["test-neutral"], stance: "calm", energy: 5 })
    at.p1.play("test-neutral")
    expect(playerOf(at, 1).energy).toBe(6)
  })

  test("leaving wrath gives nothing", () => {
    const at = table({ hand: ["test-neutral"], stance: "wrath" })
    at.p1.play("test-neutral")
    expect(playerOf(at, 1)).toMatchObject({ stance: "neutral", energy: 3 })
  })

  test("is somebody's own, and cards ask for it", () => {
    const draws = ["silent-strike", "silent-strike", "silent-strike"]
    const at = table(
      { hand: ["test-peace"], draw: draws },
      { p2: { hand: ["test-peace"], stance: "calm", draw: draws } },
    )
    at.p1.play("test-peace").p2.play("test-peace")
    expect([playerOf(at, 1).stance, cardsIn(at, "p1.hand").length, cardsIn(at, "p2.hand").length]).toEqual([
      "calm",
      0,
      3,
    ])
  })

  rule("STS-8.10", "is neutral again when the combat has ended", () => {
    const at = table({ hand: ["test-flurry"], stance: "wrath" }, { conditions: [{ hp: 1 }] })
    at.p1.play("test-flurry", "first-cultist").p1.isNotAsked()
    expect(playerOf(at, 1).stance).toBe("neutral")
  })
})

describe("wrath", () => {
  rule("STS-10.12", "adds 1 to each hit", () => {
    const at = table({ hand: ["test-flurry"], stance: "wrath" })
    at.p1.play("test-flurry", "first-cultist")
    expect(enemyOf(at).hp).toBe(5)
  })

  rule(
    "STS-10.12",
    "counts like strength: doubled by vulnerable, for shivs too, and gone with the stance",
    () => {
      const at = table(
        { hand: ["test-neutral"], shivs: 2, stance: "wrath" },
        { conditions: [{ vulnerable: 1 }] },
      )
      at.p1.shiv("first-cultist")
      expect(enemyOf(at).hp).toBe(5)
      at.p1.play("test-neutral").p1.shiv("first-cultist")
      expect(enemyOf(at).hp).toBe(4)
    },
  )

  rule("STS-10.12", "entered by an attack's later text adds nothing to its hits", () => {
    const at = table({ hand: ["test-fury", "test-flurry"] })
    at.p1.play("test-fury", "first-cultist")
    expect(enemyOf(at).hp).toBe(7)
    at.p1.play("test-flurry", "first-cultist")
    expect(enemyOf(at).hp).toBe(3)
  })

  rule("STS-10.12", "calm to wrath, and the turn ends in it: 2 energy, and 1 damage", () => {
    const at = table({ hand: ["test-wrath"], stance: "calm", hp: 9, energy: 0 }, { dice: [1] })
    at.p1.play("test-wrath")
    expect(playerOf(at, 1).energy).toBe(2)
    at.p1.pick("done")
    expect(at.told("loseHp").filter(({ whom }) => whom === 0)[0]).toMatchObject({ amount: 1 })
    expect(playerOf(at, 1).stance).toBe("wrath")
  })

  rule("STS-10.12", "the damage can be blocked, and strength or weak are nothing to it", () => {
    const at = table({ stance: "wrath", block: 20, strength: 3, vulnerable: 1 }, { dice: [1] })
    at.p1.pick("done")
    expect(at.told("damage")[0]).toMatchObject({ whom: 0, blocked: 1, amount: 0 })
  })

  rule(["STS-10.12", "STS-1.3"], "it may be the last", () => {
    const at = table({ stance: "wrath", hp: 1 })
    at.p1.pick("done")
    expect(at.game.outcome(at.state)).toMatchObject({ how: "defeat" })
  })

  rule(
    ["STS-10.12", "STS-7.10", "STS-10.8"],
    "block from frost may come before it, if its player says so",
    () => {
      for (const [first, blocked] of [
        ["character.1", 1],
        ["character.2", 0],
      ] as const) {
        const at = table({ board: ["test-board-3"], stance: "wrath", frost: 1, hp: 9 }, { dice: [1] })
        next(at.p1.pick("done"), first)
        const [damage] = at.told("damage")
        expect(damage).toMatchObject({ whom: 0, blocked })
      }
    },
  )

  test("other stances take nothing", () => {
    const at = table({ stance: "calm", block: 20 }, { dice: [1], conditions: [{ hp: 5 }] })
    at.p1.pick("done")
    expect(at.events.filter(({ k }) => k === "damage" || k === "enemyMoves")[0].k).toBe("enemyMoves")
  })

  test("may be worth more", () => {
    const at = table({ hand: ["test-flurry"], stance: "wrath", powers: ["test-simmer"] })
    at.p1.play("test-flurry", "first-cultist")
    expect(enemyOf(at).hp).toBe(3)
    const calm = table({ hand: ["test-flurry"], stance: "calm", powers: ["test-simmer"] })
    calm.p1.play("test-flurry", "first-cultist")
    expect(enemyOf(calm).hp).toBe(7)
  })
})

describe("cards that watch stances", () => {
  test("see each switch", () => {
    const at = table({ hand: ["test-calm", "test-wrath"], powers: ["test-fortress"] })
    at.p1.play("test-calm").p1.play("test-wrath")
    expect(playerOf(at, 1).block).toBe(2)
  })

  rule(
    ["STS-7.8", "STS-10.12"],
    "see it after the whole card: it lies on top of the draw pile and is drawn again",
    () => {
      const at = table({ hand: ["test-rage"], powers: ["test-rush"], draw: ["silent-strike"] })
      at.p1.play("test-rage", "first-cultist")
      expect(cardsIn(at, "p1.hand").toSorted()).toEqual(["silent-strike", "test-rage"])
    },
  )

  test("the first time each turn is the first time alone", () => {
    const at = table({
      hand: ["test-wrath", "test-neutral", "test-fury"],
      powers: ["test-rush"],
      draw: ["silent-strike", "silent-strike", "silent-strike"],
    })
    at.p1.play("test-wrath").p1.play("test-neutral").p1.play("test-fury", "first-cultist")
    expect(cardsIn(at, "p1.draw")).toHaveLength(1)
  })

  test("ask whether somebody has switched this turn, and forget it with the turn", () => {
    const at = table({ hand: ["test-calm", "test-second"], block: 20, draw: [] }, { dice: [1] })
    at.p1.play("test-calm").p1.play("test-second", "first-cultist")
    expect([enemyOf(at).hp, playerOf(at, 1).switches]).toEqual([7, 1])
    at.p1.pick("done")
    expect(playerOf(at, 1).switches).toBe(0)
  })
})
