// Every ability of every card by its path, as what waits on a stack is read: also those that an ability makes later.

import type { Def } from "@soulspire/kernel"
import { type GameBox, type Language, plainText, speakerOf } from "@soulspire/text"

/** `do/later.ability`: where an effect makes an ability. */
function made(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return []
  return Object.entries(data).flatMap(([param, each]: [string, unknown]) => {
    const isAbility = "op" in data && typeof each === "object" && each !== null && "k" in each
    return [...(isAbility ? [`${String(data.op)}.${param}`] : []), ...made(each)]
  })
}

const pathsOf = ({ id, abilities }: Def): string[] =>
  abilities.flatMap((ability, no) =>
    [[], ...made(ability).map((inner) => ["do", inner])].map((rest) => [id, no, ...rest].join("/")),
  )

/** The paths of those of which something is not said. */
export function unsaidAbilities(
  box: Pick<GameBox, "cards" | "defs" | "ops" | "telling" | "words">,
  language: Language,
): string[] {
  const speaker = speakerOf(box, language)
  return box.defs
    .flatMap(pathsOf)
    .filter((path) => speaker.ability(path).some((line) => plainText(line).includes("‹")))
}
