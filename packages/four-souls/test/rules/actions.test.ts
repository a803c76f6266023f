// Activating, cancelling, charging, destroying, expanding, fizzling and rerolling (chapter 6).

import { n, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { die, hammer, person } from "../support/cards.ts"
import { attack, cents, item, type Play, round, waiting } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"
import { sideways } from "../support/turns.ts"
import { monster } from "../support/made-up.ts"

const {
  aim,
  destroy,
  expandSlots,
  gainCents,
  items,
  kill,
  dies,
  monsters,
  on,
  paid,
  payCents,
  recharge,
  rerollItem,
  tap,
} = verbs

const lamp = item("test-lamp", tap([gainCents(n(5))]), paid([payCents(n(1))], [gainCents(n(4))]))

describe("activating", () => {
  rule("FS-6.1", "puts the ability on the stack once its cost is paid, and that stays paid", () => {
    const table = fourSoulsTable({
      cards: [lamp],
      p1: { board: ["test-lamp"] },
      p2: { hand: ["butter-bean"], board: ["no"], plays: 1 },
    })
    table.p1.activate("test-lamp")
    expect([sideways(table, "p1.board"), waiting(table).length, cents(table)]).toEqual([
      ["test-lamp"],
      1,
      [3, 3],
    ])
    table.p1.pass().p2.play("butter-bean", "item").allPass()
    expect([sideways(table, "p1.board"), cents(table)]).toEqual([["test-lamp"], [3, 3]])
    table.p1.activate("test-lamp.2")
    expect(cents(table)).toEqual([2, 3])
    table.p1.pass().p2.activate("no", "item").allPass()
    expect(cents(table)).toEqual([2, 3])
  })

  rule("FS-6.5.1", "what is cancelled leaves the stack and does nothing", () => {
    const table = fourSoulsTable({
      cards: [lamp],
      p1: { board: ["test-lamp"], hand: ["a-dime"] },
      p2: { hand: ["butter-bean"], plays: 1 },
    })
    table.p1.play("a-dime").p1.activate("test-lamp")
    const [bean] = table.p1
      .pass()
      .choices(2)
      .filter((key) => key.includes("a-dime"))
    table.p2.pick(bean)
    round(table)
    expect([waiting(table).length, cardsIn(table, "lootDiscard")]).toEqual([1, ["a-dime", "butter-bean"]])
    expect(cents(table.allPass())).toEqual([8, 3])
  })

  rule("FS-6.5.2", "a death that is cancelled leaves 1 HP", () => {
    const table = fourSoulsTable({ p1: { hand: ["xiii-death"] }, p2: { hand: ["o-the-fool"], plays: 1 } })
    table.p1.play("xiii-death", "p2")
    while (table.told("dying").length === 0) round(table)
    table.p1.pass().p2.play("o-the-fool").allPass()
    expect([table.told("playerDies"), table.told("cancel").length > 0]).toEqual([[], true])
  })
})

describe("charge", () => {
  const dimmer = item("test-dimmer", paid([], [{ op: "deactivate", whom: "it1" }], aim(items)))
  const spark = item("test-spark", paid([], [recharge("it1")], aim(items)))
  const set = (): Play =>
    fourSoulsTable({
      cards: [lamp, dimmer, spark],
      p1: { board: ["test-dimmer", "test-spark"] },
      p2: { board: ["test-lamp"] },
    })

  rule("FS-6.9", "is lost by deactivating, which uses nothing", () => {
    const table = set().p1.activate("test-dimmer", "test-lamp").allPass()
    expect([sideways(table, "p2.board"), table.told("activate").length, cents(table)]).toEqual([
      ["test-lamp"],
      1,
      [3, 3],
    ])
    table.p1.pass().p2.cannot("activate:test-lamp", "cannot-pay").p2.pass()
  })

  rule("FS-6.26", "comes back by recharging; what is charged stays so", () => {
    const table = set().p1.activate("test-spark", "test-lamp").allPass()
    expect([sideways(table, "p2.board"), table.told("recharge")]).toEqual([[], []])
    table.p1.activate("test-dimmer", "test-lamp").allPass().p1.activate("test-spark", "test-lamp").allPass()
    expect([sideways(table, "p2.board"), table.told("recharge").length]).toEqual([[], 1])
    table.p1.pass().p2.canPick("activate:test-lamp").p2.pass()
  })
})

describe("destroying and killing", () => {
  const sword = item("test-sword", paid([], [kill("it1")], aim(verbs.monstersAndPlayers)))
  const mallet = item("test-mallet", paid([], [destroy("it1")], aim(verbs.monstersAndPlayers)))

  rule("FS-6.10.1", "are one: what has HP is brought to 0, and its death comes", () => {
    for (const tool of ["test-sword", "test-mallet"]) {
      const table = fourSoulsTable({ cards: [sword, mallet], p1: { board: [tool] }, monsters: ["gurdy"] })
      round(table.p1.activate(tool, "gurdy"))
      expect([cardsIn(table, "monsters"), table.told("dying").length, table.told("damage")]).toEqual([
        ["gurdy"],
        1,
        [],
      ])
      table.allPass().p1.has("souls", "gurdy")
    }
  })

  rule("FS-6.10.2", "never put a character or an eternal object into discard", () => {
    const table = fourSoulsTable({
      cards: [sword, hammer],
      p1: { board: ["test-sword", "test-hammer"] },
      p2: { board: ["the-d6"] },
    })
    table.p1.activate("test-sword", "p2").allPass().p1.activate("test-hammer", "the-d6").allPass()
    table.p2.has("board", "isaac", "the-d6")
    expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
  })

  rule("FS-6.10.3", "what dies is killed by nobody", () => {
    const rat = monster("test-rat", "Test", {
      kind: "basic",
      health: 2,
      evasion: 4,
      attack: 1,
      reward: {},
    }).def
    const omen = item("test-omen", paid([], [dies("it1")], aim(monsters)))
    const pride = item("test-pride", on("kill", same("ev.from", "you"), [gainCents(n(1))]))
    const position = {
      cards: [rat, omen, sword, pride],
      p1: { board: ["test-omen", "test-sword", "test-pride"] },
      monsters: ["test-rat"],
    }
    const died = fourSoulsTable(position).p1.activate("test-omen", "test-rat").allPass()
    expect([died.told("kill"), cents(died)]).toMatchObject([[{ from: -1 }], [3, 3]])
    const killed = fourSoulsTable(position).p1.activate("test-sword", "test-rat").allPass()
    expect([killed.told("kill"), cents(killed)]).toMatchObject([[{ from: 0 }], [4, 3]])
    for (const table of [died, killed]) table.p1.has("monsterDiscard", "test-rat")
  })
})

describe("slots", () => {
  rule("FS-6.13", "are expanded by the game, and filled at the next chance", () => {
    const wing = item(
      "test-wing",
      paid([], [expandSlots("shop", n(1))]),
      paid([], [expandSlots("monsters", n(2))]),
    )
    const table = fourSoulsTable({
      cards: [wing],
      p1: { board: ["test-wing"] },
      shop: ["meat", "dinner"],
      monsters: ["fatty"],
      treasureDeck: ["smelter", "no"],
      monsterDeck: ["dip", "clotty", "fly"],
    })
    table.p1.activate("test-wing").allPass().p1.has("shop", "meat", "dinner", "smelter")
    table.p1.activate("test-wing.2").allPass().p1.has("monsters", "fatty", "dip", "clotty")
  })
})

describe("fizzling", () => {
  rule("FS-6.14", "what has lost its target does nothing", () => {
    const table = fourSoulsTable({
      cards: [hammer],
      p1: { board: ["test-hammer"], hand: ["bomb"] },
      p2: { board: ["meat"] },
    })
    table.p1.activate("test-hammer", "meat").p1.activate("test-hammer", "meat").allPass()
    expect([cardsIn(table, "treasureDiscard"), table.told("fizzle").length]).toEqual([["meat"], 1])
  })

  rule("FS-6.14", "and what is no longer what it has to be is no target", () => {
    const spark = item(
      "test-spark",
      paid(
        [],
        [recharge("it1"), gainCents(n(1))],
        aim(verbs.where(items, { test: "isDeactivated", of: "it" })),
      ),
    )
    const table = fourSoulsTable({
      cards: [spark, lamp],
      p1: { board: ["test-spark", "test-lamp"], deactivated: ["test-lamp"] },
    })
    table.p1.activate("test-spark", "test-lamp").p1.activate("test-spark", "test-lamp").allPass()
    expect([cents(table), table.told("fizzle").length]).toEqual([[4, 3], 1])
  })

  rule("FS-6.14", "attack rolls and combat damage go with an attack that is cancelled", () => {
    const smoke = item("test-smoke", paid([], [verbs.cancelAttack]))
    const set = { cards: [smoke], p1: { board: ["test-smoke"] }, monsters: ["fatty"] }
    const rolling = attack(fourSoulsTable({ ...set, dice: [6] }), "fatty")
      .p1.activate("test-smoke")
      .allPass()
    expect([rolling.told("rolls"), rolling.told("damage"), waiting(rolling)]).toEqual([[], [], []])
    const striking = attack(fourSoulsTable({ ...set, dice: [6] }), "fatty")
    round(striking)
    expect(waiting(striking)).toMatchObject([{ combat: 1, value: 1 }])
    striking.p1.activate("test-smoke").allPass()
    expect(striking.told("damage")).toEqual([])
  })
})

describe("rerolling", () => {
  const once = (ruleset: string) => (): void => {
    const table = fourSoulsTable({
      cards: [die],
      options: { ruleset },
      p1: { hand: ["dice-shard"], board: ["curved-horn"] },
      monsters: ["fatty"],
      dice: [1, 6, 6, 6],
    })
    attack(table, "fatty").p1.play("dice-shard", "item")
    round(table)
    expect([table.told("dice").length, table.state.table.players[0].attackRolls]).toEqual([1, 1])
    // Still the first attack roll of the turn, which the horn is for.
    round(table)
    round(table)
    expect(table.told("damage")).toMatchObject([{ amount: 2 }])
    table.allPass()
    expect(table.told("damage").map(({ amount }) => amount)).toEqual([2, 1, 1])
  }
  rule("FS-6.27.1", "a die changes the roll there is, and makes no new one", once("english-2023"))
  rule("FS-IT-16", "and no new one in the Italian edition either", once("italian"))

  const wheel = item("test-wheel", paid([], [rerollItem("it1")], aim(items)))
  const joy = item("test-joy", on("gainTreasure", null, [gainCents(n(1), { who: "ev.who" })]))
  const set = {
    cards: [wheel, joy],
    p1: { board: ["test-wheel", "test-joy"] },
    p2: { board: ["meat", "the-d6"] },
    shop: ["dinner"],
    treasureDeck: ["smelter", "no"],
  }

  rule("FS-6.27.2", "an item is destroyed, and its player gains a treasure for it", () => {
    const table = fourSoulsTable(set).p1.activate("test-wheel", "meat").allPass()
    table.p2.has("board", "isaac", "the-d6", "smelter").p1.has("treasureDiscard", "meat")
    expect(cents(table)).toEqual([3, 4])
  })

  rule("FS-6.27.2", "one that cannot be destroyed brings none", () => {
    const table = fourSoulsTable(set).p1.activate("test-wheel", "the-d6").allPass()
    table.p2.has("board", "isaac", "meat", "the-d6")
    expect([cents(table), cardsIn(table, "treasureDiscard")]).toEqual([[3, 3], []])
  })

  rule("FS-6.27.2", "of the shop's, the slot gets the next card, and nobody gains it", () => {
    const table = fourSoulsTable(set)
    round(table.p1.activate("test-wheel", "dinner"))
    table.p1.has("shop", "smelter").p1.has("treasureDiscard", "dinner")
    expect([cents(table), person(table, 1).health]).toEqual([[3, 3], 2])
  })
})
