// Rulings of the first edition about characters and items. Where today's card says what it said then, or where the rules and
// not the card decide, it is today's card; what is in none of our boxes is made up here to do the same.

import { gainAbility, later, n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { die, hammer, needle, person } from "../support/cards.ts"
import { cents, item, type Play, round } from "../support/play.ts"
import { called, setUp, stackedGame } from "../support/stacked.ts"
import { cardsIn, fourSoulsTable, refsIn } from "../support/table.ts"
import { phase, sideways, turnOver } from "../support/turns.ts"

const { aim, deal, destroy, gainCents, items, monsters, on, otherPlayers, paid, recharge, stealCents } = verbs

const options = { ruleset: "classic" }
const table = (position: Parameters<typeof fourSoulsTable>[0]): Play =>
  fourSoulsTable({ ...position, options: { ...options, ...position.options } })

/** Makes an item eternal, as Eden's is. */
const varnish = item(
  "test-varnish",
  paid([], [gainAbility("it1", { k: "stat", stat: "eternal", add: 1 }, "")], aim(items)),
)

const counters = (play: Play, card: string, name = "counters"): unknown =>
  play.game.view(play.state, 0).zones["board.0"].find((each) => each.card === card)?.shows?.[name] ?? 0

describe("Eden", () => {
  rule("FSC-R.1", "puts the two that it has not picked under the deck", () => {
    const treasure = called("synthoil", "smelter", "meat", "dinner", "breakfast", "mr-boom")
    const game = stackedGame({ others: called("eden", "isaac", "the-d6"), treasure })
    const play = setUp(game, { ...options, firstPlayer: "seat" }, 2, "eden")
    const eden = cardsIn(play, "p1.board").includes("eden") ? 1 : 2
    play.by(eden).pick("dinner")
    expect(cardsIn(play, "treasureDeck").slice(0, 2).toSorted()).toEqual(["breakfast", "meat"])
    expect(cardsIn(play, `p${eden}.board`)).toEqual(["eden", "dinner"])
    play.leaves("p1", "saddest")
  })

  rule("FSC-R.1", "has no use for an item whose cost is its own destruction", () => {
    const fuse = item("test-fuse", paid([destroy("this")], [gainCents(n(20))]))
    const position = { p1: { board: ["test-fuse", "test-varnish"] }, cards: [fuse, varnish] }
    const eternal = table(position).p1.activate("test-varnish", "test-fuse").allPass()
    eternal.p1.cannotPick("activate:test-fuse")
    const usual = table(position).p1.activate("test-fuse").allPass()
    expect([cents(usual)[0], cardsIn(usual, "p1.board")]).toEqual([23, ["isaac", "test-varnish"]])
  })

  rule("FSC-R.1", "has one in Glass Cannon, which it keeps on a 1-5, without the loot", () => {
    for (const value of [1, 5, 6]) {
      const play = table({
        p1: { board: ["glass-cannon", "test-varnish"] },
        p2: { board: ["meat"] },
        cards: [varnish],
        dice: [value],
      })
      play.p1.activate("test-varnish", "glass-cannon").allPass()
      play.p1.activate("glass-cannon", "meat").allPass()
      play.p1.has("board", "isaac", "glass-cannon", "test-varnish").p2.has("board", "isaac")
      expect([cardsIn(play, "p1.hand"), sideways(play, "p1.board")]).toEqual([
        [],
        value === 6 ? [] : ["glass-cannon"],
      ])
    }
  })
})

rule("FSC-R.2", "what is recharged at the end of a turn can be used before the next one", () => {
  const volt = item("test-volt", on("endPhase", null, [recharge("it1")], aim(items)))
  const play = table({
    p1: { board: ["test-volt", "mr-boom"], deactivated: ["mr-boom"] },
    monsters: ["clotty"],
    cards: [volt],
  })
  play.p1.end().p2.pass().p1.pick("mr-boom")
  round(play)
  // Nothing is on the stack any more, and the turn is not over.
  expect([cardsIn(play, "stack"), phase(play)]).toEqual([[], "p1 end"])
  play.p1.activate("mr-boom", "clotty").allPass()
  expect(play.told("damage")).toMatchObject([{ amount: 1 }])
})

describe("Baby Haunt and Daddy Haunt", () => {
  rule(
    "FSC-R.3",
    "are items: they stay in the shop, can be hit there, and no curse-breaker finds them",
    () => {
      for (const haunt of ["baby-haunt", "daddy-haunt"]) {
        const play = table({
          p1: { cents: 10, board: ["test-hammer"] },
          p2: { hand: ["dagaz"], plays: 1, board: [haunt] },
          shop: ["meat"],
          treasureDeck: [haunt, "dinner"],
          cards: [hammer],
        })
        play.p1.buy().p1.ware("meat").allPass()
        expect(cardsIn(play, "shop")).toEqual([haunt])
        play.p1.end().p2.canPick("play:dagaz~prevent>p1").p2.cannotPick("play:dagaz~destroy-curse")
        play.leaves("p2", "respond")
        const again = table({ p1: { board: ["test-hammer"] }, shop: [haunt], cards: [hammer] })
        again.p1.activate("test-hammer", haunt).allPass().p1.has("treasureDiscard", haunt)
      }
    },
  )

  rule("FSC-R.3", "and Daddy Haunt makes the same damage 1 more: it is not taken twice", () => {
    const play = table({
      p1: { board: ["test-needle"] },
      p2: { board: ["daddy-haunt", "dinner", "fanny-pack"] },
      cards: [needle],
    })
    play.p1.activate("test-needle", "p2").allPass()
    expect(play.told("damage")).toMatchObject([{ whom: 1, amount: 2 }])
    // What is set off by taking damage is set off once.
    expect(cardsIn(play, "p2.hand")).toHaveLength(1)
  })
})

describe("Bum-Bo!", () => {
  const level = (play: Play): unknown => counters(play, "bum-bo", "level")

  rule("FSC-R.4", "takes the place of cents from the supply, and nobody is asked", () => {
    const play = table({ p1: { board: ["bum-bo"], hand: ["three-cents"] } })
    play.p1.play("three-cents").allPass()
    expect([level(play), cents(play)[0], play.told("gainCents")]).toEqual([3, 3, []])
  })

  rule("FSC-R.4", "lets stolen and bartered cents through", () => {
    const thief = item("test-thief", paid([], [stealCents(n(2), "it1")], aim(otherPlayers)))
    const play = table({
      p1: { board: ["bum-bo", "test-thief"] },
      p2: { cents: 5 },
      cards: [thief],
      options: { barter: true },
    })
    play.p1.activate("test-thief", "p2").allPass()
    play.p2.at("barter", "offer:p1=1 a gift").p1.at("deal.offered", "yes")
    expect([cents(play), level(play)]).toEqual([[6, 2], 0])
  })

  rule("FSC-R.4", "adds its bonuses up: with 25 it has all three", () => {
    const play = table({
      p1: { board: ["bum-bo", "test-mint"] },
      cards: [item("test-mint", paid([], [gainCents(n(25))]))],
      monsters: ["fly"],
      monsterDeck: ["dip", "dip", "dip"],
      dice: [1, 4],
    })
    play.p1.activate("test-mint").allPass()
    expect([person(play, 1).attack, level(play)]).toEqual([2, 25])
    play.p1.attack().p1.against("fly").allPass()
    expect(play.told("rolls")).toMatchObject([{ value: 3 }])
    // And there is no end to attacking.
    play.p1.canPick("attack").p1.attack().p1.against("dip").allPass()
    play.p1.canPick("attack")
  })
})

describe("Contract from Below", () => {
  rule("FSC-R.5", "may be one of the two items that it costs", () => {
    const play = table({ p1: { board: ["contract-from-below", "meat"] }, p2: { board: ["mr-boom"] } })
    play.p1.activate("contract-from-below", "mr-boom").allPass().p1.has("board", "isaac", "mr-boom")
    play.p1.has("treasureDiscard", "contract-from-below", "meat")
  })
})

describe("Crystal Ball", () => {
  const position = {
    p1: { board: ["crystal-ball"] },
    p2: { board: ["test-die", "book-of-belial"] },
    cards: [die],
  }

  rule("FSC-R.5", "comes to nothing while a roll is on the stack", () => {
    const early = table({ ...position, dice: [4] })
    early.p1.end().p2.activate("test-die").p2.pass().p1.pass()
    expect(early.told("dice")).toHaveLength(1)
    early.p1.cannotPick("activate:crystal-ball").allPass()
  })

  rule("FSC-R.5", "goes by the number that the roll resolves as", () => {
    const play = table({ ...position, dice: [3] })
    play.p1.activate("crystal-ball").allPass().p1.pick("4")
    play.p1.end().p2.activate("test-die").p2.pass().p1.pass()
    play.p1.pass().p2.activate("book-of-belial~add", "item").allPass()
    expect([play.told("rolls"), cardsIn(play, "p1.hand").length]).toMatchObject([[{ value: 4 }], 3])
  })
})

describe("Diplopia and Modeling Clay", () => {
  /** Puts a counter on an item. */
  const chalk = item("test-chalk", paid([], [verbs.addCounters(2, { whom: "it1" })], aim(items)))

  rule("FSC-R.6", "copy no counters", () => {
    for (const copier of ["diplopia", "modeling-clay"]) {
      const play = table({
        p1: { board: [copier, "test-chalk"] },
        p2: { board: ["meat"] },
        cards: [chalk],
      })
      play.p1.activate("test-chalk", "meat").allPass().p1.activate(copier, "meat").allPass()
      expect(counters(play, "meat")).toBe(0)
    }
  })

  rule("FSC-R.6", "keep the counters that they have come by while they were copies", () => {
    const play = table({ p1: { board: ["diplopia", "test-chalk"] }, p2: { board: ["meat"] }, cards: [chalk] })
    const [, copy] = refsIn(play, "p1.board")
    play.p1.activate("diplopia", "meat").allPass().p1.activate("test-chalk", copy).allPass()
    expect(counters(play, "meat")).toBe(2)
    turnOver(play)
    expect(counters(play, "diplopia")).toBe(2)
  })

  rule("FSC-R.6", "have nine counters each time they copy The Dead Cat", () => {
    const play = table({
      p1: { board: ["diplopia", "test-needle"], hand: [] },
      p2: { board: ["the-dead-cat"] },
      cards: [needle],
    })
    play.p1.activate("diplopia", "the-dead-cat").allPass()
    for (let times = 0; times < 2; times++) play.p1.activate("test-needle", "p1").allPass()
    expect(counters(play, "the-dead-cat")).toBe(7)
    turnOver(turnOver(play))
    expect(counters(play, "diplopia")).toBe(7)
    play.p1.activate("diplopia", "the-dead-cat").allPass()
    expect(counters(play, "the-dead-cat")).toBe(9)
  })
})

rule("FSC-R.7", "of several uses of Glass Cannon, the first 1-5 leaves nothing of the rest", () => {
  for (const second of [3, 6]) {
    const play = table({
      p1: { board: ["glass-cannon"], hand: ["lil-battery"] },
      p2: { board: ["mr-boom"] },
      shop: ["dinner"],
      dice: [2, second],
    })
    play.p1.activate("glass-cannon", "mr-boom").p1.play("lil-battery", "glass-cannon").p1.pass().p2.pass()
    play.p1.activate("glass-cannon", "dinner").allPass()
    play.p1.has("board", "isaac")
    expect(cardsIn(play, "p1.hand")).toHaveLength(2)
  }
})

describe("an effect that lasts for the turn and belongs to no card", () => {
  // Lemon Mishap: each attack roll of a 1 or a 2 this turn hurts every monster.
  const mishap = item("test-mishap", paid([], [later(on("rolls", null, [deal(n(1), monsters)]), "turn")]))
  const position = {
    p1: { board: ["test-mishap", "test-hammer", "test-die"] },
    monsters: ["gurdy"],
    cards: [mishap, hammer, die],
  }

  rule("FSC-R.8", "goes on without the card that it came of", () => {
    const play = table({ ...position, dice: [4] })
    play.p1.activate("test-mishap").allPass().p1.activate("test-hammer", "test-mishap").allPass()
    play.p1.activate("test-die").allPass()
    expect(play.told("damage")).toMatchObject([{ amount: 1 }])
  })

  rule("FSC-R.8", "may be there several times, and all of them end with the turn", () => {
    const play = table({ ...position, p2: { board: ["test-die"] }, dice: [4, 4] })
    play.p1.activate("test-mishap").allPass().p1.activate("test-mishap").allPass()
    play.p1.activate("test-die").allPass()
    expect(play.told("damage")).toHaveLength(2)
    turnOver(play)
    const dies = play.options(2).find(({ key }) => key.startsWith("activate:test-die"))
    play.p2.pick(dies?.key ?? "").allPass()
    expect(play.told("damage")).toHaveLength(2)
  })
})

rule("FSC-R.9", "Mom's Shovel lies sideways in the shop and is bought so; it can be recharged there", () => {
  const position = {
    p1: { cents: 10, board: ["the-battery"] },
    shop: ["dinner"],
    treasureDeck: ["moms-shovel"],
  }
  const filled = table(position)
  filled.p1.buy().p1.ware("dinner").allPass()
  expect(sideways(filled, "shop")).toEqual(["moms-shovel"])
  turnOver(filled)
  expect(sideways(filled, "shop")).toEqual(["moms-shovel"])
  const bought = table({ p1: { cents: 10 }, shop: ["moms-shovel"] })
  bought.p1.buy().p1.ware("moms-shovel").allPass()
  expect(sideways(bought, "p1.board")).toEqual(["moms-shovel"])
  const charged = table({ ...position, shop: ["moms-shovel"] })
  charged.p1.activate("the-battery", "moms-shovel").allPass()
  expect(sideways(charged, "shop")).toEqual([])
  charged.p1.buy().p1.ware("moms-shovel").allPass()
  expect(sideways(charged, "p1.board")).toEqual(["the-battery"])
})

rule(["FSC-R.11", "RD-34=active"], "on Remote Detonator the active player votes first", () => {
  const play = table({
    p1: { board: ["meat"] },
    p2: { board: ["remote-detonator"] },
    p3: {},
  })
  play.p1.end().p2.activate("remote-detonator").allPass()
  play.p1.isAsked("vote-destroy").p1.pick("meat").p2.pick("meat").p3.pick("remote-detonator")
  expect(play.told("votes").map(({ who }) => who)).toEqual([0, 1, 2])
  play.p1.has("treasureDiscard", "meat")
})
