// Battle Royale!!!: players can be attacked, and what they would lose is given.

import { expect, it } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const options = { rooms: true, sets: ["base", "requiem"] }

it("lets the active player attack others at 3, who give what they would have destroyed", () => {
  const table = fourSoulsTable({
    options,
    p1: { cents: 0 },
    p2: { board: ["shiny-rock", "spoon-bender"], hand: ["bomb"] },
    rooms: ["battle-royale"],
    monsters: ["fly"],
    dice: [2, 3, 3],
  })
  attack(table, "p2").allPass().p2.isAsked("penalty-item").p2.pick("shiny-rock").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "p2.board")]).toEqual([
    ["isaac", "shiny-rock"],
    ["isaac", "spoon-bender"],
  ])
  // The rest of the penalty is as usual.
  expect([cents(table), cardsIn(table, "p2.hand"), cardsIn(table, "treasureDiscard")]).toEqual([
    [0, 2],
    [],
    [],
  ])
})

it("is silent about whoever dies without having been attacked this turn", () => {
  const table = fourSoulsTable({
    options,
    p1: { hand: ["bomb"] },
    p2: { board: ["shiny-rock"], damage: 1 },
    rooms: ["battle-royale"],
    monsters: ["fly"],
  })
  table.p1.play("bomb", "p2").allPass()
  expect([cardsIn(table, "p2.board"), cardsIn(table, "treasureDiscard")]).toEqual([["isaac"], ["shiny-rock"]])
  // Nor is an attack remembered from one turn to the next.
  const later = fourSoulsTable({
    options,
    p1: { damage: 1 },
    p2: { board: ["shiny-rock"], hand: ["gold-bomb"] },
    rooms: ["battle-royale"],
    monsters: ["fly"],
    dice: [1],
  })
  attack(later, "p2").allPass().p2.isAsked("action")
  later.p2.play("gold-bomb", "p2").allPass()
  if (later.open[0].prompt.key === "penalty-loot") later.p2.pick("a-penny").allPass()
  expect([cardsIn(later, "p2.board"), cardsIn(later, "treasureDiscard")]).toEqual([["isaac"], ["shiny-rock"]])
})
