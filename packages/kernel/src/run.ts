// What the parts of the machine hand to each other: the tables of a compiled game, and a run over one state.

import type { Ability, Node } from "./ability.ts"
import type { Index } from "./ability-index.ts"
import type { Printed } from "./evaluate.ts"
import type { ActSpec, Atom, GameSpec, StatSpec, Told } from "./spec.ts"
import type { Decision } from "./machine.ts"
import type { Language } from "./names.ts"
import type { Env, Message, Plain, Reason } from "./plain.ts"
import type { RandomState } from "./random.ts"
import { FIRST_SLOT, isObject, isSeat, NOBODY, type Ref, type Seat, slotOf } from "./refs.ts"
import type { ExpressionCache } from "./expression-cache.ts"
import type { Def, Frame, Obj, State, Track } from "./state.ts"

/** A compiled expression. `it` is the candidate while a selection or a static looks at one. */
export type Get<T> = (r: Run, e: Env, it: Ref) => T

/** What happened, told in plain fields. Who may see which field is declared in the game's event table. */
export interface GameEvent {
  k: string
  [field: string]: Plain
}

// What an op says when it has run.
/** Go on with the next step (after whatever was pushed). */
export const NEXT = 0
/** Run this step again (after whatever was pushed), or go on where it set `pc`. */
export const STAY = 1
/** A decision is open. */
export const WAIT = 2
/** This frame is finished. */
export const DONE = 3
/** Nothing to do until other tracks have moved. */
export const BLOCKED = 4
export type Signal = typeof NEXT | typeof STAY | typeof WAIT | typeof DONE | typeof BLOCKED

export type Kind = "choose" | "order" | "number" | "act" | "vote" | "offer"

/** What a seat is asked. For "number", min and max are the range; otherwise how many options to pick. */
export interface Ask {
  kind: Kind
  prompt: Message
  min: number
  max: number
  /** The picks must also go together in some way: not every set of them is taken. */
  joint: boolean
  /** The key that lets it pass, where there is one; "" where not. (Somebody who must act is not offered it.) */
  pass: string
}

/** Makes what is asked, always of one shape with whole numbers in it: it is read at every answer. */
export const asking = (kind: Kind, key: string, min = 1, max = 1, params?: Message["params"]): Ask => ({
  kind,
  prompt: params === undefined ? { key } : { key, params },
  min: min | 0,
  max: max | 0,
  joint: false,
  pass: "",
})

/** What a window to act or pass asks. */
export const askingToAct = (key: string, pass: string | undefined): Ask => {
  const ask = asking("act", key)
  ask.pass = pass ?? ""
  return ask
}

export interface Option {
  key: string
  /** The objects and seats it concerns, for a screen to light. */
  refs: Ref[]
  /** A free number goes with it: the answer is `key=number`. */
  range?: { min: number; max: number } | undefined
  /** A promise may or must go with the number: the answer is `key=number promise`. */
  promise?: "may" | "must" | undefined
  /** Which ability it announces, by number. */
  ability?: number | undefined
}

interface ParamTypes {
  amount: Get<number>
  /** An amount of something: how many, how much. It is what a multiplied effect has more of. */
  quantity: Get<number>
  whom: Get<Ref>
  /** A whom that is always a player. */
  seat: Get<Seat>
  select: Get<Ref[]>
  /** A selection of players. */
  seats: Get<Seat[]>
  cond: Get<boolean>
  /** A nested program, as a code number. */
  body: number
  name: string
  names: readonly string[]
  /** The name that what comes of it is bound to. */
  bind: string
  /** The key of what somebody is asked. */
  prompt: string
  /** How long: what `expire` is told, or "" for good. */
  span: string
  /** The label of a block. */
  label: string
  /** The name of a zone: checked when a card is compiled. */
  zone: string
  /** The name of a program, compiled to its number. */
  program: number
  /** Amounts and whoms by name. */
  values: Record<string, Get<number>>
  /** A nested ability, as its number. */
  ability: number
}
export type ParamKind = keyof ParamTypes
export type Params = Record<string, ParamKind | `${ParamKind}?`>
/** How a parameter is written on a card: there a player is a whom like any other, players are a selection, a quantity a number. */
export type WrittenKind = Exclude<ParamKind, "seat" | "seats" | "quantity">
export function writtenKind(kind: string): WrittenKind {
  const plain = kind.replace("?", "")
  if (plain === "quantity") return "amount"
  return plain === "seat" ? "whom" : plain === "seats" ? "select" : (plain as WrittenKind)
}
export type Args<P extends Params> = {
  [K in keyof P]: P[K] extends `${infer T extends ParamKind}?`
    ? ParamTypes[T] | undefined
    : P[K] extends ParamKind
      ? ParamTypes[P[K]]
      : never
}

