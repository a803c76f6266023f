// What the games of a campaign come to together.

import { expect, test } from "vitest"
import { type CampaignSheet, cardsIn, damageIn, percentOf, winsIn } from "../src/index.ts"

const player = (character: string, taken: string[] = [], skipped: string[] = []) => ({
  character,
  name: "Anna",
  taken,
  skipped,
  dealt: 0,
  lost: 0,
})
const game = (result: string, players: ReturnType<typeof player>[], damage: Record<string, number> = {}) => ({
  result,
  players,
  damage,
})
const sheet = {
  ladder: ["knight", "thief", "monk"].map((id) => ({ id, won: -1, open: 0 })),
  games: [
    game("victory", [player("thief", ["stab"], ["hide", "stab"]), player("knight")], { "rat-1": 2, bat: 5 }),
    game("defeat", [player("thief", ["hide", "stab+"])], { "rat-2": 4 }),
    game("stopped", [player("thief", [], ["hide"])]),
  ],
} as unknown as CampaignSheet

const nameOf = (card: string): string => card.replace(/-\d|\+/, "")

test("whoever was played has so many games, and won so many of them", () => {
  expect(winsIn(sheet)).toEqual([
    { id: "knight", games: 1, won: 1 },
    { id: "thief", games: 3, won: 1 },
  ])
  expect([percentOf(1, 3), percentOf(0, 0), percentOf(2, 2)]).toEqual([33, 0, 100])
})

test("enemies of one name are one, and whoever took most comes first", () => {
  expect(damageIn(sheet, nameOf)).toEqual([
    ["rat", 6],
    ["bat", 5],
  ])
})

test("a card was taken so often, and left so often", () => {
  expect(cardsIn(sheet, nameOf)).toEqual([
    { name: "stab", taken: 2, skipped: 1 },
    { name: "hide", taken: 1, skipped: 2 },
  ])
})
