// Flipping (chapter 6.15): cards with two faces, and dice. Playing loot from elsewhere than the hand (chapter 6.24).

import { become, n, same, target } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { die, person } from "../support/cards.ts"
import { cents, item, round } from "../support/play.ts"
import { fourSoulsTable, refsIn, seenIn } from "../support/table.ts"
import { sideways } from "../support/turns.ts"
import { startingItem } from "../support/made-up.ts"

const { addCounters, aim, flip, flipRoll, gainCents, items, paid, rolls, tap, youHave } = verbs

const front = startingItem("test-front", "Front", { kind: "active", face: "test-back" }, [
  tap([addCounters(n(2))]),
  youHave("attack", n(1)),
]).def
const back = startingItem("test-back", "Back", { kind: "passive", isBack: true }, [
  paid([], [gainCents(n(1))]),
  youHave("health", n(1)),
]).def
const hand = item("test-hand", paid([], [flip("it1")], aim(items)))
const cards = [front, back, hand]

describe("flipping an object", () => {
  rule(
    "FS-6.15.1",
    "shows its other face: the same object, with what is printed there and nothing else",
    () => {
      const table = fourSoulsTable({ p1: { board: ["test-front", "test-hand"], cents: 0 }, cards })
      table.p1.activate("test-front").allPass()
      const [, before] = refsIn(table, "p1.board")
      table.p1.activate("test-hand", "test-front").allPass()
      expect(seenIn(table, 2, "p1.board")).toEqual(["isaac", "test-back", "test-hand"])
      expect(refsIn(table, "p1.board")[1]).toBe(before)
      // Charge and counters are the object's, the abilities are the face's.
      expect(sideways(table, "p1.board")).toEqual(["test-front"])
      const [, flipped] = table.game.view(table.state, 1).zones["board.0"]
      expect(flipped.shows).toMatchObject({ counters: 2, deactivated: 1 })
      expect(person(table, 1)).toMatchObject({ attack: 1, maxHealth: 3 })
      table.p1.activate(before).allPass()
      expect(cents(table)[0]).toBe(1)
      table.p1.activate("test-hand", before).allPass()
      expect(seenIn(table, 2, "p1.board")).toEqual(["isaac", "test-front", "test-hand"])
      expect(person(table, 1)).toMatchObject({ attack: 2, maxHealth: 2 })
    },
  )

  rule("FS-6.15.1", "does nothing where there is no other face", () => {
    const table = fourSoulsTable({ p1: { board: ["dinner", "test-hand"] }, cards })
    table.p1.activate("test-hand", "dinner").allPass()
    expect([seenIn(table, 1, "p1.board"), table.told("flip")]).toEqual([["isaac", "dinner", "test-hand"], []])
  })

  rule("FS-6.15.1", "does not show on what is a copy just now, but when that is over", () => {
    const two = { targets: [target("it1", items), target("it2", items)] }
    const clay = item("test-clay", paid([], [become("it1", "it2", "turn")], two))
    const table = fourSoulsTable({
      p1: { board: ["test-front", "test-hand", "test-clay", "meat"] },
      cards: [...cards, clay],
    })
    const [, both] = refsIn(table, "p1.board")
    table.p1.activate("test-clay", both, "meat").allPass().p1.activate("test-hand", both).allPass()
    expect(seenIn(table, 1, "p1.board")[1]).toBe("meat")
    table.p1.end().allPass()
    expect(seenIn(table, 1, "p1.board")[1]).toBe("test-back")
  })
})

rule("FS-6.15.2", "a flipped die shows 7 minus what it was", () => {
  const wind = item("test-wind", paid([], [flipRoll("it1")], aim(rolls)))
  const table = fourSoulsTable({ p1: { board: ["test-die", "test-wind"] }, cards: [die, wind], dice: [2] })
  round(table.p1.activate("test-die")).p1.activate("test-wind", "item").allPass()
  expect(table.told("changeRoll")).toMatchObject([{ value: 5 }])
  expect(table.told("rolls")).toMatchObject([{ value: 5 }])
})

describe("playing", () => {
  const grave = item("test-grave", {
    k: "permit",
    act: "play",
    when: { all: [same("who", "you"), { at: ["it", "lootDiscard"] }] },
  })

  rule("FS-6.24", "moves loot from its zone to the stack, and whoever plays it controls it", () => {
    const table = fourSoulsTable({
      p1: {},
      p2: { board: ["test-grave"], plays: 1, cents: 0 },
      lootDiscard: ["a-dime"],
      cards: [grave],
    })
    table.p1.cannotPick("play:a-dime").p1.pass().p2.play("a-dime")
    const [played] = table.game.view(table.state, 0).zones["stack"]
    expect(played).toMatchObject({ card: "a-dime", controller: 1 })
    expect(seenIn(table, 1, "lootDiscard")).toEqual([])
    table.allPass()
    expect([cents(table)[1], seenIn(table, 1, "lootDiscard")]).toEqual([10, ["a-dime"]])
  })

  rule("FS-6.24", "is by default from one's own hand alone", () => {
    const table = fourSoulsTable({ p1: {}, p2: { hand: ["a-dime"] }, lootDiscard: ["a-penny"] })
    expect(table.options(1).filter(({ key }) => key.startsWith("play:"))).toEqual([])
  })
})
