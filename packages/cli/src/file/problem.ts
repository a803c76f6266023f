// What is wrong with a match file, in one line that names the line of the file.

import { type MatchFileError, playedByOthers, type ReadFile } from "@soulspire/match"
import { type GameBox, type Language, plainText, speakerOf } from "@soulspire/text"
import { boxes } from "../boxes.ts"
import { cleanName } from "../shell/print.ts"

const nobody = { seat: (seat: number) => `${seat + 1}`, card: () => undefined }

/** Says a problem. Where no game is known yet any will do: then the game has no part in it. */
export function problemLine({ line, key, params, reason }: MatchFileError, box: GameBox = boxes[0]): string {
  const speaker = speakerOf(box, "en")
  const why = reason === null ? {} : { reason: plainText(speaker.refusal(reason, nobody)) }
  const problem = plainText(speaker.say(key, { ...params, ...why }))
  return cleanName(plainText(speaker.say("file.line", { line, problem })))
}

/** What a good file has to say for itself: a last line that is left out, an end that was missing, rules of another version. */
export function fileNotes(file: ReadFile, isOver: boolean, box: GameBox, language: Language): string[] {
  const { say } = speakerOf(box, language)
  const { torn, end } = file
  const others = playedByOthers(file, box.game)
  return [
    ...(torn === null ? [] : [plainText(say("file.torn", { line: torn }))]),
    ...(isOver && end === null ? [plainText(say("file.lost-end", {}))] : []),
    ...(others === null ? [] : [cleanName(plainText(say("file.agrees", others)))]),
  ]
}
