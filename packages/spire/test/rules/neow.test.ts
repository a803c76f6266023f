// Neow (STS-2.8), and what whoever climbs alone begins with (STS-2.9).

import { spire } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { choose, climberOf, type ClimbTable, keysOf, newClimb, withNeow } from "../support/climb.ts"

const offersOf = (table: ClimbTable, seat: number): string[] => cardsIn(table, `p${seat}.offers`)
const isBlessing = (card: string): boolean => card.startsWith("neow-")

/** Skips what is gained, in whatever way it is asked. */
function skip(table: ClimbTable, seat: number): void {
  table.by(seat).isAsked("rewards").by(seat).pick("done")
}

describe("Neow", () => {
  rule("STS-2.8", "each player has drawn one card, and no two the same", () => {
    const table = newClimb(4)
    const drawn = [1, 2, 3, 4].map((seat) => offersOf(table, seat))
    for (const cards of drawn) expect([cards.length, cards.every(isBlessing)]).toEqual([1, true])
    expect(new Set(drawn.flat()).size).toBe(4)
  })

  rule("STS-2.8", "what stands in red is gained first: 3 gold and a card reward, on every card", () => {
    const seen = new Set<string>()
    for (let i = 0; seen.size < 20 && i < 400; i++) {
      const state = spire.create({ everythingUnlocked: true }, 2, `neow ${i}`)
      for (const seat of [0, 1]) {
        const [card] = cardsIn({ game: spire, state }, `p${seat + 1}.offers`)
        seen.add(card)
        expect(state.table.players[seat]).toMatchObject({ gold: 3, rewards: [{ kind: "card", look: 3 }] })
        expect(spire.decisions(state).find((each) => each.seat === seat)?.prompt.key).toBe("rewards")
      }
    }
    expect(seen.size).toBe(20)
  })

  rule("STS-2.8", "the red card reward is looked at, taken or skipped before anything else", () => {
    const table = newClimb(1)
    table.p1.canPickExactly("reveal:card/1", "done").p1.pick("reveal:card/1")
    const [card] = offersOf(table, 1).filter((each) => !isBlessing(each) && !each.includes("ticket"))
    table.p1.pick(`take:${card}`).p1.pick("done").p1.isAsked("event")
    expect(cardsIn(table, "p1.deck")).toContain(card)
    expect(offersOf(table, 1).every(isBlessing)).toBe(true)
  })

  rule("STS-2.8", "then one of three is chosen, once", () => {
    const table = withNeow({
      p1: { offers: ["neow-12"], deck: ["ironclad-bash"] },
      p2: { offers: ["neow-03"] },
    })
    table.p1.canPickExactly("option:neow-12", "option:neow-12.2", "option:neow-12.3")
    // Nothing is bought here.
    table.p2.cannot("offer", "not-now")
    choose(table, 2)
    expect(climberOf(table)).toMatchObject({ gold: 5, chosen: 2 })
    table.p1.isNotAsked().p2.isAsked("event")
    table.p1.has("deck", "ironclad-bash")
  })

  rule("STS-2.8", "all are blessed at once, in any order, each with their own card", () => {
    const table = newClimb(3, {}, "in any order")
    skip(table, 3)
    table.p3.isAsked("event").p1.isAsked("rewards").p2.isAsked("rewards")
    const before = climberOf(table, 1).gold
    const [first] = keysOf(table, 3)
    expect(first).toContain(offersOf(table, 3)[0])
    skip(table, 1)
    table.p1.isAsked("event").p2.isAsked("rewards")
    expect(climberOf(table, 1).gold).toBe(before)
  })

  rule("STS-2.8", "the cards are put away when all are done, and then the climb begins", () => {
    const table = withNeow({
      p1: { offers: ["neow-03"] },
      p2: { offers: ["neow-12"] },
      p3: { offers: ["neow-07"] },
    })
    choose(table, 2, 2)
    choose(table, 1, 3)
    table.p2.isNotAsked().p3.isNotAsked()
    expect(cardsIn(table, "box")).toEqual([])
    choose(table, 2)
    expect(cardsIn(table, "box").toSorted()).toEqual(["neow-03", "neow-07", "neow-12"])
    for (const seat of [1, 2, 3]) table.by(seat).isAsked("map").by(seat).has("offers")
    expect([1, 2, 3].map((seat) => climberOf(table, seat).gold)).toEqual([5, 5, 5])
  })
})

describe("whoever climbs alone", () => {
  rule(["STS-2.9", "STS-K.1"], "begins with 2 gold more and the Loaded Die", () => {
    const table = newClimb(1)
    expect(climberOf(table).gold).toBe(2 + 3)
    table.p1.has("items", "loaded-die")
  })

  rule("STS-2.9", "and nobody does in company", () => {
    for (const seats of [2, 3, 4]) {
      const table = newClimb(seats)
      for (let seat = 1; seat <= seats; seat++) {
        expect(climberOf(table, seat).gold).toBe(3)
        table.by(seat).has("items")
      }
    }
  })
})
