// Seek: any card of the draw pile.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn } from "../../support/table.ts"

const draw = ["defect-zap", "defect-skim", "defect-claw", "defect-leap"]

test("Seek takes the card that is chosen, and shuffles the rest", () => {
  const table = defect({ hand: ["defect-seek"], draw, energy: 0 })
  table.p1
    .play("defect-seek")
    .p1.canPickExactly(...draw)
    .p1.pick("defect-skim")
    .p1.has("hand", "defect-skim")
    .p1.has("exhaust", "defect-seek")
  expect(cardsIn(table, "p1.draw").toSorted()).toEqual(["defect-claw", "defect-leap", "defect-zap"])
  expect(table.told("shuffle")).toMatchObject([{ zone: "draw", holder: 0 }])
})

test("Seek+ takes two", () => {
  const table = defect({ hand: ["defect-seek+"], draw, energy: 0 })
  table.p1.play("defect-seek+").p1.pick("defect-skim", "defect-leap").p1.has("exhaust", "defect-seek+")
  expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["defect-leap", "defect-skim"])
})

rule("STS-Q-27", "an empty pile has nothing to find, and the discard pile is not looked through", () => {
  const table = defect({ hand: ["defect-seek"], discard: ["defect-zap"] })
  table.p1.play("defect-seek").p1.has("hand").p1.has("discard", "defect-zap")
})

test("nobody else sees what lies there, or what was taken, and nobody knows the order afterwards", () => {
  const table = defect({ hand: ["defect-seek"], draw }, { p2: {} })
  table.p1.play("defect-seek").p1.pick("defect-skim")
  const seen = (seat: number, zone: string) =>
    table.game.view(table.state, seat).zones[zone].map(({ card }) => card)
  expect(seen(0, "hand.0")).toEqual(["defect-skim"])
  expect(seen(1, "hand.0")).toEqual([undefined])
  for (const seat of [0, 1]) expect(new Set(seen(seat, "draw.0"))).toEqual(new Set([undefined]))
})
