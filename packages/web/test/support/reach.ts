// Can everything that is lit be touched? Scrolled to if need be, with some part of it that nothing lies over.

import type { Page } from "playwright-core"

/** The names of what is lit but cannot be touched. */
export const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
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
    /** A hand in a drawer is taken out to be touched; open, it lies over the table. */
    const draw = async (open: boolean): Promise<void> => {
      document.querySelector<HTMLElement>(`[aria-expanded=${!open}].fs-drawer`)?.click()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    // A pile that is lit is spread out over the table, itself included.
    const lit = [
      ...document.querySelectorAll<HTMLElement>(".lit:is(button, [role=button]):not([data-pile])"),
    ].filter((element) => element.checkVisibility())
    const drawn = lit.filter((element) => element.closest(".fs-hand") !== null)
    const out: HTMLElement[] = []
    for (const [open, all] of [
      [false, lit.filter((element) => !drawn.includes(element))],
      [true, drawn],
    ] as const) {
      if (all.length === 0) continue
      await draw(open)
      out.push(...all.filter((element) => !canBeTouched(element)))
    }
    await draw(false)
    return out.map((element) => element.getAttribute("aria-label") ?? element.textContent ?? "")
  })

/** By how much the page is wider than the screen. */
export const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
