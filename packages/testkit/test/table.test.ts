// Tables: verbs that read like play, and failures that say what was open.

import { describe, expect, it } from "vitest"
import { proofTable, refsIn } from "../../proof/test/support/table.ts"

const attack = () =>
  proofTable({ p1: { hand: ["finger"] }, p2: { hand: ["snuff"], plays: 1 }, field: ["rat"], dice: [2] })

describe("verbs", () => {
  it("read like play, one after the other", () => {
    attack().p1.attack("rat").p1.play("finger", "item").allPass().p1.isAsked("turn")
  })

  it("pick what an act asks for afterwards with the words that are left", () => {
    const table = proofTable({ p1: { hand: ["fork"] }, field: ["brute"] })
    table.p1.play("fork", "p2", "brute").allPass()
    expect(table.told("hurt").map(({ amount }) => amount)).toEqual([1, 1])
  })

  it("name ways, and cards by their reference where there are several of a name", () => {
    const table = proofTable({ p1: { hand: ["ember", "ember"], plays: 2 }, field: ["brute"] })
    const [first, second] = refsIn(table, "p1.hand")
    table.p1.play(first, "~burn", "brute").p1.play("ember~burn", "brute").allPass()
    expect(table.told("hurt")).toHaveLength(2)
    expect(first).not.toBe(second)
  })

  it("find the decision they are about, among several and among those that only stand open", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, p2: { coins: 2 }, options: { barter: true } })
    table.p2.offer("p1=2").p1.isAsked("deal").p1.play("spark", "p2").p1.pass().p2.pass().p1.yes()
    expect(table.state.table.players.map(({ coins }) => coins)).toEqual([5, 0])
  })

  it("look into zones as they are and as they are seen", () => {
    const table = proofTable({
      p1: { hand: ["lens", "spark"] },
      p2: { hand: ["gale"] },
      deck: ["ash", "moot"],
    })
    table.p1.play("lens").allPass().p1.has("hand", "spark").p1.sees("deck", "moot", "ash")
    table.p2.sees("deck", "?", "?").p2.sees("hand", "gale").p2.sees("p1.hand", "?").p1.sees("discard", "lens")
    expect(() => table.p2.has("hand", "ash")).toThrow("p2 has in hand: gale\n  and not ash")
  })

  it("say what can be picked, what cannot, and why not", () => {
    const table = proofTable({ p1: { hand: ["gale"] }, field: ["wraith", "rat"] })
    table.p1.canPickExactly("play:gale", "attack:rat", "end").p1.canPick("end").p1.cannotPick("pass")
    table.p1.cannot("attack:wraith", "forbidden").p1.cannot("dance", "unknown-act").p2.isNotAsked()
    expect(table.p1.why("attack:wraith")).toMatchObject({ key: "forbidden" })
    expect(table.p1.why("attack:rat")).toBeNull()
    expect(() => table.p1.canPickExactly("play:gale", "end")).toThrow("and not exactly\n  end | play:gale")
    expect(() => table.p1.cannotPick("end")).toThrow("p1 can pick end")
    expect(() => table.p1.canPick("pass")).toThrow("p1 cannot pick pass")
    expect(() => table.p1.cannot("end", "forbidden")).toThrow("p1 was not refused end")
    expect(() => table.p1.isNotAsked()).toThrow("p1 is asked something")
    expect(() => table.p2.isAsked("turn")).toThrow('p2 has 0 open decisions "turn"')
    table.p1.pick("end")
  })
})

describe("a verb that fits nothing", () => {
  it("says what was open, what could be picked and what has been played so far", () => {
    const table = attack().p1.attack("rat").p1.pass()
    expect(() => table.p2.play("snuff", "rat")).toThrow(
      [
        "p2 cannot play snuff > rat",
        "open:",
        '  p2 act "respond": pass',
        "so far: p1 attack:rat, p1 pass",
      ].join("\n"),
    )
    expect(() => table.p1.play("finger")).toThrow("p1 cannot play finger")
    expect(() => table.p2.pick("yes")).toThrow('"yes" fits 0 of p2\'s options')
    table.p2.pass().p1.isAsked("respond").leaves("p1", "respond")
  })

  it("does not guess between two", () => {
    const table = proofTable({ p1: { hand: ["gale", "gale"] } })
    expect(() => table.p1.play("gale")).toThrow('"play:gale" fits 2 of p1\'s options')
  })

  it("knows who sits at the table", () => {
    expect(() => proofTable({}).p3).toThrow("there is no p3 at a table for 2")
  })
})
