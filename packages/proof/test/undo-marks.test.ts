// How far an answer may be taken back: freely, if the others agree, or not at all; by what it has shown since.

import { undoSpan } from "@soulspire/kernel"
import { describe, expect, it } from "vitest"
import { proofTable } from "./support/table.ts"

const mark = (table: ReturnType<typeof proofTable>) => table.game.undoMark(table.state)

describe("an answer", () => {
  it("that shows nothing new is free to take back", () => {
    const table = proofTable({ p1: { board: ["coinpress"] } })
    expect(mark(table.pick(1, "use:coinpress"))).toBe("free")
    expect(mark(table.allPass())).toBe("free")
  })

  it("that shows others a card of one's own may be taken back if they agree", () => {
    const table = proofTable({ p1: { hand: ["spark"] } })
    expect(mark(table.pick(1, "play:spark>p2"))).toBe("request")
    expect(mark(table.pick(1, "pass"))).toBe("free")
    table.pick(2, "pass")
  })

  it("that shows its giver something is closed", () => {
    const table = proofTable({ p1: { hand: ["lens"] }, deck: ["ash", "fork"] })
    table.pick(1, "play:lens").pick(1, "pass").pick(2, "pass")
    expect(mark(table)).toBe("closed")
  })

  it("that makes another draw is closed", () => {
    expect(mark(proofTable({ deck: ["ash"] }).pick(1, "end"))).toBe("closed")
  })

  it("that rolls a die is closed", () => {
    const table = proofTable({ field: ["rat"], dice: [6] }).pick(1, "attack:rat")
    expect(mark(table)).toBe("closed")
    table.allPass()
  })

  it("that is a tentative pick is free", () => {
    const table = proofTable({ p1: { hand: ["spark"] }, p2: { hand: ["fork"] }, dice: [2] })
    table.pick(1, "end").pick(2, "end").pick(1, "spark")
    expect(mark(table)).toBe("free")
    expect(mark(table.pick(1, "confirm"))).toBe("free")
    table.pick(2, "fork").pick(2, "confirm")
    expect(mark(table)).not.toBe("free")
  })
})

describe("several answers", () => {
  it("are as far gone as the worst of them, and a request at least when another has answered since", () => {
    const free = (seat: number) => ({ seat, mark: "free" as const })
    expect(undoSpan([free(0), free(0)], 0)).toBe("free")
    expect(undoSpan([free(0), free(1)], 0)).toBe("request")
    expect(undoSpan([free(0), { seat: 0, mark: "closed" }], 0)).toBe("closed")
    expect(undoSpan([{ seat: 0, mark: "request" }, free(0)], 0)).toBe("request")
  })
})
