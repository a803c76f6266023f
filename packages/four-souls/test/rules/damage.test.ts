// Damage, healing, paid HP and prevention (FS-6.8, FS-6.17, FS-6.23, FS-6.25).

import { choose, is, move, n, same } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { axe, hammer, needle, person } from "../support/cards.ts"
import { attack, cents, item, order, round, waiting } from "../support/play.ts"
import { cardAt, cardsIn, fourSoulsTable, playerOf } from "../support/table.ts"
import { character, loot, monster } from "../support/made-up.ts"

/** What something on the stack is, as everybody sees it. */
const [LOOT, ABILITY, DAMAGE, DEATH] = ["loot", "ability", "damage", "death"]

const { aim, deal, gainCents, heal, monsters, on, paid, payHealth, players, preventNext, take, tap } = verbs

/** A cent for each time its player takes damage. */
const wound = item("test-wound", on("damage", same("ev.whom", "you"), [gainCents(n(1))]))

describe("damage", () => {
  rule("FS-6.8.1", "waits on the stack, and is dealt and taken when it resolves", () => {
    const table = fourSoulsTable({
      cards: [needle, wound],
      p1: { board: ["test-needle"] },
      p2: { board: ["test-wound"] },
    })
    round(table.p1.activate("test-needle", "p2"))
    expect(waiting(table)).toMatchObject([{ what: DAMAGE, whom: 1, value: 1 }])
    expect([person(table, 2).health, table.told("damage")]).toEqual([2, []])
    round(table)
    expect([person(table, 2).health, table.told("damage").length, cents(table)]).toEqual([1, 1, [3, 3]])
    expect(cents(table.allPass())).toEqual([3, 4])
  })

  rule("FS-6.8.1", "that was prevented was never taken", () => {
    const table = fourSoulsTable({
      cards: [needle, wound],
      p1: { board: ["test-needle"] },
      p2: { board: ["test-wound"], hand: ["soul-heart"], plays: 1 },
    })
    round(table.p1.activate("test-needle", "p2"))
    table.p1.pass().p2.play("soul-heart", "p2").allPass()
    expect([person(table, 2).health, cents(table), table.told("damage")]).toEqual([2, [3, 3], []])
  })

  rule("FS-6.8.2", "brings nobody below 0, and is still taken there", () => {
    /** A cent for each blow that anybody takes. */
    const ledger = item("test-ledger", on("damage", null, [gainCents(n(1))]))
    const table = fourSoulsTable({ cards: [axe, ledger], p1: { board: ["test-axe", "test-ledger"] } })
    // Two blows wait: the first is enough.
    table.p1.activate("test-axe", "p2").p1.activate("test-axe", "p2")
    while (table.told("damage").length < 2) round(table)
    expect([person(table, 2).health, playerOf(table, 2).damage]).toEqual([0, 2])
    expect(cents(table.allPass())).toEqual([5, 2])
  })

  rule("FS-6.8.3", "to 0 HP puts the death on the stack above what waits there", () => {
    const table = fourSoulsTable({ cards: [axe], p1: { hand: ["a-dime"], board: ["test-axe"] }, p2: {} })
    table.p1.play("a-dime").p1.activate("test-axe", "p2")
    while (table.told("dying").length === 0) round(table)
    expect(waiting(table).map(({ what }) => what)).toEqual([LOOT, DEATH])
    table.p1.isAsked("respond").allPass()
    expect(order(table, "playerDies", "gainCents")).toEqual(["playerDies", "gainCents"])
  })

  rule("FS-6.8.3", "is not needed: who has no max HP left dies", () => {
    const curse = item("test-frailty", { k: "stat", stat: "health", to: is("it", "seat"), add: n(-2) })
    const table = fourSoulsTable({
      cards: [curse],
      p1: { board: ["dinner"], cents: 10 },
      p2: {},
      shop: ["test-frailty"],
    })
    table.p1.buy().p1.pass().p2.pass().p1.ware("test-frailty")
    expect([person(table, 1).health, person(table, 2).health]).toEqual([1, 0])
    table.p1.isAsked("respond")
    expect(table.told("dying")).toMatchObject([{ whom: 1 }])
    expect(table.allPass().told("playerDies")).toMatchObject([{ who: 1 }])
  })

  rule("FS-6.8.3", "is not needed for monsters either", () => {
    const blight = item("test-blight", paid([], [verbs.tillEndOfTurn("health", n(-1), "it1")], aim(monsters)))
    const table = fourSoulsTable({
      cards: [blight],
      p1: { board: ["test-blight"] },
      monsters: ["fly", "dip"],
    })
    table.p1.activate("test-blight", "fly").allPass()
    expect([cardsIn(table, "monsterDiscard"), cents(table)]).toEqual([["fly"], [4, 3]])
  })

  rule("FS-6.8.4", "is dealt by an object and its player, or taken from the game", () => {
    const gun = item("test-gun", paid([], [deal(n(1), "it1")], aim(players)))
    /** A cent whenever something of its player's deals damage. */
    const bounty = item(
      "test-bounty",
      on("damage", same({ controller: "ev.from" }, "you"), [gainCents(n(1))]),
    )
    const table = fourSoulsTable({
      cards: [gun, needle, bounty],
      p1: { board: ["test-gun", "test-needle", "test-bounty"] },
      p2: { board: ["dinner"] },
    })
    table.p1.activate("test-needle", "p2").allPass()
    expect([table.told("damage"), cents(table)]).toMatchObject([[{ from: -1 }], [3, 3]])
    table.p1.activate("test-gun", "p2").allPass()
    expect(table.told("damage").at(-1)).toMatchObject({ from: cardAt(table, "p1.board", "test-gun") })
    expect(cents(table)).toEqual([4, 3])
  })

  rule("FS-6.8.4", "that names nobody is yours", () => {
    const thorn = item("test-thorn", tap([take(n(1))]))
    const table = fourSoulsTable({ cards: [thorn], p2: { board: ["test-thorn"] } })
    table.p1.pass().p2.activate("test-thorn").allPass()
    expect([person(table, 1).health, person(table, 2).health]).toEqual([2, 1])
  })

  rule("FS-6.8.5", "of nothing is none: a miss against a monster without attack", () => {
    const dummy = monster("test-dummy", "Test", {
      kind: "basic",
      health: 1,
      evasion: 4,
      attack: 0,
      reward: {},
    }).def
    const table = fourSoulsTable({ cards: [dummy], monsters: ["test-dummy"], dice: [1, 6] })
    attack(table, "test-dummy").allPass()
    expect(table.told("damageComing")).toMatchObject([{ whom: expect.any(Number), amount: 1 }])
    expect(table.told("damage")).toHaveLength(1)
    const shrug = item("test-shrug", paid([], [deal(0, "it1")], aim(players)))
    const idle = fourSoulsTable({ cards: [shrug], p1: { board: ["test-shrug"] } })
      .p1.activate("test-shrug", "p2")
      .allPass()
    expect(idle.told("damageComing")).toEqual([])
  })

  const change = loot("test-change", "Test", { kind: "tarot" }, [
    choose({ what: { from: "outside", where: is("it", "character") }, as: "next", prompt: "next" }),
    choose({ what: { from: "board", of: "you", where: is("it", "character") }, as: "old", prompt: "old" }),
    move("old", "outside"),
    move("next", "board", { of: "you" }),
  ]).def

  rule("FS-6.8.6", "stays marked on the player through a change of character", () => {
    const giant = character("test-giant", "Test", { health: 3, attack: 1, item: null }, []).def
    const table = fourSoulsTable({
      cards: [change, giant],
      p1: { hand: ["test-change"], damage: 1 },
      outside: ["test-giant"],
    })
    table.p1.play("test-change").allPass()
    expect([person(table, 1), playerOf(table, 1).damage]).toMatchObject([{ health: 2, maxHealth: 3 }, 1])
  })

  rule("FS-6.8.7", "goes with max HP that is lost, and that is no healing", () => {
    const joy = item("test-joy", on("heal", same("ev.whom", "you"), [gainCents(n(5))]))
    const table = fourSoulsTable({
      cards: [hammer, needle, joy],
      p1: { board: ["test-hammer", "test-needle"] },
      p2: { board: ["dinner", "breakfast", "test-joy"] },
    })
    table.p1.activate("test-needle", "p2").allPass()
    expect(person(table, 2)).toMatchObject({ health: 3, maxHealth: 4 })
    table.p1.activate("test-hammer", "dinner").allPass()
    expect(person(table, 2)).toMatchObject({ health: 3, maxHealth: 3 })
    // What is full is lost as well, once nothing empty is left.
    table.p1.activate("test-hammer", "breakfast").allPass()
    expect(person(table, 2)).toMatchObject({ health: 2, maxHealth: 2 })
    expect([table.told("heal"), cents(table)]).toEqual([[], [3, 3]])
  })

  rule("FS-6.8.7", "that went does not come back with new max HP", () => {
    const tonic = item("test-tonic", paid([], [verbs.tillEndOfTurn("health", n(1), "it1")], aim(players)))
    const table = fourSoulsTable({
      cards: [hammer, needle, tonic],
      p1: { board: ["test-hammer", "test-needle", "test-tonic"] },
      p2: { board: ["dinner"] },
    })
    table.p1.activate("test-needle", "p2").allPass().p1.activate("test-hammer", "dinner").allPass()
    table.p1.activate("test-tonic", "p2").allPass()
    expect(person(table, 2)).toMatchObject({ health: 3, maxHealth: 3 })
  })
})

