// Snecko, and what being confused means.

import { forecast } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { cardAt, combat, enemyOf, playerOf, type Position } from "../../../support/table.ts"

type Table = ReturnType<typeof combat>
const [SNECKO, FOE] = ["a2-snecko", "first-cultist"]
const [STRIKE, DEFEND] = ["ironclad-strike", "ironclad-defend"]

test("hits as the die says, has 23 HP, and comes alone", () => {
  expect(byDie(SNECKO)).toEqual({ "1-2": "p1: hit 3", "3-4": "p1: hit 5", "5-6": "p1: hit 2" })
  expect(hpOf(SNECKO)).toEqual([23, 23, 23, 23])
  expect(companyOf(meeting(SNECKO), SNECKO)).toEqual([])
})

/** A round in which the die shows this; cards are drawn as it starts. */
const onDie = (die: number, more: Position = {}): Table =>
  endTurn(
    combat({
      p1: { hp: 50, maxHp: 50, draw: [STRIKE, DEFEND] },
      enemies: [SNECKO],
      dice: [die],
      ...more,
    }),
  )

/** A turn in which the first card costs so much. */
const confused = (cost: number, p1: NonNullable<Position["p1"]>, more: Position = {}): Table =>
  combat({ p1: { hp: 50, maxHp: 50, confused: cost, ...p1 }, enemies: [FOE], ...more })

const energyOf = (table: Table, seat = 1): number => playerOf(table, seat).energy
const costOf = (table: Table, card: string): number =>
  table.game.explainNumber(table.state, cardAt(table, "p1.hand", card), "cost").total

describe("the first card of a turn costs", () => {
  for (const [die, cost] of [
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 1],
    [5, 3],
    [6, 3],
  ])
    rule("STS-11.12", `${cost} on a ${die}, and the next one what it always costs`, () => {
      const table = onDie(die)
      expect(costOf(table, DEFEND)).toBe(cost)
      table.p1.play(DEFEND)
      expect(energyOf(table)).toBe(3 - cost)
      expect(costOf(table, STRIKE)).toBe(1)
      if (cost === 3) table.p1.cannot(`play:${STRIKE}>${SNECKO}`, "cannot-pay")
      else expect(energyOf(table.p1.play(STRIKE, SNECKO))).toBe(2 - cost)
    })

  test("so much for the player in its row alone", () => {
    const table = onDie(5, {
      p1: { hp: 50, maxHp: 50, draw: [DEFEND] },
      p2: { draw: ["silent-defend"] },
      conditions: [{ row: 1 }],
    })
    table.p1.play(DEFEND).p2.play("silent-defend")
    expect([energyOf(table, 1), energyOf(table, 2)]).toEqual([2, 0])
  })

  test("so much where players take turns, for whoever comes last too", () => {
    const confusedSeats = (table: Table): number[] =>
      [1, 2].filter((seat) => playerOf(table, seat).confused > 0)
    const last = [0, 1, 2, 3, 4]
      .map((more) => meeting(SNECKO, 2, { sequential: true }, more))
      .find((table) => confusedSeats(table)[0] === 2)
    expect(last).toBeDefined()
    if (last === undefined) return
    last.p1.pick("done")
    last.p1.pick(...last.p1.options.map(({ key }) => key))
    expect(confusedSeats(last)).toEqual([2])
  })

  test("no more than it always does in the next round, if it was not played in this one", () => {
    const table = endTurn(confused(3, { draw: [DEFEND] }))
    expect(playerOf(table, 1).confused).toBe(0)
    expect(energyOf(table.p1.play(DEFEND))).toBe(2)
  })
})

