// What is wrong with a match file, in one line that names the line of the file.

import type { MatchFileError } from "@soulspire/match"
import { type GameBox, plainText, speakerOf } from "@soulspire/text"
import { boxes } from "../boxes.ts"

const nobody = { seat: (seat: number) => `${seat + 1}`, card: () => undefined }

/** Says a problem. Where no game is known yet any will do: then the game has no part in it. */
export function problemLine({ line, key, params, reason }: MatchFileError, box: GameBox = boxes[0]): string {
  const speaker = speakerOf(box, "en")
  const why = reason === null ? {} : { reason: plainText(speaker.refusal(reason, nobody)) }
  const problem = plainText(speaker.say(key, { ...params, ...why }))
  return plainText(speaker.say("file.line", { line, problem }))
}
