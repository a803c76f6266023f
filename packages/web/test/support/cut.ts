// What stands on cards but cannot be read, because it is cut off or something lies over it.

import type { Page } from "playwright-core"

/** Each text or name that is cut, by its card and by how much. */
export const cutTexts = (page: Page, within = ".fs"): Promise<string[]> =>
  page.evaluate((selector) => {
    const cut = new Set<string>()
    for (const face of document.querySelectorAll<HTMLElement>(`${selector} .face`)) {
      if (!face.checkVisibility()) continue
      const name = face.querySelector<HTMLElement>(".face-name")
      // Lengths are told in whole pixels: one more is none.
      const say = (what: string, by: number): void => {
        if (by >= 2)
          cut.add(`${name?.textContent ?? ""}, ${face.offsetWidth} wide: ${what} by ${Math.round(by)}`)
      }
      // How a card is turned or raised does not count: sizes are those before that.
      const foot = face.clientHeight - Number.parseFloat(getComputedStyle(face).paddingBottom)
      for (const part of face.querySelectorAll<HTMLElement>(".face-text, .face-name")) {
        if (!part.checkVisibility()) continue
        const which = part === name ? "name" : "text"
        say(`${which} too high`, part.scrollHeight - part.clientHeight)
        say(`${which} too wide`, part.scrollWidth - part.clientWidth)
        say(`${which} beyond its card`, part.offsetTop + part.offsetHeight - foot)
      }
    }
    return [...cut]
  }, within)
