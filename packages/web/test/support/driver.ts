// Somebody who knows nothing but the screen: clicks what is lit, whatever it is, until the game is over.

import type { Page } from "playwright-core"

interface Driving {
  /** So many clicks at most. */
  most: number
  seed: number
  /** Stops when so many clicks have been made, to go on later. */
  until?: number
}

export interface Driven {
  clicks: number
  over: boolean
  /** What was asked when nothing could be clicked for too long; "" if that never was. */
  stuck: string
}

/** Plays in the page itself, for a click from outside takes longer than a game has patience for. */
export const drive = (page: Page, driving: Driving): Promise<Driven> =>
  page.evaluate(async ({ most, seed, until = most }): Promise<Driven> => {
    let state = seed
    const random = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
    const isOver = (): boolean => document.querySelector(".ending") !== null
    const isThere = (element: HTMLElement): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible"
    }
    const lit = (): HTMLElement[] =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ".lit:is(button, [role=button]), button[data-key]:not(:disabled), .decision-panel .choice:not(:disabled)",
        ),
      ].filter(isThere)
    let clicks = 0
    while (clicks < until && !isOver()) {
      let waited = 0
      while (lit().length === 0 && !isOver()) {
        await pause(5)
        waited += 5
        if (waited > 60_000)
          return { clicks, over: false, stuck: document.querySelector(".shell")?.textContent ?? "nothing" }
      }
      const all = lit()
      if (all.length === 0) break
      all[random(all.length)].click()
      clicks++
      await pause(0)
    }
    return { clicks, over: isOver(), stuck: "" }
  }, driving)
