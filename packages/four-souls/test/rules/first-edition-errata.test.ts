// Errata of the first edition (FSC-E), with its rules and its cards: what "would" be is changed before it happens.

import { eq, gate, n, ref } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { axe, beast, die, needle, person } from "../support/cards.ts"
import { item, type Play } from "../support/play.ts"
import { cardAt, fourSoulsTable } from "../support/table.ts"

const { rerollDie, whenWouldRoll } = verbs

type Position = Parameters<typeof fourSoulsTable>[0]

const classic = (position: Position): Play =>
  fourSoulsTable({
    ...position,
    cards: [axe, die, needle, ...(position.cards ?? [])],
    options: { ruleset: "classic", cardEdition: "first" },
  })
/** The number that a roll has in the end. */
const final = (table: Play): unknown =>
  [...table.told("rolls"), ...table.told("changeRoll")].at(-1)?.["value"]

describe("a roll that would be a number", () => {
  // No card of the box is this one; it is worded like the other, for a 5.
  const page = item(
    "test-page",
    whenWouldRoll(eq(ref("ev.value"), n(5)), [
      gate({ ask: "may", prompt: "reroll", do: [], ifDo: [rerollDie("ev.die")] }),
    ]),
  )
  const rolled = (board: string, ...dice: number[]): Play => {
    const table = classic({ p1: { board: ["test-die"] }, p2: { board: [board] }, cards: [page], dice })
    return table.p1.activate("test-die").allPass()
  }

  rule("FSC-E.1", "may be rolled again by whoever has the coin or the page, anybody's", () => {
    for (const [board, value] of [
      ["dads-lost-coin", 1],
      ["test-page", 5],
    ] as const) {
      const again = rolled(board, value, 3).p2.isAsked("reroll").p2.yes().allPass()
      expect(final(again)).toBe(3)
      const kept = rolled(board, value).p2.no().allPass()
      expect(final(kept)).toBe(value)
      expect(final(rolled(board, 2))).toBe(2)
    }
  })

  rule("FSC-E.1", "may become a 6, if it is one's own 1", () => {
    const own = (): Play =>
      classic({ p1: { board: ["test-die", "sacred-heart"] }, dice: [1] })
        .p1.activate("test-die")
        .allPass()
    expect(final(own().p1.isAsked("set-roll").p1.yes().allPass())).toBe(6)
    expect(final(own().p1.no().allPass())).toBe(1)
    expect(final(rolled("sacred-heart", 1))).toBe(1)
  })
})

describe("damage or a death that would happen", () => {
  rule("FSC-E.2", "is prevented before it does, by what answers damage", () => {
    const cat = classic({ p1: { board: ["test-needle"] }, p2: { board: ["the-dead-cat"] } })
    cat.p1.activate("test-needle", "p2").allPass()
    expect([cat.told("damage"), person(cat, 2).health]).toEqual([[], 2])
    const ball = classic({ p1: { board: ["test-needle"] }, p2: { board: ["guppys-hairball"] }, dice: [6] })
    ball.p1.activate("test-needle", "p2").allPass()
    expect([ball.told("damage"), person(ball, 2).health]).toEqual([[], 2])
    const duke = classic({ p1: { hand: ["bomb"] }, monsters: ["the-duke-of-flies"], dice: [1] })
    duke.p1.play("bomb", "the-duke-of-flies").allPass()
    expect([duke.told("damage"), beast(duke).health]).toEqual([[], 4])
  })

  rule("FSC-E.2", "is prevented before it does, by what answers deaths", () => {
    for (const [card, value] of [
      ["guppys-collar-first-edition", 3],
      ["broken-ankh-first-edition", 6],
    ] as const) {
      const table = classic({ p1: { board: ["test-axe"] }, p2: { board: [card] }, dice: [value] })
      table.p1.activate("test-axe", "p2").allPass()
      // RD-04: what there was before the blow.
      expect([table.told("playerDies"), person(table, 2).health]).toEqual([[], 2])
      expect(cardAt(table, "p2.board", card)).toBeGreaterThan(0)
    }
  })
})
