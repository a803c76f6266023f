// Takes over what is in a file: every match is played through first, and then all of them are stored at once, or none.

import type { Reason } from "@soulspire/kernel"
import { type Match, outcomeOf, type Progress } from "@soulspire/match"
import { boxOf } from "./box-of.ts"
import type { Brought, SavedMatch } from "./messages.ts"
import { isHere, type Packed, readParcel } from "./parcel.ts"
import { playAgain } from "./play-again.ts"
import { reasonOf } from "./reason.ts"
import type { Kept, Saves } from "./saves.ts"
import { whereIn } from "./where.ts"

/** The line of the list for a match that comes in. */
export type NewLine = (match: Match, known: Pick<SavedMatch, "game" | "curtain">) => SavedMatch

/** Matches that could be the same as one that comes in. */
async function alike(saves: Saves, { file }: Packed, lines: readonly SavedMatch[]): Promise<Kept[]> {
  const options = JSON.stringify(file.header.options)
  const found = lines.filter(
    (each) => each.game === file.header.game && JSON.stringify(each.options) === options,
  )
  const read = await Promise.all(found.map(({ id }) => saves.read(id)))
  return read.filter((each) => each !== null)
}

export async function bringIn(
  text: string,
  saves: Saves,
  newLine: NewLine,
  progress: Progress,
): Promise<Brought> {
  const { belongings, matches, refused, whole } = readParcel(text)
  const lines = await saves.list()
  const all = matches.reduce((sum, { file }) => sum + file.log.length, 0)
  const coming: Kept[] = []
  const wrong = [...refused]
  const notes: Reason[] = []
  let known = 0
  let before = 0

  /** Played through once, so that nothing is kept that could not go on. */
  async function take(packed: Packed): Promise<void> {
    const { file, line } = packed
    const here = [...(await alike(saves, packed, lines)), ...coming]
    if (here.some((each) => isHere(file, each, whole))) {
      known++
      return
    }
    const { game } = await boxOf(file.header.game)
    const { match, endLost } = await playAgain(file, game, (done) => progress(before + done, all))
    if (file.torn !== null) notes.push({ key: "file.torn", params: { line: file.torn } })
    if (endLost) notes.push({ key: "file.no-end" })
    const persons = match.seats.filter(({ kind }) => kind === "person").length
    const made = newLine(match, { game: file.header.game, curtain: persons > 1 })
    const saved = { ...made, ...line, ...whereIn(match), over: outcomeOf(match) }
    coming.push({ saved, head: { header: file.header, cards: file.cards }, entries: file.log })
  }

  for (const packed of matches) {
    try {
      await take(packed)
    } catch (error) {
      if (!whole) throw error
      wrong.push({ at: packed.at, reason: reasonOf(error) })
    }
    before += packed.file.log.length
    progress(before, all)
  }
  await saves.begin(coming)
  return { added: coming.map(({ saved }) => saved), known, refused: wrong, notes, belongings }
}
