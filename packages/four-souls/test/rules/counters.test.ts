// Counters, levels and notes (FS-6.7, FS-6.19, FS-6.22).

import { choose, eq, ge, is, move, n, number, read, ref } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { rule } from "@soulspire/testkit/vitest"
import { describe, expect } from "vitest"
import { die, person } from "../support/cards.ts"
import { attack, cents, item, type Play } from "../support/play.ts"
import { cardAt, fourSoulsTable, refsIn } from "../support/table.ts"
import { turnOver } from "../support/turns.ts"
import { loot } from "../support/made-up.ts"

const { addCounters, addNamedCounters, removeCounters, aim, gainCents, items, paid, players, steal, on } =
  verbs
const { levelDown, levelUp, atLevel, youHave, destroy, note, noted } = verbs

const token = item("test-token", paid([], [addCounters(n(1), { whom: "it1" })], aim(items)))
const stamp = item("test-stamp", paid([], [addNamedCounters("level", n(1), { whom: "it1" })], aim(items)))
/** Pays as soon as there are six counters on it. */
const jar = item(
  "test-jar",
  on("counters", ge(read("counters", "this"), n(6)), [gainCents(n(1))]),
  paid([removeCounters(n(1))], [gainCents(n(2))]),
)

const shown = (table: Play, card: string, seat = 1): Record<string, unknown> =>
  table.game.view(table.state, 2).zones[`board.${seat - 1}`].find((each) => each.card === card)?.shows ?? {}

/** So many counters of p1's on the jar. */
function filled(table: Play, generic: number, named: number): Play {
  for (let i = 0; i < generic; i++) table.p1.activate("test-token", "test-jar").allPass()
  for (let i = 0; i < named; i++) table.p1.activate("test-stamp", "test-jar").allPass()
  return table
}

const set = (more: object = {}): Play =>
  fourSoulsTable({
    cards: [token, stamp, jar],
    p1: { board: ["test-jar", "test-token", "test-stamp", "dinner"] },
    ...more,
  })

