// Planted: a card that vanishes, from its pile or altogether. The end of every test notices, and so does random play.

import { cease, defineGame, NEXT, topOf, zone } from "@soulspire/kernel"
import { proofSpec } from "@soulspire/proof"
import { checkShape, soak } from "@soulspire/testkit"
import { endOfTest } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { proofTable } from "../../packages/proof/test/support/table.ts"
import { withBug } from "./plant.ts"

const position = { p1: { hand: ["bug"] }, deck: ["spark", "fork"], mode: "plain" } as const

test("a card that is taken off its pile and put nowhere", () => {
  const planted = withBug({
    run(r) {
      r.s.zones[zone(r, "deck")].pop()
      return NEXT
    },
  })
  proofTable({ ...position, ...planted })
    .p1.play("bug")
    .allPass()
  expect(() => endOfTest(false)).toThrow("is not where it says it is")
})

test("a card that is ended as if it were none", () => {
  const planted = withBug({
    run(r) {
      cease(r, topOf(r, zone(r, "deck")))
      return NEXT
    },
  })
  proofTable({ ...position, ...planted })
    .p1.play("bug")
    .allPass()
  expect(() => endOfTest(false)).toThrow("lost: spark")
})

test("in random play, whichever way it went", () => {
  const losing = (lose: (r: Parameters<typeof proofSpec.setup>[0]) => void) => {
    const ops = proofSpec.ops.map((op) =>
      op.name === "turnEnds"
        ? {
            ...op,
            handler: {
              ...op.handler,
              run: (...args: Parameters<typeof op.handler.run>) => {
                lose(args[0] as Parameters<typeof proofSpec.setup>[0])
                return op.handler.run(...args)
              },
            },
          }
        : op,
    )
    const game = defineGame({ ...proofSpec, ops })
    return () => soak({ game, options: {}, seats: 2 }, ["lost card"], (state) => checkShape(game, state))
  }
  expect(losing(() => {})).not.toThrow()
  expect(losing((r) => r.s.zones[zone(r, "deck")].pop())).toThrow("is not where it says it is")
  expect(losing((r) => cease(r, topOf(r, zone(r, "deck"))))).toThrow(/seed "lost card".*lost: /)
})