/** How an op runs; the ones that ask somebody also say whom, what, and take the answer. */
/** What is chosen as an ability is announced. With `times`, so often, one thing also several times: a list is bound. */
export interface TargetCode {
  as: string
  what: Get<Ref[]>
  by: Get<Seat> | null
  /** How often, and what is asked each time. */
  times: { many: Get<number>; prompt: string } | null
}

/** An op that aims, by the names of its parameters: what at, how often, whose choice it is, and what the list is bound to. */
interface Aims {
  as: string
  what: string
  times: string
  by: string
}

export interface Handler<A, Table = unknown, Data = unknown> {
  run(r: Run<Table, Data>, f: Frame, a: A): Signal
  /** Could it be done now? Read by gates and costs, step by step; `e` is scratch, to note what later steps will find. */
  can?(r: Run<Table, Data>, e: Env, a: A): boolean
  /** Bits of the seats that are asked. */
  seats?(r: Run<Table, Data>, f: Frame, a: A): number
  ask?(r: Run<Table, Data>, f: Frame, a: A, seat: Seat): Ask
  options?(r: Run<Table, Data>, f: Frame, a: A, seat: Seat): Option[]
  /** What must be true of several picks together. */
  fits?(r: Run<Table, Data>, f: Frame, a: A, seat: Seat, keys: readonly string[]): boolean
  /** Is there anything but passing? Cheaper than the list. */
  canAct?(r: Run<Table, Data>, f: Frame, a: A, seat: Seat): boolean
  explain?(r: Run<Table, Data>, f: Frame, a: A, seat: Seat, what: string): Reason | null
  /** Takes a checked answer; `options` is the list it was checked against. */
  answer?(
    r: Run<Table, Data>,
    f: Frame,
    a: A,
    seat: Seat,
    keys: readonly string[],
    options: readonly Option[],
  ): Signal
  /** Called when the frame is unwound while at this step. */
  cleanup?(r: Run<Table, Data>, f: Frame, a: A): void
  /** Rewrites in a frame of a world dealt anew what `seat` may not know. */
  forget?(r: Run<Table, Data>, f: Frame, a: A, seat: Seat, random: RandomState): void
  /** What others do never changes whether or how it waits. */
  steady?: boolean
  /** What it happens to is chosen as the ability is announced that it is a step of. */
  aims?: Aims
  /** Names that it gives to what comes of it, besides those that its parameters say. */
  binds?: readonly string[]
  /** Names that it speaks of besides: whatever says it has to bind them. */
  uses?: readonly string[]
  /** What is wrong with it in a game of these cards, if it speaks of some by name: asked when the game is defined. */
  wrong?(node: Node, cards: readonly Def[]): string | null
}

/** The same handler in one fixed shape: steps of every op are then read alike, which is what makes running them quick. */
export function inShape<A>(h: Handler<A>): Handler<A> {
  return {
    run: h.run,
    can: h.can,
    seats: h.seats,
    ask: h.ask,
    options: h.options,
    fits: h.fits,
    canAct: h.canAct,
    explain: h.explain,
    answer: h.answer,
    cleanup: h.cleanup,
    forget: h.forget,
    steady: h.steady,
    aims: h.aims,
    binds: h.binds,
    uses: h.uses,
    wrong: h.wrong,
  } as Handler<A>
}

export interface Op {
  name: string
  params: Params
  handler: Handler<never>
}

/** One flat step of a program. What is read whenever it runs comes first, and without a detour through its op. */
export interface Instruction {
  run: Handler<unknown>["run"]
  a: unknown
  /** Its place in its program. */
  at: number
  op: Handler<unknown>
  name: string
  node: Node
}

