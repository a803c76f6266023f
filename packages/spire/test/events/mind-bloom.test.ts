// Mind Bloom: the party dreams of gold, of health, of better cards, or of a boss it has left behind.

import { spireBox } from "@soulspire/spire"
import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { choose, climberOf, type ClimbTable } from "../support/climb.ts"
import { fell, isOver, meeting, STRIKES, takeAll } from "../support/events.ts"

const ID = "act3-mind-bloom"

function all(table: ClimbTable, nth: number): void {
  for (let seat = table.state.seats; seat > 0; seat--) choose(table, nth, seat)
}

test("5 gold for each player", () => {
  const table = meeting(ID, { p2: { gold: 1 } })
  all(table, 1)
  expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([5, 6])
  isOver(table, ID)
})

test("full HP and a Curse for each player", () => {
  const table = meeting(ID, { p1: { deck: [] }, p2: { hp: 2, maxHp: 9 } })
  all(table, 2)
  expect([1, 2].map((seat) => climberOf(table, seat).hp)).toEqual([10, 9])
  table.p1.has("deck", "curse-doubt").p2.has("deck", "curse-shame")
  isOver(table, ID)
})

test("two better cards for 3 HP for each player", () => {
  const deck = ["ironclad-strike", "ironclad-bash", "ironclad-anger"]
  const table = meeting(ID, { p1: { deck }, p2: { hp: 5, deck: ["silent-survivor", "silent-strike+"] } })
  all(table, 3)
  table.p1.isAsked("upgrade").p1.pick("ironclad-bash", "ironclad-anger")
  table.p1.has("deck", "ironclad-strike", "ironclad-bash+", "ironclad-anger+")
  table.p2.has("deck", "silent-survivor+", "silent-strike+")
  expect([1, 2].map((seat) => climberOf(table, seat).hp)).toEqual([2, 2])
  isOver(table, ID)
})

describe("war", () => {
  const bosses = spireBox.defs.filter(({ facts, kinds }) => kinds.includes("boss") && facts["act"] === 1)
  const faceOf = (id: string): number => {
    const facts = bosses.find((def) => def.id === id)?.facts ?? {}
    return [1, 2, 3, 4, 5, 6].find((face) => (facts[`die${face}`] ?? 0) > 0) as number
  }
  const base = bosses.filter(({ facts }) => (facts["ascension"] ?? 0) === 0).map(({ id }) => id)

  test.each(base)("a boss of Act I comes by the die: %s", (id) => {
    const table = meeting(ID, { dice: [faceOf(id)] })
    choose(table, 4)
    expect(cardsIn(table, "enemies")).toContain(id)
    expect(table.told("bossComes")).toHaveLength(1)
  })

  rule("STS-Q-86", "it leaves a relic and a card reward for each player, and nothing of its own", () => {
    const table = meeting(ID, {
      dice: [faceOf("b1-hexaghost"), 6],
      p1: { deck: STRIKES, hp: 10, rewards: ["ironclad-anger"] },
      p2: { hp: 10, rewards: ["silent-slice"] },
      bossDeck: ["b1-slime-boss"],
      bossRelicDeck: ["black-blood", "sozu", "ectoplasm"],
    })
    all(table, 4)
    fell(table)
    expect([1, 2].map((seat) => climberOf(table, seat).gold)).toEqual([0, 0])
    expect(cardsIn(table, "pool")).toEqual([])
    for (const seat of [1, 2]) takeAll(table, seat)
    table.p1.has("items", "anchor").p2.has("items", "lantern")
    table.p2.has("deck", "silent-slice")
    expect(cardsIn(table, "p1.deck").toSorted()).toEqual(["ironclad-anger", ...STRIKES])
    // It goes back where it came from, and the boss at the top is another.
    expect(cardsIn(table, "bossDeck")).toEqual(["b1-slime-boss"])
    expect(table.state.table.room).toBe("event")
    isOver(table, ID)
  })

  rule(["STS-13.1", "STS-Q-86"], "it is a fight against a boss: the others may go on", () => {
    const table = meeting(ID, { dice: [faceOf("b1-guardian")], options: { lastStand: true }, p2: {} })
    all(table, 4)
    expect(table.state.table).toMatchObject({ room: "boss" })
  })
})
