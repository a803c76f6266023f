// Effects on each of several (FS-6.12): in which order, and who says so.

import { each, n, order } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { axe } from "../support/cards.ts"
import { attack, cents, item, type Play } from "../support/play.ts"
import { cardsIn, fourSoulsTable } from "../support/table.ts"
import { event } from "../support/made-up.ts"

const { gainCents, inOrder, dies, loot, monsters, paid, players, rerollEveryItem, rerollItemsOf, take } =
  verbs

const told = (table: Play, kind: string, field: string): unknown[] =>
  table.told(kind).map((event) => event[field])

rule("FS-6.12.1", "each player acts in turn order, from the active player", () => {
  const feast = item("test-feast", paid([], [each(players, "player", [loot(n(1), { who: "player" })])]))
  const table = fourSoulsTable({
    cards: [feast],
    p1: {},
    p2: { board: ["test-feast"] },
    p3: {},
    lootDeck: ["bomb", "a-dime"],
    lootDiscard: [],
  })
  table.p1.pass().p2.activate("test-feast").allPass()
  // There are two cards for three players.
  table.p1.has("hand", "bomb").p2.has("hand", "a-dime").p3.has("hand")
})

rule("FS-6.12.1", "each player says in which order one's own objects are affected", () => {
  const storm = item("test-storm", paid([], rerollItemsOf("you")))
  const table = fourSoulsTable({
    cards: [storm],
    p2: { board: ["test-storm", "meat", "dinner"] },
    treasureDeck: ["smelter", "synthoil", "mr-boom", "breakfast"],
  })
  table.p1.pass().p2.activate("test-storm").allPass()
  table.p2.isAsked("order").p2.canPickExactly("test-storm", "meat", "dinner")
  table.p2.pick("dinner", "test-storm", "meat").allPass()
  expect(cardsIn(table, "treasureDiscard")).toEqual(["dinner", "test-storm", "meat"])
  table.p2.has("board", "isaac", "smelter", "synthoil", "mr-boom")
})

rule("FS-6.12.2", "each item in play: players' items in turn order, and the shop's last", () => {
  const flood = item("test-flood", paid([], rerollEveryItem))
  const table = fourSoulsTable({
    cards: [flood],
    p1: { board: ["meat"] },
    p2: { board: ["test-flood"] },
    p3: { board: ["dinner", "the-d6"] },
    shop: ["smelter", "synthoil"],
    treasureDeck: ["breakfast", "mr-boom", "battery-bum", "book-of-sin", "the-map", "the-compass"],
  })
  table.p1.pass().p2.activate("test-flood").allPass().p3.isAsked("order").p3.pick("the-d6", "dinner")
  table.p2.isAsked("order").p2.canPickExactly("smelter", "synthoil").p2.pick("synthoil", "smelter").allPass()
  expect(cardsIn(table, "treasureDiscard")).toEqual(["meat", "test-flood", "dinner", "synthoil", "smelter"])
  table.p1.has("board", "isaac", "breakfast").p2.has("board", "isaac", "mr-boom")
  table.p3.has("board", "isaac", "the-d6", "battery-bum")
  expect(cardsIn(table, "shop").toSorted()).toEqual(["book-of-sin", "the-map"])
})

rule("FS-6.12.3", "damage and deaths of each player resolve in turn order", () => {
  const storm = item("test-storm", paid([], [take(n(1), { who: players })]))
  const hurt = fourSoulsTable({ cards: [storm], p1: {}, p2: { board: ["test-storm"] }, p3: {} })
  hurt.p1.pass().p2.activate("test-storm").allPass()
  expect(told(hurt, "damage", "whom")).toEqual([0, 1, 2])
  const doom = item("test-doom", paid([], [each(players, "player", [dies("player")])]))
  const dead = fourSoulsTable({ cards: [doom], p1: {}, p2: { board: ["test-doom"] }, p3: {} })
  dead.p1.pass().p2.activate("test-doom").allPass()
  expect(told(dead, "playerDies", "who")).toEqual([0, 1, 2])
})

const deaths = (table: Play): unknown[] =>
  table.told("move").flatMap(({ cause, card }) => (cause === "death" ? [card] : []))

const plague = [inOrder("victims", monsters), each({ from: "@victims" }, "victim", [dies("victim")])]

rule("FS-6.12.4", "each monster: whose ability it is says in which order", () => {
  const doom = item("test-doom", paid([], plague))
  for (const wanted of [
    ["fly", "dip"],
    ["dip", "fly"],
  ]) {
    const table = fourSoulsTable({
      cards: [doom],
      p2: { board: ["test-doom"] },
      monsters: ["fly", "dip"],
      monsterDeck: ["fatty"],
    })
    table.p1
      .pass()
      .p2.activate("test-doom")
      .allPass()
      .p1.isNotAsked()
      .p2.isAsked("order")
      .p2.pick(...wanted)
      .allPass()
    expect(deaths(table)).toEqual(wanted)
  }
})

rule("FS-6.12.4", "of an ability that nobody controls, the active player says", () => {
  const blast = event("test-blast", "Test", { kind: "bad-event" }, [plague]).def
  const table = fourSoulsTable({
    cards: [blast],
    monsters: ["fly", "dip", "fatty"],
    monsterDeck: ["test-blast", "clotty", "spider", "trite", "pooter"],
  })
  attack(table, "deck").p1.pick("fatty").allPass()
  table.p1.isAsked("order").p1.canPickExactly("fly", "dip").p1.pick("dip", "fly").allPass()
  expect(deaths(table)).toEqual(["dip", "fly"])
})

rule("FS-6.12.5", "each player and each monster: the monsters first, then the players", () => {
  const end = item(
    "test-end",
    paid(
      [],
      [
        each(players, "player", [dies("player")]),
        order("all", monsters, "you"),
        each({ from: "@all" }, "one", [dies("one")]),
      ],
    ),
  )
  const table = fourSoulsTable({
    cards: [end],
    p1: { board: ["test-end"] },
    monsters: ["fly", "dip"],
    monsterDeck: ["fatty", "clotty"],
  })
  table.p1.activate("test-end").allPass().p1.pick("dip", "fly").allPass()
  const log = table.events.flatMap((event) =>
    event.k === "playerDies" ? [event["who"]] : event["cause"] === "death" ? [event["card"]] : [],
  )
  expect(log).toEqual(["dip", "fly", 0, 1])
})

rule("FS-6.12.6", "each of a narrower group is those it names; each player is also the dead", () => {
  const feast = item(
    "test-feast",
    paid([], [each(verbs.livingPlayers, "player", [gainCents(n(1), { who: "player" })])]),
  )
  const wake = item("test-wake", paid([], [each(players, "player", [gainCents(n(1), { who: "player" })])]))
  const table = fourSoulsTable({
    cards: [feast, wake, axe],
    p1: { board: ["test-feast", "test-wake", "test-axe"] },
    p2: {},
    p3: { cents: 1 },
    p4: {},
  })
  table.p1.activate("test-axe", "p3").allPass()
  expect(cents(table)).toEqual([3, 3, 0, 3])
  expect(cents(table.p1.activate("test-feast").allPass())).toEqual([4, 4, 0, 4])
  expect(cents(table.p1.activate("test-wake").allPass())).toEqual([5, 5, 1, 5])
})
