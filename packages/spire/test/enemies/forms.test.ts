// Forms that ascensions bring: each is the one before, but for what it says.

import { n } from "@soulspire/kernel"
import { expect, it } from "vitest"
import { enemy, withForms } from "../../src/cards/enemy.ts"
import { gainStrength, gainBlock, onCube, hit } from "../../src/verbs/enemies.ts"

const worm = enemy(
  "test-worm",
  "Test Worm",
  { act: 1, rank: "elite", hp: 5, cube: { red: 2 }, look: { glyph: "slime", hue: 0 } },
  [onCube(1, hit(n(1))), onCube(2, gainBlock(n(2)))],
)

it("each stands in for the one before, and has what is new in that too", () => {
  const forms = withForms(
    worm,
    { from: 1, hp: 7, changes: [onCube(2, gainBlock(n(3)))] },
    { from: 12, changes: [onCube(1, hit(n(1)), gainStrength(n(1)))] },
  )
  expect(forms.map(({ def }) => [def.id, def.facts])).toEqual([
    ["test-worm-a1", { act: 1, ascension: 1, replacedAt: 12, hp: 7, slots: 2, red: 1 }],
    ["test-worm-a12", { act: 1, ascension: 12, hp: 7, slots: 2, red: 1 }],
    ["test-worm", { act: 1, replacedAt: 1, hp: 5, slots: 2, red: 1 }],
  ])
  expect(forms.map(({ def }) => def.abilities)).toEqual([
    [onCube(1, hit(n(1))), onCube(2, gainBlock(n(3)))],
    [onCube(1, hit(n(1)), gainStrength(n(1))), onCube(2, gainBlock(n(3)))],
    [onCube(1, hit(n(1))), onCube(2, gainBlock(n(2)))],
  ])
})

it("changes what is there, and nothing else", () => {
  expect(() => withForms(worm, { from: 1, changes: [onCube(3, gainBlock(n(3)))] })).toThrow(
    "test-worm has no move to change on slot",
  )
})

it("a move on a slot that its track does not have is refused", () => {
  const moves = [onCube(1, hit(n(1))), onCube(3, hit(n(2)))]
  const facts = {
    act: 1,
    rank: "encounter",
    hp: 3,
    cube: { red: 2 },
    look: { glyph: "worm", hue: 0 },
  } as const
  expect(() => enemy("test-worm", "Worm", facts, moves)).toThrow("test-worm acts on slot 3, and has 2")
})
