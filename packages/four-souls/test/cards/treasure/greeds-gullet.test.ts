// Greed's Gullet: 8¢ for dying.

import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import { cents, order } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("8¢ for its player's death, before the penalty", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"], cents: 0 },
    p2: { board: ["greeds-gullet"], cents: 0 },
    cards: [axe],
  })
  table.p1.activate("test-axe", "p2").allPass()
  expect([cents(table), order(table, "gainCents", "loseCents")]).toEqual([
    [0, 7],
    ["gainCents", "loseCents"],
  ])
  table.p2.has("board", "isaac")
})

test("nothing for anybody else's death, or for one that is prevented", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-axe"] },
    p2: { board: ["greeds-gullet", "guppys-collar"], cents: 0 },
    p3: { cents: 0 },
    cards: [axe],
    dice: [1],
  })
  table.p1.activate("test-axe", "p3").allPass().p1.activate("test-axe", "p2").allPass()
  expect([table.told("playerDies"), cents(table)[1]]).toMatchObject([[{ who: 2 }], 0])
})
