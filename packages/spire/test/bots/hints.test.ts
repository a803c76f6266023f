// What a hint says where there is a key to be had: it goes with what the party wants, and never in circles (STS-K.6).

import { chairAt, hint, stranger, whole } from "@soulspire/bots"
import { describe, expect, test } from "vitest"
import { type ClimbTable, entering } from "../support/climb.ts"

/** The hints that are given until the party looks at the map, each followed. */
function followed(table: ClimbTable): string[] {
  const { game, state } = table
  const given: string[] = []
  while (state.table.phase !== "map") {
    const [decision] = game.decisions(state).filter(({ standing }) => !standing)
    const { keys } = whole(hint(chairAt(game, state, decision), stranger(`hint ${given.length}`)))
    given.push(keys.join(" ").replaceAll(/#\d+/g, ""))
    if (given.length > 30) throw new Error(`hints go in circles: ${given.slice(-8).join(", ")}`)
    game.answer(state, decision.seat, decision.id, [...keys])
  }
  return given
}

const everythingUnlocked = true
const chest = (lastAct: number): ClimbTable =>
  entering("treasure", {
    p1: {},
    relicDeck: ["anchor", "vajra"],
    options: { everythingUnlocked, lastAct },
  })

describe("a hint at a treasure", () => {
  test("is to take the relic where the last Act is not wanted", () => {
    for (const lastAct of [1, 3]) {
      const table = chest(lastAct)
      expect(followed(table)).not.toContain("skipRelic")
      table.p1.has("items", "anchor")
    }
  })

  test("is to leave it for the key where it is, and to leave it at that", () => {
    const table = chest(4)
    expect(followed(table)).toContain("skipRelic")
    expect(table.state.table.sapphire).toBe(1)
  })

  test("is to take it after all where somebody has left it for nothing", () => {
    const table = chest(3)
    table.p1.pick("skipRelic")
    followed(table)
    table.p1.has("items", "anchor")
  })
})

describe("a hint at a campfire", () => {
  const fire = (lastAct: number, hp: number): ClimbTable =>
    entering("campfire", { p1: { hp }, options: { everythingUnlocked, lastAct } })

  test("is to take no action for the key where the last Act is wanted", () => {
    expect(followed(fire(4, 9))).toEqual(["skipFire"])
  })

  test("is not where it is not, or where HP are short", () => {
    expect(followed(fire(3, 9))).not.toContain("skipFire")
    expect(followed(fire(4, 2))).toEqual(["rest"])
  })
})
