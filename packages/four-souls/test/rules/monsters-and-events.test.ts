// Monster cards: monsters and events (chapter 2.3).

import { is, n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { cardAt, cardsIn, fourSoulsTable, playerOf, refsIn } from "../support/table.ts"
import { event, loot, monster } from "../support/made-up.ts"

const { cancel, gainCents, putIntoDiscard, whenRolled, youHave } = verbs
const tarot = { kind: "tarot" } as const

type Set = ReturnType<typeof fourSoulsTable>
const attackOf = (table: Set, seat: number): number =>
  table.game.explainNumber(table.state, seat - 1, "attack").total
/** p1 attacks the deck, covering the only monster. */
const revealed = (table: Set): Set => table.p1.attack().allPass().p1.against("deck")
const inOrder = (table: Set): Set => table.p1.pick(...table.options(1).map(({ key }) => key))

describe("monsters", () => {
  const body = { kind: "basic", health: 1, evasion: 2, attack: 1, reward: {} } as const

  rule("FS-2.3.1", "have a stat block; what has none is an event", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: ["fly", "xl-floor"] })
    table.p1.canPick("play:bomb>fly").p1.cannotPick("play:bomb>xl-floor")
    const shows = table.game.view(table.state, 0).zones["monsters"].map((each) => each.shows)
    expect(shows[0]).toMatchObject({ health: 1, evasion: 2, attack: 1 })
    expect(shows[1]).not.toHaveProperty("health")
  })

  rule("FS-2.3.2", 'say "you" to the active player', () => {
    const purse = monster("test-purse", "Test", body, [whenRolled(4, [gainCents(n(2))])])
    const table = fourSoulsTable({
      cards: [purse.def],
      p1: {},
      p2: {},
      p3: { board: ["portable-slot-machine"] },
      monsters: ["test-purse"],
      dice: [4],
    })
    table.p1.pass().p2.pass().p3.activate("portable-slot-machine").allPass()
    // p3 paid three and won four; the monster pays whose turn it is.
    expect([1, 2, 3].map((seat) => playerOf(table, seat).cents)).toEqual([5, 3, 4])
  })

  rule("FS-2.3.2", "say it also in what is always on", () => {
    const drum = monster("test-drum", "Test", body, [youHave("attack", n(1))])
    const table = fourSoulsTable({ cards: [drum.def], monsters: ["test-drum"] })
    expect([attackOf(table, 1), attackOf(table, 2)]).toEqual([2, 1])
    table.p1.end().allPass()
    expect([attackOf(table, 1), attackOf(table, 2)]).toEqual([1, 2])
  })

  rule("FS-2.3.3", "have no abilities as souls", () => {
    const idol = monster("test-idol", "Test", { ...body, kind: "boss", souls: 1 }, [
      { k: "stat", stat: "attack", to: is("it", "seat"), add: n(1) },
    ])
    const table = fourSoulsTable({
      cards: [idol.def],
      p1: { hand: ["bomb"] },
      monsters: ["test-idol"],
    })
    expect(attackOf(table, 2)).toBe(2)
    table.p1.play("bomb", "test-idol").allPass().p1.has("souls", "test-idol")
    expect([attackOf(table, 1), attackOf(table, 2)]).toEqual([1, 1])
  })

  rule(["FS-2.3.4", "FS-2.4.2"], "leave what they leave to the active player, whoever killed them", () => {
    const boss = monster("test-boss", "Test", { ...body, kind: "boss", reward: { cents: 6 }, souls: 1 })
    const table = fourSoulsTable({
      cards: [boss.def],
      p1: {},
      p2: { hand: ["bomb"], plays: 1 },
      monsters: ["test-boss"],
    })
    table.p1.pass().p2.play("bomb", "test-boss").allPass()
    expect([playerOf(table, 1).cents, playerOf(table, 2).cents]).toEqual([9, 3])
    table.p1.has("souls", "test-boss").p2.has("souls")
  })
})

describe("events", () => {
  const pair = event("test-pair", "Test", { kind: "good-event" }, [[gainCents(n(1))], [gainCents(n(4))]]).def
  const hush = loot("test-hush", "Test", tarot, [cancel("it1")], verbs.aim({ from: "stack" })).def
  const sweep = loot("test-sweep", "Test", tarot, [putIntoDiscard("it1")], {
    ...verbs.aim({ from: "monsters", where: is("it", "event") }),
  }).def
  const base = { cards: [pair, hush, sweep], monsters: ["fly"], monsterDeck: ["test-pair"], p1: {} }

  rule(
    "FS-2.3.5",
    "lie in a monster slot, set off all their abilities as they enter, and are no target",
    () => {
      const table = inOrder(revealed(fourSoulsTable(base)))
      expect([cardsIn(table, "monsters"), refsIn(table, "stack").length]).toEqual([["test-pair"], 2])
      expect(table.told("attackOn")).toEqual([])
      table.allPass()
      expect(playerOf(table, 1).cents).toBe(3 + 1 + 4)
    },
  )

  rule("FS-2.3.6", "are discarded when their last ability has resolved or been cancelled", () => {
    const table = fourSoulsTable({ ...base, p2: { hand: ["test-hush"], plays: 1 } })
    inOrder(revealed(table)).p1.pass()
    const [first, second] = refsIn(table, "stack")
    table
      .pickOn(2, "play", cardAt(table, "p2.hand", "test-hush"), second)
      .p2.pass()
      .p1.pass()
    // One is cancelled, the other waits: it stays.
    expect([refsIn(table, "stack"), cardsIn(table, "monsters")]).toEqual([[first], ["test-pair"]])
    table.p1.pass().p2.pass()
    expect([cardsIn(table, "monsterDiscard"), cardsIn(table, "monsters")]).toEqual([["test-pair"], ["fly"]])
    expect(playerOf(table, 1).cents).toBe(3 + 1)
  })

  rule("FS-2.3.6", "that leave play take their abilities off the stack", () => {
    const table = fourSoulsTable({ ...base, p2: { hand: ["test-sweep"], plays: 1 } })
    inOrder(revealed(table)).p1.pass().p2.play("test-sweep", "test-pair").p2.pass().p1.pass()
    expect([refsIn(table, "stack"), playerOf(table, 1).cents]).toEqual([[], 3])
    expect([cardsIn(table, "monsterDiscard"), cardsIn(table, "monsters")]).toEqual([["test-pair"], ["fly"]])
  })

  rule("FS-2.3.7", "that are curses go to whom the active player says, until that player dies", () => {
    const table = fourSoulsTable({
      p1: { hand: ["xiii-death"] },
      p2: {},
      p3: {},
      monsters: ["fly"],
      monsterDeck: ["curse-of-pain"],
    })
    revealed(table).p1.isAsked("target").p1.canPickExactly("p1", "p2", "p3").p1.pick("p3").allPass()
    table.p3.has("board", "isaac", "curse-of-pain").p1.has("monsters", "fly")
    table.p1.play("xiii-death", "p3").allPass().p3.has("board", "isaac")
    expect(cardsIn(table, "monsterDiscard")).toEqual(["curse-of-pain"])
  })
})
