// Several seats at once: picks that stay tentative and hidden until all have confirmed, and tracks of their own with
// nested choices, at whose end the game waits.

import { bit, FIRST_SEAT, newRandom, seatNo, seedFrom, show, zone } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { cardsIn, playerOf, proofTable, seenIn } from "./support/table.ts"

const feast = () =>
  proofTable({
    p1: { hand: ["spark", "fork"] },
    p2: { hand: ["ember"] },
    p3: { hand: ["gale"] },
    deck: ["wager", "ash", "moot", "lens"],
    dice: [3],
  })
    .pick(1, "end")
    .pick(2, "end")
    .pick(3, "end")

describe("the feast", () => {
  it("asks everybody at the same time, in any order", () => {
    const table = feast()
    expect(table.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, "choose"],
      [1, "choose"],
      [2, "choose"],
    ])
    table.canPickExactly(1, "spark", "fork").canPickExactly(3, "gale", "ash")
    table.pick(3, "gale").pick(3, "confirm").pick(1, "fork").pick(1, "confirm")
    expect(table.told("move").filter((event) => event["from"] === "hand")).toEqual([])
    table.pick(2, "ember").pick(2, "confirm")
    expect(cardsIn(table, "hand.1")).toEqual(["wager", "fork"])
    expect(cardsIn(table, "hand.2")).toEqual(["ash", "ember"])
    expect(cardsIn(table, "hand.0")).toEqual(["spark", "gale", "moot"])
  })

  it("lets a pick be taken back until it is confirmed", () => {
    const table = feast()
    table.pick(1, "spark").canPickExactly(1, "confirm", "back")
    table.pick(1, "back").canPickExactly(1, "spark", "fork")
    table.pick(1, "fork").pick(1, "confirm")
    expect(table.open.map(({ seat }) => seat)).toEqual([1, 2])
    table.pick(2, "ember").pick(2, "confirm").pick(3, "gale").pick(3, "confirm")
    expect(cardsIn(table, "hand.1")).toContain("fork")
  })

  it("does not make a decision stale because somebody else has moved", () => {
    const table = feast()
    const before = table.asked(1).id
    table.pick(2, "ember").pick(2, "confirm")
    expect(table.asked(1).id).toBe(before)
    table.leaves("p1", "pick").leaves("p3", "pick")
  })

  it("shows nobody what the others have picked", () => {
    const one = feast().pick(1, "spark")
    const other = feast().pick(1, "fork")
    const hidden = (table: typeof one, seat: number) => JSON.stringify(table.game.view(table.state, seat - 1))
    expect(hidden(one, 2)).toBe(hidden(other, 2))
    expect(hidden(one, 1)).not.toBe(hidden(other, 1))
    one.pick(1, "confirm")
    expect(seenIn(one, 2, "hand.0")).toEqual(["?", "?"])
    other.pick(1, "confirm")
    for (const table of [one, other]) table.leaves("p2", "pick").leaves("p3", "pick")
  })

  it("takes an answer once, however often it is sent", () => {
    const table = feast()
    const { id } = table.asked(1)
    const [, fork] = table.options(1).map(({ key }) => key)
    table.pick(1, "fork")
    for (const keys of [[fork], ["confirm"]])
      expect(() => table.game.answer(table.state, 0, id, keys)).toThrow("stale")
    table.canPickExactly(1, "confirm", "back").pick(1, "confirm")
    table.pick(2, "ember").pick(2, "confirm").pick(3, "gale").pick(3, "confirm")
    expect(cardsIn(table, "hand.1")).toContain("fork")
  })

  it("tells a world dealt anew nothing of what the others have picked", () => {
    const dealt = (picked: string, seat: number) => {
      const table = feast().pick(1, picked)
      const { game, state } = table.leaves("p1", "pick.sure").leaves("p2", "pick").leaves("p3", "pick")
      // p2 knows the hand of p1, card by card, and still not which of them was picked.
      game.arrange(state, (r) => {
        for (const ref of r.s.zones[zone(r, "hand", FIRST_SEAT)]) show(r, [ref], bit(seatNo(1)))
      })
      return game.hash(game.determinize(state, seat - 1, newRandom(seedFrom("another world"), 1)))
    }
    expect(dealt("spark", 2)).toBe(dealt("fork", 2))
    expect(dealt("spark", 1)).not.toBe(dealt("fork", 1))
  })

  it("does not ask somebody with nothing to give", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, p2: {}, dice: [3] })
    table.pick(1, "end").pick(2, "end")
    expect(table.open.map(({ seat }) => seat)).toEqual([0])
    table.pick(1, "spark").pick(1, "confirm")
    expect(cardsIn(table, "hand.1")).toEqual(["spark"])
  })
})

describe("the third day", () => {
  const choosing = () => {
    const table = proofTable({
      p1: { board: ["coinpress", "almanac"] },
      p2: { board: ["drum", "boomerang", "almanac"] },
      p3: { board: ["dawn"] },
      round: 2,
      deck: ["wager", "ash", "moot", "lens", "gale", "sieve"],
      dice: [3],
    })
    table.pick(1, "end")
    table.game.arrange(table.state, (r) => {
      for (const o of r.s.objects) if (o.data !== null && o.controller === 1) o.data.tapped = 1
    })
    return table.pick(2, "end").pick(3, "end")
  }

  it("runs every seat on its own track, with choices inside choices", () => {
    const table = choosing()
    for (const seat of [1, 2, 3]) table.canPickExactly(seat, "coin", "card", "mend")
    // p2 is in the middle of its second choice while the others have not begun.
    table.pick(2, "mend").canPickExactly(2, "drum", "boomerang", "almanac")
    table.canPickExactly(1, "coin", "card", "mend").pick(3, "card")
    table.pick(2, "drum").pick(1, "coin")
    expect(table.open).toMatchObject([{ seat: 0, prompt: { key: "turn" } }])
    expect(playerOf(table, 1).coins).toBe(4)
  })

  it("does what a seat has chosen at once, and holds the turn until all are through", () => {
    const table = choosing()
    table.pick(1, "coin")
    expect(playerOf(table, 1).coins).toBe(4)
    expect(table.open.map(({ seat }) => seat)).toEqual([1, 2])
    table.pick(3, "card").pick(2, "mend")
    expect(table.open.map(({ seat }) => seat)).toEqual([1])
    expect(table.refuses(2)).toMatchObject({ key: "pick-count" })
    table.pick(2, "almanac")
    expect(table.asked(1).prompt.key).toBe("turn")
  })

  it("places what the seats have set off when all are through", () => {
    const table = choosing()
    table.pick(3, "coin")
    expect(table.state.pending).toHaveLength(1)
    table.pick(1, "card").pick(2, "card")
    // The dawn of p3 now waits on the stack, and everybody may answer.
    expect(cardsIn(table, "stack")).toEqual([""])
    const held = cardsIn(table, "hand.2").length
    table.allPass()
    expect(cardsIn(table, "hand.2")).toHaveLength(held + 1)
  })
})
