// What is wrong with a match file or a wish, in words.

import type { Reason } from "@soulspire/kernel"
import { plainText, speakerOf } from "@soulspire/text"
import type { ReactNode } from "react"
import { gameIds } from "../boxes/boxes.ts"
import { isHaltKey } from "../play/health.ts"
import { useSettings } from "../settings/settings.ts"
import { useWords } from "../words/words.ts"
import { useBoxes } from "./use-boxes.ts"

/** Whichever game it is about, what is wrong with a file is said alike. */
const ANY = gameIds[0]

const nobody = { seat: (seat: number) => `${seat + 1}`, card: () => undefined }

/** `game` is the one whose campaign it is about. */
export function Problem({ reason, game = ANY }: { reason: Reason; game?: string | undefined }): ReactNode {
  const { key, params } = reason
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const box = useBoxes([game]).get(game)
  if (isHaltKey(key)) return words.halt.what[key]
  if (key === "not-fetched") return words.offline
  if (key === "file.other-rules") return words.otherRules(String(params?.["saved"]), String(params?.["here"]))
  if (box?.campaign !== undefined && key.startsWith("campaign."))
    return plainText(speakerOf(box, language).refusal(reason, nobody))
  if (box === undefined || !key.startsWith("file.")) return <code>{key}</code>
  const speaker = speakerOf(box, language)
  const problem = plainText(speaker.say(key, params))
  const { line } = params ?? {}
  return typeof line === "number" ? plainText(speaker.say("file.line", { line, problem })) : problem
}
