// Dople and Evil Twin: what hurts them hurts the player on one side of the active player as well.

import { describe, expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const health = (table: Play): number[] => [1, 2, 3, 4].map((seat) => person(table, seat).health)

describe.each([
  ["dople", 4, 4],
  ["evil-twin", 5, 2],
])("%s", (monster, evasion, neighbour) => {
  const hit = [2, 2, 2, 2]
  hit[neighbour - 1] = 1
  const position = {
    p1: { hand: ["bomb"] },
    p2: { board: ["dinner", "breakfast"] },
    p3: {},
    p4: { board: ["dinner", "breakfast"] },
    monsters: [monster],
  }

  test("combat damage is dealt to the neighbour as well, by the same player", () => {
    const table = fourSoulsTable({ ...position, p2: {}, p4: {}, dice: [evasion] })
    attack(table, monster).p1.pass().p2.pass().p3.pass().p4.pass()
    while (table.told("damage").length < 2) table.by(table.open[0].seat + 1).pass()
    expect(table.told("damage")).toMatchObject([
      { combat: 1, from: 0 },
      { whom: neighbour - 1, amount: 1, from: 0, combat: 0 },
    ])
    expect(health(table)).toEqual(hit)
    table.leaves("p1", "respond")
  })

  test("a bomb's too, to the whole amount, though it dies of less", () => {
    const table = fourSoulsTable({ ...position, wounds: [monster === "dople" ? 1 : 2] })
    table.p1.play("bomb", monster).allPass()
    expect(cardsIn(table, "monsterDiscard")).toEqual([monster])
    expect(
      table
        .told("damage")
        .map(({ whom, amount }) => [whom, amount])
        .at(-1),
    ).toEqual([neighbour - 1, 1])
  })

  test("sides are counted from the active player, whoever deals it", () => {
    const table = fourSoulsTable({ ...position, p1: {}, p3: { hand: ["bomb"], plays: 1 } })
    table.p1.pass().p2.pass().p3.play("bomb", monster).allPass()
    expect(
      table
        .told("damage")
        .map(({ whom }) => whom)
        .at(-1),
    ).toBe(neighbour - 1)
  })

  test("damage to others is nothing to it", () => {
    const table = fourSoulsTable(position).p1.play("bomb", "p3").allPass()
    expect(table.told("damage")).toHaveLength(1)
  })
})
