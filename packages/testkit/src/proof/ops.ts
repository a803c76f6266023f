// The verbs of the proof game: each proposes atoms or moves the turn along. Nothing here knows a card.

import {
  announce,
  cease,
  dataOf,
  emit,
  NEXT,
  NOBODY,
  object,
  opFor,
  printedAct,
  propose,
  push,
  recycle,
  roll,
  seatAfter,
  type Ref,
  type Run,
  type Seat,
  spawn,
  statOf,
  stillAimed,
  STAY,
  topOf,
  zone,
} from "@soulspire/kernel"
import type { Data, Table } from "./types.ts"

export type ProofRun = Run<Table, Data>
const op = opFor<Table, Data>()

export const player = (r: ProofRun, seat: Seat): Table["players"][number] => r.s.table.players[seat]

const rollDie = (r: ProofRun): number => roll(r, "dice", 6)

// Coins, cards, damage

const gainCoins = op(
  "gainCoins",
  { who: "whom", amount: "amount", as: "name?" },
  {
    run: (r, f, a) =>
      propose(
        r,
        f,
        { k: "gainCoins", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) },
        a.as ?? "",
      ),
  },
)

const loseCoins = op(
  "loseCoins",
  { who: "whom", amount: "amount", to: "whom?", cause: "name?" },
  {
    run(r, f, a) {
      const to = a.to === undefined ? NOBODY : a.to(r, f.env, NOBODY)
      return propose(r, f, {
        k: "loseCoins",
        who: a.who(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        to,
        cause: a.cause ?? "",
      })
    },
  },
)

/** A cost: all of it or nothing. */
const pay = op(
  "pay",
  { who: "whom", amount: "amount", to: "whom?", cause: "name?", as: "name?" },
  {
    run: (r, f, a) =>
      propose(
        r,
        f,
        {
          k: "loseCoins",
          who: a.who(r, f.env, NOBODY),
          amount: a.amount(r, f.env, NOBODY),
          to: a.to === undefined ? NOBODY : a.to(r, f.env, NOBODY),
          cause: a.cause ?? "pay",
        },
        a.as ?? "",
      ),
    can: (r, e, a) => player(r, a.who(r, e, NOBODY)).coins >= a.amount(r, e, NOBODY),
  },
)

const draw = op(
  "draw",
  { who: "whom", count: "amount" },
  {
    run(r, f, a) {
      const left = (f.env["$draw"] as number | null | undefined) ?? a.count(r, f.env, NOBODY)
      if (left <= 0) {
        f.env["$draw"] = null
        return NEXT
      }
      f.env["$draw"] = left - 1
      const deck = zone(r, "deck")
      if (r.s.zones[deck].length === 0) recycle(r, zone(r, "discard"), deck)
      const top = topOf(r, deck)
      if (top === NOBODY) {
        f.env["$draw"] = null
        return NEXT
      }
      const who = a.who(r, f.env, NOBODY)
      propose(r, f, { k: "move", obj: top, to: zone(r, "hand", who), who, cause: "draw" })
      return STAY
    },
  },
)

const hurt = op(
  "hurt",
  { whom: "whom", amount: "amount", from: "whom?" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "hurt",
        whom: a.whom(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
        from:
          a.from === undefined ? ((f.env["this"] as Ref | undefined) ?? NOBODY) : a.from(r, f.env, NOBODY),
      }),
  },
)

const heal = op(
  "heal",
  { whom: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "heal", whom: a.whom(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)

const light = op(
  "light",
  { who: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "light", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)

/** Paying off a death: a composite of three parts, each of which a card may change. */
const penalty = op(
  "penalty",
  { who: "whom" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, {
        k: "penalty",
        who,
        parts: { coins: { amount: 2, to: NOBODY }, card: { chooser: who }, thing: { chooser: who } },
      })
    },
  },
)

const tap = op(
  "tap",
  { whom: "whom" },
  {
    run: (r, f, a) => propose(r, f, { k: "tap", whom: a.whom(r, f.env, NOBODY) }),
    can: (r, e, a) => object(r, a.whom(r, e, NOBODY))?.data?.tapped === 0,
  },
)

const ready = op(
  "ready",
  { whom: "whom" },
  {
    run: (r, f, a) => propose(r, f, { k: "ready", whom: a.whom(r, f.env, NOBODY) }),
  },
)

const control = op(
  "control",
  { whom: "whom", by: "whom" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "move",
        obj: a.whom(r, f.env, NOBODY),
        to: zone(r, "board", a.by(r, f.env, NOBODY)),
        cause: "steal",
      }),
  },
)

