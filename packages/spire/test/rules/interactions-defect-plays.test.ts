// What the Defect's cards make of costs, of the discard pile and of cards that are played twice (STS-11.2, STS-12.4 to
// STS-12.6), and Buffer hit by hit (STS-11.6).

import { n } from "@soulspire/kernel"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { everyTurn, hit } from "../../src/verbs/enemies.ts"
import { boss, defect } from "../support/defect.ts"
import { enemy } from "../support/made-up.ts"
import { held } from "../support/orbs.ts"
import { cardsIn, enemyOf, playerOf } from "../support/table.ts"

describe("a card that makes its own cost less", () => {
  const two = ["defect-loop", "defect-storm"]
  const three = [...two, "defect-fusion"]

  rule(
    "STS-11.2",
    "costs so much less in the discard pile too: Streamline with 2 powers costs 0 there",
    () => {
      for (const [powers, hp] of [
        [two, 7],
        [["defect-loop"], 8],
      ] as const) {
        const table = defect({ hand: ["defect-claw"], discard: ["defect-streamline"], powers })
        table.p1.play("defect-claw", "first-cultist")
        expect(enemyOf(table).hp).toBe(hp)
      }
    },
  )

  rule("STS-11.2", "All for One takes what costs 0 there by now", () => {
    const discard = ["defect-streamline", "defect-force-field", "defect-meteor-strike"]
    const table = defect({ hand: ["defect-all-for-one"], discard, powers: three })
    table.p1
      .play("defect-all-for-one", "first-cultist")
      .p1.has("discard", "defect-meteor-strike", "defect-all-for-one")
    expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["defect-force-field", "defect-streamline"])
  })

  rule("STS-11.2", "Scrape returns Meteor Strike with 5 powers, and not with 4", () => {
    for (const [more, hand] of [
      [["defect-consume", "defect-capacitor"], ["defect-meteor-strike"]],
      [["defect-consume"], []],
    ] as const) {
      const table = defect({
        hand: ["defect-scrape"],
        discard: ["defect-meteor-strike"],
        powers: [...three, ...more],
      })
      table.p1.play("defect-scrape", "first-cultist").p1.has("hand", ...hand)
    }
  })

  rule("STS-11.2", "by the powers of whose card it is", () => {
    const table = defect(
      { hand: ["defect-steam-barrier"], discard: ["defect-streamline"] },
      { p2: { powers: two } },
    )
    table.p1.play("defect-steam-barrier")
    expect(playerOf(table, 1).block).toBe(1)
  })

  rule("STS-Q-23", "Recycle gives what such a card costs, exhausted as it is", () => {
    const table = defect({ hand: ["defect-recycle", "defect-meteor-strike"], powers: two })
    table.p1.play("defect-recycle")
    expect(playerOf(table, 1).energy).toBe(2 + 3)
  })
})

describe("the top of the discard pile", () => {
  const claws = (top: string, more = {}) => {
    const table = defect({ hand: ["defect-claw"], discard: ["defect-zap+", top], ...more })
    table.p1.play("defect-claw", "first-cultist")
    return 9 - enemyOf(table).hp
  }

  rule(["STS-9.13", "STS-Q-20"], "X is not 0, and what is unplayable has no cost", () => {
    expect(["defect-tempest", "curse-injury", "status-daze", "status-burn"].map((top) => claws(top))).toEqual(
      [1, 1, 1, 1],
    )
    expect(claws("defect-seek")).toBe(2)
  })

  rule("STS-9.15", "a status card that can be played costs 1", () => {
    expect(claws("status-slimed")).toBe(1)
  })

  rule("STS-11.2", "a card that cost nothing in hand has forgotten it", () => {
    const table = defect({
      hand: ["silent-bullet-time+", "defect-skim+", "defect-steam-barrier"],
      energy: 2,
    })
    table.p1.play("silent-bullet-time+").p1.play("defect-skim+").p1.play("defect-steam-barrier")
    expect(playerOf(table, 1).block).toBe(1)
  })

  test("what a power makes of a cost holds there as well", () => {
    expect(claws("defect-skim", { powers: ["ironclad-corruption"] })).toBe(2)
  })

  test("a daze of Overclock or TURBO lies there till the next card", () => {
    const table = defect(
      { hand: ["defect-overclock", "defect-claw", "defect-steam-barrier"], discard: ["defect-zap+"] },
      { dazeDeck: ["status-daze"] },
    )
    // Overclock itself comes to rest above its daze.
    table.p1.play("defect-overclock").p1.play("defect-claw", "first-cultist")
    expect(enemyOf(table).hp).toBe(7)
    const turbo = defect(
      { hand: ["defect-turbo", "defect-claw"], discard: ["defect-zap+"] },
      { dazeDeck: ["status-daze"] },
    )
    turbo.p1.play("defect-turbo").p1.play("defect-claw", "first-cultist")
    expect(enemyOf(turbo).hp).toBe(8)
  })

  rule(["STS-12.6", "STS-7.7"], "a Claw that is played twice lies nowhere meanwhile", () => {
    const table = defect({ hand: ["defect-claw+"], discard: ["defect-skim"], twiceAttacks: 1 })
    table.p1.play("defect-claw+", "first-cultist")
    expect(enemyOf(table).hp).toBe(7)
  })
})

describe("Recycle", () => {
  rule("STS-3.8", "for a card that costs X: what is left is doubled, up to 6", () => {
    const table = defect({ hand: ["defect-recycle+", "defect-multi-cast"], energy: 4 })
    table.p1.play("defect-recycle+")
    expect(playerOf(table, 1).energy).toBe(6)
  })

  rule("STS-Q-23", "a cost that was changed in hand is forgotten", () => {
    const table = defect({ hand: ["silent-bullet-time+", "defect-recycle", "defect-glacier"], energy: 2 })
    table.p1.play("silent-bullet-time+").p1.play("defect-recycle")
    expect(playerOf(table, 1).energy).toBe(2)
  })
})

