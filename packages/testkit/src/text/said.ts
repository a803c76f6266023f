// Whatever a game says, said in both languages: nothing missing, nothing given in vain, nothing that smells. For random
// games, and for the hard mode that listens to every test.

import type { Decision, GameEvent, Option, Outcome, Reason } from "@soulspire/kernel"
import {
  argumentsOf,
  type GameBox,
  type Language,
  languages,
  type Line,
  messagesOf,
  type Names,
  speakerOf,
} from "@soulspire/text"
import { englishSmells, italianSmells, smellsOf } from "./smells.ts"

type Words = Pick<GameBox, "cards" | "defs" | "given" | "ops" | "telling" | "words" | "things">

/** A line with names taken out: what a card or a player is called is no language's fault. */
const withoutNames = (line: Line): string =>
  line
    .map((token) =>
      typeof token === "string" ? token : "card" in token ? "Xx" : "icon" in token ? token.word : token.text,
    )
    .join("")

const smells = { en: englishSmells, it: italianSmells }

function faults(language: Language, where: string, line: Line | null): string[] {
  if (line === null) return []
  const text = withoutNames(line)
  return smellsOf(text, smells[language]).map((smell) => `${language} ${where}: ${smell}: ${text}`)
}

const slotsIn = new Map<string, readonly string[]>()

/** The slots of a message; read once, for the same few are said again and again. */
function slotsOf(message: string): readonly string[] {
  let slots = slotsIn.get(message)
  if (slots === undefined) slotsIn.set(message, (slots = argumentsOf(message)))
  return slots
}

/** Parameters that the message of a key has no slot for. */
function unused(box: Words, language: Language, key: string, params: object | undefined): string[] {
  const given = Object.keys(params ?? {})
  if (given.length === 0) return []
  const message = messagesOf(box, language)[key]
  const slots = message === undefined ? [] : slotsOf(message)
  const said = (name: string): boolean =>
    slots.includes(name) || (slots.includes("count") && (name === "min" || name === "max"))
  return given
    .filter((name) => !said(name))
    .map((name) => `${language} ${key}: {${name}} is given and not said`)
}

export const faultsOfDecision = (
  box: Words,
  decision: Decision,
  options: readonly Option[],
  names: Names,
): string[] =>
  languages.flatMap((language) => {
    const speaker = speakerOf(box, language)
    const { as: _as, ...params } = decision.prompt.params ?? {}
    return [
      ...faults(language, `prompt ${decision.prompt.key}`, speaker.prompt(decision, names, options)),
      ...unused(box, language, `prompt.${decision.prompt.key}`, params),
      ...options.flatMap((option) =>
        faults(language, `option ${option.key}`, speaker.option(option, decision, names)),
      ),
    ]
  })

export const faultsOfEvents = (box: Words, events: readonly GameEvent[], names: Names): string[] =>
  languages.flatMap((language) => {
    const speaker = speakerOf(box, language)
    return events.flatMap((event) => faults(language, `event ${event.k}`, speaker.event(event, names)))
  })

export const faultsOfRefusal = (box: Words, reason: Reason, names: Names): string[] =>
  languages.flatMap((language) => [
    ...faults(language, `refusal ${reason.key}`, speakerOf(box, language).refusal(reason, names)),
    ...unused(box, language, `refusal.${reason.key}`, reason.params),
  ])

export const faultsOfOutcome = (box: Words, outcome: Outcome, names: Names): string[] =>
  languages.flatMap((language) =>
    faults(language, `outcome ${outcome.how}`, speakerOf(box, language).outcome(outcome, names)),
  )

/** A card's texts, and whether the two have equally many paragraphs. */
export const faultsOfCard = (box: Words, def: Words["defs"][number]): string[] =>
  languages.flatMap((language) =>
    speakerOf(box, language)
      .card(def)
      .flatMap((line) => faults(language, def.id, line)),
  )