// Turn and stack

const turnStarts = op(
  "turnStarts",
  {},
  {
    run(r, f) {
      const t = r.s.table
      t.turn++
      t.attacks = 1
      t.ending = 0
      t.holder = t.active
      for (const p of t.players) {
        p.plays = 0
        p.down = 0
      }
      player(r, t.active).plays = 1
      for (const ref of r.s.zones[zone(r, "board", t.active)]) dataOf(r, ref).tapped = 0
      f.env["you"] = t.active
      emit(r, { k: "turn", who: t.active, turn: t.turn }, null)
      return NEXT
    },
  },
)

const turnEnds = op(
  "turnEnds",
  {},
  {
    run(r) {
      const t = r.s.table
      for (const p of t.players) p.damage = 0
      for (const ref of r.s.zones[zone(r, "field")]) dataOf(r, ref).damage = 0
      t.active = seatAfter(r, t.active)
      if (t.active === 0) t.round++
      return NEXT
    },
  },
)

/** Whatever was set off and not yet placed is gone. */
const forgetTriggers = op(
  "forgetTriggers",
  {},
  {
    run(r) {
      r.s.pending.length = 0
      return NEXT
    },
  },
)

const setTable = op(
  "setTable",
  { field: "name", value: "amount" },
  {
    run(r, f, a) {
      ;(r.s.table as unknown as Record<string, number>)[a.field] = a.value(r, f.env, NOBODY)
      return NEXT
    },
  },
)

const extraPlay = op(
  "extraPlay",
  { who: "whom" },
  {
    run(r, f, a) {
      player(r, a.who(r, f.env, NOBODY)).plays++
      return NEXT
    },
  },
)

const passOn = op(
  "passOn",
  {},
  {
    run(r) {
      const t = r.s.table
      t.passes++
      t.holder = seatAfter(r, t.holder)
      return NEXT
    },
  },
)

const setUpFoe = op(
  "setUpFoe",
  {},
  {
    run(r, f) {
      const foes = zone(r, "foes")
      if (r.s.zones[zone(r, "field")].length >= 2 || r.s.zones[foes].length === 0) return NEXT
      propose(r, f, {
        k: "move",
        obj: topOf(r, foes),
        to: zone(r, "field"),
        controller: NOBODY,
        cause: "refill",
      })
      return STAY
    },
  },
)

/** Does what an item on the stack says. What has no legal target left does nothing. */
const perform = op(
  "perform",
  { item: "whom" },
  {
    run(r, f, a) {
      const t = r.s.table
      const o = object(r, a.item(r, f.env, NOBODY))
      if (o === null || o.act === null) throw new Error("nothing to resolve")
      const { ability, env } = o.act
      const aimed = stillAimed(r, o.act)
      o.act = null
      t.holder = t.active
      t.passes = 0
      const card = o.def < 0 ? "" : r.m.defs[o.def].def.id
      const { path, p } = r.m.abilities[ability]
      emit(r, { k: aimed ? "resolve" : "fizzle", card, path }, null)
      if (aimed) push(r, p, env)
      return NEXT
    },
  },
)

/** Something without a card leaves the stack. */
const gone = op(
  "gone",
  { whom: "whom" },
  {
    run(r, f, a) {
      cease(r, a.whom(r, f.env, NOBODY))
      return NEXT
    },
  },
)

/** Takes something off the stack before it happens. */
const cancel = op(
  "cancel",
  { whom: "whom" },
  {
    run(r, f, a) {
      const ref = a.whom(r, f.env, NOBODY)
      const o = object(r, ref)
      if (o === null) return NEXT
      emit(r, { k: "cancel", obj: ref }, null)
      if (o.def < 0) {
        cease(r, ref)
        return NEXT
      }
      return propose(r, f, { k: "move", obj: ref, to: zone(r, "discard"), cause: "cancel" })
    },
  },
)

// Rolls

