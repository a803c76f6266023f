// The map (STS-2.4 to STS-2.7, STS-5.1): its boards and tokens, who waits at the top, and the way up.

import { below, newRandom } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { cardsIn, seenIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { boards } from "../../src/climb/map/boards/index.ts"
import { mapTokens } from "../../src/climb/map/map.ts"
import { atStart, before, type ClimbTable, entering, newClimb, type Way } from "../support/climb.ts"
import { fighting, fightingFirst, win } from "../support/victory.ts"

const sorted = (signs: string): string => signs.split("").toSorted().join("")
const rowsOf = (table: ClimbTable): number[] => table.state.table.players.map(({ row }) => row)
const seeds = Array.from({ length: 40 }, (_each, i) => `map ${i}`)

describe.each(boards.map((board) => [board.id, board] as const))("the board %s", (_id, board) => {
  const names = board.nodes.map(({ id }) => id)

  rule("STS-2.4", "every space can be reached from the bottom", () => {
    const reached = new Set(board.nodes.filter(({ row }) => row === 0).map(({ id }) => id))
    for (const { id, exits } of board.nodes) if (reached.has(id)) for (const exit of exits) reached.add(exit)
    expect([...reached].toSorted()).toEqual(names.toSorted())
  })

  rule(
    ["STS-2.4", "STS-5.1"],
    "and from every space paths lead one row up, but from the one at the top",
    () => {
      const top = Math.max(...board.nodes.map(({ row }) => row))
      for (const { id, row, exits } of board.nodes) {
        expect([id, exits.length > 0]).toEqual([id, row < top])
        for (const exit of exits) expect(board.nodes.find((node) => node.id === exit)?.row).toBe(row + 1)
      }
      expect(board.nodes.filter(({ row }) => row === top)).toHaveLength(1)
      expect([board.signs.at(0), board.signs.at(-1)]).toEqual([board.act < 4 ? "M" : "R", "B"])
    },
  )

  rule("STS-2.4", "8 spaces are dark and 7 are light, as many as there are tokens; Act IV has none", () => {
    const many = (sign: string): number => board.signs.split("").filter((each) => each === sign).length
    expect([mapTokens.dark.length, mapTokens.light.length]).toEqual([8, 7])
    expect([many("D"), many("L")]).toEqual(board.act < 4 ? [8, 7] : [0, 0])
  })
})

rule(["STS-2.4", "STS-K.5"], "each Act has boards of its own, the fourth one for each ascension", () => {
  const of = (act: number, ascension: number): string[] =>
    boards.flatMap((board) =>
      board.act === act && board.from <= ascension && ascension < board.below
        ? [`${board.id} ${board.nodes.length}`]
        : [],
    )
  for (const ascension of [0, 13])
    expect([1, 2, 3].map((act) => of(act, ascension))).toEqual([
      ["act1-a 41", "act1-b 43"],
      ["act2 33"],
      ["act3 30"],
    ])
  expect([of(4, 0), of(4, 10), of(4, 11)]).toEqual([["act4 3"], ["act4 3"], ["act4-elite 4"]])
})

describe("a new map", () => {
  rule("STS-2.4", "has all tokens at random on spaces of their colour, turned up", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, seats) => {
        const { table } = spire.create({}, seats, seed)
        const { signs } = boards.find(({ id }) => id === table.board) ?? { signs: "" }
        const on = (sign: string): string =>
          table.spaces
            .split("")
            .filter((_each, place) => signs[place] === sign)
            .join("")
        expect(sorted(on("D"))).toBe(sorted(mapTokens.dark))
        expect(sorted(on("L"))).toBe(sorted(mapTokens.light))
        // Everything else is as printed.
        const others = table.spaces
          .split("")
          .map((sign, place) => ("DL".includes(signs[place]) ? signs[place] : sign))
        expect(others.join("")).toBe(signs)
        expect([table.dark, table.light]).toEqual(["", ""])
      }),
      { numRuns: 30 },
    )
  })

  rule("STS-2.4", "is any of the Act's boards, and the tokens lie differently each time", () => {
    const tables = seeds.map((seed) => spire.create({}, 1, seed).table)
    expect(new Set(tables.map(({ board }) => board))).toEqual(new Set(["act1-a", "act1-b"]))
    expect(new Set(tables.map(({ spaces }) => spaces)).size).toBeGreaterThan(30)
  })

  rule("STS-2.4", "is seen by everybody, with every room on it", () => {
    const table = newClimb(2)
    for (const seat of [0, 1]) {
      const { map } = table.game.view(table.state, seat).table as {
        map: { places: { sign: string; room: string }[] }
      }
      expect(map.places.map(({ sign }) => sign).join("")).toBe(table.state.table.spaces)
      for (const { room } of map.places) expect(["dark", "light"]).not.toContain(room)
    }
  })

  rule("STS-2.5", "has the players in rows from the lowest on", () => {
    for (const seats of [1, 2, 3, 4])
      expect(spire.create({}, seats, "rows").table.players.map(({ row }) => row)).toEqual(
        [0, 1, 2, 3].slice(0, seats),
      )
  })

  rule("STS-2.7", "has the party below the bottom encounter, which is the first room", () => {
    const table = atStart()
    expect(table.state.table.path).toBe("")
    table.p1.canPickExactly("go:first-encounter/r0c3")
    table.p1.cannot("go:event/r1c1", "no-path")
  })
})

