// Every text that a page shows or tells, and the words of its screens in one language.

import type { Page } from "playwright-core"

/** What stands on the page, and the names of what has no text: each once. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null) texts.add(walker.currentNode.textContent?.trim() ?? "")
    for (const element of document.body.querySelectorAll("*"))
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        texts.add(element.getAttribute(name)?.trim() ?? "")
    texts.delete("")
    return [...texts]
  })

/** All plain texts among some words, however deep; what is made with a name or a number is left out. */
export function plainWords(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? plainWords(value)
        : [],
  )
}
