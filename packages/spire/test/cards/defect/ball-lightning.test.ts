// Ball Lightning: a hit and lightning.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-ball-lightning", 8],
  ["defect-ball-lightning+", 7],
])("%s hits and channels", (card, hp) => {
  const table = defect({ hand: [card] })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, held(table).lightning, playerOf(table, 1).energy]).toEqual([hp, 1, 2])
})

test("with all slots full the hit comes first, then an orb makes room", () => {
  const table = defect({ hand: ["defect-ball-lightning+"], lightning: 3 }, { conditions: [{ hp: 4 }] })
  table.p1.play("defect-ball-lightning+", "first-cultist").p1.isNotAsked()
  expect(table.told("evoke")).toMatchObject([{ orb: "lightning" }])
})