describe("healing and paying", () => {
  const potion = item("test-potion", paid([], [heal(n(3), { whom: "it1" })], aim(players)))

  rule("FS-6.17", "takes marked damage away, up to max HP", () => {
    const table = fourSoulsTable({ cards: [potion], p1: { board: ["test-potion", "breakfast"], damage: 1 } })
    table.p1.activate("test-potion", "p1").allPass()
    expect([person(table, 1), table.told("heal")]).toMatchObject([
      { health: 3, maxHealth: 3 },
      [{ amount: 1 }],
    ])
    expect(table.p1.activate("test-potion", "p1").allPass().told("heal")).toHaveLength(1)
  })

  rule("FS-6.23", "HP needs all of it, and leaves max HP alone", () => {
    const altar = item("test-altar", paid([payHealth(n(2))], [gainCents(n(4))]))
    const table = fourSoulsTable({ cards: [altar], p1: { board: ["test-altar", "dinner", "breakfast"] } })
    table.p1.activate("test-altar").allPass()
    expect([person(table, 1), table.told("damage")]).toMatchObject([{ health: 2, maxHealth: 4 }, []])
    const weak = fourSoulsTable({ cards: [altar], p1: { board: ["test-altar"], damage: 1 } })
    weak.p1.cannot("activate:test-altar", "cannot-pay")
  })

  rule("FS-6.23", "the last HP leaves 0, and the death comes", () => {
    const altar = item("test-altar", paid([payHealth(n(1))], [gainCents(n(4))]))
    const table = fourSoulsTable({
      cards: [altar],
      p1: { board: ["test-altar"] },
      p2: { board: ["test-altar"], damage: 1 },
    })
    table.p1.pass().p2.activate("test-altar")
    expect([person(table, 2).health, waiting(table).map(({ what }) => what)]).toEqual([0, [ABILITY, DEATH]])
    expect(table.allPass().told("playerDies")).toMatchObject([{ who: 1 }])
  })
})

