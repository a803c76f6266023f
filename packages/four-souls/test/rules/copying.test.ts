// Copying (chapter 6.6): objects in play, loot on the stack, loot cards, and abilities.

import { become, type CardView, copyAct, dataOf, is, n, type Ref, target } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { person } from "../support/cards.ts"
import { cents, item, type Play } from "../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn, seenIn } from "../support/table.ts"
import { turnOver } from "../support/turns.ts"
import { loot, startingItem, treasure } from "../support/made-up.ts"

const { addCounters, aim, copyCard, copyTap, destroy, flip, gainCents, gainSoul, items, loots } = verbs
const { paid, payCents, putOnTop, take, tap, thisCanBeAttacked } = verbs

/** Becomes a copy of an item till end of turn, as often as one likes. */
const chameleon = item("test-chameleon", paid([], [become("this", "it1", "turn")], aim(items)))
/** The same for good. */
const mask = item("test-mask", paid([], [become("this", "it1", "")], aim(items)))
/** Copies a loot that waits on the stack. */
const parrot = item("test-parrot", paid([], [copyAct("it1", "you")], aim(loots)))

/** What things go by now, as everybody sees it. */
const named = (table: Play, where: string): string[] => seenIn(table, 1, where)

const seen = (table: Play, zone: string, card: string): CardView | undefined =>
  table.game.view(table.state, 0).zones[zone].find((each) => each.card === card)

describe("a copy of an object in play", () => {
  rule(
    "FS-6.6.1",
    "has the other's name and abilities, drops its own, and is itself again when that ends",
    () => {
      const table = fourSoulsTable({
        p1: { board: ["test-chameleon"] },
        p2: { board: ["dinner"] },
        cards: [chameleon],
      })
      table.p1.activate("test-chameleon", "dinner").allPass()
      expect(named(table, "p1.board")).toEqual(["isaac", "dinner"])
      expect([person(table, 1).maxHealth, person(table, 2).maxHealth]).toEqual([3, 3])
      table.p1.cannotPick("activate:test-chameleon>dinner")
      turnOver(table)
      expect(named(table, "p1.board")).toEqual(["isaac", "test-chameleon"])
      expect(person(table, 1).maxHealth).toBe(2)
    },
  )

  rule("FS-6.6.1", "takes the stat block and the soul icon too", () => {
    const rock = treasure(
      "test-rock",
      "Rock",
      { kind: "passive", souls: 2, stats: { health: 3, evasion: 2, attack: 1 } },
      [thisCanBeAttacked, tap([gainSoul("this")])],
    ).def
    const table = fourSoulsTable({
      p1: { board: ["test-mask"] },
      p2: { board: ["test-rock"] },
      cards: [mask, rock],
    })
    table.p1.activate("test-mask", "test-rock").allPass()
    expect(seen(table, "board.0", "test-rock")?.shows).toMatchObject({ health: 3, evasion: 2, attack: 1 })
    table.p1.activate("test-rock").allPass()
    expect(person(table, 1).souls).toBe(2)
  })

  rule("FS-6.6.2", "has no counters, charge or damage of the other", () => {
    const box = item("test-box", paid([], [addCounters(n(4))]), tap([gainCents(n(1))]))
    const table = fourSoulsTable({
      p1: { board: ["test-mask", "test-box"], deactivated: ["test-box"] },
      cards: [mask, box],
    })
    table.p1.activate("test-box").allPass()
    const [, , full] = refsIn(table, "p1.board")
    table.p1.activate("test-mask", "test-box").allPass()
    const copy = refsIn(table, "p1.board")[1]
    table.game.arrange(table.state, (r) => {
      expect([dataOf(r, full).counters, dataOf(r, full).deactivated]).toEqual([4, 1])
      expect([dataOf(r, copy).counters, dataOf(r, copy).deactivated]).toEqual([0, 0])
    })
  })

  rule("FS-6.6.2", "starts with counters where the other would have", () => {
    const table = fourSoulsTable({
      p1: { board: ["test-chameleon"] },
      p2: { board: ["the-dead-cat"] },
      cards: [chameleon],
    })
    table.p1.activate("test-chameleon", "the-dead-cat").allPass()
    expect(seen(table, "board.0", "the-dead-cat")?.shows).toMatchObject({ counters: 9 })
    turnOver(table)
    // They belong to the object, whatever it is.
    expect(seen(table, "board.0", "test-chameleon")?.shows).toMatchObject({ counters: 9 })
  })

  rule("FS-6.6.2", "is no starting item, and has no other side", () => {
    const counter = item(
      "test-census",
      paid([], [gainCents({ count: { from: "board", of: "you", where: is("it", "starting-item") } })]),
    )
    const front = startingItem("test-front", "Front", { kind: "active", face: "test-back" }, [
      paid([], [flip("this")]),
    ]).def
    const back = startingItem("test-back", "Back", { kind: "passive", isBack: true }, []).def
    const table = fourSoulsTable({
      p1: { board: ["test-mask", "test-census"], cents: 0 },
      p2: { board: ["test-front"] },
      cards: [mask, counter, front, back],
    })
    table.p1.activate("test-mask", "test-front").allPass().p1.activate("test-census").allPass()
    expect(cents(table)[0]).toBe(0)
    table.p1.activate("test-front").allPass()
    expect(named(table, "p1.board")).toContain("test-front")
  })

  rule("FS-6.6.1", "of a copy is what that is now, and stays so when the first is itself again", () => {
    const table = fourSoulsTable({
      p1: { board: ["test-chameleon", "test-mask", "dinner"] },
      cards: [chameleon, mask],
    })
    table.p1.activate("test-chameleon", "dinner").allPass()
    const copied = refsIn(table, "p1.board")[1]
    table.p1.activate("test-mask", copied).allPass()
    turnOver(table)
    expect(named(table, "p1.board")).toEqual(["isaac", "test-chameleon", "dinner", "dinner"])
  })
})

