// What a game may have a word for.

import type { Speaker } from "@soulspire/text"

/** A word if the game has one. */
export function wordIn(speaker: Speaker, key: string): string | null {
  const word = speaker.word(key)
  return word.startsWith("‹") ? null : word
}
