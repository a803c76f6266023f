// Exploder of the encounters, and the form that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { cardsIn, combat, playerOf } from "../../../support/table.ts"

test.each(["a3-exploder", "a3-exploder-a7"])("%s hits, waits, and dies hitting everybody", (exploder) => {
  expect(byCube(exploder, 3)).toEqual(["p1: hit 3", "", "p1: hit 10; p2: hit 10; itself: dies"])
  expect(hpOf(exploder)).toEqual([8, 8, 8, 8])
})

rule("STS-8.8", "with its own death, as the last of them, the combat is over", () => {
  const table = combat({
    p1: { hp: 20, maxHp: 20 },
    p2: { hp: 20, maxHp: 20 },
    enemies: ["a3-exploder"],
    conditions: [{ cube: 3 }],
    options: { room: "encounter", firstAct: 3 },
  })
  endTurn(table)
  expect([playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual([10, 10])
  expect(table.told("combatEnds")).toHaveLength(2)
  expect(table.told("reward")).toMatchObject([{ who: 0 }])
})

test("has not died by itself if somebody has killed it", () => {
  const table = combat({
    p1: { hand: ["ironclad-strike"] },
    enemies: ["a3-exploder", "s3-cultist"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("ironclad-strike", "a3-exploder")
  expect(cardsIn(table, "leftCombat")).toEqual(["a3-exploder"])
  expect(table.told("diesByItself")).toEqual([])
})

test("comes with a Repulsor and a Spiker, or two from ascension 7 on", () => {
  const spiker = expect.stringMatching(/^s3-spiker-/) as string
  expect(companyOf(meeting("a3-exploder"), "a3-exploder")).toEqual(["s3-repulsor", spiker])
  const more = companyOf(meeting("a3-exploder-a7", 1, { ascension: 7 }), "a3-exploder-a7")
  expect(more.toSorted()).toEqual(["s3-repulsor", "s3-spiker-1", "s3-spiker-2"])
})
