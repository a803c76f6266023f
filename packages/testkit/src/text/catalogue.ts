// Catalogues held against each other and against what can be said: the same keys, the same slots, nothing given in vain.

import {
  argumentsOf,
  type GameBox,
  type Language,
  languages,
  messagesOf,
  reasonSlots,
  tellingOf,
} from "@soulspire/text"

const ALONE = ".alone"

/** One line for each fault of a game's messages, every language held against English. */
export function catalogueFaults(box: Pick<GameBox, "words" | "telling">): string[] {
  const en = messagesOf(box, "en")
  const faults: string[] = []
  for (const key of new Set(languages.flatMap((language) => Object.keys(messagesOf(box, language))))) {
    const slots = languages.map((language) => [language, slotsOf(box, language, key, faults)] as const)
    const english = slots.find(([language]) => language === "en")?.[1]
    for (const [language, used] of slots)
      if (english && used && used.join() !== english.join())
        faults.push(`${key}: en uses {${english.join()}}, ${language} {${used.join()}}`)
  }
  // What is said to somebody alone is said to several as well, of the same things.
  for (const key of Object.keys(en).filter((each) => /\..+\.alone$/.test(each))) {
    const usual = en[key.slice(0, -ALONE.length)]
    if (usual === undefined) faults.push(`${key}: said to somebody alone, and never to several`)
    else if (argumentsOf(en[key]).some((slot) => !argumentsOf(usual).includes(slot)))
      faults.push(`${key}: uses {${argumentsOf(en[key]).join()}}, to several {${argumentsOf(usual).join()}}`)
  }
  // What is told of an event is said, and what is said is told.
  for (const { key, slots } of tellingOf(box)) compare(en[key], key, slots, faults)
  for (const { key, slots } of reasonSlots) compare(en[key], key, slots, faults)
  return faults
}

function slotsOf(
  box: Pick<GameBox, "words">,
  language: Language,
  key: string,
  faults: string[],
): string[] | null {
  const message = messagesOf(box, language)[key]
  if (message === undefined) {
    faults.push(`${key}: not in ${language}`)
    return null
  }
  try {
    return argumentsOf(message)
  } catch {
    faults.push(`${key}: cannot be read in ${language}`)
    return null
  }
}

function compare(message: string | undefined, key: string, slots: readonly string[], faults: string[]): void {
  if (message === undefined) faults.push(`${key}: not in the catalogue`)
  else if (argumentsOf(message).join() !== [...slots].toSorted().join())
    faults.push(`${key}: says {${argumentsOf(message).join()}}, is given {${[...slots].toSorted().join()}}`)
}