describe("prevention", () => {
  rule("FS-6.25.1", "takes damage off the stack", () => {
    const cloak = item(
      "test-cloak",
      on("wouldTake", same("ev.whom", "you"), [verbs.prevent("ev.item", { amount: n(1) })]),
    )
    const table = fourSoulsTable({
      cards: [cloak, axe, needle],
      p1: { board: ["test-axe", "test-needle"] },
      p2: { board: ["test-cloak", "dinner"] },
    })
    table.p1.activate("test-needle", "p2").allPass()
    expect([person(table, 2).health, table.told("damage")]).toEqual([3, []])
    table.p1.activate("test-axe", "p2").allPass()
    expect([person(table, 2).health, table.told("damage")]).toMatchObject([1, [{ amount: 2 }]])
  })

  const shell = item("test-shell", paid([], [preventNext(n(2), "it1")], aim(players)))
  const hit = (rules: object): number[] => {
    const table = fourSoulsTable({
      cards: [shell, needle],
      p1: { board: ["test-shell", "test-needle"] },
      p2: { board: ["dinner", "breakfast"] },
      rules,
    })
    table.p1.activate("test-shell", "p2").allPass()
    return [1, 2, 3].map(() => person(table.p1.activate("test-needle", "p2").allPass(), 2).health)
  }

  rule(
    ["RD-24=by-point", "RD-24=by-hit"],
    "of the next 2 damage is worth two blows of 1, or one blow in another ruleset",
    () => {
      expect(hit({})).toEqual([4, 4, 3])
      expect(hit({ preventionShield: "by-hit" })).toEqual([4, 3, 2])
    },
  )

  rule("FS-5.2.5", "by one of several shields: whoever is hurt says which is used first", () => {
    const struck = (first: string): unknown[] => {
      const table = fourSoulsTable({
        cards: [needle],
        p1: { hand: ["soul-heart"], board: ["host-hat", "test-needle"] },
        p2: {},
      })
      table.p1.activate("host-hat").allPass().p1.play("soul-heart", "p1").allPass()
      table.p1.activate("test-needle", "p1").allPass().p1.isAsked("replace")
      expect(table.options(1).map(({ key }) => key.split("#")[0])).toEqual(["host-hat", "soul-heart"])
      table.p1.pick(first).allPass()
      return [1, 2].map((seat) => person(table, seat).health)
    }
    expect([struck("host-hat"), struck("soul-heart")]).toEqual([
      [2, 1],
      [2, 2],
    ])
  })

  rule("FS-5.2.5", "by shields that are all alike asks nobody", () => {
    const table = fourSoulsTable({
      cards: [needle],
      p1: { hand: ["soul-heart", "dagaz"], board: ["test-needle"], plays: 1 },
      p2: {},
    })
    table.p1.play("soul-heart", "p2").allPass().p1.play("dagaz~prevent", "p2").allPass()
    for (const health of [2, 2, 1])
      expect(person(table.p1.activate("test-needle", "p2").allPass(), 2).health).toBe(health)
  })

  rule(["FS-5.2.5", "RD-24=by-hit"], "by shields of one blow each is a matter of their size too", () => {
    const wall = item("test-wall", paid([], [preventNext(n(1), "it1")], aim(players)))
    const table = fourSoulsTable({
      cards: [shell, wall, axe],
      p1: { board: ["test-shell", "test-wall", "test-axe"] },
      p2: { board: ["dinner", "breakfast"] },
      rules: { preventionShield: "by-hit" },
    })
    table.p1.activate("test-wall", "p2").allPass().p1.activate("test-wall", "p2").allPass()
    table.p1.activate("test-shell", "p2").allPass().p1.activate("test-axe", "p2").allPass()
    // Two that are alike are one thing to choose.
    table.p2.isAsked("replace").p2.canPickExactly("test-wall", "test-shell").p2.pick("test-shell").allPass()
    expect([table.told("damage"), person(table, 2).health]).toEqual([[], 4])
  })

  rule(["FS-6.25.2", "FS-6.5.2"], "of a death leaves 1 HP, whether it is prevented or cancelled", () => {
    const halo = item("test-halo", on("wouldDie", same("ev.whom", "you"), [verbs.prevent("ev.item")]))
    const table = fourSoulsTable({
      cards: [halo, axe],
      p1: { board: ["test-axe"] },
      p2: { board: ["test-halo"] },
    })
    table.p1.activate("test-axe", "p2").allPass()
    expect([table.told("playerDies"), person(table, 2).health]).toEqual([[], 1])
    const mercy = item("test-mercy", paid([], [verbs.cancel("it1")], aim({ from: "stack" })))
    const spared = fourSoulsTable({
      cards: [mercy, axe],
      p1: { board: ["test-axe", "smelter"], hand: ["bomb", "a-dime"] },
      p2: { board: ["test-mercy"] },
    })
    spared.p1.activate("test-axe", "p1")
    while (spared.told("dying").length === 0) round(spared)
    spared.p1.pass().p2.activate("test-mercy", "item").allPass()
    expect([spared.told("playerDies"), person(spared, 1).health]).toEqual([[], 1])
    // Alive, and free to act.
    spared.p1.isAsked("action").p1.play("a-dime").allPass()
    expect(cents(spared)).toEqual([13, 3])
  })
})