describe("whatever else changes its cost:", () => {
  rule("STS-11.12", "Corruption", () => {
    const table = confused(2, { hand: [DEFEND, "ironclad-entrench"], powers: ["ironclad-corruption"] })
    expect(energyOf(table.p1.play(DEFEND))).toBe(1)
    expect(costOf(table, "ironclad-entrench")).toBe(0)
  })

  rule("STS-11.12", "a card that says itself that it costs less", () => {
    const powers = ["defect-consume", "defect-loop"]
    const table = confused(1, { hand: ["defect-streamline", "defect-streamline+"], powers })
    expect(costOf(table, "defect-streamline+")).toBe(1)
    expect(energyOf(table.p1.play("defect-streamline", FOE))).toBe(2)
    expect(energyOf(table.p1.play("defect-streamline+", FOE))).toBe(2)
  })

  rule("STS-11.12", "a card that costs 0, and what it says of the next one comes after it", () => {
    const table = confused(2, { hand: ["colorless-madness", "ironclad-bash", STRIKE] })
    expect(energyOf(table.p1.play("colorless-madness"))).toBe(1)
    expect(energyOf(table.p1.play("ironclad-bash", FOE))).toBe(1)
    expect(energyOf(table.p1.play(STRIKE, FOE))).toBe(0)
  })

  test("a screen can say why it costs that", () => {
    const table = confused(2, { hand: [DEFEND], powers: ["ironclad-corruption"] })
    const { total, terms } = table.game.explainNumber(table.state, cardAt(table, "p1.hand", DEFEND), "cost")
    expect([total, ...terms.map(({ set }) => set)]).toEqual([2, 1, 2])
  })

  test("it can be less than the card costs", () => {
    const table = confused(1, { hand: ["ironclad-bash"], energy: 1 })
    expect(energyOf(table.p1.play("ironclad-bash", FOE))).toBe(0)
  })

  test("Miracles pay for it like for anything else", () => {
    const table = confused(3, { hand: [DEFEND], energy: 2, miracles: 1 })
    table.p1.play(DEFEND)
    expect(playerOf(table, 1)).toMatchObject({ energy: 0, miracles: 0 })
  })

  test("who cannot pay it can play no card at all", () => {
    const table = confused(3, { hand: [DEFEND, "ironclad-flex"], energy: 2 })
    table.p1.cannot(`play:${DEFEND}`, "cannot-pay").p1.cannot("play:ironclad-flex", "cannot-pay")
  })

  test("a card that costs that much counts as such, and not as one for nothing", () => {
    const table = confused(2, { hand: ["ironclad-clash"], items: ["wrist-blade"] })
    table.p1.play("ironclad-clash", FOE)
    expect(enemyOf(table).hp).toBe(6)
  })
})

describe("a card that costs X", () => {
  rule("STS-Q-41", "costs so much, and X is that: nobody is asked", () => {
    const table = confused(2, { hand: ["ironclad-whirlwind"] })
    table.p1.play("ironclad-whirlwind", "p1")
    expect(energyOf(table)).toBe(1)
    expect(enemyOf(table).hp).toBe(7)
  })

  rule("STS-Q-41", "cannot be played for less", () => {
    const table = confused(3, { hand: ["ironclad-whirlwind"], energy: 2 })
    table.p1.cannot("play:ironclad-whirlwind>p1", "cannot-pay")
  })

  test("is asked for again as the second card", () => {
    const table = confused(1, { hand: [DEFEND, "ironclad-whirlwind"] })
    table.p1.play(DEFEND).p1.play("ironclad-whirlwind", "p1").p1.canPickExactly("0", "1", "2").p1.pick("2")
    expect(energyOf(table)).toBe(0)
  })
})

rule("STS-Q-42", "what an effect plays costs nothing, and was the first card", () => {
  const table = confused(3, {
    items: ["distilled-chaos"],
    draw: [DEFEND, "ironclad-flex", "ironclad-shrug-it-off"],
    hand: [STRIKE],
  })
  table.p1.use("distilled-chaos").p1.pick(DEFEND).p1.pick("ironclad-flex")
  expect(energyOf(table)).toBe(3)
  expect(energyOf(table.p1.play(STRIKE, FOE))).toBe(2)
})

describe("it is settled as the round starts:", () => {
  rule("STS-Q-43", "that the enemy dies changes nothing", () => {
    const table = onDie(5, {
      p1: { hp: 50, maxHp: 50, draw: [DEFEND] },
      p2: { draw: ["silent-strike"] },
      enemies: [SNECKO, FOE],
      conditions: [{ hp: 1 }, { row: 1 }],
    })
    table.p2.play("silent-strike", SNECKO)
    expect(energyOf(table.p1.play(DEFEND))).toBe(0)
  })

  test("it is over with the combat", () => {
    const table = confused(3, { items: ["fire-potion"] }, { conditions: [{ hp: 1 }] })
    table.p1.use("fire-potion", FOE)
    expect(playerOf(table, 1).confused).toBe(0)
  })
})

test("everybody sees it, and what it will cost is known before", () => {
  const table = confused(2, { hand: [DEFEND] })
  for (const viewer of [0, "spectator"] as const)
    expect(table.game.view(table.state, viewer).table).toMatchObject({ players: [{ confused: 2 }] })
  const [{ id }] = table.game.decisions(table.state)
  const { key = "" } = table.p1.options.find((each) => each.key.startsWith("play")) ?? {}
  expect(forecast(table.state, 0, id, [key]).changes).toEqual([
    { whom: 0, falls: false, by: { energy: -2, block: 1 } },
  ])
})