export const makeInstruction = (op: Handler<unknown>, a: unknown, name: string, node: Node): Instruction => ({
  run: op.run,
  a,
  at: -1,
  op,
  name,
  node,
})

/** A stretch of steps that can be left: a labelled block, or one whose clean-up starts at `to`. */
interface Region {
  from: number
  to: number
  label: string | null
}

export interface Code {
  /** Where it stands, for people: `card/ability/do`. */
  path: string
  /** The ability it belongs to, by path; "" for rules, null where the frame says which ability it speaks for. */
  by: string | null
  steps: Instruction[]
  regions: Region[]
  /** The step that each place leads to, over the edges of blocks and along jumps; null where that is the end. */
  land: (Instruction | null)[]
}

export interface AbilityCode {
  k: Ability["k"]
  path: string
  ability: Ability
  /** Number of its index list. */
  key: number
  /** One bit for each kind of zone it works in. */
  zones: number
  when: Get<boolean> | null
  /** What `when` asks of single fields of the event: a word, or (null) the ability's own object. */
  glance: { field: string; word: string | null }[]
  to: Get<boolean> | null
  add: Get<number> | null
  set: Get<number> | null
  back: boolean
  /** Of a trigger's condition, what speaks of how things are and not of the event: it can be asked again later. */
  still: Get<boolean> | null
  /** The names under which its object remembers how often it was met, and in which span. */
  counted: string
  spanned: string
  targets: TargetCode[]
  /** Program numbers of `do` and `cost`; -1 for none. */
  p: number
  cost: number
  /** What a cost needs, checked before anything is paid. */
  costInstructions: Instruction[]
  gives: number[]
  /** For a grant: whose abilities it gives too, whether it takes all others, and the name it gives. */
  of: Get<boolean> | null
  only: boolean
  named: string | null
  /** For a grant: what it looks at includes numbers. */
  loose: boolean
  /** Its ways, each compiled as an ability of its own. */
  modes: { name: string; ability: number; when: Get<boolean> | null }[]
}

export type Facts = Readonly<Record<string, number>>

export interface DefCode {
  /** Its name and its back, which every move tells. */
  id: string
  back: string
  def: Def
  abilities: number[]
  /** Every kind of zone in which one of them has to be found without looking at the object: all but acts. */
  zones: number
  /** Its acts, each as two numbers: the key of its name, and the ability. A card has few, and they are looked at all the time. */
  acts: readonly number[]
  /** Its facts, with 0 for each that only other cards have: all cards are then read alike. */
  facts: Facts
  /** The printed numerals, in reading order. */
  numerals: Printed[]
  /** The number of what is on its other side; -1 for none. */
  face: number
}

/** Is this kind printed there? By hand: a card has few, and this is asked all the time. */
export function isOfKind({ def: { kinds } }: DefCode, kind: string): boolean {
  for (let i = 0; i < kinds.length; i++) if (kinds[i] === kind) return true
  return false
}

export interface ZoneInfo {
  id: number
  /** `hand`, and `hand.1` for a seat's own. */
  kind: string
  name: string
  kindNo: number
  /** Stands for its kind in sets of zones that abilities work in; 0 where none does. */
  bit: number
  seat: Seat
  shown: "all" | "holder" | "none"
  play: boolean
  live: boolean
  ordered: boolean
}

/** A derived number of the game. */
export interface StatCode<Table = unknown, Data = unknown> {
  name: string
  base: Told<Table, Data, number>
  /** What it always is where no card has anything to say of it; null where that has to be asked. */
  usual: number | null
  fixed: StatSpec<Table, Data>["fixed"]
  min: number | undefined
  max: number | undefined
  /** Number of the index list of what changes it; -1 where no card does. */
  changed: number
  ofSeats: boolean
}

/** A kind of change, with the numbers of the index lists of what replaces it and of what it sets off; -1 for none. */
export interface AtomCode<Table = unknown, Data = unknown> {
  atom: Atom<Table, Data>
  replaced: number
  heard: number
}

/** An act in its window, and whether some card could make it an obligation. */
export interface ActCode<Table = unknown, Data = unknown> {
  name: string
  act: ActSpec<Table, Data>
  obliges: boolean
}

