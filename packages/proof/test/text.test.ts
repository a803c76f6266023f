// The second layer: printed numerals, changed for one object. Everything that is printed can be: amounts, numbers in
// conditions, labels of tables.

import { become, copyAct, n, target } from "@soulspire/kernel"
import { words } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { cardAt, playerOf, type Position, proofTable, refsIn } from "./support/table.ts"

const { draw, gainCoins, pay, spell, stackItems, thing, things, use } = words

/** p1 writes on a thing; `numeral` as it is offered. */
const written = (position: Position, id: string, numeral: string) => {
  const table = proofTable(position)
  table.pick(1, `play:quill>${id}`).allPass()
  table.pick(1, numeral)
  return table
}

describe("quill", () => {
  it("offers the printed numerals, and changes one", () => {
    const table = proofTable({ p1: { hand: ["quill"], board: ["coinpress"] } })
    table.pick(1, "play:quill>coinpress").allPass()
    table.canPickExactly(1, "1:2").pick(1, "1:2")
    table.pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(6)
  })

  it("adds to what is written there now", () => {
    const table = proofTable({ p1: { hand: ["quill", "quill"], board: ["coinpress"], plays: 2 } })
    const [first, second] = refsIn(table, "hand.0")
    const press = cardAt(table, "board.0", "coinpress")
    table.pickOn(1, "play", first, press).allPass().pick(1, "1:2")
    table.pickOn(1, "play", second, press).allPass().pick(1, "1:3")
    table.pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(7)
  })

  it("does not change what was announced before", () => {
    const table = proofTable({ p1: { hand: ["quill"], board: ["coinpress", "drum"] } })
    table.pick(1, "use:coinpress").pick(1, "play:quill>coinpress").allPass()
    table.pick(1, "1:2").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
    table.pick(1, "use:drum>coinpress").allPass()
    table.pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(8)
  })

  it("lasts beyond the turn", () => {
    const table = written(
      { p1: { hand: ["quill"], board: ["coinpress"] }, deck: ["gale"] },
      "coinpress",
      "1:2",
    )
    table.pick(1, "end").pick(2, "play:gale").pick(2, "pass").pick(1, "use:coinpress").allPass()
    expect(playerOf(table, 1).coins).toBe(6)
  })

  it("is gone when the thing changes zone", () => {
    const table = written(
      { p1: { hand: ["quill"], board: ["coinpress"] }, p2: { hand: ["magnet"] }, deck: ["gale"] },
      "coinpress",
      "1:2",
    )
    table.pick(1, "end").pick(2, "play:magnet>coinpress").allPass()
    table.pick(2, "use:coinpress").allPass()
    expect(playerOf(table, 2).coins).toBe(5)
  })

  it("reaches the number in a condition", () => {
    const table = written(
      { p1: { hand: ["quill"], board: ["loaded-coin"] }, field: ["rat"], dice: [1, 2, 5] },
      "loaded-coin",
      "1:1",
    )
    // A 1 is now nothing special (and misses); a 2 is.
    table.pick(1, "attack:rat").allPass()
    expect(table.told("hurt")).toHaveLength(1)
    table.canPickExactly(1, "yes", "no").pick(1, "yes").allPass()
    expect(table.told("dice").map((event) => event["value"])).toEqual([1, 2, 5])
  })

  it("reaches the label of a row", () => {
    const position = { p1: { hand: ["quill"], board: ["roulette"] }, dice: [3] }
    const plain = proofTable(position).pick(1, "use:roulette").allPass()
    expect(playerOf(plain, 1).coins).toBe(3)
    const table = proofTable(position).pick(1, "play:quill>roulette").allPass()
    table.canPickExactly(1, "1:1", "2:2", "3:3").pick(1, "2:2")
    table.pick(1, "use:roulette").allPass()
    expect(playerOf(table, 1).coins).toBe(6)
  })

  it("is not copied along: a copy has the printed text", () => {
    const table = written(
      { p1: { hand: ["quill"], board: ["coinpress", "mirror", "drum"] } },
      "coinpress",
      "1:2",
    )
    table.pick(1, "use:mirror>coinpress").allPass()
    const [, mirror] = refsIn(table, "board.0")
    table.pickOn(1, "use:drum", cardAt(table, "board.0", "drum"), mirror).allPass()
    table.pickOn(1, "use", mirror).allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })

  it("comes after the copy: it changes the text the object has while it is one", () => {
    const table = proofTable({
      p1: { hand: ["quill"], board: ["mirror", "drum"] },
      p2: { board: ["coinpress"] },
    })
    const [mirror, drum] = refsIn(table, "board.0")
    table.pick(1, "use:mirror>coinpress").allPass()
    table
      .pickOn(1, "play:quill", cardAt(table, "hand.0", "quill"), mirror)
      .allPass()
      .pick(1, "1:2")
    table.pickOn(1, "use:drum", drum, mirror).allPass()
    table.pickOn(1, "use", mirror).allPass()
    expect(playerOf(table, 1).coins).toBe(6)
  })

  it("is about the card it was written on: as a copy of another, a thing has that one's text", () => {
    const morph = spell("morph", [become("it1", "it2", "turn")], {
      targets: [target("it1", things), target("it2", { ...things, other: "it1" })],
    })
    const vault = thing("vault", [use([gainCoins("you", n(5))])])
    const table = written(
      { p1: { hand: ["quill", "morph"], board: ["coinpress", "vault"], plays: 2 }, cards: [morph, vault] },
      "coinpress",
      "1:2",
    )
    const [press] = refsIn(table, "board.0")
    table.pick(1, "play:morph>coinpress").allPass()
    table.pickOn(1, "use", press).allPass()
    expect(playerOf(table, 1).coins).toBe(8)
  })

  it("goes along when what was announced is copied, and only then", () => {
    const encore = spell("encore", [copyAct("item", "you")], { targets: [target("item", stackItems)] })
    const position = {
      p1: { hand: ["quill", "encore"], board: ["coinpress"], plays: 2 },
      cards: [encore],
    }
    const before = written(position, "coinpress", "1:2")
    before.pick(1, "use:coinpress").pick(1, "play:encore>item").allPass()
    expect(playerOf(before, 1).coins).toBe(9)
    const after = proofTable(position).pick(1, "use:coinpress").pick(1, "play:quill>coinpress")
    after.pick(1, "pass").pick(2, "pass").pick(1, "1:2")
    after.pick(1, "play:encore>item").allPass()
    expect(playerOf(after, 1).coins).toBe(7)
  })

  it("leaves alone what the thing got from other cards", () => {
    const table = written(
      { p1: { hand: ["quill", "gift"], board: ["coinpress"], plays: 2 } },
      "coinpress",
      "1:2",
    )
    table.pick(1, "play:gift>coinpress").allPass()
    table.pick(1, "use:coinpress.2").allPass()
    expect(playerOf(table, 1).coins).toBe(5)
  })

  it("on the card that grants changes what is granted, on the one that has it does not", () => {
    const position = { p1: { hand: ["quill"], board: ["coinpress", "lantern"] } }
    const granter = written(position, "lantern", "1:1").pick(1, "use:coinpress.2").allPass()
    expect(playerOf(granter, 1).coins).toBe(5)
    const holder = written(position, "coinpress", "1:2").pick(1, "use:coinpress.2").allPass()
    expect(playerOf(holder, 1).coins).toBe(4)
  })

  it("finds every numeral once, also in what several ways share", () => {
    const brazier = thing("brazier", [
      {
        k: "act",
        act: "use",
        cost: [pay(n(2))],
        modes: [
          { name: "glow", do: [gainCoins("you", n(4))] },
          { name: "draw", do: [draw("you", n(1))] },
        ],
        do: [],
      },
    ])
    const table = proofTable({ p1: { hand: ["quill"], board: ["brazier"] }, cards: [brazier] })
    table.pick(1, "play:quill>brazier").allPass()
    table.canPickExactly(1, "1:2", "2:4", "3:1").pick(1, "1:2")
    table.pick(1, "use:brazier~glow").allPass()
    expect(table.told("loseCoins")).toMatchObject([{ amount: 3 }])
    expect(playerOf(table, 1).coins).toBe(4)
  })
})