describe("counters", () => {
  rule("FS-6.7.1", "do nothing on a card that does not speak of them", () => {
    const table = set()
    const before = [person(table, 1), cents(table)]
    table.p1.activate("test-token", "dinner").allPass().p1.activate("test-stamp", "dinner").allPass()
    expect([person(table, 1), cents(table)]).toEqual(before)
    expect(shown(table, "dinner")).toMatchObject({ counters: 2, level: 1 })
  })

  rule("FS-6.7.1", "with a name count as counters: five and one are six", () => {
    expect(cents(filled(set(), 5, 0))).toEqual([3, 3])
    expect(cents(filled(set(), 5, 1))).toEqual([4, 3])
  })

  rule("FS-6.7.1", "of either kind may be removed where none is named", () => {
    const table = filled(set(), 2, 1)
    table.p1.activate("test-jar").p1.isAsked("counter").p1.canPickExactly("counter", "counter-level")
    table.p1.pick("counter-level").allPass()
    expect([shown(table, "test-jar"), cents(table)]).toMatchObject([{ counters: 2 }, [5, 3]])
    expect(shown(table, "test-jar")).not.toHaveProperty("level")
    // One kind is left: there is nothing to choose.
    expect(shown(table.p1.activate("test-jar").allPass(), "test-jar")).toMatchObject({ counters: 1 })
    const generic = filled(set(), 2, 1).p1.activate("test-jar").p1.pick("counter").allPass()
    expect(shown(generic, "test-jar")).toMatchObject({ counters: 2, level: 1 })
  })

  rule("FS-6.7.1", "that are not there cannot be removed", () => {
    set().p1.cannot("activate:test-jar", "cannot-pay")
  })

  rule("FS-6.7.4", "can be what an ability costs, charged or not; too few do not suffice", () => {
    const mill = item("test-mill", paid([removeCounters(n(2))], [gainCents(n(1))]), verbs.tap([]))
    const table = fourSoulsTable({
      cards: [token, mill],
      p1: { board: ["test-mill", "test-token"], deactivated: ["test-mill"] },
    })
    table.p1.activate("test-token", "test-mill").allPass()
    table.p1.cannot("activate:test-mill", "cannot-pay")
    table.p1.activate("test-token", "test-mill").allPass().p1.activate("test-mill")
    // Paid as it is put on the stack.
    expect([shown(table, "test-mill")["counters"], cents(table)]).toEqual([undefined, [3, 3]])
    expect(cents(table.allPass())).toEqual([4, 3])
    table.p1.cannot("activate:test-mill", "cannot-pay")
  })

  const thief = item("test-thief", paid([], [steal("it1")], aim(verbs.othersItems)))

  rule("FS-6.7.2", "stay on what is stolen or given, and go with what leaves play", () => {
    const table = filled(set({ cards: [token, stamp, jar, thief], p2: { board: ["test-thief"] } }), 2, 1)
    table.p1.pass().p2.activate("test-thief", "test-jar").allPass()
    expect(shown(table, "test-jar", 2)).toMatchObject({ counters: 3, level: 1 })
    const box = item("test-box", paid([], [verbs.putOnTop("it1"), verbs.gainTreasure(n(1))], aim(items)))
    const gone = filled(
      set({
        cards: [token, stamp, jar, box],
        p1: { board: ["test-jar", "test-token", "test-stamp", "test-box"] },
      }),
      2,
      1,
    )
    gone.p1.activate("test-box", "test-jar").allPass()
    expect(shown(gone, "test-jar")).toEqual({})
  })

  rule("FS-6.7.2", "are gone from a monster that was covered", () => {
    const brand = item("test-brand", paid([], [addCounters(n(3), { whom: "it1" })], aim(verbs.monsters)))
    const table = fourSoulsTable({
      cards: [brand],
      p1: { board: ["test-brand"] },
      monsters: ["fatty"],
      monsterDeck: ["fly", "dip"],
      dice: [6],
    })
    const onFatty = (): unknown =>
      table.game.view(table.state, 1).zones["monsters"].find(({ card }) => card === "fatty")?.shows?.[
        "counters"
      ]
    table.p1.activate("test-brand", "fatty").allPass()
    expect(onFatty()).toBe(3)
    attack(table, "deck").allPass().p1.has("monsters", "fatty")
    expect(onFatty()).toBeUndefined()
  })

  rule("FS-6.7.3", "on a player stay when the character changes, those on the character do not", () => {
    const change = loot("test-change", "Test", { kind: "tarot" }, [
      choose({ what: { from: "outside", where: is("it", "character") }, as: "next", prompt: "next" }),
      choose({ what: { from: "board", of: "you", where: is("it", "character") }, as: "old", prompt: "old" }),
      move("old", "outside"),
      move("next", "board", { of: "you" }),
    ]).def
    const characters = { from: "board", where: is("it", "character") }
    const mark = item("test-mark", paid([], [addCounters(n(2), { whom: "it1" })], aim(players)))
    const brand = item(
      "test-brand",
      paid([], [addNamedCounters("level", n(1), { whom: "it1" })], aim(characters)),
    )
    const table = fourSoulsTable({
      cards: [change, mark, brand],
      p1: { hand: ["test-change", "test-change"], plays: 1, board: ["test-mark", "test-brand"] },
      outside: ["lazarus"],
    })
    table.p1.activate("test-mark", "p1").allPass()
    const isaac = cardAt(table, "p1.board", "isaac")
    table.pickOn(1, "activate:test-brand", cardAt(table, "p1.board", "test-brand"), isaac).allPass()
    expect([person(table, 1), shown(table, "isaac")]).toMatchObject([{ counters: 2 }, { level: 1 }])
    for (const card of refsIn(table, "p1.hand")) table.pickOn(1, "play", card).allPass()
    expect([person(table, 1), person(table, 2)]).toMatchObject([{ counters: 2 }, { counters: 0 }])
    expect(shown(table, "isaac")).not.toHaveProperty("counters")
  })
})

describe("levels", () => {
  const pet = item(
    "test-pet",
    youHave("attack", n(1), atLevel(n(1))),
    youHave("handSize", n(1), atLevel(n(3))),
  )
  const whistle = item("test-whistle", paid([], [levelUp(n(1), { whom: "it1" })], aim(items)))
  const chain = item("test-chain", paid([], [levelDown(n(1), { whom: "it1" })], aim(items)))

  rule("FS-6.19", "are counted in level counters, and give all that is at or below them", () => {
    const table = fourSoulsTable({
      cards: [pet, whistle, chain],
      p1: { board: ["test-pet", "test-whistle", "test-chain"] },
    })
    const has = (): number[] =>
      ["attack", "handSize"].map((name) => table.game.explainNumber(table.state, 0, name).total)
    const gained: number[][] = [has()]
    for (let i = 0; i < 4; i++) {
      table.p1.activate("test-whistle", "test-pet").allPass()
      gained.push(has())
    }
    expect(gained).toEqual([
      [1, 10],
      [2, 10],
      [2, 10],
      [2, 11],
      [2, 11],
    ])
    expect(shown(table, "test-pet")).toMatchObject({ counters: 4, level: 4 })
    for (let i = 0; i < 2; i++) table.p1.activate("test-chain", "test-pet").allPass()
    expect(has()).toEqual([2, 10])
  })

  rule("FS-6.19", "go down as far as there are any", () => {
    const table = fourSoulsTable({
      cards: [pet, whistle, chain],
      p1: { board: ["test-pet", "test-whistle", "test-chain"] },
    })
    table.p1.activate("test-chain", "test-pet").allPass().p1.activate("test-whistle", "test-pet").allPass()
    expect(shown(table, "test-pet")).toMatchObject({ level: 1 })
  })
})