export interface Compiled<Table = unknown, Data = unknown> {
  spec: GameSpec<Table, Data>
  seats: number
  defs: DefCode[]
  /** All cards, in the order of their numbers: one list, for whoever keeps what follows from it. */
  cards: readonly Def[]
  defNumber: Map<string, number>
  /** The facts of what has no card. */
  noFacts: Facts
  abilities: AbilityCode[]
  codes: Code[]
  programs: Map<string, number>
  stats: Map<string, StatCode<Table, Data>>
  atoms: Map<string, AtomCode<Table, Data>>
  /** The one of them that happens most: an object changes zone. */
  moving: AtomCode<Table, Data>
  zoneKinds: string[]
  /** First zone id of each kind. */
  zoneBase: number[]
  zones: ZoneInfo[]
  /** Index lists by kind of ability, then by event, number or act. */
  keys: Record<AbilityCode["k"], Map<string, number>>
  keyNames: string[]
  /** Numbers of the index lists of an act, and of what forbids it; -1 where no card has such a thing. */
  actKeys: Map<string, { act: number; forbid: number }>
  /** Acts by the window they are offered in. */
  windows: Map<string, ActCode<Table, Data>[]>
  zoneNumber: Map<string, number>
  patience: number
  /** The label last made for each slot. */
  labels: { def: number; text: string }[]
  streams: Map<string, number>
  ops: Map<string, Op>
  /** What texts can name things by. */
  language: Language
  /** Compiled expressions, costs and the like. */
  expressions: ExpressionCache
  /** Stats, atoms and index lists are another game's too: none can be added. */
  sealed: boolean
}

export interface Run<Table = unknown, Data = unknown> {
  m: Compiled<Table, Data>
  s: State<Table, Data>
  index: Index
  /** The index no longer fits the state. */
  stale: boolean
  /** Something has changed or been told since the game last looked (`noticed`). */
  changed: boolean
  events: GameEvent[]
  /** The track that is running. */
  track: number
  /** Compare every look-up in the index with a full scan. */
  oracle: boolean
  /** What was asked last and the list last handed out, so that answering does not look for everything again; null once the state has changed. */
  asked: readonly Decision[] | null
  listed: { readonly id: number; readonly seat: Seat; readonly options: readonly Option[] } | null
  /** Looks on while an answer runs: called between two steps when something has changed or been told. */
  look: (() => void) | null
}

// Small readings that everything uses.

export const object = <T, D>(r: Run<T, D>, ref: Ref): Obj<D> | null => {
  if (!isObject(ref)) return null
  const o = r.s.objects[slotOf(ref) - FIRST_SLOT]
  return o !== undefined && o.ref === ref ? o : null
}
/** The game's data of an object that must be in a live zone. */
export const dataOf = <T, D>(r: Run<T, D>, ref: Ref): D => {
  const data = object(r, ref)?.data
  if (data === null || data === undefined) throw new Error(`${label(r, ref)} has no data where it is`)
  return data
}
export const bySlot = <T, D>(r: Run<T, D>, slot: number): Obj<D> => r.s.objects[slot - FIRST_SLOT]
export const trackOf = (r: Run): Track => r.s.tracks[r.track]

/** Objects and seats that still are what the reference meant; of plain data, a number that means one. */
export function exists(r: Run, ref: Ref): boolean
export function exists(r: Run, value: number): value is Ref
export function exists(r: Run, ref: number): boolean {
  return (ref >= 0 && ref < r.s.seats) || object(r, ref as Ref) !== null
}

/** What to remember of something that has left; null when it never was in play. */
export const lastKnown = (r: Run, ref: Ref): NonNullable<Obj["was"]> | null => {
  if (!isObject(ref)) return null
  const was = r.s.objects[slotOf(ref) - FIRST_SLOT]?.was
  return was && was.ref === ref ? was : null
}

/** The definition an object has now: the one it copies, or else what is printed on the face that shows. */
export function defOf(o: Obj): number {
  if (o.layers === null) return o.def
  let copied = -1
  for (const layer of o.layers) if (layer.k === "copy") copied = layer.def
  return copied < 0 ? faceOf(o) : copied
}

