// Verbs about orbs: channelling, evoking, removing them, and setting off what they do at the end of a turn.

import {
  type Amount,
  asking,
  bit,
  boundAs,
  DONE,
  type Env,
  type Frame,
  type Get,
  NEXT,
  NOBODY,
  type Node,
  propose,
  pushProgram,
  type Seat,
  type Signal,
  statOf,
  verb,
  WAIT,
  youOf,
} from "@soulspire/kernel"
import { cubesLeft, type Orb, orbsHeld, orbsOf } from "./reads.ts"
import { op, type SpireRun } from "../../state/run.ts"

/** The kind that is being channelled, and the one that was evoked last. */
const kind = boundAs<Orb>("orb")
const evoked = boundAs<Orb | undefined>("evoked")

const channelOp = op(
  "channel",
  { who: "seat", orb: "name", amount: "amount" },
  {
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      pushProgram(r, "channel", { you: a.who(r, f.env, NOBODY), orb: a.orb, amount })
      return NEXT
    },
  },
)
export const channel: (orb: Orb, amount?: Amount) => Node = verb(channelOp, ["orb", "amount"], {
  who: "you",
  amount: 1,
})

/** One of the kind that was evoked before. */
const channelEvokedOp = op(
  "channelEvoked",
  { who: "seat" },
  {
    uses: [evoked.name],
    run(r, f, a) {
      const orb = evoked.in(f.env)
      if (orb !== undefined) pushProgram(r, "channel", { you: a.who(r, f.env, NOBODY), orb, amount: 1 })
      return NEXT
    },
  },
)
export const channelEvoked = verb(channelEvokedOp, [], { who: "you" })()

/** Without a cube of its kind, or a slot at all, an orb is not channelled, and makes no room for itself (STS-10.5). */
const needCubeOp = op(
  "needCube",
  {},
  {
    uses: [kind.name],
    run: (r, { env }) =>
      cubesLeft(r, kind.in(env)) > 0 && statOf(r, youOf(env), "orbSlots") > 0 ? NEXT : DONE,
  },
)
export const needCube = verb(needCubeOp)

const placeOrbOp = op(
  "placeOrb",
  {},
  {
    uses: [kind.name],
    run: (r, f) => propose(r, f, { k: "channel", who: youOf(f.env), orb: kind.in(f.env) }),
  },
)
export const placeOrb = verb(placeOrbOp)

/** Which orb: the player says so where there are several kinds. */
const ofOrbs = <A extends { who: Get<Seat> }>(
  prompt: (f: Frame) => string,
  choices: (r: SpireRun, seat: Seat, env: Env, a: A) => Orb[],
  then: (r: SpireRun, f: Frame, a: A, orb: Orb) => Signal,
) => {
  const found = (r: SpireRun, f: Frame, a: A): Orb[] => choices(r, a.who(r, f.env, NOBODY), f.env, a)
  return {
    run(r: SpireRun, f: Frame, a: A): Signal {
      const kinds = found(r, f, a)
      if (kinds.length > 1) return WAIT
      return kinds.length === 1 ? then(r, f, a, kinds[0]) : NEXT
    },
    seats: (r: SpireRun, f: Frame, a: A) => bit(a.who(r, f.env, NOBODY)),
    ask: (_r: SpireRun, f: Frame) => asking("choose", prompt(f)),
    options: (r: SpireRun, f: Frame, a: A) => found(r, f, a).map((key) => ({ key, refs: [] })),
    answer: (r: SpireRun, f: Frame, a: A, _seat: Seat, keys: readonly string[]): Signal =>
      then(r, f, a, keys[0] as Orb),
  }
}

/** Any orb is removed and does what it does, once or more often, each time with a target of its own (STS-10.7). */
const evokeOp = op(
  "evoke",
  { who: "seat", times: "amount" },
  {
    binds: [evoked.name],
    ...ofOrbs(
      // To make room for one that is being channelled, which no card's text says.
      ({ env }) => (kind.name in env ? "evoke-full" : "evoke"),
      (r, seat, env, a: { who: Get<Seat>; times: Get<number> }) =>
        a.times(r, env, NOBODY) > 0 ? orbsOf(r, seat) : [],
      (r, f, a, orb) => {
        const you = a.who(r, f.env, NOBODY)
        pushProgram(r, `${orb}Evoked`, { you, times: a.times(r, f.env, NOBODY) })
        evoked.set(f.env, orb)
        return propose(r, f, { k: "evoke", who: you, orb })
      },
    ),
  },
)
/** Its kind is called `evoked` in the text. */
export const evoke = verb(evokeOp, ["times"], { who: "you", times: 1 })

/** One of those that do something at the end of a turn, which dark ones do not. */
const chooseOrbOp = op(
  "chooseOrb",
  { who: "seat", as: "bind" },
  ofOrbs(
    () => "trigger-orb",
    (r, seat) => orbsOf(r, seat).filter((orb) => orb !== "dark"),
    (_r, f, a: { who: Get<Seat>; as: string }, orb) => {
      f.env[a.as] = orb
      return NEXT
    },
  ),
)
export const chooseOrb = verb(chooseOrbOp, ["who", "as"])

const removeOrbsOp = op(
  "removeOrbs",
  { who: "seat", as: "bind" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      f.env[a.as] = orbsHeld(r, who)
      return propose(r, f, { k: "removeOrbs", who, amount: 0 })
    },
  },
)
/** So many are called `removed` in the text. */
export const removeOrbs = verb(removeOrbsOp, [], { who: "you", as: "removed" })()

export const orbOps = [channelOp, channelEvokedOp, needCubeOp, placeOrbOp, evokeOp, chooseOrbOp, removeOrbsOp]
