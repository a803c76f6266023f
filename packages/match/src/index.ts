// A match: seats, log, file, undo, auto-pass, and the protocol between a host and its clients. Knows no game.

export { botDecisions, playBots } from "./bots.ts"
export {
  type FileOptions,
  fileOf,
  FORMAT,
  type Header,
  lineOf,
  type MatchFile,
  writeMatchFile,
} from "./file.ts"
export type { AnswerEntry, Entry, SeatEntry, UndoEntry } from "./log.ts"
export {
  answer,
  askedOf,
  changeSeat,
  createMatch,
  type Match,
  outcomeOf,
  type Setup,
  type Standing,
  type Step,
  versionOf,
} from "./match.ts"
export { type FileProblem, fileProblems, MatchFileError } from "./problems.ts"
export { readMatchFile } from "./read-file.ts"
export { type Progress, replay, type Replaying, replaying, resume, type Verdict, verify } from "./replay.ts"
export { personsOf, type Seating } from "./seats.ts"
export { lastOwn, stateAt, undo, undoTerms, type UndoTerms } from "./undo.ts"
