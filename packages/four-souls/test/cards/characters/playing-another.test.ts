// What nearly every character can do: play another loot card this turn. Those of the base set bring an item, but for Eden.

import { describe, expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { called, setUp, stackedGame } from "../../support/stacked.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const bringing: readonly (readonly [string, string])[] = [
  ["blue-baby", "forever-alone"],
  ["cain", "sleight-of-hand"],
  ["eve", "the-curse"],
  ["isaac", "the-d6"],
  ["judas", "book-of-belial"],
  ["lazarus", "lazarus-rags"],
  ["lilith", "incubus"],
  ["maggy", "yum-heart"],
  ["samson", "blood-lust"],
  ["the-forgotten", "the-bone"],
]

describe.each(["eden", "jacob-and-esau", ...bringing.map(([character]) => character)])("%s", (character) => {
  const other = character === "isaac" ? "maggy" : "isaac"

  test("has 2 HP and an attack of 1", () => {
    const table = fourSoulsTable({ p1: { character } })
    expect(person(table, 1)).toMatchObject({ maxHealth: 2, health: 2, attack: 1, souls: 0 })
  })

  test("gives one more loot play, once a turn", () => {
    const table = fourSoulsTable({
      p1: { character, hand: ["a-penny", "two-cents", "a-dime"] },
      p2: { character: other },
    })
    table.p1.play("a-penny").allPass().p1.cannotPick("play:two-cents")
    table.p1.activate(character).allPass().p1.play("two-cents").allPass()
    table.p1.cannot("play:a-dime", "no-loot-play").p1.cannot(`activate:${character}`, "cannot-pay")
    expect(cents(table)[0]).toBe(6)
    table.p1.end().allPass().p2.end().allPass().p1.canPick(`activate:${character}`)
  })

  test("on another's turn it is the only one", () => {
    const table = fourSoulsTable({
      p1: { character: other },
      p2: { character, hand: ["a-penny", "two-cents"] },
    })
    table.p1.pass().p2.cannotPick("play:a-penny").p2.activate(character).p2.pass().p1.pass()
    table.p1.pass().p2.play("a-penny").p2.cannotPick("play:two-cents").allPass()
    expect(cents(table)).toEqual([3, 4])
  })

  test("cannot be used by the dead, whom the penalty has turned sideways", () => {
    const table = fourSoulsTable({
      p1: { hand: ["xiii-death"], character: other },
      p2: { character, hand: ["a-penny", "a-dime"] },
    })
    table.p1.play("xiii-death", "p2").allPass().p2.pick("a-dime").allPass().p1.pass()
    table.p2.cannot(`activate:${character}`, "cannot-pay").p2.pass()
  })
})

test.each(bringing)("%s starts with %s, charged, and lies sideways itself", (character, item) => {
  const rest = called(...(character === "isaac" ? ["maggy", "yum-heart"] : ["isaac", "the-d6"]))
  const table = setUp(stackedGame({ others: [...called(character, item), ...rest] }), { firstPlayer: "seat" })
  const seat = cardsIn(table, "p1.board").includes(character) ? 1 : 2
  expect(cardsIn(table, `p${seat}.board`)).toEqual([character, item])
  // Whoever is on turn has been recharged already.
  expect(sideways(table, `p${seat}.board`)).toEqual(seat === 1 ? [] : [character])
  table.leaves("p1", table.p1.asked.prompt.key)
})
