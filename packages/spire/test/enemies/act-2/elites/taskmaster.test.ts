// Taskmaster with a blue and a red slaver for each player, and the forms that ascension brings.

import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { actedIn, actionOf, byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { meeting, rowsOf } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

const forms = ["e2-taskmaster", "e2-taskmaster-a1", "e2-taskmaster-a12"]
const all = (what: string): string => `p1: ${what}; p2: ${what}`

test("hits everybody and grows, every turn; from ascension 12 on with a Daze", () => {
  expect(actionOf("e2-taskmaster")).toBe(`${all("hit 1")}; itself: strength 1`)
  expect(actionOf("e2-taskmaster-a12")).toBe(`${all("hit 1, daze 1")}; itself: strength 1`)
})

test("from ascension 1 to 11 goes by its cube, and stays with its second action", () => {
  expect(byCube("e2-taskmaster-a1", 2)).toEqual([all("hit 1"), `${all("hit 2, daze 1")}; itself: strength 1`])
  const table = combat({ p1: { hp: 90, maxHp: 90 }, enemies: ["e2-taskmaster-a1"] })
  expect([1, 2, 3].map(() => enemyOf(endTurn(table)).cube)).toEqual([2, 2, 2])
  expect(
    ["e2-taskmaster", "e2-taskmaster-a12"].map(
      (form) => enemyOf(meeting(form, 1, { ascension: form.endsWith("12") ? 12 : 0 })).cube,
    ),
  ).toEqual([0, 0])
})

test("has HP for each player", () => {
  expect(forms.map(hpOf)).toEqual([
    [13, 28, 42, 56],
    [15, 32, 48, 64],
    [16, 34, 56, 82],
  ])
})

describe.each([
  ["e2-taskmaster", 0],
  ["e2-taskmaster-a1", 1],
  ["e2-taskmaster-a12", 12],
])("%s", (taskmaster, ascension) => {
  rule("STS-6.4", "stands to the right of a blue and a red slaver, who stand in each player's row", () => {
    for (const players of [1, 2, 3, 4]) {
      const slavers = [/^s2-blue-slaver/, /^s2-red-slaver/].map(
        (name) => expect.stringMatching(name) as string,
      )
      const others = Array.from({ length: players - 1 }, () => slavers)
      expect(rowsOf(meeting(taskmaster, players, { ascension }))).toEqual([
        [...slavers, taskmaster],
        ...others,
        [],
      ])
    }
  })
})

rule("STS-8.2", "red slavers act after it, and after the blue ones", () => {
  const table = endTurn(
    combat({
      p1: { hp: 50, maxHp: 50 },
      p2: { hp: 50, maxHp: 50 },
      enemies: [
        "s2-red-slaver-1",
        "s2-blue-slaver-1",
        "e2-taskmaster",
        "s2-red-slaver-2",
        "s2-blue-slaver-2",
      ],
      conditions: [{}, {}, {}, { row: 1 }, { row: 1 }],
    }),
  )
  expect(actedIn(table)).toEqual([
    "s2-blue-slaver-2",
    "s2-blue-slaver-1",
    "e2-taskmaster",
    "s2-red-slaver-2",
    "s2-red-slaver-1",
  ])
})