/** What is printed on the face that shows. */
export function faceOf(o: Obj): number {
  let def = o.def
  if (o.layers !== null) for (const layer of o.layers) if (layer.k === "face") def = layer.def
  return def
}

/** The definition of anything referred to, also of what has left; -1 if there is none. */
export function defAt(r: Run, ref: Ref): number {
  const o = object(r, ref)
  if (o !== null) return defOf(o)
  const was = lastKnown(r, ref)
  return was === null ? -1 : was.def
}

/** What is printed on a card as numbers, also on one that has left. */
export function factsOf(r: Run, ref: Ref): Facts {
  const def = defAt(r, ref)
  return def < 0 ? r.m.noFacts : r.m.defs[def].facts
}

export const factOf = (r: Run, ref: Ref, name: string): number => factsOf(r, ref)[name] ?? 0

export function controllerOf(r: Run, ref: Ref): Seat {
  if (isSeat(ref)) return ref
  const o = object(r, ref)
  if (o !== null) return o.controller
  const was = lastKnown(r, ref)
  return was === null ? NOBODY : was.controller
}

/** The id of a zone by the number of its kind, where that is known beforehand: for a seat where each seat has one. */
export const zoneId = (r: Run, kind: number, seat: Seat = NOBODY): number => {
  const base = r.m.zoneBase[kind]
  return r.m.zones[base].seat === NOBODY ? base : base + seat
}

/** The id of a seat's zone, or NOBODY where there is no such seat: what would go there goes nowhere. */
export function zoneFor(r: Run, kind: string, seat: Seat): number {
  const base = r.m.zoneBase[r.m.zoneNumber.get(kind) as number]
  return r.m.zones[base].seat !== NOBODY && !(seat >= 0 && seat < r.s.seats) ? NOBODY : zone(r, kind, seat)
}

/** The id of a zone by its name, for a seat where each seat has one. */
export function zone(r: Run, kind: string, seat: Seat = NOBODY): number {
  const no = r.m.zoneNumber.get(kind)
  if (no === undefined) throw new Error(`no zone is called ${kind}`)
  const base = r.m.zoneBase[no]
  if (r.m.zones[base].seat === NOBODY) return base
  if (!(seat >= 0 && seat < r.s.seats)) throw new Error(`seat ${seat} has no zone called ${kind}`)
  return base + seat
}

/** A readable, stable name: `p2` for a seat, `bomb#41` for a card. Made once: options are listed a million times. */
export function label(r: Run, ref: Ref): string {
  if (ref >= 0 && ref < FIRST_SLOT) return SEAT_LABELS[ref]
  const def = defAt(r, ref)
  const slot = slotOf(ref)
  const { labels } = r.m
  while (labels.length <= slot) labels.push({ def: NOBODY, text: `item#${labels.length}` })
  const made = labels[slot]
  // In one game a slot hardly ever changes what it is.
  if (made.def !== def) labels[slot] = { def, text: def < 0 ? `item#${slot}` : `${r.m.defs[def].id}#${slot}` }
  return labels[slot].text
}
const SEAT_LABELS: readonly string[] = Array.from({ length: FIRST_SLOT }, (_, seat) => `p${seat + 1}`)

/** The seat `by` places after another. (Not by remainder: that can leave the engine with a floating-point seat.) */
export const seatAfter = (r: Run, seat: Seat, by = 1): Seat => {
  const next = seat + by
  return (next >= r.s.seats ? next - r.s.seats : next) as Seat
}

const goneOf = (r: Run): number => (r.m.spec.gone === undefined ? 0 : r.m.spec.gone(r))

/** The next seat that is still in the game. */
export function nextSeat(r: Run, seat: Seat): Seat {
  const gone = goneOf(r)
  let next = seatAfter(r, seat)
  while (((gone >> next) & 1) === 1 && next !== seat) next = seatAfter(r, next)
  return next
}

/** All seats that are in the game, in turn order from the first, or from another one. */
export function seatOrder(r: Run, first: Seat = r.m.spec.first(r)): Seat[] {
  const gone = goneOf(r)
  const order: Seat[] = []
  for (let i = 0; i < r.s.seats; i++) {
    const seat = seatAfter(r, first, i)
    if ((gone & (1 << seat)) === 0) order.push(seat)
  }
  return order
}
