// The log says once what happens several times in a row.

import type { Names, Speaker } from "@soulspire/text"
import { expect, test } from "vitest"
import { linesOf, thingsIn } from "../../src/log/told.ts"

const speaker = {
  event: ({ k, who }: { k: string; who?: number }) => (k === "quiet" ? null : [`${k} ${who}`]),
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

test("an event points out the things and seats it names, not its numbers", () => {
  expect(thingsIn({ k: "damage", whom: 4100, amount: 2, who: -1 }, ["whom", "who"])).toEqual([4100])
})
