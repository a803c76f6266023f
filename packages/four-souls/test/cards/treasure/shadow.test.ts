// Shadow: what others lose by dying is chosen and gained by its player.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { hammer, hush, hushTop } from "../../support/cards.ts"
import { cents, type Play, round } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const position = {
  p1: { hand: ["xiii-death"], board: ["shadow"], cents: 0 },
  p2: { hand: ["a-dime", "bomb"], board: ["meat", "dinner"], cents: 3 },
  p3: { board: ["breakfast"], cents: 1 },
}
const killed = (who: "p1" | "p2" | "p3"): Play =>
  fourSoulsTable(position).p1.play("xiii-death", who).allPass()

test("its player chooses the item, and gets the loot card and the cent", () => {
  const table = killed("p2")
  table.p2.isNotAsked().p1.isAsked("penalty-item").p1.canPickExactly("meat", "dinner").p1.pick("dinner")
  table.p2.isAsked("penalty-loot").p2.pick("bomb").allPass()
  expect([cardsIn(table, "p2.board"), cardsIn(table, "treasureDiscard")]).toEqual([
    ["isaac", "meat"],
    ["dinner"],
  ])
  expect([cardsIn(table, "p1.hand"), cents(table), cardsIn(table, "lootDiscard")]).toEqual([
    ["bomb"],
    [1, 2, 1],
    ["xiii-death"],
  ])
})

test("which card it was is seen by those two alone", () => {
  const table = killed("p2").p1.pick("dinner").p2.pick("bomb").allPass()
  table.p2.sees("p1.hand", "bomb").p3.sees("p1.hand", "?").p3.sees("p2.hand", "?")
})

test("who has nothing gives nothing", () => {
  const table = killed("p3")
  expect([cardsIn(table, "p1.hand"), cents(table), cardsIn(table, "p3.board")]).toEqual([
    [],
    [1, 3, 0],
    ["isaac"],
  ])
})

test("its own player's death is a death like any other", () => {
  const table = killed("p1")
  expect([cardsIn(table, "treasureDiscard"), cents(table)]).toEqual([["shadow"], [0, 3, 1]])
})

test("of two of them, the one that has its say last has it", () => {
  const table = fourSoulsTable({ ...position, p3: { board: ["shadow"], cents: 0 } })
  table.p1.play("xiii-death", "p2").allPass().p2.isAsked("replace")
  table.p2.pick(table.options(2)[0].key)
  const [chooser] = table.open.map(({ seat }) => seat + 1)
  table.by(chooser).pick("meat").p2.pick("bomb").allPass()
  expect([cents(table)[chooser - 1], cardsIn(table, `p${chooser}.hand`)]).toEqual([1, ["bomb"]])
})

describe("in the first edition", () => {
  const then = "shadow-first-edition"
  const dying = (p3: string): Play =>
    fourSoulsTable({
      ...position,
      p1: { ...position.p1, board: [then, "test-hammer", "test-hush"] },
      p3: { board: [p3], cents: 0 },
      cards: [hammer, hush],
      options: { ruleset: "classic" },
    }).p1.play("xiii-death", "p2")

  test("it does so as they die: it need not be there any more when they pay", () => {
    const table = dying("meat")
    while (table.told("playerDies").length === 0) round(table)
    table.p1.activate("test-hammer", then).allPass()
    table.p2.isAsked("penalty-loot").p2.pick("bomb").allPass().p1.isAsked("penalty-item")
    table.p1.canPickExactly("meat", "dinner").p1.pick("dinner").allPass()
    expect([cardsIn(table, "p1.hand"), cents(table), cardsIn(table, "p2.board")]).toEqual([
      ["bomb"],
      [1, 2, 0],
      ["isaac", "meat"],
    ])
  })

  test("cancelled, it leaves the penalty as it is", () => {
    const table = dying("meat")
    while (table.told("playerDies").length === 0) round(table)
    hushTop(table, 1)
      .allPass()
      .p2.pick("bomb")
      .allPass()
      .p2.isAsked("penalty-item")
      .p2.pick("dinner")
      .allPass()
    expect([cardsIn(table, "p1.hand"), cents(table)]).toEqual([[], [0, 2, 0]])
  })

  rule("FSC-R.11", "of several, in turn order, the last to resolve has it, and nobody is asked which", () => {
    const table = dying(then).allPass().p2.isAsked("penalty-loot").p2.pick("bomb").allPass()
    table.p1.isAsked("penalty-item").p1.pick("meat").allPass()
    expect(table.told("decidePenalty")).toMatchObject([
      { who: 2, whom: 1 },
      { who: 0, whom: 1 },
    ])
    expect([cents(table), cardsIn(table, "p1.hand"), cardsIn(table, "p3.hand")]).toEqual([
      [1, 2, 0],
      ["bomb"],
      [],
    ])
  })

  test("its own player's death is none of its business", () => {
    const table = fourSoulsTable({
      p1: { hand: ["xiii-death"], board: [then], cents: 2 },
      p2: { cents: 3 },
      options: { ruleset: "classic" },
    })
    table.p1.play("xiii-death", "p1").allPass()
    expect([table.told("decidePenalty"), cents(table)]).toEqual([[], [1, 3]])
  })
})
