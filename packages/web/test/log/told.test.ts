// The log says once what happens several times in a row.

import type { Names, Speaker } from "@soulspire/text"
import { expect, test } from "vitest"
import { linesOf, thingsIn } from "../../src/log/told.ts"

const speaker = {
  event: ({ k, who, card = "" }: { k: string; who?: number; card?: string }) =>
    k === "quiet" ? null : [`${k} ${who}${card}`],
  many: ({ k, who }: { k: string; who?: number }, count: number) =>
    k === "draw" ? [`${who} draws ${count}`] : null,
}

test("the same line three times is one line, counted; what is not worth telling does not part them", () => {
  const story = [
    { answers: 1, event: { k: "deal", who: 0 } },
    { answers: 1, event: { k: "quiet" } },
    { answers: 2, event: { k: "deal", who: 0 } },
    { answers: 3, event: { k: "deal", who: 1 } },
  ]
  const lines = linesOf(story, speaker as unknown as Speaker, {} as Names)
  expect(lines.map(({ times, answers }) => [times, answers])).toEqual([
    [2, 2],
    [1, 3],
  ])
})

test("what has words for many is told once, whatever cards it is about, and apart for each who does it", () => {
  const draw = (who: number, card: string) => ({ answers: 1, event: { k: "draw", who, card } })
  const story = [draw(0, "a"), draw(0, "b"), draw(0, "c"), draw(1, "a")]
  const lines = linesOf(story, speaker as unknown as Speaker, {} as Names)
  expect(lines.map(({ line }) => line)).toEqual([["0 draws 3"], ["draw 1a"]])
})

test("an event points out the things and seats it names, not its numbers", () => {
  expect(thingsIn({ k: "damage", whom: 4100, amount: 2, who: -1 }, ["whom", "who"])).toEqual([4100])
})
