// Where a match parts with the rules that are here: it was played by others, and they come out differently.

import type { Game, State } from "@soulspire/kernel"
import type { MatchFile } from "./file.ts"
import { rulesOf } from "./file.ts"
import type { RulesName } from "./log.ts"
import { rulesOfGame } from "./match.ts"
import { type FileProblem, MatchFileError, problem } from "./problems.ts"

/** What the rules say of a file: if they are others than it was played by, it is they that have changed. */
const judgedByRules: readonly FileProblem[] = [
  "file.bad-cards",
  "file.bad-table",
  "file.other-start",
  "file.refused",
  "file.other-state",
  "file.undo-not-allowed",
  "file.undo-consent",
  "file.breaks",
]

/** Versions as people are told them; where both are called alike, with what tells them apart. */
function versions(saved: RulesName, here: RulesName): { saved: string; here: string } {
  const exact = ({ version, rules }: RulesName): string => `${version} (${rules.toString(16)})`
  return saved.version === here.version
    ? { saved: exact(saved), here: exact(here) }
    : { saved: saved.version, here: here.version }
}

/** What was thrown; or, where other rules are the reason, that they are. */
export function otherRules(
  error: unknown,
  by: RulesName,
  game: Pick<Game, "version" | "rulesHash">,
): unknown {
  if (!(error instanceof MatchFileError) || by.rules === game.rulesHash) return error
  if (!judgedByRules.includes(error.key)) return error
  return problem(error.line, "file.other-rules", versions(by, rulesOfGame(game)), error)
}

/** The versions, if a file was last played by other rules than the game's; null if by these. */
export function playedByOthers<S extends State>(
  file: Pick<MatchFile, "header" | "log">,
  game: Game<S>,
): { saved: string; here: string } | null {
  const by = rulesOf(file)
  return by.rules === game.rulesHash ? null : versions(by, rulesOfGame(game))
}

/** Did it part with the rules here, and is otherwise all right? */
export const isOtherRules = (error: unknown): error is MatchFileError =>
  error instanceof MatchFileError && error.key === "file.other-rules"
