// Runic Pyramid: keeps a hand, once.

import { expect, test } from "vitest"
import { combat } from "../../support/table.ts"

const hand = ["ironclad-strike", "ironclad-defend", "ironclad-bash"]

test("any number of cards stay this turn", () => {
  const table = combat({ p1: { items: ["runic-pyramid"], hand }, enemies: ["first-cultist"] })
  table.p1.use("runic-pyramid").p1.cannot("use:runic-pyramid", "used-up").p1.pick("done")
  table.p1.pick("ironclad-strike", "ironclad-bash")
  expect(
    table
      .told("move")
      .filter(({ to }) => to === "discard")
      .map(({ card }) => card),
  ).toEqual(["ironclad-defend"])
})

test("also what came into the hand after it was used", () => {
  const table = combat({
    p1: { items: ["runic-pyramid"], hand: ["colorless-finesse"], draw: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .use("runic-pyramid")
    .p1.play("colorless-finesse")
    .p1.pick("done")
    .p1.pick("ironclad-strike")
    .p1.has("hand", "ironclad-strike")
  expect(table.told("move").some(({ to }) => to === "discard")).toBe(false)
})