rule("FS-6.8.8", "what stops having HP has no damage any more, also when it has HP again", () => {
  const stats = { health: 3, evasion: 1, attack: 0 }
  const idol = treasure("test-idol", "Idol", { kind: "passive", stats }, [thisCanBeAttacked]).def
  const wand = item(
    "test-wand",
    paid([], [become("it1", "it2", "")], { targets: [target("it1", items), target("it2", items)] }),
  )
  const blow = item("test-blow", paid([], [take(n(2), { who: "it1" })], aim(items)))
  const table = fourSoulsTable({
    p1: { board: ["meat", "test-wand", "test-blow"] },
    p2: { board: ["test-idol", "dinner"] },
    cards: [idol, wand, blow],
  })
  const [, clay] = refsIn(table, "p1.board")
  const [, idolRef] = refsIn(table, "p2.board")
  const becomes = (card: string | Ref): void => void table.p1.activate("test-wand", clay, card).allPass()
  becomes(idolRef)
  table.p1.activate("test-blow", clay).allPass()
  expect(seen(table, "board.0", "test-idol")?.shows).toMatchObject({ health: 1 })
  becomes("dinner")
  becomes(idolRef)
  expect(seen(table, "board.0", "test-idol")?.shows).toMatchObject({ health: 3 })
})

describe("a copy of a loot", () => {
  const lid = loot("test-lid", "Lid", { kind: "tarot" }, [putOnTop("this")]).def

  rule("FS-6.6.3", "has targets of its own, and costs nothing", () => {
    const table = fourSoulsTable({
      p1: { hand: ["bomb"], board: ["test-parrot"] },
      monsters: ["clotty", "fatty"],
      cards: [parrot],
    })
    table.p1.play("bomb", "clotty").p1.activate("test-parrot", "bomb").allPass()
    table.p1.isAsked("target").p1.pick("fatty").allPass()
    expect(table.told("damage").map(({ amount }) => amount)).toEqual([1, 1])
    expect(cardsIn(table, "lootDiscard")).toEqual(["bomb"])
  })

  rule("FS-6.6.3", "is a loot on the stack like any other, and can be cancelled as one", () => {
    const table = fourSoulsTable({
      p1: { hand: ["a-dime"], board: ["test-parrot"], cents: 0 },
      p2: { hand: ["butter-bean"], plays: 1 },
      cards: [parrot],
    })
    table.p1.play("a-dime").p1.activate("test-parrot", "a-dime").p1.pass().p2.pass()
    const copy = refsIn(table, "stack")[1]
    expect(named(table, "stack")).toEqual(["a-dime", "a-dime"])
    table.p1.pass().p2.play("butter-bean", copy).allPass()
    expect([cents(table)[0], cardsIn(table, "lootDiscard")]).toEqual([10, ["butter-bean", "a-dime"]])
  })

  rule("FS-6.6.3", "exists on the stack alone: nothing can put it anywhere else", () => {
    const table = fourSoulsTable({
      p1: { hand: ["lost-soul", "test-lid"], board: ["test-parrot"], plays: 1 },
      lootDeck: ["a-penny"],
      cards: [parrot, lid],
    })
    table.p1.play("lost-soul").p1.activate("test-parrot", "lost-soul").allPass()
    expect(cardsIn(table, "p1.souls")).toEqual(["lost-soul"])
    // Goes on top of its deck as it resolves: its copy does not.
    table.p1.play("test-lid").p1.activate("test-parrot", "test-lid").allPass()
    expect([cardsIn(table, "lootDeck"), cardsIn(table, "lootDiscard")]).toEqual([["a-penny", "test-lid"], []])
  })
})

