// Can a card's text be read where it lies, as it is drawn now? Measured on the screen: cards grow and shrink with their place.

/** So wide, a card's text can be read with ease, in pixels. */
const WIDE = 165
/** Smaller letters than these, in pixels, are not read. */
const SMALLEST = 11.5

export const isWide = (thing: Element): boolean => thing.getBoundingClientRect().width >= WIDE

/** All of its text is on the screen, large enough, and nothing lies over where it ends. A card without a text is read by its name. */
export function canBeRead(thing: Element): boolean {
  const text = thing.querySelector(".face-text") ?? thing.querySelector(".face-name")
  if (text === null || !text.checkVisibility()) return false
  const { left, right, bottom } = text.getBoundingClientRect()
  if (Number.parseFloat(getComputedStyle(text).fontSize) < SMALLEST) return false
  const below = document.elementFromPoint((left + right) / 2, bottom - 2)
  return below !== null && thing.contains(below)
}