describe("Echo Form", () => {
  const echo = (hand: string[], more = {}, position = {}) =>
    defect({ hand, twiceEither: 1, ...more }, position)

  rule(["STS-12.5", "STS-Q-21"], "and Burst: two skills are played twice, or a skill and an attack", () => {
    const table = echo(["silent-burst+", "defect-defend", "defect-strike"])
    table.p1.play("silent-burst+").p1.play("defect-defend")
    expect(playerOf(table, 1)).toMatchObject({ block: 2, twiceEither: 1, twiceSkills: 0 })
    table.p1.play("defect-strike", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).twiceEither]).toEqual([7, 0])
  })

  rule("STS-12.5", "and Double Tap: an attack takes one of them, the next attack the other", () => {
    const table = echo(["defect-strike", "defect-strike+", "defect-claw"], { twiceAttacks: 1 }, boss)
    table.p1.play("defect-strike", "b1-hexaghost").p1.play("defect-strike+", "b1-hexaghost")
    expect(enemyOf(table).hp).toBe(32)
    table.p1.play("defect-claw", "b1-hexaghost")
    expect(enemyOf(table).hp).toBe(30)
  })

  rule("STS-12.5", "waits where a card can't be played twice", () => {
    const table = echo(["silent-burst", "defect-strike"])
    table.p1.play("silent-burst").p1.play("defect-strike", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).twiceSkills]).toEqual([7, 1])
  })

  rule("STS-12.4", "the copy has the same X, costs nothing and is not copied", () => {
    const table = echo(["defect-tempest"], {}, boss)
    table.p1.play("defect-tempest").p1.pick("2").p1.has("exhaust", "defect-tempest")
    expect([held(table).lightning, enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([3, 34, 1])
    expect(table.told("plays")).toHaveLength(2)
  })

  rule(["STS-12.4", "STS-12.6"], "the copy goes first, with targets of its own", () => {
    const table = echo(
      ["defect-ball-lightning"],
      {},
      { enemies: ["first-cultist", "first-jaw-worm"], conditions: [{}, {}] },
    )
    table.p1.play("defect-ball-lightning", "first-cultist").p1.pick("first-jaw-worm")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, held(table).lightning]).toEqual([8, 6, 2])
    table.p1.has("discard", "defect-ball-lightning")
  })

  rule("STS-Q-22", "of FTL the copy is the first card of the turn, and draws", () => {
    const table = echo(["defect-ftl"], { draw: ["defect-zap", "defect-skim"] })
    table.p1.play("defect-ftl", "first-cultist")
    expect([enemyOf(table).hp, cardsIn(table, "p1.hand").length]).toEqual([7, 1])
  })

  rule("STS-12.4", "doubles cards alone: Storm channels once at the start of a turn", () => {
    const table = defect(
      { powers: ["defect-echo-form", "defect-storm"], draw: ["defect-defend"], block: 20 },
      { ...boss, dice: [1] },
    )
    table.p1.pick("done").p1.isAsked("play")
    expect([held(table).lightning, playerOf(table, 1).twiceEither]).toEqual([1, 1])
  })
})

describe("Buffer", () => {
  const cards = [
    enemy("test-flurry", "Flurry", { act: 1, rank: "encounter", hp: 9 }, [everyTurn(hit(n(2), n(3)))]).def,
  ]
  const beaten = (powers: string[], block = 0) => {
    const table = defect({ hp: 9, powers, block }, { cards, enemies: ["test-flurry"], dice: [1] })
    table.p1.pick("done")
    return table
  }

  rule("STS-11.6", "prevents one hit of three", () => {
    const table = beaten(["defect-buffer"])
    expect([playerOf(table, 1).hp, cardsIn(table, "p1.exhaust")]).toEqual([5, ["defect-buffer"]])
  })

  rule("STS-11.6", "upgraded two of three, with a cube for each", () => {
    const table = beaten(["defect-buffer+"])
    expect([playerOf(table, 1).hp, cardsIn(table, "p1.exhaust")]).toEqual([7, ["defect-buffer+"]])
    expect(table.told("addCubes")).toHaveLength(2)
  })

  rule("STS-11.6", "is not needed for a hit that block stops whole", () => {
    const table = beaten(["defect-buffer"], 3)
    expect([playerOf(table, 1).hp, cardsIn(table, "p1.powers")]).toEqual([7, []])
  })

  rule("STS-11.6", "two of them: each hit is prevented by the one that its player says", () => {
    const table = beaten(["defect-buffer", "defect-buffer+"])
    table.p1.pick(table.p1.options.map(({ key }) => key).find((key) => !key.includes("+")) ?? "")
    expect([playerOf(table, 1).hp, cardsIn(table, "p1.powers")]).toEqual([9, []])
  })

  test("whatever takes HP, all of it", () => {
    const table = defect({ hp: 2, hand: ["ironclad-rupture"], powers: ["defect-buffer"] })
    table.p1.play("ironclad-rupture")
    expect([playerOf(table, 1).hp, cardsIn(table, "p1.powers")]).toEqual([2, []])
  })

  test("a loss that was prevented is none: what asks for HP lost finds nothing", () => {
    const table = defect({
      hp: 5,
      hand: ["ironclad-offering", "ironclad-blood-for-blood"],
      powers: ["defect-buffer"],
    })
    table.p1.play("ironclad-offering").p1.play("ironclad-blood-for-blood", "first-cultist")
    expect(playerOf(table, 1).energy).toBe(2)
  })
})
