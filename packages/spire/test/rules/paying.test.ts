// Gold of one player for another's purchase (STS-4.13).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { climberOf, type ClimbTable, entering, type Way } from "../support/climb.ts"

/** Of 5, 7 and 6 gold, and of 2, 3 and 4. */
const shop = (way: Way): ClimbTable =>
  entering("merchant", {
    relicDeck: ["anchor", "vajra", "lantern"],
    potionDeck: ["fire-potion", "blood-potion", "ghost-in-a-jar"],
    ...way,
  })

describe("gold of others", () => {
  const two = (mine: number, theirs: number): ClimbTable =>
    shop({ p1: { gold: mine }, p2: { gold: theirs, deck: ["silent-strike"] } })
  const gold = (table: ClimbTable): number[] => [climberOf(table, 1).gold, climberOf(table, 2).gold]

  rule("STS-4.13", "p1 pays 2 of the 3 that p2 needs", () => {
    const table = two(5, 1)
    table.p2.cannot("buy:blood-potion", "too-dear")
    table.p1.pick("offer=2").p2.buy("blood-potion").p2.has("items", "blood-potion")
    expect(gold(table)).toEqual([3, 0])
    expect(climberOf(table, 1).offered).toBe(0)
    expect(table.told("payGold")).toMatchObject([{ who: 1, amount: 3, lent: 2 }])
  })

  rule("STS-4.13", "whoever could pay alone says how much the others pay", () => {
    const table = two(5, 9)
    table.p1
      .pick("offer=2")
      .p2.buy("blood-potion")
      .p2.isAsked("lent")
      .p2.canPickExactly("0", "1", "2")
      .p2.pick("1")
    expect(gold(table)).toEqual([4, 7])
    expect(climberOf(table, 1).offered).toBe(1)
  })

  rule("STS-4.13", "no more is spent than was laid on the table, and it can be changed until then", () => {
    const table = two(5, 1)
    table.p1
      .pick("offer=4")
      .p1.pick("offer=1")
      .p2.cannot("buy:blood-potion", "too-dear")
      .p2.buy("fire-potion")
    expect(gold(table)).toEqual([4, 0])
  })

  rule("STS-4.13", "pays for a removal too", () => {
    const table = two(5, 0)
    table.p1.pick("offer=3").p2.cleanse().p2.has("deck")
    expect(gold(table)).toEqual([2, 0])
  })

  rule("STS-4.13", "what nobody needed is one's own again after the room", () => {
    const table = two(5, 1)
    table.p1.pick("offer=5").p1.pick("leave").p2.pick("leave")
    expect(gold(table)).toEqual([5, 1])
    expect(climberOf(table, 1).offered).toBe(0)
  })

  rule("STS-4.13", "what one spends oneself is not on the table any more", () => {
    const table = two(6, 0)
    table.p1.pick("offer=6").p1.buy("anchor")
    expect([climberOf(table, 1).gold, climberOf(table, 1).offered]).toEqual([1, 1])
    table.p2.cannot("buy:fire-potion", "too-dear")
  })

  rule("STS-4.13", "of several together", () => {
    const table = shop({ p1: { gold: 2 }, p2: { gold: 2 }, p3: { gold: 2 } })
    table.p1.pick("offer=2").p2.pick("offer=2").p3.buy("lantern")
    expect([1, 2, 3].map((seat) => climberOf(table, seat).gold)).toEqual([0, 0, 0])
  })

  rule("STS-4.13", "is not offered by whoever has none, nor to nobody", () => {
    expect(two(0, 3).p1.why("offer")).toEqual({ key: "no-gold", rule: "STS-4.13" })
    expect(shop({ p1: { gold: 3 } }).p1.why("offer")).toEqual({ key: "alone", rule: "STS-4.13" })
  })
})
