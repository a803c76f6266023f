// Views are built from lists of who sees which field. What a list forgets does not compile, is refused when the game is
// defined, and is in no view.

import {
  defineGame,
  FIRST_SEAT,
  type GameDraft,
  NOBODY,
  objectShown,
  type SightList,
  spawn,
  tableShown,
  zone,
} from "@soulspire/kernel"
import { describe, expect, expectTypeOf, it } from "vitest"

interface Player {
  coins: number
  bid: number
  rewards: { kind: string; seen: number }[]
}
interface Table {
  turn: number
  passes: number
  rolls: number[]
  fate: number
  players: Player[]
}
interface Data {
  damage: number
  mark: number
  used: number
}

const anew = () => 7
const tableSight = {
  turn: "all",
  passes: "derived",
  rolls: "all",
  fate: { to: "none", anew },
  players: { coins: "all", bid: { to: "own", anew }, rewards: { kind: "all", seen: "derived" } },
} as const satisfies SightList<Table>
const objectSight = {
  damage: "all",
  mark: { to: "own", anew },
  used: "derived",
} as const satisfies SightList<Data>

const newPlayer = (): Player => ({ coins: 3, bid: 44, rewards: [{ kind: "relic", seen: 55 }] })
const newTable = (): Table => ({
  turn: 1,
  passes: 2,
  rolls: [1, 6],
  fate: 33,
  players: [newPlayer(), newPlayer()],
})
const newData = (): Data => ({ damage: 1, mark: 66, used: 77 })

const draft: GameDraft<Table, Data> = {
  id: "sights",
  version: "1",
  seats: { min: 2, max: 2 },
  zones: { field: { each: "seat", shown: "all", play: true } },
  cards: [{ id: "stone", back: "b", kinds: [], facts: {}, abilities: [] }],
  programs: { main: [{ op: "end", how: "done" }] },
  newTable,
  newData,
  setup: (r) => void spawn(r, 0, zone(r, "field", FIRST_SEAT), FIRST_SEAT),
  first: () => FIRST_SEAT,
  place: () => {},
  sight: { table: tableSight, object: objectSight },
}
const game = defineGame(draft)

/** The same with other lists, whatever the compiler says of them. */
const withSight =
  (table: object, object: object = objectSight) =>
  () =>
    defineGame({ ...draft, sight: { table, object } as typeof draft.sight })

const seenBy = (seat: number | "spectator") => {
  const { table, zones } = game.view(game.create({}, 2, "seed"), seat)
  return { table, shows: zones["field.0"][0].shows }
}

describe("a view", () => {
  it("has what its lists show to all, and what is one's own", () => {
    const rewards = [{ kind: "relic" }]
    expect(seenBy(0)).toEqual({
      table: {
        turn: 1,
        rolls: [1, 6],
        players: [
          { coins: 3, bid: 44, rewards },
          { coins: 3, rewards },
        ],
      },
      shows: { damage: 1, mark: 66 },
    })
    expect(seenBy(1).table["players"]).toEqual([
      { coins: 3, rewards },
      { coins: 3, bid: 44, rewards },
    ])
    expect([seenBy(1).shows, seenBy("spectator").shows]).toEqual([{ damage: 1 }, { damage: 1 }])
    expect(JSON.stringify(seenBy("spectator"))).not.toMatch(/bid|fate|mark/)
  })

  it("shares nothing with the state", () => {
    const table = newTable()
    const shown = tableShown<Table, typeof tableSight>(tableSight)(table, FIRST_SEAT)
    shown.rolls.push(4)
    shown.players[0].rewards.pop()
    expect(table).toEqual(newTable())
  })

  it("has room for what the game works out beside it", () => {
    const show = tableShown<Table, typeof tableSight, { map: string; players: { row: number } }>(tableSight, {
      map: "",
      players: { row: 0 },
    })
    const shown = show(newTable(), NOBODY)
    shown.map = "here"
    shown.players[1].row = 2
    expect(show(newTable(), NOBODY)).toMatchObject({ map: "", players: [{ row: 0 }, { row: 0, coins: 3 }] })
    expect(shown).toMatchObject({ map: "here", turn: 1, players: [{ row: 0 }, { row: 2, coins: 3 }] })
  })
})

describe("a field that is planted in the state", () => {
  it("is in no view: of the table, of a player, of what a player has, of an object", () => {
    const state = game.create({}, 2, "seed")
    const places = [
      state.table,
      state.table.players[0],
      state.table.players[0].rewards[0],
      state.objects[0].data,
    ]
    for (const place of places) Object.assign(place ?? {}, { planted: 99 })
    for (const viewer of [0, 1, "spectator"] as const)
      expect(JSON.stringify(game.view(state, viewer))).not.toMatch(/planted|99/)
  })

  it("does not compile until somebody says who sees it", () => {
    const { turn: _turn, ...forgotten } = tableSight
    // @ts-expect-error: nobody says who sees the turn.
    forgotten satisfies SightList<Table>
    const { bid: _bid, ...player } = tableSight.players
    // @ts-expect-error: the same in each of a list of records.
    const players = { ...tableSight, players: player } satisfies SightList<Table>
    // @ts-expect-error: what has fields of its own cannot be shown as a whole.
    const whole = { ...tableSight, players: "all" } satisfies SightList<Table>
    // @ts-expect-error: a field that there is not.
    const stale = { ...tableSight, tunr: "all" } as const satisfies SightList<Table>
    expect([players, whole, stale]).toHaveLength(3)
  })

  it("is not read out of a view, either", () => {
    const shown = tableShown<Table, typeof tableSight>(tableSight)(newTable(), FIRST_SEAT)
    expectTypeOf(shown.players[0].bid).toEqualTypeOf<number | undefined>()
    expectTypeOf<keyof typeof shown>().toEqualTypeOf<"turn" | "rolls" | "players">()
    const only = objectShown<Data, typeof objectSight>(objectSight)
    // @ts-expect-error: nobody sees how often it was used.
    only("used")
    expect(only("damage")(newData())).toEqual({ damage: 1 })
  })

  it("makes the game refuse its list, with the path to it", () => {
    const { turn: _turn, ...forgotten } = tableSight
    expect(withSight(forgotten)).toThrow('nobody has said who sees "table.turn"')
    const { coins: _coins, ...player } = tableSight.players
    expect(withSight({ ...tableSight, players: player })).toThrow('who sees "table.players.coins"')
    const { used: _used, ...object } = objectSight
    expect(withSight(tableSight, object)).toThrow('who sees "object.used"')
  })

  it("makes the game refuse what no list can mean", () => {
    expect(withSight({ ...tableSight, tunr: "all" })).toThrow('"table.tunr" is said to be seen')
    expect(withSight({ ...tableSight, turn: "everybody" })).toThrow('"everybody" does not say who sees it')
    expect(withSight({ ...tableSight, players: "all" })).toThrow('"table.players": "all" does not say')
    expect(withSight({ ...tableSight, turn: { to: "own", anew } })).toThrow('"table.turn" is nobody\'s own')
  })
})
