// What an author gets wrong is said where it is wrong, in words, and as early as it can be.

import {
  act,
  type Body,
  boundAs,
  type Def,
  defineGame,
  FIRST_SEAT,
  type GameDraft,
  hashPlain,
  loop,
  NEXT,
  NOBODY,
  opFor,
  roll,
  seatNo,
  set,
  spawn,
  zone,
} from "@soulspire/kernel"
import { describe, expect, it } from "vitest"

interface Table {
  coins: number[]
}
type Data = Record<string, never>
const op = opFor<Table, Data>()
const tick = op("tick", {}, { run: () => NEXT })

const card = (...abilities: readonly object[]): Def => ({
  id: "x",
  back: "b",
  kinds: [],
  facts: {},
  abilities: abilities as Def["abilities"],
})

const draft = (main: Body, cards: readonly Def[] = [], more: Partial<GameDraft<Table, Data>> = {}) =>
  defineGame<Table, Data>({
    id: "mistakes",
    version: "1",
    seats: { min: 2, max: 2 },
    zones: { pile: { shown: "all" }, field: { each: "seat", shown: "all", play: true } },
    streams: ["dice"],
    cards,
    programs: { main },
    ops: [tick],
    acts: { play: { windows: ["turn"], list: () => {}, go: () => {} } },
    atoms: { gain: {} },
    spans: { turn: () => 1 },
    newTable: (_options, seats) => ({ coins: Array.from({ length: seats }, () => 0) }),
    newData: () => ({}),
    setup: () => {},
    first: () => FIRST_SEAT,
    place: () => {},
    sight: { table: { coins: "all" }, object: {} },
    ...more,
  })

describe("a slip of the pen in a card", () => {
  const slips: [string, object, string][] = [
    [
      "a kind of ability",
      { k: "trigger", event: "gain", do: [] },
      'x/0: no kind of ability is called "trigger"',
    ],
    ["a field", { k: "on", event: "gain", whenn: {}, do: [] }, 'x/0: "on" does not know "whenn"'],
    ["an event", { k: "on", event: "gian", do: [] }, 'x/0: no event is called "gian"'],
    ["an event to replace", { k: "replace", event: "shuffle", do: [] }, 'x/0: no event is called "shuffle"'],
    ["an act", { k: "forbid", act: "paly" }, 'x/0: no act is called "paly"'],
    [
      "what is counted of an event",
      { k: "on", event: "gain", nth: { every: 2, of: "amuont" }, do: [] },
      'x/0: "gain" has no "amuont"',
    ],
    [
      "a span",
      { k: "on", event: "gain", nth: { only: 1, span: "tunr" }, do: [] },
      'x/0: no span is called "tunr"',
    ],
    [
      "a zone",
      { k: "on", event: "gain", do: [{ op: "move", obj: "this", to: "feild" }] },
      'no zone is called "feild"',
    ],
    [
      "a program",
      { k: "on", event: "gain", do: [{ op: "call", program: "nope" }] },
      'no program is called "nope"',
    ],
    [
      "an amount",
      { k: "on", event: "gain", do: [{ op: "repeat", times: "2", do: [] }] },
      'not an amount: "2"',
    ],
    [
      "a list",
      { k: "on", event: "gain", do: [{ op: "each", what: { from: "p" }, as: "i", do: [] }] },
      '(a bound list is "@p")',
    ],
    [
      "a doubled text in a game that doubles none",
      { k: "on", event: "gain", do: [{ op: "multiply", whom: "this", times: 2, until: "" }] },
      "x/0/do: in this game nothing is multiplied",
    ],
    ["an effect", { k: "on", event: "gain", do: [{ op: "tock" }] }, 'x/0/do: no effect is called "tock"'],
  ]
  it.each(slips)("in %s is found when the game is defined", (_what, ability, message) => {
    expect(() => draft([act("you", "turn", "pass")], [card(ability)])).toThrow(message)
  })
})

it("a name that an op speaks of, and nothing binds, is found when the game is defined", () => {
  const prize = boundAs<number>("prize")
  const award = op("award", {}, { uses: [prize.name], run: () => NEXT })
  const more = { ops: [tick, award] }
  expect(() => draft([{ op: "award" }], [], more)).toThrow('main/award: nothing here is called "prize"')
  expect(() => draft([set("prize", 3), { op: "award" }], [], more)).not.toThrow()
})

describe("rules that go wrong while they run", () => {
  const wait = act("turn", "turn", "pass")
  const whoms = { turn: () => FIRST_SEAT }

  it("an op that says nothing is named, and does not hang", () => {
    const mute = op("mute", {}, { run: (() => {}) as never })
    expect(() => draft([{ op: "mute" }], [], { ops: [mute] }).create({}, 2, "s")).toThrow(
      'main: "mute" said nothing',
    )
  })

  it("a loop that pushes no frame is found endless like any other", () => {
    const state = draft([loop({ all: [] }, [{ op: "tick" }])]).create({}, 2, "s")
    expect(state.over?.how).toBe("endless")
  })

  it("rules that run out have ended the game", () => {
    expect(draft([{ op: "tick" }]).create({}, 2, "s").over).toEqual({ winners: [], how: "finished" })
  })

  it("nobody is asked to act where nothing can be done and there is no pass", () => {
    const state = draft([act("turn", "turn")], [], { whoms }).create({}, 2, "s")
    expect(state.over?.how).toBe("finished")
  })

  it("a seat that does not exist has no zone, a stream that does not exist no dice, a card no number", () => {
    const game = draft([wait], [], { whoms })
    game.arrange(game.create({}, 2, "s"), (r) => {
      expect(() => zone(r, "field", seatNo(2))).toThrow("seat 2 has no zone called field")
      expect(() => zone(r, "field")).toThrow("seat -1 has no zone called field")
      expect(() => roll(r, "dcie", 6)).toThrow('no stream of chance is called "dcie"')
      expect(() => spawn(r, 7, zone(r, "pile"), NOBODY)).toThrow("no card has the number 7")
    })
  })

  it("one broken state does not break the others of its game", () => {
    const game = draft([wait], [card({ k: "stat", stat: "none", add: 1 })].slice(1), { whoms })
    const broken = game.create({}, 2, "broken")
    game.arrange(broken, (r) => {
      r.s.objects.push({ zone: 0 } as never)
      r.s.effects.push({ ability: 99 } as never)
    })
    const well = game.create({}, 2, "well")
    expect(game.decisions(well)).toHaveLength(1)
  })

  it("an answer that is none, or another seat's, is refused in words", () => {
    const game = draft([wait], [], { whoms })
    const state = game.create({}, 2, "s")
    const [{ id }] = game.decisions(state)
    expect(() => game.answer(state, 0, id, [undefined as never])).toThrow("refused: bad-answer")
    expect(() => game.answer(state, 0, id, "pass" as never)).toThrow("refused: bad-answer")
    expect(() => game.answer(state, 1, id, ["pass"])).toThrow('refused: not-yours {"asked":1,"seat":2}')
    expect(() => game.answer(state, 0, id + 5, ["pass"])).toThrow("refused: stale")
  })
})

it("what is not plain data is not taken for a state", () => {
  expect(() => hashPlain({ table: new Map() })).toThrow("plain data only")
  expect(() => hashPlain({ table: undefined })).toThrow("plain data only")
})