const makeRoll = op(
  "makeRoll",
  { who: "whom" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const o = spawn(r, -1, zone(r, "stack"), who, who)
      const data = o.data as Data
      data.value = rollDie(r)
      data.attempt = ++r.s.clock
      r.s.table.holder = who
      r.s.table.passes = 0
      f.env["die"] = o.ref
      emit(r, { k: "dice", who, value: data.value, die: o.ref }, null)
      return NEXT
    },
  },
)

const reroll = op(
  "reroll",
  { die: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.die(r, f.env, NOBODY))
      if (o === null) return NEXT
      const data = o.data as Data
      data.value = rollDie(r)
      data.attempt = ++r.s.clock
      emit(r, { k: "dice", who: o.controller, value: data.value, die: o.ref }, null)
      return NEXT
    },
  },
)

const nudge = op(
  "nudge",
  { die: "whom", by: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "nudge", die: a.die(r, f.env, NOBODY), amount: a.by(r, f.env, NOBODY) }),
  },
)

/** Step four: whoever has something to say about this number says it, once an attempt. */
const wouldRoll = op(
  "wouldRoll",
  { die: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.die(r, f.env, NOBODY))
      if (o === null) return NEXT
      const data = o.data as Data
      r.s.table.attempt = data.attempt
      emit(r, { k: "wouldRoll", who: o.controller, value: data.value, die: o.ref }, null)
      f.env["asked"] = r.s.pending.length
      return NEXT
    },
  },
)

/** Step five: lasting modifiers, then it is final. */
const finishRoll = op(
  "finishRoll",
  { die: "whom" },
  {
    run(r, f, a) {
      const ref = a.die(r, f.env, NOBODY)
      const o = object(r, ref)
      if (o === null) {
        f.env["result"] = 0
        return NEXT
      }
      const value = Math.max(1, Math.min(6, (o.data as Data).value + statOf(r, o.controller, "luck")))
      f.env["result"] = value
      const who = o.controller
      cease(r, ref)
      emit(r, { k: "rolls", who, value }, null)
      return NEXT
    },
  },
)

const rollDay = op(
  "rollDay",
  {},
  {
    run(r) {
      r.s.table.dayDie = rollDie(r)
      emit(r, { k: "day", value: r.s.table.dayDie }, null)
      return NEXT
    },
  },
)

// Plays that an effect makes: announced in the middle of whatever is going on.

const playNow = op(
  "playNow",
  { card: "whom", by: "whom" },
  {
    run(r, f, a) {
      const ref = a.card(r, f.env, NOBODY)
      const ability = printedAct(r, ref)
      if (ability >= 0) announce(r, ability, a.by(r, f.env, NOBODY), ref, [], "free")
      return NEXT
    },
  },
)

const fight = op(
  "fight",
  { foe: "whom", who: "whom" },
  {
    run(r, f, a) {
      r.s.table.attacked = a.foe(r, f.env, NOBODY)
      r.s.table.attacker = a.who(r, f.env, NOBODY)
      r.s.table.attacks--
      emit(r, { k: "attack", who: r.s.table.attacker, foe: r.s.table.attacked }, null)
      return NEXT
    },
  },
)

const fightOver = op(
  "fightOver",
  {},
  {
    run(r) {
      r.s.table.attacked = NOBODY
      r.s.table.attacker = NOBODY
      return NEXT
    },
  },
)

/** A one-off, as a native step: gives each seat the coins of the next one. */
const carousel = op(
  "native:carousel",
  {},
  {
    run(r) {
      const coins = r.s.table.players.map((p) => p.coins)
      r.s.table.players.forEach((p, i) => {
        p.coins = coins[(i + 1) % coins.length]
      })
      emit(r, { k: "carousel" }, null)
      return NEXT
    },
  },
)

export const proofOps = [
  gainCoins,
  loseCoins,
  pay,
  draw,
  hurt,
  heal,
  light,
  penalty,
  tap,
  ready,
  control,
  turnStarts,
  turnEnds,
  forgetTriggers,
  setTable,
  extraPlay,
  passOn,
  setUpFoe,
  perform,
  gone,
  cancel,
  makeRoll,
  reroll,
  nudge,
  wouldRoll,
  finishRoll,
  rollDay,
  playNow,
  fight,
  fightOver,
  carousel,
]
