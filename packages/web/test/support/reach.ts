// Can everything that is lit be touched? Scrolled to if need be, with some part of it that nothing lies over.

import type { Page } from "playwright-core"

/** The names of what is lit but cannot be touched. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A hand in a drawer is taken out first.
    document.querySelector<HTMLElement>("[aria-expanded=false].fs-drawer")?.click()
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
    const canBeTouched = (element: HTMLElement): boolean => {
      element.scrollIntoView({ block: "center", inline: "center" })
      const { left, top, width, height } = element.getBoundingClientRect()
      return shares.some((x) =>
        shares.some((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height)
          return hit !== null && element.contains(hit)
        }),
      )
    }
    // A pile that is lit is spread out over the table, itself included.
    return [...document.querySelectorAll<HTMLElement>("button.lit:not([data-pile])")]
      .filter((element) => element.checkVisibility() && !canBeTouched(element))
      .map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "")
  })

/** By how much the page is wider than the screen. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
