// Cards that change places fly there: from where they lay to where they lie now, as the events tell. Boards need only mark
// things with `data-ref` and zones with `data-zone`.

import type { GameEvent } from "@soulspire/kernel"
import type { Motion } from "../settings/settings.ts"

type Places = ReadonlyMap<string, DOMRect>

/** Where everything lies now. */
export function placesIn(root: HTMLElement): Places {
  const places = new Map<string, DOMRect>()
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref], [data-zone]")) {
    const { ref, zone } = element.dataset
    const rect = element.getBoundingClientRect()
    if (rect.width === 0) continue
    if (ref !== undefined) places.set(`ref ${ref}`, rect)
    if (zone !== undefined) places.set(`zone ${zone}`, rect)
  }
  return places
}

/** What an event says in one of its fields; "" for what this viewer is not told. */
const said = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : ""

/** A zone as it is marked, by an event's words for it: its kind, and the seat it belongs to. */
const zoneName = (kind: unknown, seat: unknown): string =>
  typeof seat === "number" && seat >= 0 ? `${said(kind)}.${seat}` : said(kind)

const middle = ({ left, top, width, height }: DOMRect): { x: number; y: number } => ({
  x: left + width / 2,
  y: top + height / 2,
})

const TIME: Readonly<Record<Motion, number>> = { full: 520, quick: 260, off: 0 }

/** Lets what has moved fly to where it is now. */
export function fly(root: HTMLElement, before: Places, news: readonly GameEvent[], motion: Motion): void {
  if (TIME[motion] === 0) return
  let wait = 0
  for (const event of news) {
    if (event.k !== "move" && event.k !== "transfer") continue
    const { obj, old = obj, from, to, giver, taker } = event
    const start = before.get(`ref ${said(old)}`) ?? before.get(`zone ${zoneName(from, giver)}`)
    const target =
      (obj === undefined ? null : root.querySelector<HTMLElement>(`[data-ref="${said(obj)}"]`)) ??
      root.querySelector<HTMLElement>(`[data-zone="${zoneName(to, taker)}"]`)
    if (start === undefined || target === null) continue
    const end = target.getBoundingClientRect()
    const [a, b] = [middle(start), middle(end)]
    const isThing = target.dataset["ref"] !== undefined && target.dataset["zone"] === undefined
    if (!isThing || end.width === 0 || (Math.abs(a.x - b.x) < 4 && Math.abs(a.y - b.y) < 4)) continue
    const scale = Math.min(2, Math.max(0.2, start.width / end.width))
    target.animate(
      [
        {
          transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale}) rotate(-4deg)`,
          zIndex: 50,
          opacity: 0.9,
        },
        { transform: "none", zIndex: 50, opacity: 1 },
      ],
      { duration: TIME[motion], delay: wait, easing: "cubic-bezier(.2,.9,.25,1.05)", fill: "backwards" },
    )
    wait += Math.min(60, TIME[motion] / 6)
  }
}
