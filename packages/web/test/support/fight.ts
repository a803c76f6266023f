// A fight of Spire in the browser that shows what a test says.

import type { Page } from "playwright-core"
import type { house } from "./browser.ts"
import { type ShownAs, shownAs } from "./shown-as.ts"
import { begin } from "./table.ts"

type Opening = Parameters<ReturnType<typeof house>["open"]>[0]

/** Alone before some enemies, with what one has as it is said. */
export const fightAs = (
  open: ReturnType<typeof house>["open"],
  as: ShownAs,
  opening: Opening = {},
): Promise<Page> => sceneAs(open, ".sp-combat", as, opening)

/** The same where what is said sets another scene than a fight. */
export async function sceneAs(
  open: ReturnType<typeof house>["open"],
  scene: string,
  as: ShownAs,
  opening: Opening = {},
): Promise<Page> {
  const { page } = await open({ width: 1440, height: 900, ...opening, inWorker: shownAs(as) })
  await begin(page, { game: "spire", seed: "shown", options: { room: "encounter" } })
  await page.locator(scene).waitFor()
  return page
}

/** What of one sort lies over another on the page; of what is scrolled, as much as is seen. */
export const overlap = (page: Page, one: string, other: string): Promise<string[]> =>
  page.evaluate(
    ([first, second]) => {
      const seen = (element: Element): DOMRect => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const field = element.closest(".sp-field")
        if (field === null || getComputedStyle(field).overflowY !== "auto")
          return new DOMRect(left, top, right - left, bottom - top)
        const frame = field.getBoundingClientRect()
        const from = Math.max(top, frame.top)
        return new DOMRect(left, from, right - left, Math.max(0, Math.min(bottom, frame.bottom) - from))
      }
      const boxes = (selector: string): DOMRect[] =>
        [...document.querySelectorAll(selector)].map(seen).filter(({ width, height }) => width * height > 0)
      const say = ({ left, top, right, bottom }: DOMRect): string =>
        [left, top, right, bottom].map(Math.round).join(" ")
      return boxes(first).flatMap((a) =>
        boxes(second)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${first} (${say(a)}) lies over ${second} (${say(b)})`),
      )
    },
    [one, other],
  )
