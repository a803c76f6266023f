// Answering on a person's behalf: every row of the table, every pair of rows that both apply, and random play in which
// nothing is answered that the preferences say to ask.

import { stranger } from "@soulspire/bots"
import {
  below,
  FIRST_SEAT,
  makeRef,
  NOBODY,
  type RandomState,
  type Seat,
  seatNo,
  type View,
} from "@soulspire/kernel"
import {
  type Asked,
  autoAnswer,
  isMet,
  notice,
  precedence,
  type Preferences,
  type RowName,
  type Situation,
  type Until,
  usualPreferences,
  type Watch,
  watchFrom,
} from "@soulspire/match"
import { describe, expect, it } from "vitest"
import { answerRandomly, newMatch, two } from "./support/play.ts"

const OTHER = seatNo(1)
/** What waits on the stack. */
const DRUM = makeRef(24, 1695)
const match = newMatch()
const view = match.game.view(match.state, 0)
const act: Asked = {
  id: 7,
  seat: FIRST_SEAT,
  kind: "act",
  prompt: { key: "respond" },
  min: 1,
  max: 1,
  joint: false,
  idle: false,
  pass: "pass",
  by: "",
  standing: false,
  options: ["play:spark#20", "pass"].map((key) => ({ key, refs: [] })),
}
const offers = (...keys: string[]): Pick<Asked, "options"> => ({
  options: keys.map((key) => ({ key, refs: [] })),
})

/** Another's turn, something on the stack, nothing preferred. */
const usual: Situation = {
  asked: act,
  view: { ...view, moment: { ...view.moment, phase: "main", active: OTHER, about: "drum/1" } },
  preferences: usualPreferences,
  watch: watchFrom(view),
}
const prefer = (s: Situation, more: Partial<Preferences>): Situation => ({
  ...s,
  preferences: { ...s.preferences, ...more },
})
const ask = (s: Situation, more: Partial<Asked>): Situation => ({ ...s, asked: { ...s.asked, ...more } })

/** Somebody else's doing waits on the stack, and concerns these. */
const waitingFor = (...concerns: Seat[]): Pick<View, "zones" | "moment"> => ({
  zones: { ...view.zones, stack: [{ back: "", ref: DRUM, controller: OTHER }] },
  moment: { ...view.moment, phase: "main", active: OTHER, about: "drum/1", stack: "stack", concerns },
})

/** For each row: what makes it apply, and what comes of it. The order is the order of precedence. */
const rows: readonly [RowName, (s: Situation) => Situation, string | readonly string[] | null][] = [
  ["standing", (s) => ask(s, { standing: true, kind: "offer" }), null],
  ["hold", (s) => prefer(s, { hold: true }), null],
  [
    "always-yes-or-no",
    (s) =>
      prefer(ask(s, { by: "coin/1", pass: "", ...offers("yes", "no") }), {
        rules: { ...s.preferences.rules, "coin/1": "no" },
      }),
    "no",
  ],
  ["always-pass", (s) => prefer(s, { rules: { ...s.preferences.rules, "drum/1": "pass" } }), "pass"],
  [
    "stop-at-event",
    (s) => ({
      ...prefer(s, { stops: { ...s.preferences.stops, events: ["hurt"] } }),
      watch: { ...s.watch, told: ["hurt"] },
    }),
    null,
  ],
  ["stop-at-phase", (s) => prefer(s, { stops: { ...s.preferences.stops, others: ["main"] } }), null],
  ["pass-until", (s) => prefer(s, { until: { what: "turn" } }), "pass"],
  ["ask-always", (s) => prefer(s, { level: "always" }), null],
  ["forced", (s) => ask(s, offers("pass")), "pass"],
  [
    "idle",
    (s) => ask(s, { kind: "order", idle: true, pass: "", ...offers("b", "a"), min: 2, max: 2 }),
    ["b", "a"],
  ],
  ["no-pass", (s) => ask(s, { kind: "vote", pass: "", ...offers("cut", "draw") }), null],
  ["could-act", (s) => prefer(s, { level: "act" }), null],
  [
    "could-respond",
    (s) => prefer({ ...s, view: { ...s.view, ...waitingFor(s.asked.seat) } }, { level: "respond" }),
    null,
  ],
  ["no-stop", (s) => prefer(s, { level: "stops" }), "pass"],
]