describe("a copy of a loot card", () => {
  const scribe = item(
    "test-scribe",
    paid([], [copyCard("it1", "turn")], { targets: [target("it1", { from: "lootDiscard" })] }),
  )

  rule(
    ["FS-6.6.4", "FS-6.24"],
    "is played with a loot play and what it costs, and is gone afterwards",
    () => {
      const table = fourSoulsTable({
        p1: { board: ["test-scribe"], cents: 0 },
        lootDiscard: ["a-dime"],
        cards: [scribe],
      })
      table.p1.activate("test-scribe", "a-dime").allPass()
      expect(named(table, "p1.copies")).toEqual(["a-dime"])
      const [copy] = refsIn(table, "p1.copies")
      table.p1.play(copy)
      expect([named(table, "p1.copies"), named(table, "stack")]).toEqual([[], ["a-dime"]])
      table.allPass()
      expect([cents(table)[0], cardsIn(table, "lootDiscard"), named(table, "stack")]).toEqual([
        10,
        ["a-dime"],
        [],
      ])
      // The loot play of the turn has gone into it.
      table.p1.activate("test-scribe", "a-dime").allPass()
      table.p1.cannot(`play:a-dime#${refsIn(table, "p1.copies")[0] % 4096}`, "no-loot-play")
    },
  )

  rule("FS-6.6.4", "is gone when its time is over", () => {
    const table = fourSoulsTable({ p1: { board: ["test-scribe"] }, lootDiscard: ["a-dime"], cards: [scribe] })
    table.p1.activate("test-scribe", "a-dime").allPass()
    turnOver(table)
    expect([named(table, "p1.copies"), cardsIn(table, "lootDiscard")]).toEqual([[], ["a-dime"]])
  })
})

describe("a copy of an ability", () => {
  const ape = item("test-ape", paid([], [copyTap("it1")], aim(items)))
  const keg = item("test-keg", tap([destroy("this"), gainCents(n(5))]))
  const wager = item(
    "test-wager",
    paid([{ op: "deactivate", whom: "this" }, payCents(n(3))], [gainCents(n(4))]),
  )

  rule("FS-6.6.5", "is put on the stack without its cost, as an ability of what copies it", () => {
    const table = fourSoulsTable({
      p1: { board: ["test-ape"], cents: 0 },
      p2: { board: ["test-wager"], deactivated: ["test-wager"] },
      cards: [ape, wager],
    })
    table.p1.activate("test-ape", "test-wager").allPass()
    expect(cents(table)).toEqual([4, 3])
  })

  rule("FS-6.6.5", "happens to what copies it: an item that copies its own destruction is destroyed", () => {
    const table = fourSoulsTable({
      p1: { board: ["test-ape"], cents: 0 },
      p2: { board: ["test-keg"] },
      cards: [ape, keg],
    })
    table.p1.activate("test-ape", "test-keg").allPass()
    expect([cents(table)[0], cardsIn(table, "treasureDiscard")]).toEqual([5, ["test-ape"]])
    expect(cardsIn(table, "p2.board")).toContain("test-keg")
  })

  rule("FS-6.6.5", "is copied whole or not at all: a loot cannot destroy itself, or become an item", () => {
    const table = fourSoulsTable({
      p1: { hand: ["questionmark-card", "questionmark-card"], plays: 1, cents: 0 },
      p2: { board: ["test-keg", "modeling-clay", "dinner"] },
      cards: [keg],
    })
    const [first, second] = refsIn(table, "p1.hand")
    table.p1.play(first).p1.pick("test-keg").allPass()
    expect([cents(table)[0], table.told("fizzle")]).toEqual([0, [expect.anything()]])
    table.p1.play(second).p1.pick("modeling-clay").p1.pick("dinner").allPass()
    expect(cardsIn(table, "lootDiscard")).toEqual(["questionmark-card", "questionmark-card"])
    expect(named(table, "p1.board")).toEqual(["isaac"])
  })
})
