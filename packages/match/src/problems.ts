// What can be wrong with a match file: message keys with the parameters that go with them. The sentences are the
// catalogues' business.

import type { Reason } from "@soulspire/kernel"
import type { Misshapen } from "@soulspire/kernel/outside"

/** Every key with its parameters. */
export const fileProblems = {
  "file.empty": [],
  "file.too-big": ["most"],
  "file.not-json": [],
  "file.shape": ["field", "wanted"],
  "file.not-a-match": [],
  "file.other-format": ["format", "here"],
  "file.after-the-end": [],
  "file.other-game": ["saved", "here"],
  "file.other-rules": ["saved", "here"],
  "file.other-cards": [],
  "file.cards-changed": [],
  "file.bad-cards": ["why"],
  "file.bad-table": ["reason"],
  "file.other-start": [],
  "file.refused": ["seat", "reason"],
  "file.other-state": [],
  "file.undo-not-allowed": ["seat", "reason"],
  "file.undo-consent": [],
  "file.bad-seat": ["seat"],
  "file.breaks": ["why"],
  "file.not-over": [],
  "file.other-outcome": [],
  "file.no-end": [],
} as const satisfies Record<string, readonly string[]>

/** What a good file may still have to say for itself. */
export const fileNotes = {
  "file.torn": ["line"],
  "file.lost-end": [],
  "file.agrees": ["saved", "here"],
} as const satisfies Record<string, readonly string[]>

export type FileProblem = keyof typeof fileProblems
type ParamsOf<K extends FileProblem> = Record<(typeof fileProblems)[K][number], string | number>

/** The only error that reading, checking or resuming a match file throws. */
export class MatchFileError extends Error {
  readonly line: number
  readonly key: FileProblem
  readonly params: Record<string, string | number>
  /** What the game said, where it was the game that refused. */
  readonly reason: Reason | null
  constructor(
    line: number,
    key: FileProblem,
    params: Record<string, string | number>,
    reason: Reason | null = null,
    cause?: MatchFileError,
  ) {
    const why = cause === undefined ? "" : `, for ${cause.key} ${JSON.stringify(cause.params)}`
    super(`line ${line}: ${key} ${JSON.stringify(params)}${why}`, { cause })
    this.line = line
    this.key = key
    this.params = params
    this.reason = reason
  }
}

export const problem = <K extends FileProblem>(
  line: number,
  key: K,
  params: ParamsOf<K>,
  from?: Reason | MatchFileError,
): MatchFileError =>
  from instanceof MatchFileError
    ? new MatchFileError(line, key, params, from.reason, from)
    : new MatchFileError(line, key, params, from)

export const misshapen = (line: number, { at, wanted }: Misshapen): MatchFileError =>
  problem(line, "file.shape", { field: at, wanted })
