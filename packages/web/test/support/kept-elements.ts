// A card that lies somewhere is one element for as long as it lies there.

import type { Page } from "playwright-core"

interface Watched {
  held: Map<string, Element>
  seen: Set<string>
  replaced: string[]
}

/** From now on it is noted whenever a card within has another element than before. */
export const watchElements = (page: Page, within: string): Promise<void> =>
  page.evaluate((selector) => {
    const watched: Watched = { held: new Map(), seen: new Set(), replaced: [] }
    Object.assign(globalThis, { watched })
    const look = (): void => {
      const before = watched.held
      watched.held = new Map()
      for (const element of document.querySelectorAll<HTMLElement>(`${selector} [data-ref]`)) {
        const ref = element.dataset["ref"] ?? ""
        // What has left and comes back is new.
        if (before.has(ref) && before.get(ref) !== element) watched.replaced.push(element.innerText)
        watched.held.set(ref, element)
        watched.seen.add(ref)
      }
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  }, within)

/** How many cards there were, and what of them got another element. */
export const watchedElements = (page: Page): Promise<{ seen: number; replaced: string[] }> =>
  page.evaluate(() => {
    const { seen, replaced } = (globalThis as unknown as { watched: Watched }).watched
    return { seen: seen.size, replaced }
  })

/** The numbers of the cards within, in their order. */
export const cardsWithin = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} [data-ref]`)
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-ref") ?? ""))
