// Mega Satan!: players can be attacked, and the last one alive wins.

import { describe, expect, it } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const options = { sets: ["base", "requiem"] }
const three = { options, p1: {}, p3: {}, monsters: ["mega-satan", "fly"] }

it("lets players be attacked at 4", () => {
  const table = fourSoulsTable({ ...three, p2: { damage: 1 }, dice: [3, 4] })
  attack(table, "p2").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0 }, { whom: 1 }])
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
})

it("cannot be covered: an attack on the deck finds another slot", () => {
  const table = fourSoulsTable({ ...three, p2: {}, monsterDeck: ["dip"], dice: [6] })
  attack(table, "deck").allPass()
  expect([cardsIn(table, "monsters"), cardsIn(table, "monsterDiscard")]).toEqual([
    ["mega-satan", "fly"],
    ["dip"],
  ])
})

describe("at the end of a turn", () => {
  it("the only living player wins, who is the active one", () => {
    const table = fourSoulsTable({
      ...three,
      p1: { hand: ["bomb", "gold-bomb"], plays: 1 },
      p2: { damage: 1 },
      p3: { damage: 1 },
    })
    table.p1.play("bomb", "p2").allPass().p1.play("gold-bomb", "p3").allPass().p1.end().allPass()
    expect(table.game.outcome(table.state)).toEqual({ winners: [0], how: "ability" })
  })

  it("nobody does while another lives, or when the active player is dead", () => {
    const one = fourSoulsTable({ ...three, p1: { hand: ["bomb"] }, p2: { damage: 1 } })
    one.p1.play("bomb", "p2").allPass().p1.end().allPass().p2.isAsked("action")
    const dead = fourSoulsTable({
      ...three,
      p1: { hand: ["bomb", "gold-bomb"], plays: 2, damage: 1 },
      p2: { damage: 1 },
      p3: {},
    })
    dead.p1.play("bomb", "p2").allPass().p1.play("gold-bomb", "p1").allPass().p2.isAsked("action")
  })
})
