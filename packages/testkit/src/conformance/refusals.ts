// What does not fit is refused, with a reason, and changes nothing: old and made-up decisions, other seats, answers after
// the end, tables and saves that are none.

import { type OptionField, type OptionValue, Refusal, type State } from "@soulspire/kernel"
import { refusalOf } from "./brute-force.ts"
import { along, placed, type Setting, start } from "./setting.ts"

/** Throws unless this is refused, and refused with a reason. */
function mustRefuse(what: string, act: () => unknown): void {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal && error.reason.key !== "") return
    throw new Error(`${what} met no refusal but: ${String(error)}`, { cause: error })
  }
  throw new Error(`${what} was not refused`)
}

/** In one random game: each open decision asked of the wrong seat, and decisions that are not open. */
export function strayAnswersRefused<S extends State>(
  setting: Setting<S>,
  seed: string,
  stride: number,
): void {
  const { game, seats } = setting
  const old: { seat: number; decision: number; keys: string[] }[] = []
  let last: typeof old = []
  const { state, log } = along(setting, seed, (now, next, count) => {
    old.push(next)
    last = game.decisions(now).map(({ seat, id }) => {
      const { key, range } = game.optionsOf(now, { seat, id })[0] ?? { key: "" }
      return { seat, decision: id, keys: [range === undefined ? key : `${key}=${range.min}`] }
    })
    if (count % stride !== 0 || count >= stride * 20) return
    const before = game.hash(now)
    const open = game.decisions(now)
    const asked = (seat: number, id: number): boolean =>
      open.some((each) => each.seat === seat && each.id === id)
    const ids = [
      0,
      -1,
      0.5,
      NaN,
      Infinity,
      now.clock + 1,
      ...open.map((each) => each.id),
      ...open.map((each) => each.id + 1),
    ]
    for (const past of old.slice(-8)) ids.push(past.decision)
    const tried = [
      next.keys,
      [],
      ...open.slice(0, 2).flatMap((each) => game.optionsOf(now, each).map(({ key }) => [key])),
    ]
    for (const seat of [...Array.from({ length: seats }, (_each, i) => i), -1, seats, 15, 0.5, NaN])
      for (const id of ids) {
        if (asked(seat, id)) continue
        for (const keys of tried)
          if (refusalOf(game, now, seat, id, keys) === null)
            throw new Error(`seat ${seat} could answer ${keys.join(", ")} to ${id}, which it was not asked`)
        mustRefuse(`options of ${id} for ${seat}`, () => game.optionsOf(now, { id, seat }))
      }
    if (game.hash(now) !== before) throw new Error("a refusal changed the state")
  })
  try {
    const before = game.hash(state)
    if (game.decisions(state).length > 0) throw new Error("somebody is asked after the end")
    // Those that were open when the game ended are the likeliest to be taken.
    for (const each of [...last, ...log.slice(-10)])
      mustRefuse("an answer after the end", () => game.answer(state, each.seat, each.decision, each.keys))
    for (let seat = 0; seat < seats; seat++)
      mustRefuse("an answer after the end", () => game.answer(state, seat, 0, []))
    if (game.hash(state) !== before) throw new Error("a refusal changed the state")
  } catch (error) {
    throw placed(setting, seed, log.length, error)
  }
}

/** What one might give for an option, and must not be taken. */
function badValues(field: OptionField): unknown[] {
  const any: unknown[] = [null, "no such choice", NaN, 1.5, [1], [[]], { "no such name": 1 }, { toString: 1 }]
  switch (field.kind) {
    case "number":
      return [...any, field.min - 1, field.max + 1, "1", true]
    case "choice":
    case "flag":
      return [...any, 1]
    case "list":
      return [
        ...any,
        1,
        "",
        ...(field.of === undefined ? [[""]] : [["no such name"], [...field.of, ...field.of]]),
      ]
    case "answers": {
      const [first] = Object.keys(field.of)
      return [...any, 1, { [first]: "no such answer" }, { [first]: 1 }, { [first]: null }]
    }
    case "table": {
      const [first] = Object.keys(field.default)
      return [...any, 1, ...[field.min - 1, field.max + 1, 0.5, "1"].map((value) => ({ [first]: value }))]
    }
  }
}

/** Tables that cannot be set and saves that cannot be played on. */
export function badTablesRefused<S extends State>(setting: Setting<S>): void {
  const { game, options } = setting
  for (const seats of [game.seats.min - 1, game.seats.max + 1, 2.5, NaN])
    mustRefuse(`${seats} seats`, () => game.create(options, seats, "seed"))
  mustRefuse("an unknown option", () =>
    game.create({ ...options, "no such option": 1 }, game.seats.min, "seed"),
  )
  for (const none of [null, [], "text"])
    mustRefuse(`options ${JSON.stringify(none)}`, () => game.create(none as never, game.seats.min, "seed"))
  for (const [name, field] of Object.entries(game.options)) {
    for (const value of badValues(field))
      mustRefuse(`${name} = ${JSON.stringify(value)}`, () =>
        game.create({ ...options, [name]: value as OptionValue }, game.seats.min, "seed"),
      )
  }
  const save = game.save(start(setting, "seed"))
  mustRefuse("another game's save", () => game.load({ ...save, game: "another" }))
  mustRefuse("a save of other rules", () => game.load({ ...save, rules: save.rules + 1 }))
}
