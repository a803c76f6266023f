// Souls of the first edition that no monster leaves: a character's own, and five cards that turn into one.

import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { isOfEdition } from "../../src/state/card-editions.ts"
import { axe, hammer, person } from "../support/cards.ts"
import { character } from "../support/made-up.ts"
import { item, order, type Play, round } from "../support/play.ts"
import { cardAt, cardsIn, fourSoulsTable } from "../support/table.ts"

const { aim, destroy, items, paid, steal } = verbs

const options = { ruleset: "classic" }

/** Destroys any soul card, as often as one likes; and one that takes it. */
const crusher = item("test-crusher", paid([], [destroy("it1")], aim({ from: "souls" })))
const grabber = item("test-grabber", paid([], [steal("it1")], aim({ from: "souls" })))

describe("the soul that a character begins with", () => {
  const waif = character("test-waif", "Waif", { health: 1, attack: 1, item: null, souls: 1 }, []).def
  const position = { p1: { character: "test-waif", souls: ["gurdy", "monstro"] }, options }

  rule("FSC-10.3", "counts, and is no card that could be stolen, destroyed or discarded", () => {
    const alone = fourSoulsTable({
      p1: { character: "test-waif" },
      p2: { board: ["test-crusher", "test-grabber", "test-hammer"], hand: ["xx-judgement"], plays: 1 },
      cards: [waif, crusher, grabber, hammer],
      options,
    })
    expect(person(alone, 1).souls).toBe(1)
    alone.p1.end()
    for (const way of ["test-crusher", "test-grabber", "test-hammer"])
      expect(alone.choices(2).filter((key) => key.startsWith(`activate:${way}>test-waif`))).toEqual([])
    alone.p2.cannotPick("activate:test-crusher").p2.cannotPick("activate:test-grabber")
    // Judgement finds the player with most souls, and nothing there to discard.
    alone.p2.play("xx-judgement", "p1").allPass()
    expect([person(alone, 1).souls, order(alone, "destroy")]).toEqual([1, []])
  })

  rule("FSC-10.3", "is not lost by dying, and is one of the four that win", () => {
    const table = fourSoulsTable({
      ...position,
      p2: { board: ["test-axe"] },
      monsters: ["famine"],
      cards: [waif, axe],
    })
    table.p1.end().p2.activate("test-axe", "p1").allPass()
    expect([order(table, "playerDies").length, person(table, 1).souls]).toEqual([1, 3])
    const won = fourSoulsTable({ ...position, cards: [waif], monsters: ["famine"], wounds: [1], dice: [6] })
    won.p1.attack().p1.against("famine").allPass()
    expect(won.game.outcome(won.state)).toEqual({ winners: [0], how: "souls" })
  })
})

describe("a card that becomes a soul", () => {
  /** p1's Bone with five counters. */
  function boned(more: object = {}): Play {
    const table = fourSoulsTable({
      p1: { board: ["the-bone", "meat"] },
      p2: { board: ["test-crusher", "test-grabber"] },
      cards: [crusher, grabber],
      options,
      ...more,
    })
    const bone = table.state.objects.find(({ ref }) => ref === cardAt(table, "p1.board", "the-bone"))
    if (bone?.data) bone.data.counters = 5
    return table
  }

  rule("FSC-10.4", "The Bone by its last paid effect; discarded after that it is lost for good", () => {
    const table = boned()
    table.p1.activate("the-bone.4")
    expect(cardsIn(table, "p1.souls")).toEqual([])
    round(table).p1.has("souls", "the-bone").p1.has("board", "isaac", "meat")
    table.p1.end().p2.activate("test-crusher", "the-bone").allPass()
    expect([person(table, 1).souls, cardsIn(table, "outside").includes("the-bone")]).toEqual([0, true])
  })

  rule("FSC-10.4", "The Bone, once it is a soul, changes hands like any other", () => {
    const table = boned().p1.activate("the-bone.4").allPass()
    table.p1.end().p2.activate("test-grabber", "the-bone").allPass().p2.has("souls", "the-bone")
  })

  rule("FSC-10.4", "Pandora's Box on a 6, and on no other number", () => {
    for (const value of [5, 6]) {
      const table = fourSoulsTable({ p1: { board: ["pandoras-box"] }, dice: [value], options })
      table.p1.activate("pandoras-box").allPass()
      expect([cardsIn(table, "p1.souls"), cardsIn(table, "treasureDiscard")]).toEqual(
        value === 6 ? [["pandoras-box"], []] : [[], ["pandoras-box"]],
      )
    }
  })

  rule("FSC-10.4", "The Chest when it is destroyed, by a card or by the penalty", () => {
    const table = fourSoulsTable({
      p1: { board: ["test-hammer", "test-axe"] },
      p2: { board: ["the-chest"] },
      p3: { board: ["the-chest"] },
      cards: [hammer, axe],
      options,
    })
    table.p1.activate("test-axe", "p2")
    table.allPass().p2.has("souls", "the-chest").p2.has("board", "isaac")
    table.p1.activate("test-hammer", "the-chest").allPass().p3.has("souls", "the-chest")
    expect(cardsIn(table, "treasureDiscard")).toEqual([])
  })

  rule("FSC-10.4", "Lost Soul as it resolves, for whoever played it", () => {
    const table = fourSoulsTable({ p1: {}, p2: { hand: ["lost-soul"], plays: 1 }, options })
    table.p1.end().p2.play("lost-soul")
    expect([cardsIn(table, "stack"), person(table, 2).souls]).toEqual([["lost-soul"], 0])
    table.allPass().p2.has("souls", "lost-soul").p2.has("board", "isaac")
    expect(person(table, 2).souls).toBe(1)
  })

  rule("FSC-10.4", "Holy Chest on a 6, for its player", () => {
    for (const value of [5, 6]) {
      const table = fourSoulsTable({
        p1: { cents: 0 },
        monsters: ["clotty"],
        monsterDeck: ["holy-chest", "fly"],
        dice: [value],
        options,
      })
      table.p1.attack().p1.against("deck").allPass()
      expect([cardsIn(table, "p1.souls"), cardsIn(table, "monsterDiscard"), person(table, 1).cents]).toEqual(
        value === 6 ? [["holy-chest"], [], 0] : [[], ["holy-chest"], 7],
      )
    }
  })
})

describe("a Guppy item", () => {
  rule("FSC-10.5", "is one whose card says so, and nothing else is", () => {
    const { game } = fourSoulsTable({ options })
    const marked = game.cards
      .filter((def) => def.kinds.includes("guppy") && isOfEdition(def, "present"))
      .map(({ id }) => id)
    expect(marked.toSorted()).toEqual([
      "guppys-collar",
      "guppys-hairball",
      "guppys-head",
      "guppys-paw",
      "the-dead-cat",
    ])
  })

  rule("FSC-10.5", "counts for the Soul of Guppy by that mark, whatever it is called", () => {
    const cat = item("guppys-test", paid([], [destroy("it1")], aim(items)))
    const started = (board: string[], hand: string[]): Play =>
      fourSoulsTable({ p1: { board, hand }, bonus: ["soul-of-guppy"], cards: [cat], options })
    const named = started(["guppys-test"], ["guppys-hairball"]).p1.play("guppys-hairball").allPass()
    expect(cardsIn(named, "p1.souls")).toEqual([])
    const real = started(["the-dead-cat"], ["guppys-hairball"]).p1.play("guppys-hairball").allPass()
    expect(cardsIn(real, "p1.souls")).toEqual(["soul-of-guppy"])
  })
})
