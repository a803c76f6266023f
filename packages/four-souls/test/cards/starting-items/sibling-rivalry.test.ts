// Sibling Rivalry: a second attacker, who is paid as well.

import { expect, it } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { called, setUp, stackedGame } from "../../support/stacked.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const options = { sets: ["base", "requiem"], rooms: true }
const three = {
  options,
  p1: { board: ["sibling-rivalry"], cents: 0 },
  p2: { cents: 0 },
  p3: { cents: 0 },
  monsters: ["clotty", "fly"],
  monsterDeck: ["dip", "dip", "dip"],
}

it("has the chosen player roll after each roll of the attacker, and gain the rewards too", () => {
  const table = fourSoulsTable({ ...three, dice: [1, 6, 6, 1] })
  table.p1.cannot("activate:sibling-rivalry>p1", "no-target")
  table.p1.activate("sibling-rivalry", "p3").allPass()
  attack(table, "clotty").allPass()
  expect(table.told("rolls").map(({ who }) => who)).toEqual([0, 2, 0, 2])
  // Clotty leaves 4 cents, for both.
  expect([cents(table), cardsIn(table, "monsterDiscard")]).toEqual([[4, 0, 4], ["clotty"]])
})

it("is for one attack, and pays for no monster but the one that is attacked", () => {
  const table = fourSoulsTable({
    ...three,
    p1: { board: ["sibling-rivalry"], cents: 0, hand: ["bomb"] },
    dice: [1, 1, 6, 6],
  })
  table.p1.activate("sibling-rivalry", "p3").allPass()
  attack(table, "clotty").p1.play("bomb", "fly").allPass()
  // The fly leaves 1 cent, for the active player alone.
  expect(table.told("gainCents").map(({ who, amount }) => [who, amount])).toEqual([
    [0, 1],
    [2, 4],
    [0, 4],
  ])
  expect(table.state.effects).toEqual([])
})

it("can help against anything that is attacked, but pays for monsters only", () => {
  const table = fourSoulsTable({
    ...three,
    rooms: ["gus"],
    roomDeck: ["equality", "equality"],
    treasureDeck: ["meat", "dinner", "breakfast", "synthoil", "smelter"],
    dice: [1, 1, ...Array.from({ length: 10 }, () => 6)],
  })
  table.p1.activate("sibling-rivalry", "p3").allPass()
  attack(table, "gus").allPass()
  expect(table.told("rolls").filter(({ combat }) => combat === 1)).toHaveLength(10)
  expect(["p1", "p2", "p3"].map((seat) => cardsIn(table, `${seat}.board`).length)).toEqual([3, 2, 2])
})

it("is over when nothing came of the attack that was declared, and at the end of the turn", () => {
  const lost = fourSoulsTable({ ...three, monsters: ["fly"], monsterDeck: ["mega-troll-bomb", "dip", "dip"] })
  lost.p1.activate("sibling-rivalry", "p2").allPass()
  attack(lost, "deck").allPass()
  expect([lost.told("attackOn"), lost.state.effects]).toEqual([[], []])
  const table = fourSoulsTable(three)
  table.p1.activate("sibling-rivalry", "p2").allPass().p1.end().allPass()
  expect(table.state.effects).toEqual([])
})

it("comes with Jacob & Esau, who are for three or more", () => {
  const others = [...called("jacob-and-esau", "sibling-rivalry"), ...called("isaac", "maggy", "eve")]
  const game = stackedGame({ others })
  const three = setUp(game, { sets: ["base", "requiem"] }, 3, "esau")
  const boards = ["p1", "p2", "p3"].map((seat) => cardsIn(three, `${seat}.board`))
  for (const board of boards) expect(board.includes("sibling-rivalry")).toBe(board.includes("jacob-and-esau"))
  const seen = (seats: number, options = {}): string[] =>
    Object.values(game.view(game.create(options, seats, "esau"), 0).zones).flatMap((zone) =>
      zone.flatMap(({ card }) => card ?? []),
    )
  expect(seen(3, { sets: ["base", "requiem"] })).toContain("jacob-and-esau")
  expect(seen(2, { sets: ["base", "requiem"] })).not.toContain("jacob-and-esau")
  expect(seen(3)).not.toContain("jacob-and-esau")
  three.leaves(`p${three.open[0].seat + 1}`, three.open[0].prompt.key)
})
