// A match: seats, log, file, undo, auto-pass, and the protocol between a host and its clients. Knows no game.

export {
  type Asked,
  type AutoAnswer,
  autoAnswer,
  precedence,
  type RowName,
  type Situation,
} from "./auto-answer.ts"
export { botDecisions, playBots } from "./bots.ts"
export { applyMessage, type ClientState, newClient } from "./client.ts"
export type { Hooks } from "./desk.ts"
export {
  type FileOptions,
  fileOf,
  FORMAT,
  type Header,
  headerOf,
  lineOf,
  type MatchFile,
  matchId,
  rulesOf,
  writeMatchFile,
} from "./file.ts"
export { type Difference, type Follower, followerOf, type Report } from "./follower.ts"
export { type Glimpse, type GlimpseSent, glimpsesOf } from "./glimpses.ts"
export { type Done, type Host, hostOf } from "./host.ts"
export type { AnswerEntry, Entry, RulesName, SeatEntry, UndoEntry } from "./log.ts"
export {
  answer,
  askedOf,
  changeSeat,
  commit,
  createMatch,
  type Match,
  outcomeOf,
  prepareAnswer,
  prepareTakeOver,
  type Setup,
  type Standing,
  type Step,
  versionOf,
} from "./match.ts"
export { isOtherRules, playedByOthers } from "./other-rules.ts"
export {
  isMet,
  type Level,
  notice,
  type Preferences,
  type Rule,
  type Until,
  usualPreferences,
  type Watch,
  watchFrom,
} from "./preferences.ts"
export { fileNotes, type FileProblem, fileProblems, MatchFileError } from "./problems.ts"
export type {
  Changes,
  ClientMessage,
  HostMessage,
  OwnUndo,
  Question,
  Reply,
  Settled,
  Splice,
  Told,
  UndoRequest,
  UndoState,
  Viewer,
} from "./protocol.ts"
export { MOST_TEXT, type ReadFile, readMatchFile } from "./read-file.ts"
export { matchReasons } from "./reasons.ts"
export {
  type Progress,
  type Replaying,
  replaying,
  type ReplayOptions,
  resume,
  stepsBeyond,
  type Verdict,
  verify,
} from "./replay.ts"
export { answerAsWritten } from "./script.ts"
export { personsOf, type Seating } from "./seats.ts"
export { withoutTwins } from "./twins.ts"
export { lastOwn, stateAt, undo, undoTerms, type UndoTerms } from "./undo.ts"
export { viewOf } from "./views.ts"
