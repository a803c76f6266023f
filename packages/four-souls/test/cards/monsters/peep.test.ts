// Peep: brings The Bloat.

import { expect, test } from "vitest"
import { hush, hushTop } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const monsterDeck = ["dip", "the-bloat", "leech"]
const position = { p1: {}, wounds: [2], dice: [4], monsterDeck }

test("as it dies The Bloat comes out of the deck into a slot: Peep's own, or over another monster", () => {
  const own = fourSoulsTable({ ...position, monsters: ["peep", "fly"] })
  attack(own, "peep").allPass().p1.canPickExactly("peep", "fly").p1.pick("peep").allPass()
  expect(cardsIn(own, "monsters").toSorted()).toEqual(["fly", "the-bloat"])
  expect(cardsIn(own, "monsterDeck").toSorted()).toEqual(["dip", "leech"])
  own.p1.has("souls", "peep")
  const other = fourSoulsTable({ ...position, monsters: ["peep", "fly"] })
  attack(other, "peep").allPass().p1.pick("fly").allPass()
  expect(cardsIn(other, "covered")).toEqual(["fly"])
  expect(cardsIn(other, "monsters")).toContain("the-bloat")
  expect(cardsIn(other, "monsters")).toHaveLength(2)
})

test("alone, it leaves its slot to The Bloat", () => {
  const table = fourSoulsTable({ ...position, monsters: ["peep"] })
  attack(table, "peep").allPass().p1.has("monsters", "the-bloat").p1.has("souls", "peep")
  expect(table.told("shuffle").length).toBeGreaterThan(0)
})

test("not into the slot of a monster that is attacked", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"] },
    monsters: ["peep", "fly", "fatty"],
    monsterDeck,
    dice: [2, 2, 2, 2],
  })
  attack(table, "fatty").p1.play("gold-bomb", "peep").allPass().p1.canPickExactly("peep", "fly")
  table.p1.pick("peep").allPass()
  expect(cardsIn(table, "monsters")).toContain("the-bloat")
})

test("in the first edition also into the slot of a monster that is attacked, whose attack is over then", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"] },
    monsters: ["peep-first-edition", "fatty"],
    monsterDeck,
    dice: [2],
  })
  attack(table, "fatty").p1.play("gold-bomb", "peep-first-edition").allPass()
  table.p1.canPickExactly("peep-first-edition", "fatty").p1.pick("fatty").allPass()
  expect([cardsIn(table, "covered"), cardsIn(table, "monsters").toSorted()]).toEqual([
    ["fatty"],
    ["dip", "the-bloat"],
  ])
  table.p1.has("souls", "peep-first-edition").p1.isAsked("action").p1.cannot("attack", "no-attack-left")
})

test("where it is not in the deck, the deck is shuffled, and that is all", () => {
  const table = fourSoulsTable({
    ...position,
    monsters: ["peep"],
    monsterDeck: ["dip"],
    monsterDiscard: ["the-bloat"],
  })
  attack(table, "peep").allPass().p1.has("monsters", "dip")
  expect(cardsIn(table, "monsterDeck")).toEqual(["the-bloat"])
})

test("cancelled, it brings nobody", () => {
  const table = fourSoulsTable({
    ...position,
    p1: { board: ["test-hush"] },
    monsters: ["peep"],
    cards: [hush],
  })
  attack(table, "peep")
  while (table.told("move").every(({ cause }) => cause !== "death")) table.by(table.open[0].seat + 1).pass()
  hushTop(table, 1).allPass().p1.has("monsters", "dip")
})
