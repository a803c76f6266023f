// We Meet Again!: an old acquaintance has a relic for whoever gives something for it.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const ID = "act2-we-meet-again"

test("a relic for 4 gold", () => {
  const table = meeting(ID, { p1: { gold: 5 } })
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "anchor")
  expect(climberOf(table).gold).toBe(1)
  isOver(table, ID)
})

test("a relic for a relic, which goes under the deck", () => {
  const table = meeting(ID, { p1: { items: ["vajra", "omamori"] } })
  choose(table, 2)
  table.p1.isAsked("lose-relic").p1.pick("vajra")
  takeAll(table)
  table.p1.has("items", "omamori", "anchor")
  expect(cardsIn(table, "relicDeck")).toEqual(["vajra", "lantern"])
  isOver(table, ID)
})

test("a relic for an uncommon or a rare card", () => {
  const deck = ["ironclad-strike", "ironclad-anger", "ironclad-inflame", "ironclad-offering", "curse-pain"]
  const table = meeting(ID, { p1: { deck } })
  choose(table, 3)
  table.p1.isAsked("remove").p1.canPickExactly("ironclad-inflame", "ironclad-offering")
  table.p1.pick("ironclad-offering")
  takeAll(table)
  table.p1.has("items", "anchor").p1.has("deck", ...deck.filter((card) => card !== "ironclad-offering"))
  isOver(table, ID)
})

rule(
  ["STS-5.5", "STS-Q-81", "STS-Q-84"],
  "whoever has nothing of it goes on: boss relics and others are no relics",
  () => {
    const table = meeting(ID, {
      p1: { gold: 3, items: ["black-blood", "loaded-die", "fire-potion"], deck: ["ironclad-anger"] },
      p2: { items: ["vajra"] },
    })
    table.p1.isNotAsked().p2.cannot(optionOf(table, 1, 2), "cannot-pay")
    choose(table, 2, 2)
    takeAll(table, 2)
    table.p2.has("items", "anchor")
    isOver(table, ID)
  },
)

test("each player gives something of their own", () => {
  const table = meeting(ID, { p1: { gold: 4 }, p2: { items: ["vajra"] } })
  choose(table, 2, 2)
  takeAll(table, 2)
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "lantern").p2.has("items", "anchor")
  isOver(table, ID)
})
