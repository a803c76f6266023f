// The kernel: what a game is written with, and what everything else is written against.

export * from "./ability.ts"
export {
  answersTo,
  bindThis,
  bindYou,
  doerOf,
  isUndone,
  isUnowned,
  keptAs,
  noteDone,
  noteUndone,
  setDone,
  thisOf,
  youOf,
  type Bound,
  type Kept,
  boundAs,
} from "./bindings.ts"
export {
  abilitiesOf,
  actsOf,
  mayAct,
  activeAbilitiesOf,
  buildIndex,
  lookupName,
  touched,
} from "./ability-index.ts"
export { moveAtom, propose, proposeMove } from "./atoms.ts"
export { BadCard, compileGame, extendGame } from "./compile.ts"
export * from "./expr.ts"
export {
  carry,
  isCovered,
  progress as madeProgress,
  push,
  pushProgram,
  unbind,
  unwind,
  within,
} from "./frames.ts"
export {
  defineGame,
  type Game,
  type GameOptions,
  type Mark,
  type Midway,
  type Save,
  undoSpan,
} from "./game.ts"
export { hashPlain } from "./hash.ts"
export { isKind } from "./evaluate.ts"
export type { Frozen } from "./frozen.ts"
export { bit, everybody, eye, isSeen, PUBLIC, show, watchers } from "./knowledge.ts"
export type { Decision } from "./machine.ts"
export { firstAllowed, forbidden, obliged, permitted } from "./modals.ts"
export * from "./nodes.ts"
export { explainNumber, number as statOf, type Term } from "./numbers.ts"
export {
  type At,
  bury,
  cease,
  moveObject,
  reprint,
  recycle,
  roll,
  shuffle,
  spawn,
  spawnCopy,
  topOf,
  transfer,
} from "./objects.ts"
export { opFor, type TypedOp } from "./op.ts"
export { isAtRest, own } from "./own.ts"
export { endWorth } from "./opinion.ts"
export { explainActs, offerActs, payable } from "./offer.ts"
export { losesAbilities } from "./footprint.ts"
export { KNOWN } from "./looks.ts"
export type { Footprint, Maybe, Reading, Reads, Telling, Touch } from "./looks.ts"
export { doHeld, heldBack, heldFor } from "./ops-hold.ts"
export { kernelOps } from "./ops.ts"
export { leaveGame } from "./leaving.ts"
export { numerals } from "./ops-layers.ts"
export { standBeside } from "./ops-act.ts"
export {
  announce,
  announceCopy,
  announceMet,
  type How,
  isAnnounced,
  printedAct,
  showCard,
  stillAimed,
  stillMet,
} from "./ops-announce.ts"
export { clearTable, fixResults, forgetDoings, putCards } from "./position.ts"
export { copyPlain, type Env, type Message, type Plain, type Reason, Refusal, refuse } from "./plain.ts"
export { below, chachaBlock, newRandom, type RandomState, seedFrom, shuffleInPlace, word } from "./random.ts"
export * from "./refs.ts"
export { release } from "./release.ts"
export {
  type Args,
  type Ask,
  asking,
  BLOCKED,
  controllerOf,
  dataOf,
  defAt,
  defOf,
  DONE,
  exists,
  factOf,
  factsOf,
  isOfKind,
  type GameEvent,
  type Get,
  type Handler,
  type Kind,
  label,
  lastKnown,
  NEXT,
  object,
  type Op,
  type Option,
  type Params,
  type Run,
  nextSeat,
  seatAfter,
  seatOrder,
  type Signal,
  STAY,
  type Compiled,
  WAIT,
  writtenKind,
  zone,
  zoneId,
} from "./run.ts"
export type { OptionField, Options, OptionSchema, OptionValue } from "./options.ts"
export {
  type Beside,
  objectShown,
  type Secret,
  type Shown,
  type Sight,
  type SightList,
  tableShown,
  unknownSecrets,
} from "./sight.ts"
export * from "./spec.ts"
export type { Difference, Why } from "./why.ts"
export type { Part, Tempers, Thinking, ThinkingSpec } from "./thinking.ts"
export type {
  Announced,
  Def,
  Effect,
  Frame,
  Layer,
  Obj,
  Outcome,
  Pending,
  State,
  Track,
  Was,
} from "./state.ts"
export { addEffect, emit } from "./triggers.ts"
export { verb, type Verb } from "./verb.ts"
export { type CardView, eventsFor, isViewOf, type View } from "./view.ts"
