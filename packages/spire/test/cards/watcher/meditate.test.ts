// Meditate: cards back for the next turn, calm, and nothing more this turn.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test("Meditate takes a card back, which stays in the hand", () => {
  const table = combat({
    p1: {
      hand: ["watcher-meditate", "watcher-strike"],
      discard: ["watcher-eruption", "watcher-defend"],
      block: 20,
    },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1
    .play("watcher-meditate")
    .p1.pick("watcher-eruption")
    .p1.has("hand", "watcher-strike", "watcher-eruption")
  expect(playerOf(table, 1)).toMatchObject({ stance: "calm", energy: 2 })
  table.p1.cannot("play:watcher-strike", "forbidden")
  endTurn(table)
  expect(cardsIn(table, "p1.hand")).toContain("watcher-eruption")
  expect(table.told("move").filter(({ cause }) => cause === "end")).toHaveLength(1)
})

test("Meditate+ takes two, or as many as there are", () => {
  const two = combat({
    p1: {
      hand: ["watcher-meditate+"],
      discard: ["watcher-eruption", "watcher-defend", "watcher-halt"],
      block: 20,
    },
    enemies: ["first-cultist"],
    dice: [1],
  })
  two.p1.play("watcher-meditate+").p1.pick("watcher-eruption", "watcher-halt")
  endTurn(two)
  expect(two.told("move").filter(({ cause }) => cause === "end")).toEqual([])
  const one = combat({
    p1: { hand: ["watcher-meditate+"], discard: ["watcher-eruption"] },
    enemies: ["first-cultist"],
  })
  one.p1.play("watcher-meditate+").p1.has("hand", "watcher-eruption")
})

test("with nothing to take back, the rest still happens", () => {
  const table = combat({ p1: { hand: ["watcher-meditate", "watcher-strike"] }, enemies: ["first-cultist"] })
  table.p1.play("watcher-meditate").p1.cannot("play:watcher-strike", "forbidden")
  expect(playerOf(table, 1).stance).toBe("calm")
})
