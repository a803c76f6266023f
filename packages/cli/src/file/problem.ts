// What is wrong with a match file, in one line that names the line of the file.

import type { FileProblem, MatchFileError } from "@soulspire/match"
import type { Reason } from "@soulspire/kernel"

type Params = MatchFileError["params"]

const sentences: Readonly<Record<FileProblem, (params: Params, why: string) => string>> = {
  "file.empty": () => "the file is empty",
  "file.too-big": ({ most }) => `the file is too big (${most} at most)`,
  "file.not-json": () => "this is not JSON; perhaps the file was cut off",
  "file.shape": ({ field, wanted }) =>
    field === "" ? `${wanted} expected` : `'${field}': ${wanted} expected`,
  "file.not-a-match": () => "this is no match file",
  "file.other-format": ({ format, here }) => `written in format ${format}; this is format ${here}`,
  "file.after-the-end": () => "there is something after the end of the game",
  "file.other-game": ({ saved, here }) => `a match of ${saved}, not of ${here}`,
  "file.other-rules": ({ saved, here }) =>
    `played with other rules than those installed${saved === here ? "" : ` (${saved}, here ${here})`}`,
  "file.other-cards": () => "played with other cards than those installed",
  "file.cards-changed": () => "the cards are not those of the header: they were changed",
  "file.bad-cards": ({ why }) => `the cards cannot be played with: ${why}`,
  "file.bad-table": (_params, why) => `the table cannot be set up so: ${why}`,
  "file.other-start": () => "the cards are dealt otherwise: seed, options, seats or hash were changed",
  "file.refused": ({ seat }, why) => `seat ${seat} could not have answered so: ${why}`,
  "file.other-state": () => "the state after this is another one: this line or one before it was changed",
  "file.undo-not-allowed": ({ seat }, why) => `seat ${seat} could not have taken this back: ${why}`,
  "file.undo-consent": () => "those who agreed to take back are not those who have to",
  "file.bad-seat": ({ seat }) => `there is no seat ${seat}`,
  "file.breaks": ({ why }) => `the game breaks here: ${why}`,
  "file.not-over": () => "says that the game is over; it is not",
  "file.other-outcome": () => "the game did not end like this",
  "file.no-end": () => "the game is over and the file does not say so; perhaps it was cut off",
}

/** Says a problem; `tell` puts the game's own reason into words. */
export function problemLine(
  error: MatchFileError,
  tell: (reason: Reason) => string = ({ key }) => key,
): string {
  const { line, key, params, reason } = error
  return `line ${line}: ${sentences[key](params, reason === null ? "" : tell(reason))}`
}