describe("the boss", () => {
  const faces: Record<string, readonly number[]> = {
    "b1-guardian": [1, 2],
    "b1-hexaghost": [3, 4],
    "b1-slime-boss": [5, 6],
  }

  rule("STS-2.6", "is the one that has the result of the die on its back", () => {
    const met = new Set<number>()
    for (const seed of seeds) {
      const state = spire.create({}, 1, seed)
      // The die is rolled for the first time.
      const result = below(newRandom(state.random.seed, 2), 1, 6) + 1
      met.add(result)
      expect(faces[cardsIn({ game: spire, state }, "bossDeck").at(-1) ?? ""]).toContain(result)
    }
    expect(met).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  rule("STS-2.6", "from the tenth ascension on the harder ones", () => {
    for (const seed of seeds.slice(0, 10)) {
      const state = spire.create({ ascension: 10 }, 1, seed)
      expect(cardsIn({ game: spire, state }, "bossDeck").at(-1)).toMatch(/-a10$/)
    }
  })

  rule("STS-Q-2", "is known to all, and the others are not", () => {
    const table = newClimb(2)
    const boss = cardsIn(table, "bossDeck").at(-1) as string
    for (const seat of [1, 2]) table.by(seat).sees("bossDeck", "?", "?", boss)
    expect(table.game.view(table.state, 1).zones["bossDeck"].at(-1)?.card).toBe(boss)
  })

  rule("STS-Q-2", "lies face down till it is fought where the table wants that", () => {
    const table = newClimb(2, { hiddenBoss: true })
    expect(seenIn(table, 1, "bossDeck")).toEqual(["?", "?", "?"])
    const top = fighting("boss", { bossDeck: ["b1-guardian"], options: { hiddenBoss: true } })
    expect(seenIn(top, 1, "enemies")).toEqual(["b1-guardian"])
  })

  rule("STS-2.6", "is the one that is fought at the top", () => {
    const table = entering("boss", { bossDeck: ["b1-hexaghost", "b1-guardian"] })
    expect(cardsIn(table, "enemies")).toEqual(["b1-hexaghost"])
  })
})

describe("the first encounter", () => {
  const two: Way = {
    p2: {},
    firstEncounters: ["first-cultist", "first-jaw-worm", "first-red-louse"],
    encounterDeck: ["a1-blue-slaver", "a1-red-slaver", "a1-looter"],
  }

  rule("STS-2.10", "opens the climb: one of the first encounters in each row", () => {
    const table = fightingFirst(two)
    expect(table.state.table.room).toBe("first-encounter")
    expect(cardsIn(table, "enemies")).toEqual(["first-cultist", "first-jaw-worm"])
    expect(cardsIn(table, "encounterDeck")).toHaveLength(3)
  })

  rule("STS-2.12", "is set aside after the combat; no later one draws from what is left", () => {
    const table = fightingFirst(two)
    win(table).p1.pick("done").p2.pick("done")
    expect(cardsIn(table, "box").toSorted()).toEqual(["first-cultist", "first-jaw-worm"])
    const later = fighting("encounter", two)
    expect(cardsIn(later, "enemies")).toEqual(["a1-blue-slaver", "a1-red-slaver"])
    win(later).p1.pick("done").p2.pick("done")
    later.p1.isAsked("map")
    expect(cardsIn(later, "box")).toEqual([])
  })
})

describe("the way up", () => {
  const three: Way = { p1: {}, p2: {}, p3: {} }
  const at = (table: ClimbTable): string => table.state.table.path

  rule("STS-5.1", "leads along paths only", () => {
    const table = before("campfire")
    table.p1.canPickExactly("go:event/r1c1", "go:campfire/r1c3", "go:event/r1c5")
    table.p1.cannot("go:event/r2c0", "no-path")
    expect(table.p1.why("go:event/r2c0")).toEqual({ key: "no-path", rule: "STS-5.1" })
    table.p1.go("campfire/r1c3").p1.rest()
    expect(at(table)).toBe("r0c3/r1c3")
    // One path goes on from there, to one of three rooms in the row above.
    table.p1.canPickExactly("go:event/r2c3").p1.cannot("go:event/r2c0", "no-path")
  })

  rule("STS-5.1", "goes where most want to go", () => {
    const table = before("treasure", three)
    table.p1.go("treasure/r1c3").p2.go("event/r1c5").p3.go("event/r1c5")
    expect(at(table)).toBe("r0c3/r1c5")
    expect(table.told("enters")).toMatchObject([{ room: "event", at: "r1c5" }])
  })

  rule("STS-5.1", "where as many want one thing as another, whoever stands lowest says", () => {
    const table = before("treasure", three)
    table.p1.switch("p3")
    expect(rowsOf(table)).toEqual([2, 1, 0])
    table.p1.go("treasure/r1c3").p2.go("event/r1c1").p3.go("event/r1c5")
    expect(at(table)).toBe("r0c3/r1c5")
    const alike = before("treasure", { p1: { row: 1 }, p2: { row: 0 }, p3: { row: 2 }, p4: { row: 3 } })
    alike.p1.go("treasure/r1c3").p3.go("treasure/r1c3").p4.go("event/r1c1").p2.go("event/r1c1")
    expect(at(alike)).toBe("r0c3/r1c1")
  })

  rule("STS-5.1", "can be thought over until all have said", () => {
    const table = before("treasure", three)
    table.p1.go("event/r1c1").p2.go("event/r1c5")
    expect(table.p1.why("go:event/r1c1")).toEqual({ key: "wanted-already", rule: "STS-5.1" })
    expect(table.choices(1, "map")).toEqual(expect.arrayContaining(["go:treasure/r1c3", "go:event/r1c5"]))
    table.p1.at("map", "go:event/r1c5").p1.at("map", "go:treasure/r1c3").p2.at("map", "go:treasure/r1c3")
    expect(at(table)).toBe("r0c3")
    table.p3.go("event/r1c1")
    expect(at(table)).toBe("r0c3/r1c3")
    // And nobody wants to go anywhere any more.
    expect(table.state.table.players.map(({ wish }) => wish)).toEqual(["", "", ""])
  })

  rule(["STS-5.1", "STS-8.12"], "waits for nobody who has said; they may still switch rows", () => {
    const table = before("treasure", three)
    table.p1.go("treasure/r1c3").p1.isNotAsked().p1.at("map", "switch:p3")
    expect(rowsOf(table)).toEqual([2, 1, 0])
    expect(table.game.view(table.state, 0).waiting.map(({ seat }) => seat)).toEqual([1, 2])
  })

  test("what somebody wants is seen by all", () => {
    const table = before("treasure", three)
    table.p2.go("event/r1c1")
    const { players } = table.game.view(table.state, 2).table as { players: { wish: string }[] }
    expect(players.map(({ wish }) => wish)).toEqual(["", "r1c1", ""])
    expect(table.told("wishes")).toMatchObject([{ who: 1, at: "r1c1" }])
  })

  rule("STS-8.12", "rows can be switched on the map, also by whoever has said where to go", () => {
    const table = before("encounter", { ...three, encounterDeck: ["a1-looter", "a1-looter", "a1-looter"] })
    table.p1.go("encounter/r1c3").p1.switch("p2").p3.switch("p1")
    expect(rowsOf(table)).toEqual([2, 0, 1])
    table.p2.go("encounter/r1c3").p3.go("encounter/r1c3")
    table.p1.cannot("switch:p2", "not-now")
    expect(rowsOf(table)).toEqual([2, 0, 1])
  })

  rule("STS-8.12", "alone there is nobody to switch with", () => {
    expect(before("event").p1.options.map(({ key }) => key)).toEqual([
      "go:event/r1c1",
      "go:event/r1c3",
      "go:event/r1c5",
    ])
  })
})