const applies = (row: RowName, s: Situation): boolean =>
  precedence.find((each) => each.row === row)?.when(s) === true

describe("the table of precedence", () => {
  it("has these rows in this order", () => {
    expect(precedence.map(({ row }) => row)).toEqual(rows.map(([row]) => row))
  })

  it.each(rows)("%s", (row, make, key) => {
    // Alone: without the level that the usual preferences have, where that would stand above it.
    expect(autoAnswer(make(usual))).toEqual({ row, keys: typeof key === "string" ? [key] : key })
  })

  const pairs = rows.flatMap(([upper, makeUpper, key], i) =>
    rows.slice(i + 1).flatMap(([lower, makeLower]) =>
      // In both orders of making: two rows may want the same field, and then only one of them applies.
      [makeUpper(makeLower(usual)), makeLower(makeUpper(usual))]
        .filter((s) => applies(upper, s) && applies(lower, s))
        .slice(0, 1)
        .map((s) => ({ upper, lower, s, keys: typeof key === "string" ? [key] : key })),
    ),
  )

  it("has many pairs of rows that can apply together", () => expect(pairs.length).toBeGreaterThan(45))

  it.each(pairs)("$upper before $lower", ({ upper, s, keys }) => {
    expect(autoAnswer(s)).toEqual({ row: upper, keys })
  })
})

describe("a rule for one ability", () => {
  const asking = ask(usual, { by: "coin/1", pass: "", ...offers("yes", "no") })
  const row = (s: Situation): RowName => autoAnswer(s).row

  it("answers that ability alone, and only where it asks yes or no", () => {
    const ruled = prefer(asking, { rules: { "coin/1": "yes" } })
    expect(autoAnswer(ruled).keys).toEqual(["yes"])
    expect(row(ask(ruled, { by: "coin/2" }))).toBe("no-pass")
    expect(row(ask(ruled, { by: "" }))).toBe("no-pass")
    expect(row(ask(ruled, offers("yes", "no", "perhaps")))).toBe("no-pass")
    expect(row(ask(ruled, offers("a", "b")))).toBe("no-pass")
  })

  it("is not found where nobody made one", () => {
    expect(row(ask(asking, { by: "constructor" }))).toBe("no-pass")
    expect(row(prefer(asking, { rules: { "coin/1": "pass" } }))).toBe("no-pass")
  })

  it("that passes does so only while that ability happens next", () => {
    const ruled = prefer(usual, { rules: { "drum/1": "pass" } })
    expect(row(ruled)).toBe("always-pass")
    expect(row({ ...ruled, view: { ...ruled.view, moment: { ...ruled.view.moment, about: "" } } })).toBe(
      "could-act",
    )
  })
})

describe("asked when there is reason to answer", () => {
  const respond = (more: Partial<View>, asked: Partial<Asked> = {}): RowName =>
    autoAnswer(prefer(ask({ ...usual, view: { ...view, ...more } }, asked), { level: "respond" })).row

  it("one's own move is always asked", () => {
    expect(respond({}, { prompt: { key: "main" } })).toBe("could-respond")
  })

  it("where nothing waits, or it is no business of one's own, is passed", () => {
    expect(respond({})).toBe("no-stop")
    expect(respond(waitingFor(seatNo(2)))).toBe("no-stop")
  })

  it("what concerns one, or could be changed by what one has, is asked", () => {
    expect(respond(waitingFor(FIRST_SEAT))).toBe("could-respond")
    const options = [
      { key: "play:spark#20>99999", refs: [makeRef(1, 20), DRUM] },
      { key: "pass", refs: [] },
    ]
    expect(respond(waitingFor(seatNo(2)), { options })).toBe("could-respond")
  })

  it("what could be the end of one is asked, though it is aimed at nobody and one's own doing", () => {
    const others = waitingFor()
    const stake = { ...others, moment: { ...others.moment, atStake: [FIRST_SEAT] } }
    expect(respond(stake)).toBe("could-respond")
    stake.zones["stack"][0].controller = FIRST_SEAT
    expect(respond(stake)).toBe("could-respond")
    expect(respond({ ...others, moment: { ...others.moment, atStake: [seatNo(2)] } })).toBe("no-stop")
  })

  it("what one did oneself is passed; a roll of one's own only while nothing could change it", () => {
    const mine = waitingFor(FIRST_SEAT)
    mine.zones["stack"][0].controller = FIRST_SEAT
    expect(respond(mine)).toBe("no-stop")
    const roll = { ...mine, moment: { ...mine.moment, about: "" } }
    expect(respond(roll)).toBe("no-stop")
    const options = [
      { key: "activate:lens#20>99999", refs: [makeRef(1, 20), DRUM] },
      { key: "pass", refs: [] },
    ]
    expect(respond(roll, { options })).toBe("could-respond")
  })
})

