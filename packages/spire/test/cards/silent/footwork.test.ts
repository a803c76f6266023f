// Footwork: more for each block.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test("Footwork adds 1 to each block of attacks and skills", () => {
  const table = combat({
    p1: { hand: ["silent-footwork", "silent-dash", "silent-deflect"], shivs: 1, energy: 4 },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-footwork").p1.play("silent-deflect")
  expect(playerOf(table, 1)).toMatchObject({ block: 4, energy: 2 })
  table.p1.play("silent-dash", "first-cultist")
  expect(playerOf(table, 1).block).toBe(7)
})

test("for whoever gets it; not of powers, and not of another player's cards", () => {
  const table = combat({
    p1: {
      hand: ["silent-dodge-and-roll", "silent-survivor", "silent-strike"],
      powers: ["silent-footwork", "silent-after-image"],
    },
    p2: { hand: ["silent-deflect"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-dodge-and-roll", "p2", "p1")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([2, 2])
  table.p2.play("silent-deflect")
  expect(playerOf(table, 2).block).toBe(3)
  table.p1.play("silent-survivor")
  expect(playerOf(table, 1).block).toBe(6)
})

test("two of them add up", () => {
  const table = combat({
    p1: { hand: ["silent-defend"], powers: ["silent-footwork", "silent-footwork+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-defend")
  expect(playerOf(table, 1).block).toBe(3)
})

test("Footwork+ is retained until it is played", () => {
  const table = combat({
    p1: { hand: ["silent-footwork+", "silent-footwork"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done")
  expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["silent-footwork", "silent-footwork+"])
  expect(table.told("reshuffled")).toHaveLength(1)
})
