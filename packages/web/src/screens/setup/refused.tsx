// Why a table cannot be set like this, in words, with the rule it breaks; and the way out, where it is only a matter of chairs.

import type { Options, Reason } from "@soulspire/kernel"
import { Refusal } from "@soulspire/kernel"
import { type GameBox, plainText, type Speaker } from "@soulspire/text"
import { type ReactNode, useMemo } from "react"
import { entryOf, useSpeaker } from "../../play/use-table.ts"
import { listed } from "../../words/listed.ts"
import { wordIn } from "../../words/word-in.ts"
import { useWords } from "../../words/words.ts"
import type { Plan } from "./plan.ts"
import { seatedRight } from "./presets.ts"

/** Why the rules do not have it, before anybody has tried; null where they do. */
export function useWhyNot(box: GameBox, { options, chairs }: Plan): Reason | null {
  const wanted = JSON.stringify(options)
  const seats = chairs.length
  return useMemo(() => {
    try {
      box.game.begin(JSON.parse(wanted) as Options, seats, "a table that is being set")
      return null
    } catch (error) {
      if (error instanceof Refusal) return error.reason
      throw error
    }
  }, [box, wanted, seats])
}

/** What an option, a value of one or a card is called. */
function called(box: GameBox, speaker: Speaker, name: string): string {
  const options = Object.keys(box.game.options)
  const word =
    wordIn(speaker, `setting.${name}`) ??
    options.map((option) => wordIn(speaker, `setting.${option}.${name}`)).find((each) => each !== null)
  return word ?? (entryOf(box, name) === undefined ? name : speaker.name(name))
}

/** The chairs that leave so that everybody else can play; none where that is not what is wrong. */
function leaving({ key }: Reason, box: GameBox, plan: Plan): readonly string[] {
  if (key !== "seats") return []
  const stay = seatedRight(box, plan).chairs.map(({ name }) => name)
  return plan.chairs.map(({ name }) => name).filter((name) => !stay.includes(name))
}

interface RefusedProps {
  box: GameBox
  plan: Plan
  reason: Reason
  onChange(plan: Plan): void
}

export function Refused({ box, plan, reason, onChange }: RefusedProps): ReactNode {
  const words = useWords()
  const speaker = useSpeaker()
  // A campaign's refusals have said what they mean already.
  const params = Object.fromEntries(
    Object.entries(reason.params ?? {}).map(([name, given]) => [
      name,
      typeof given === "string" && given !== "" ? called(box, speaker, given) : given,
    ]),
  )
  const names = { seat: (seat: number) => plan.chairs[seat]?.name ?? `${seat + 1}`, card: () => undefined }
  const away = leaving(reason, box, plan)
  return (
    <p className="refused" role="alert">
      {reason.key === "not-fetched"
        ? words.offline
        : plainText(speaker.refusal({ ...reason, params }, names))}
      {reason.rule !== undefined && <small> {words.setup.rule(reason.rule)}</small>}
      {away.length > 0 && (
        <button type="button" className="choice" onClick={() => onChange(seatedRight(box, plan))}>
          {words.setup.dropSeat(listed(speaker.language, away))}
        </button>
      )}
    </p>
  )
}