describe("notes", () => {
  /** Notes a number; pays when somebody rolls it. */
  const slate = (id: string) =>
    item(
      id,
      paid([], [number("guess", "you", 1, 6, "guess"), note(ref("guess"))]),
      on("rolls", eq(ref("ev.value"), noted), [gainCents(n(1))]),
    )
  const hammer = item("test-hammer", paid([], [destroy("it1")], aim(items)))
  const position = {
    cards: [slate("test-slate"), slate("test-board"), die, hammer],
    p1: { board: ["test-slate", "test-board", "test-hammer"] },
    p2: { board: ["test-die"] },
  }

  rule("FS-6.22", "belong to the object that made them: another one knows nothing of them", () => {
    const table = fourSoulsTable({ ...position, dice: [4, 2] })
    table.p1.activate("test-slate").allPass().p1.pick("4")
    table.p1.activate("test-board").allPass().p1.pick("2")
    expect([shown(table, "test-slate"), shown(table, "test-board")]).toMatchObject([
      { noted: 4 },
      { noted: 2 },
    ])
    table.p1.pass().p2.activate("test-die").allPass()
    expect(cents(table)).toEqual([4, 3])
    table.p1.pass().p2.activate("test-die").allPass()
    expect(cents(table)).toEqual([5, 3])
  })

  rule("FS-6.22.1", "go along when their object changes hands", () => {
    const thief = item("test-thief", paid([], [steal("it1")], aim(verbs.othersItems)))
    const table = fourSoulsTable({
      cards: [...position.cards, thief],
      p1: { board: ["test-slate", "test-die"] },
      p2: { board: ["test-thief"] },
      dice: [4],
    })
    table.p1.activate("test-slate").allPass().p1.pick("4")
    table.p1.pass().p2.activate("test-thief", "test-slate").allPass()
    expect(shown(table, "test-slate", 2)).toMatchObject({ noted: 4 })
    table.p1.activate("test-die").allPass()
    expect(cents(table)).toEqual([3, 4])
  })

  rule("FS-6.22.1", "are noted no longer once they are cleared, or at their end", () => {
    const pays = on("rolls", eq(ref("ev.value"), noted), [gainCents(n(1))])
    const wiped = item("test-wiped", pays, verbs.tap([verbs.clearNote()]), paid([], [note(n(4))]))
    const brief = item("test-brief", pays, paid([], verbs.noteTillEndOfTurn(n(4))))
    const table = fourSoulsTable({
      cards: [wiped, brief, die],
      p1: { board: ["test-die"] },
      p2: { board: ["test-wiped", "test-brief"] },
      dice: [4, 4],
    })
    const noticed = (): unknown[] => ["test-wiped", "test-brief"].map((id) => shown(table, id, 2)["noted"])
    const uses = (last: boolean): Play => {
      const ways = table.p1
        .pass()
        .choices(2)
        .filter((key) => key.startsWith("activate:test-wiped"))
      return table.p2.pick((last ? ways.at(-1) : ways[0]) as string).allPass()
    }
    uses(true).p1.pass().p2.activate("test-brief").allPass()
    expect(noticed()).toEqual([4, 4])
    uses(false)
    expect(noticed()).toEqual([undefined, 4])
    table.p1.activate("test-die").allPass()
    expect(cents(table)).toEqual([3, 4])
    // The next turn: nothing is noted any more.
    turnOver(table)
    expect(noticed()).toEqual([undefined, undefined])
    table.p2.pass().p1.activate("test-die").allPass()
    expect(cents(table)).toEqual([3, 4])
  })

  rule("FS-6.22", "are cleared when it is destroyed", () => {
    const back = item("test-back", paid([], [verbs.putOnTop("it1")], aim({ from: "treasureDiscard" })))
    const table = fourSoulsTable({
      cards: [...position.cards, back],
      p1: { board: ["test-slate", "test-hammer", "test-back"] },
      p2: { board: ["test-die"] },
      dice: [4],
    })
    table.p1.activate("test-slate").allPass().p1.pick("4").p1.activate("test-hammer", "test-slate").allPass()
    table.p1.activate("test-back", "test-slate").allPass()
    table.p1.pass().p2.activate("test-die").allPass()
    expect(cents(table)).toEqual([3, 3])
    const object = table.state.objects.find(
      ({ def }) => def >= 0 && table.game.cards[def].id === "test-slate",
    )
    expect(object?.memo ?? null).toBeNull()
  })
})
