// Where a ruling for the first edition says otherwise, the text of 2023 holds (FS-Q-15).

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { fourSoulsTable, playerOf } from "../support/table.ts"

describe("the text of 2023", () => {
  rule("FS-Q-15", "lets Two of Clubs double what Two of Clubs has doubled", () => {
    const table = fourSoulsTable({
      p1: { board: ["two-of-clubs", "the-battery", "portable-slot-machine"] },
      p2: { board: ["the-relic"] },
      dice: [1],
    })
    table.p1.activate("two-of-clubs", "p2").allPass().p1.activate("the-battery", "two-of-clubs").allPass()
    table.p1.activate("two-of-clubs", "p2").allPass().p1.activate("portable-slot-machine").allPass()
    // Both apply to what The Relic gives, each once; whoever loots says which comes first.
    table.p2.isAsked("replace").p2.pick(table.options(2)[0].key).allPass()
    table.p2.has("hand", ...Array.from({ length: 4 }, () => "a-penny")).p1.has("hand", "a-penny")
  })

  rule("FS-Q-15", "lets a Guppy item be used before the damage that it was bought with", () => {
    const table = fourSoulsTable({
      p2: { hand: ["a-dime"] },
      monsters: ["fly"],
      monsterDeck: ["devil-deal", "fly"],
      treasureDeck: ["meat", "guppys-head", "dinner"],
    })
    table.p1.attack().p1.pass().p2.pass().p1.against("deck").p1.isAsked("mode").p1.pick("guppy")
    table.p1.pass().p2.pass()
    // The damage waits on the stack, and the item can be used already.
    expect(playerOf(table, 1).damage).toBe(0)
    table.p1.activate("guppys-head", "p2").p1.pass().p2.pass().p1.has("hand", "a-dime")
    expect(playerOf(table, 1).damage).toBe(0)
    table.leaves("p1", "respond")
  })
})
