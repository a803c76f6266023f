// The Bone: counters for this and that, and a soul in the end.

import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { die, hammer, person } from "../../support/cards.ts"
import { item, type Play } from "../../support/play.ts"
import { cardAt, cardsIn, fourSoulsTable } from "../../support/table.ts"

const { aim, destroy, paid } = verbs

/** A table with so many counters on p1's Bone. */
function counted(counters: number, more: object = {}): Play {
  const table = fourSoulsTable({ cards: [die, hammer], p1: { board: ["the-bone", "test-die"] }, ...more })
  const bone = table.state.objects.find(({ ref }) => ref === cardAt(table, "p1.board", "the-bone"))
  if (bone?.data) bone.data.counters = counters
  return table
}

const counters = (table: Play): unknown =>
  table.game.view(table.state, 1).zones["board.0"].find(({ card }) => card === "the-bone")?.shows?.[
    "counters"
  ] ?? 0

test("a counter for each time it is turned", () => {
  const table = counted(0).p1.activate("the-bone").allPass()
  expect(counters(table)).toBe(1)
  table.p1.cannotPick("activate:the-bone")
})

test("one counter: 1 more on a roll, sideways or not, as often as there are counters", () => {
  const table = counted(2, { dice: [2], p1: { board: ["the-bone", "test-die"], deactivated: ["the-bone"] } })
  table.p1.cannotPick("activate:the-bone.2").p1.activate("test-die").p1.pass().p2.pass()
  table.p1.activate("the-bone.2", "item").p1.activate("the-bone.2", "item")
  // Both are paid for before either resolves.
  expect(counters(table)).toBe(0)
  table.p1.cannotPick("activate:the-bone.2>item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 4 }])
})

test("two counters: 1 damage to a monster or a player, dealt by the Bone", () => {
  const table = counted(3, { monsters: ["fly"] })
  table.p1.activate("the-bone.3", "p2").allPass()
  expect([person(table, 2).health, counters(table)]).toEqual([1, 1])
  expect(table.told("damage")).toMatchObject([{ from: cardAt(table, "p1.board", "the-bone") }])
  table.p1.cannotPick("activate:the-bone.3>fly")
})

test("five counters: it is a soul, and nothing else any more", () => {
  const table = counted(7)
  table.p1.activate("the-bone.4").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "p1.souls"), person(table, 1).souls]).toEqual([
    ["isaac", "test-die"],
    ["the-bone"],
    1,
  ])
  expect(table.choices(1).filter((key) => key.startsWith("activate:the-bone"))).toEqual([])
  const soul = cardAt(table, "p1.souls", "the-bone")
  expect(table.game.explainNumber(table.state, soul, "eternal").total).toBe(0)
})

test("four are not enough", () => {
  counted(4).p1.cannotPick("activate:the-bone.4")
})

test("the fourth soul wins", () => {
  const table = counted(5, { p1: { board: ["the-bone"], souls: ["gurdy", "monstro", "famine"] } })
  table.p1.activate("the-bone.4").allPass()
  expect(table.game.outcome(table.state)).toEqual({ winners: [0], how: "souls" })
})

test("cancelled, the counters are gone for nothing", () => {
  const table = counted(5, { p2: { hand: ["butter-bean"], plays: 1 } })
  table.p1.activate("the-bone.4").p1.pass().p2.play("butter-bean", "item").allPass()
  expect([cardsIn(table, "p1.souls"), counters(table)]).toEqual([[], 0])
})

test("a soul that is destroyed is gone for good, outside the game", () => {
  const crusher = item("test-crusher", paid([], [destroy("it1")], aim({ from: "souls" })))
  const table = counted(5, { cards: [die, hammer, crusher], p2: { board: ["test-crusher"] } })
  table.p1.activate("the-bone.4").allPass().p1.pass().p2.activate("test-crusher", "the-bone").allPass()
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "outside").includes("the-bone")]).toEqual([[], true])
})

test("before that it is eternal, and counters stay on it", () => {
  const table = counted(5, { p2: { board: ["test-hammer"] } })
  table.p1.pass().p2.activate("test-hammer", "the-bone").allPass()
  expect([cardsIn(table, "p1.board"), counters(table)]).toEqual([["isaac", "the-bone", "test-die"], 5])
})

describe("in the first edition", () => {
  const bone = "the-bone-first-edition"
  const then = (counters: number, more: object = {}): Play => {
    const table = fourSoulsTable({ cards: [hammer], p1: { board: [bone] }, ...more })
    const o = table.state.objects.find(({ ref }) => ref === cardAt(table, "p1.board", bone))
    if (o?.data) o.data.counters = counters
    return table
  }

  test("three counters make it a soul, two do not", () => {
    then(2).p1.cannotPick(`activate:${bone}.4`)
    const table = then(3).p1.activate(`${bone}.4`).allPass()
    expect([cardsIn(table, "p1.souls"), person(table, 1).souls]).toEqual([[bone], 1])
  })

  rule("FSC-10.4", "The Bone is lost for good as a soul that is discarded", () => {
    const table = then(3, {
      options: { ruleset: "classic", cardEdition: "first" },
      p1: { board: [bone], hand: ["xx-judgement"] },
    })
    table.p1.activate(`${bone}.4`).allPass().p1.play("xx-judgement", "p1").allPass()
    expect([cardsIn(table, "p1.souls"), cardsIn(table, "outside").includes(bone)]).toEqual([[], true])
  })
})
