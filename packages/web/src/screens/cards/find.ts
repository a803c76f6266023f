// Finds cards by words of their name or text, whatever the accents and capitals, and by set, deck and kind.

import { type CatalogueCard, type GameBox, type Language, plainText, speakerOf } from "@soulspire/text"
import { defOf } from "../../play/use-table.ts"
import { plainLetters } from "./letters.ts"

export interface Wanted {
  words: string
  set: string
  deck: string
  kind: string
}

export const everything: Wanted = { words: "", set: "", deck: "", kind: "" }

const read = new WeakMap<GameBox, Map<string, string>>()

/** What a card says, to be searched. Read once in each language. */
function lettersOf(box: GameBox, language: Language, { id, name }: CatalogueCard): string {
  let texts = read.get(box)
  if (texts === undefined) read.set(box, (texts = new Map()))
  const key = `${language} ${id}`
  let letters = texts.get(key)
  if (letters === undefined) {
    const def = defOf(box, id)
    const speaker = speakerOf(box, language)
    const lines = def === undefined ? [] : speaker.card(def).map(plainText)
    texts.set(key, (letters = plainLetters([name, speaker.name(id), ...lines].join("\n"))))
  }
  return letters
}

/** The cards of a list: one for each, by its first side and its first form. */
export function firstSides({ cards, defs }: GameBox): CatalogueCard[] {
  const others = new Set<string>()
  const faces = new Map(defs.map(({ id, face }) => [id, face]))
  return cards.filter(({ id, form }) => {
    if (form !== undefined) return false
    const other = faces.get(id)
    if (others.has(id)) return false
    if (other !== undefined) others.add(other)
    return true
  })
}

/** The other side of a card, if it has one. */
export function otherSide(box: GameBox, { id }: CatalogueCard): CatalogueCard | undefined {
  const other = defOf(box, id)?.face
  return other === undefined ? undefined : box.cards.find((entry) => entry.id === other)
}

/** What is shown beside a card: its other side, if it has one, and its other forms. */
export const besides = (box: GameBox, entry: CatalogueCard): CatalogueCard[] => [
  ...[otherSide(box, entry)].flatMap((other) => other ?? []),
  ...box.cards.filter(({ form }) => form?.of === entry.id),
]

export function found(
  box: GameBox,
  language: Language,
  entries: readonly CatalogueCard[],
  { words, set, deck, kind }: Wanted,
): CatalogueCard[] {
  const sought = plainLetters(words).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (set !== "" && entry.set !== set) return false
    if (kind !== "" && entry.kind !== kind) return false
    if (deck !== "" && defOf(box, entry.id)?.back !== deck) return false
    if (sought.length === 0) return true
    const letters = [entry, ...besides(box, entry)].map((each) => lettersOf(box, language, each)).join("\n")
    return sought.every((word) => letters.includes(word))
  })
}
