// Figures on the stage of Spire, as far as they can be seen.

import type { Locator } from "playwright-core"

/** A figure that is smaller than this, in pixels, is none. */
const SMALLEST = 80

/** Of each figure within: is it large enough to be seen? */
export const shown = (within: Locator): Promise<boolean[]> =>
  within.locator(".sp-figure").evaluateAll(
    (all, smallest) =>
      all.map((figure) => {
        const { width, height } = figure.getBoundingClientRect()
        return Math.min(width, height) >= smallest
      }),
    SMALLEST,
  )
