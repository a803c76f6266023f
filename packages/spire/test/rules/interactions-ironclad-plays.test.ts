// Where cards of the Ironclad meet: cards played twice, and by force.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../support/table.ts"

describe("a card played twice", () => {
  rule(["STS-12.4", "STS-3.8"], "costs once, and the copy has the same X", () => {
    const table = combat({
      p1: { hand: ["ironclad-whirlwind"], twiceAttacks: 1, energy: 3 },
      p2: {},
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{}, { row: 1 }],
    })
    table.p1.play("ironclad-whirlwind", "p1").p1.pick("2").p1.pick("p2")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp, playerOf(table, 1).energy]).toEqual([7, 5, 1])
  })

  rule("STS-12.4", "is two attacks: vulnerable counts for the first, and is gone for the second", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike+"], twiceAttacks: 1 },
      enemies: ["first-cultist"],
      conditions: [{ vulnerable: 1 }],
    })
    table.p1.play("ironclad-strike+", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 3, vulnerable: 0 })
  })

  rule("STS-12.4", "is two attacks: weak counts for the first alone", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], twiceAttacks: 1, weak: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-strike", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).weak]).toEqual([8, 0])
  })

  rule("STS-12.4", "gives what its copy has given to the original already", () => {
    const table = combat({ p1: { hand: ["ironclad-bash"], twiceAttacks: 1 }, enemies: ["first-cultist"] })
    table.p1.play("ironclad-bash", "first-cultist")
    expect(enemyOf(table)).toMatchObject({ hp: 3, vulnerable: 1 })
  })

  rule("STS-12.5", "is played twice and not more; what is left over waits for the next one", () => {
    const table = combat({
      p1: { hand: ["ironclad-double-tap+", "ironclad-double-tap", "ironclad-strike", "ironclad-anger"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-double-tap").p1.play("ironclad-double-tap+")
    table.p1.play("ironclad-strike", "first-cultist")
    expect(enemyOf(table).hp).toBe(7)
    table.p1.play("ironclad-anger", "first-cultist")
    expect([enemyOf(table).hp, playerOf(table, 1).twiceAttacks]).toEqual([5, 0])
  })

  rule("STS-12.6", "the copy first, then the original, which is nowhere meanwhile", () => {
    const table = combat({
      p1: { hand: ["ironclad-headbutt"], discard: ["ironclad-bash", "ironclad-defend"], twiceAttacks: 1 },
      enemies: ["first-cultist", "first-jaw-worm"],
    })
    table.p1.play("ironclad-headbutt", "first-jaw-worm").p1.pick("first-cultist")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([7, 7])
    table.p1.canPickExactly("ironclad-bash", "ironclad-defend").p1.pick("ironclad-bash")
    expect(enemyOf(table, 2).hp).toBe(5)
    table.p1.has("draw", "ironclad-bash", "ironclad-defend").p1.has("discard", "ironclad-headbutt")
  })

  rule(["STS-12.6", "STS-7.3"], "is not among what is shuffled while its copy draws", () => {
    const table = combat({
      p1: { hand: ["ironclad-pommel-strike"], discard: ["ironclad-bash"], twiceAttacks: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-pommel-strike", "first-cultist")
    table.p1.has("hand", "ironclad-bash").p1.has("discard", "ironclad-pommel-strike").p1.has("draw")
  })

  test("aims again if its copy has killed what it was meant for", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], twiceAttacks: 1 },
      enemies: ["first-cultist", "first-jaw-worm", "a1-blue-slaver"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("ironclad-strike", "first-cultist").p1.pick("first-cultist")
    table.p1.canPickExactly("first-jaw-worm", "a1-blue-slaver").p1.pick("a1-blue-slaver")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([7, 9])
  })

  test("what a copy sets off happens before the original", () => {
    const table = combat({
      p1: { hand: ["ironclad-defend"], powers: ["ironclad-juggernaut"], twiceSkills: 1 },
      enemies: ["first-cultist", "first-jaw-worm"],
    })
    table.p1.play("ironclad-defend")
    expect(playerOf(table, 1).block).toBe(1)
    table.p1.pick("first-cultist")
    expect(playerOf(table, 1).block).toBe(2)
    table.p1.pick("first-jaw-worm")
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([8, 6])
  })

  test("each burns what is left of the hand", () => {
    const table = combat({
      p1: { hand: ["ironclad-fiend-fire", "ironclad-strike", "ironclad-bash"], twiceAttacks: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-fiend-fire", "first-cultist")
    expect([enemyOf(table).hp, cardsIn(table, "p1.exhaust").length]).toEqual([7, 3])
  })

  test("is exhausted once: a copy has no card", () => {
    const table = combat({
      p1: { hand: ["ironclad-feed"], powers: ["ironclad-feel-no-pain"], twiceAttacks: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-feed", "first-cultist").p1.has("exhaust", "ironclad-feed")
    expect([enemyOf(table).hp, playerOf(table, 1).block]).toEqual([3, 1])
  })

  test("whoever waits for cards that are played sees both", () => {
    const table = combat({
      p1: { hand: ["ironclad-defend", "ironclad-strike"], twiceSkills: 1, twiceAttacks: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-defend").p1.play("ironclad-strike", "first-cultist")
    expect([table.told("plays").length, playerOf(table, 1).attacks]).toEqual([4, 2])
  })

  rule(["STS-8.8", "STS-8.10"], "goes back to the deck when its copy ends the combat", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"], twiceAttacks: 1 },
      enemies: ["first-cultist"],
      conditions: [{ hp: 1 }],
    })
    table.p1.play("ironclad-strike", "first-cultist").p1.has("deck", "ironclad-strike")
    expect(cardsIn(table, "playing")).toEqual([])
  })
})

test("a shiv is no card: it leaves a double play waiting", () => {
  const table = combat({ p1: { shivs: 1, twiceAttacks: 1 }, enemies: ["first-cultist"] })
  table.p1.shiv("first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).twiceAttacks]).toEqual([8, 1])
})

describe("a card played by force", () => {
  rule("STS-11.7", "is discarded if its condition is not met", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc", "ironclad-defend"], draw: ["ironclad-clash"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("discard", "ironclad-clash", "ironclad-havoc").p1.has("exhaust")
    expect(enemyOf(table).hp).toBe(9)
  })

  rule("STS-11.7", "is played if it is met", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc", "ironclad-strike"], draw: ["ironclad-clash"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("exhaust", "ironclad-clash")
    expect(enemyOf(table).hp).toBe(6)
  })

  rule("STS-11.7", "is discarded if there is nothing to aim it at", () => {
    for (const card of ["ironclad-strike", "ironclad-iron-wave+", "ironclad-cleave"]) {
      const table = combat({
        p1: { hand: ["ironclad-strike", "ironclad-havoc"], draw: [card] },
        enemies: ["b1-slime-boss"],
        conditions: [{ row: -1, hp: 1 }],
      })
      // It comes back in pieces with the next round.
      table.p1.play("ironclad-strike", "b1-slime-boss").p1.play("ironclad-havoc")
      table.p1.has("discard", "ironclad-strike", card, "ironclad-havoc").p1.has("exhaust").p1.has("hand")
    }
  })

  rule("STS-9.13", "and unplayable is discarded", () => {
    for (const card of ["status-daze", "status-burn", "curse-injury"]) {
      const table = combat({
        p1: { hand: ["ironclad-havoc"], draw: [card] },
        enemies: ["first-cultist"],
      })
      table.p1.play("ironclad-havoc").p1.has("discard", card, "ironclad-havoc").p1.has("exhaust")
    }
  })

  rule(["STS-11.11", "STS-7.9"], "and a status that can be played goes home", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["status-slimed"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("discard", "ironclad-havoc").p1.has("exhaust")
    expect([cardsIn(table, "statusDeck").length, playerOf(table, 1).energy]).toEqual([1, 2])
  })

  test("and a curse that can be played is exhausted", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["curse-writhe"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("exhaust", "curse-writhe").p1.has("discard", "ironclad-havoc")
    expect(playerOf(table, 1).energy).toBe(2)
  })

  test("may force another", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["ironclad-havoc+", "ironclad-bash"] },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("exhaust", "ironclad-bash", "ironclad-havoc+")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([7, 2])
  })

  test("is the next attack like any other", () => {
    const table = combat({
      p1: { hand: ["ironclad-double-tap+", "ironclad-havoc+"], draw: ["ironclad-bludgeon"] },
      enemies: ["first-cultist"],
      conditions: [{ hp: 20 }],
    })
    table.p1.play("ironclad-double-tap+").p1.play("ironclad-havoc+").p1.has("exhaust", "ironclad-bludgeon")
    expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([6, 3])
  })

  test("twice, for a double play of the card that forces: each with its own card", () => {
    const table = combat({
      p1: { hand: ["ironclad-havoc"], draw: ["ironclad-strike", "ironclad-bash"], twiceSkills: 1 },
      enemies: ["first-cultist"],
    })
    table.p1.play("ironclad-havoc").p1.has("exhaust", "ironclad-strike", "ironclad-bash")
    expect(enemyOf(table).hp).toBe(6)
  })

  test("has been drawn: what waits for bad cards has seen it", () => {
    const table = combat({
      p1: {
        hand: ["ironclad-havoc"],
        draw: ["status-daze", "ironclad-strike"],
        powers: ["ironclad-evolve"],
      },
      enemies: ["first-cultist"],
    })
    table.p1
      .play("ironclad-havoc")
      .p1.has("hand", "ironclad-strike")
      .p1.has("discard", "status-daze", "ironclad-havoc")
  })
})