describe("a stop", () => {
  it("by phase is for one's own turn or for others'", () => {
    const own = prefer(usual, { level: "stops", stops: { own: ["main"], others: [], events: [] } })
    expect(autoAnswer(own).row).toBe("no-stop")
    const mine = { ...own, view: { ...own.view, moment: { ...own.view.moment, active: FIRST_SEAT } } }
    expect(autoAnswer(mine).row).toBe("stop-at-phase")
    const shared = { ...own, view: { ...own.view, moment: { ...own.view.moment, active: NOBODY } } }
    expect(autoAnswer(shared).row).toBe("stop-at-phase")
  })

  it("may be at every phase", () => {
    const all = prefer(usual, { level: "stops", stops: { own: [], others: ["*"], events: [] } })
    expect(autoAnswer(all).row).toBe("stop-at-phase")
  })
})

describe("what is forced", () => {
  it.each<[string, Partial<Asked>, string | null]>([
    ["one thing that must be done", { pass: "", ...offers("attack:rat#9") }, "attack:rat#9"],
    ["one thing that must be chosen", { kind: "choose", pass: "", ...offers("rat#9") }, "rat#9"],
    ["one thing that may be chosen", { kind: "choose", min: 0, pass: "", ...offers("rat#9") }, null],
    [
      "one thing with a number to it",
      { pass: "", options: [{ key: "x", refs: [], range: { min: 1, max: 2 } }] },
      null,
    ],
    ["nothing at all", { pass: "", ...offers() }, null],
    ["passing where somebody must act", { ...offers("attack:rat#9") }, "attack:rat#9"],
  ])("%s", (_name, more, key) => {
    expect(autoAnswer(ask(usual, more)).keys).toEqual(key === null ? null : [key])
  })
})

describe("passing until", () => {
  const later = (turn: number, active: number) => ({
    ...view,
    moment: { ...view.moment, turn, active: seatNo(active) },
  })
  const from = watchFrom(later(3, 0))
  it.each<[Until, ReturnType<typeof later>, string[], boolean]>([
    [{ what: "turn" }, later(3, 0), ["hurt"], false],
    [{ what: "turn" }, later(4, 1), [], true],
    [{ what: "mine" }, later(4, 1), [], false],
    [{ what: "mine" }, later(3, 0), [], false],
    [{ what: "mine" }, later(5, 0), [], true],
    [{ what: "event", kind: "hurt" }, later(4, 1), ["heal"], false],
    [{ what: "event", kind: "hurt" }, later(3, 0), ["heal", "hurt"], true],
    [{ what: "stack" }, later(4, 1), ["hurt"], false],
  ])("%o", (until, seen, kinds, met) => {
    const watch = notice(
      from,
      seen,
      kinds.map((k) => ({ k })),
    )
    expect(isMet(until, watch, seen, 0)).toBe(met)
    const situation = prefer({ ...usual, view: seen, watch }, { until })
    expect(autoAnswer(situation).row).toBe(met ? "could-act" : "pass-until")
  })

  it("something is on the stack that was not there, also if it has gone since", () => {
    const busy = { ...view, zones: { ...view.zones, stack: [{ back: "", ref: DRUM }] } }
    expect(notice(watchFrom(busy), busy, []).stacked).toBe(false)
    const seen = notice(watchFrom(view), busy, [])
    expect(seen.stacked).toBe(true)
    expect(notice(seen, view, []).stacked).toBe(true)
  })
})

