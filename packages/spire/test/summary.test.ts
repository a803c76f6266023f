// What a climb was like, told from what everybody has seen.

import { expect, test } from "vitest"
import { summarize } from "../src/view/summary.ts"
import { choose, entering } from "./support/climb.ts"

test("the way, a fight, and what was taken and skipped in it", () => {
  const table = entering("encounter", {
    p1: {
      deck: ["ironclad-strike"],
      rewards: ["ironclad-anger", "ironclad-flex", "ironclad-clash"],
      hp: 7,
    },
    encounterDeck: ["a1-red-louse"],
    potionDeck: ["blood-potion"],
  })
  table.game.arrange(table.state, (r) => {
    for (const { data } of r.s.objects) if (data !== null && data.maxHp > 0) data.hp = 1
  })
  table.p1.play("ironclad-strike", "a1-red-louse")
  table.p1.pick("reveal:card/1")
  table.p1.take("ironclad-anger")
  table.p1.pick("done")
  const { rooms, players } = summarize(1, table.events)
  expect(rooms).toMatchObject([
    { at: "r1c3", room: "encounter", hp: [7], gold: [0], enemies: ["a1-red-louse"], rounds: 1, dealt: [1] },
  ])
  expect(players[0]).toMatchObject({
    taken: ["ironclad-anger"],
    skipped: ["ironclad-flex", "ironclad-clash"],
    dealt: 1,
    played: 1,
    gained: 1,
  })
})

test("an event, and cards that leave a deck", () => {
  const table = entering("event", {
    eventDeck: ["act1-living-wall"],
    p1: { deck: ["ironclad-strike", "ironclad-bash"] },
  })
  choose(table, 1)
  table.p1.pick("ironclad-bash")
  const { rooms, players } = summarize(1, table.events)
  expect(rooms).toMatchObject([{ room: "event", event: "act1-living-wall", rounds: 0 }])
  expect(players[0].removed).toEqual(["ironclad-bash"])
})
