// Why a wish could not be granted, for people: whatever was thrown, as a key with its parameters.

import { type Reason, Refusal } from "@soulspire/kernel"
import { MatchFileError } from "@soulspire/match"
import { StorageTrouble } from "./database.ts"
import type { Parted } from "./messages.ts"

/** A match that other rules have played, and that these cannot go on with. */
export const reasonOfParted = ({ saved, here }: Parted): Reason => ({
  key: "file.other-rules",
  params: { saved, here },
})

export function reasonOf(error: unknown): Reason {
  if (error instanceof Refusal) return error.reason
  if (error instanceof MatchFileError)
    return { key: error.key, params: { ...error.params, line: error.line } }
  if (error instanceof StorageTrouble) return { key: error.key, params: { why: error.message } }
  return { key: "broken", params: { why: error instanceof Error ? error.message : String(error) } }
}