const pickFrom = <T>(random: RandomState, list: readonly T[]): T => list[below(random, 0, list.length)]

/** Any preferences that make sense in the proof game; rules are made for abilities that have been met. */
function anyPreferences(random: RandomState, met: ReadonlySet<string>): Preferences {
  const some = (list: readonly string[]): string[] => list.filter(() => below(random, 0, 5) === 0)
  return {
    level: pickFrom(random, ["always", "act", "respond", "stops"]),
    stops: {
      own: some(["main", "attack", "end"]),
      others: some(["main", "attack", "*"]),
      events: some(["hurt", "dice"]),
    },
    rules: Object.fromEntries(some([...met]).map((path) => [path, pickFrom(random, ["yes", "no", "pass"])])),
    until: pickFrom<Until | null>(random, [
      null,
      null,
      { what: "turn" },
      { what: "mine" },
      { what: "event", kind: "hurt" },
    ]),
    hold: below(random, 0, 6) === 0,
  }
}

/** Whether an answer was allowed, said anew and in other words than the table's. */
function isAllowed({ asked, view: seen, preferences, watch }: Situation, keys: readonly string[]): boolean {
  const { level, stops, rules, until, hold } = preferences
  if (asked.standing || hold || keys.length !== 1) return false
  const [key] = keys
  if (asked.by !== "" && rules[asked.by] === key && asked.kind === "act") return true
  const isPass = key === asked.pass
  if (isPass && seen.moment.about !== "" && rules[seen.moment.about] === "pass") return true
  if (stops.events.some((kind) => watch.told.includes(kind))) return false
  const phases = seen.moment.active === asked.seat ? stops.own : stops.others
  if (phases.includes("*") || phases.includes(seen.moment.phase)) return false
  if (isPass && until !== null && !isMet(until, watch, seen, asked.seat)) return true
  if (level === "always") return false
  if (asked.options.length === 1) return true
  if (level === "respond" && asked.prompt.key !== "respond") return false
  return (level === "stops" || level === "respond") && isPass
}

it("random play with random preferences: what is answered is legal, and nothing is that should be asked", () => {
  const counts: Partial<Record<RowName, number>> = {}
  const met = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const random = stranger(`preferences ${seed}`)
    const played = newMatch(two, `preferences ${seed}`, seed % 2 === 0)
    const { game } = played
    let preferences = [anyPreferences(random, met), anyPreferences(random, met)]
    let watches: Watch[] = [0, 1].map((seat) => watchFrom(game.view(played.state, seat)))
    for (let i = 0; i < 120 && game.outcome(played.state) === null; i++) {
      for (const seat of [0, 1]) {
        const seen = game.view(played.state, seat)
        for (const asked of seen.asked) {
          for (const path of [asked.by, seen.moment.about]) if (path !== "") met.add(path)
          const situation = { asked, view: seen, preferences: preferences[seat], watch: watches[seat] }
          const { row, keys } = autoAnswer(situation)
          counts[row] = (counts[row] ?? 0) + 1
          if (keys === null) continue
          expect(isAllowed(situation, keys), `${row}: ${JSON.stringify(situation.preferences)}`).toBe(true)
          game.answer(game.copy(played.state), seat, asked.id, keys)
        }
      }
      const events = answerRandomly(played, random)
      watches = watches.map((watch, seat) =>
        notice(watch, game.view(played.state, seat), game.eventsFor(events, seat)),
      )
      if (i % 10 === 9) {
        preferences = [anyPreferences(random, met), anyPreferences(random, met)]
        watches = [0, 1].map((seat) => watchFrom(game.view(played.state, seat)))
      }
    }
  }
  // Nothing in this game asks for an order that nothing looks at.
  expect(Object.keys(counts).toSorted()).toEqual(
    precedence.flatMap(({ row }) => (row === "idle" ? [] : [row])).toSorted(),
  )
})
