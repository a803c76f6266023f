// Monster Manual: the active player must attack a monster.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("the active player must attack the chosen monster before the turn can end, with the attack of the turn", () => {
  const table = fourSoulsTable({
    p1: {},
    p2: { board: ["monster-manual"] },
    p3: {},
    monsters: ["fly", "clotty"],
    dice: [6],
  })
  table.p1.pass().p2.activate("monster-manual", "fly").allPass().p1.cannot("end", "attack-first")
  attack(table, "fly").allPass().p1.canPick("end").p1.cannot("attack", "no-attack-left")
})

test("nothing is demanded once the attack of the turn is made, or the monster is gone", () => {
  const table = fourSoulsTable({
    p1: { board: ["monster-manual"] },
    p2: {},
    p3: {},
    monsters: ["fly", "clotty"],
    dice: [6],
  })
  attack(table, "fly").allPass().p1.activate("monster-manual", "clotty").allPass().p1.canPick("end")
  const gone = fourSoulsTable({
    p1: { board: ["monster-manual"], hand: ["bomb"] },
    p2: {},
    p3: {},
    monsters: ["fly"],
  })
  gone.p1.activate("monster-manual", "fly").allPass().p1.play("bomb", "fly").allPass().p1.canPick("end")
  expect(cardsIn(gone, "monsterDiscard")).toEqual(["fly"])
})

test("fizzles when the monster dies in answer", () => {
  const table = fourSoulsTable({
    p1: { board: ["monster-manual"], hand: ["bomb"] },
    p2: {},
    p3: {},
    monsters: ["fly"],
  })
  table.p1.activate("monster-manual", "fly").p1.play("bomb", "fly").allPass().p1.canPick("end")
  expect(table.told("fizzle")).toHaveLength(1)
})

test("is not for what cannot be attacked", () => {
  const table = fourSoulsTable({ p1: { board: ["monster-manual"] }, p2: {}, p3: {}, monsters: ["stoney"] })
  table.p1.activate("monster-manual", "stoney").allPass().p1.canPick("end")
})
