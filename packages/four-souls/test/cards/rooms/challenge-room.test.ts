// Challenge Room: where a monster has died, another attack may have to follow.

import { expect, it } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const options = { rooms: true, sets: ["base", "requiem"] }
const position = { options, rooms: ["challenge-room"], roomDeck: ["equality"], monsters: ["fly", "dip"] }

it("demands one more attack for a 4 to 6, also of somebody who has attacked already", () => {
  const table = fourSoulsTable({ ...position, p1: {}, dice: [6, 4, 1, 1] })
  attack(table, "fly").allPass().p1.cannot("end", "attack-first")
  attack(table, "dip").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  // A monster has died in this turn, so the room may go (FS-7.3.3).
  table.p1.isAsked("discard-room").p1.pick("challenge-room").allPass()
  expect(cardsIn(table, "rooms")).toEqual(["equality"])
})

it("asks for nothing on a 1 to 3", () => {
  const table = fourSoulsTable({ ...position, p1: { hand: ["bomb"] }, dice: [3] })
  table.p1.play("bomb", "fly").allPass().p1.canPick("end")
})

it("has the active player roll, whoever has killed the monster", () => {
  const table = fourSoulsTable({ ...position, p1: {}, p2: { hand: ["bomb"], plays: 1 }, dice: [5, 6, 1] })
  table.p1.pass().p2.play("bomb", "fly").allPass().p1.cannot("end", "attack-first")
  expect(table.told("dice")).toMatchObject([{ who: 0, value: 5 }])
  attack(table, "dip").allPass().p1.canPick("end")
})
