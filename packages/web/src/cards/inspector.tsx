// A card shown large: its text in one's language, its numbers as they are now and why, its keywords explained.

import type { Def } from "@soulspire/kernel"
import { type Speaker, sumText } from "@soulspire/text"
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import { defOf, entryOf, useBox, useShown, useSpeaker, useTable, useView } from "../play/use-table.ts"
import type { TableState } from "../play/table.ts"
import { beside } from "./beside.ts"
import { Face } from "./face.tsx"

/** The keywords and signs in a text, each once, with what they mean. */
function keywordsIn(speaker: Speaker, def: Def): { keyword: string; text: string; means: string }[] {
  const found = new Map<string, string>()
  for (const line of speaker.card(def))
    for (const token of line)
      if (typeof token === "object" && "keyword" in token) found.set(token.keyword, token.text)
      else if (typeof token === "object" && "icon" in token) found.set(token.icon, token.word)
  return [...found].flatMap(([keyword, text]) => {
    const means = speaker.word(`keyword.${keyword}`)
    // A sign that needs no word has none.
    return means === `keyword.${keyword}` || means.startsWith("‹") ? [] : [{ keyword, text, means }]
  })
}

/** The sums behind the numbers of something on the table. */
function useSums(ref: number | undefined): readonly string[] {
  const table = useTable()
  const box = useBox()
  const speaker = useSpeaker()
  const beat = useShown((state) => state.beat)
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    let left = false
    setLines([])
    async function look(of: number): Promise<void> {
      const told = await table.client.ask({ what: "numbers", ref: of })
      if (left || told === null) return
      const sums = Object.entries(told.numbers).map(([stat, why]) => sumText(box, speaker, stat, why))
      setLines(sums.filter((sum) => sum !== null))
    }
    if (ref !== undefined) void look(ref)
    return () => {
      left = true
    }
  }, [table, box, speaker, ref, beat])
  return lines
}

/** What is explained: a thing on the table by its number, or whatever a card's name was pointed to in. */
function anchorOf(inspected: NonNullable<TableState["inspected"]>): Element | null {
  if ("ref" in inspected) {
    const all = [...document.querySelectorAll(`[data-ref="${inspected.ref}"]`)]
    return all.find((each) => each.matches(":hover, :focus, :active")) ?? all[0] ?? null
  }
  return [...document.querySelectorAll(":hover")].at(-1)?.closest("button, [data-ref]") ?? null
}

/** What one is deciding about is left free. */
const FREE = ".lit, .decision-panel"

/** Puts it beside what it explains, and away once that is gone or is pointed to no more. */
function useBeside(inspected: TableState["inspected"], popUp: RefObject<HTMLElement | null>): void {
  const table = useTable()
  useLayoutEffect(() => {
    const own = popUp.current
    if (inspected === null || own === null) return
    const anchor = anchorOf(inspected)
    const place = (): void => {
      const { width, height } = own.getBoundingClientRect()
      const free = [...document.querySelectorAll(FREE)].filter((each) => each !== anchor)
      const { left, top } =
        anchor === null
          ? { left: 16, top: 64 }
          : beside(
              anchor.getBoundingClientRect(),
              { width, height },
              { width: innerWidth, height: innerHeight },
              free.map((each) => each.getBoundingClientRect()),
            )
      own.style.left = `${left}px`
      own.style.top = `${top}px`
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(own)
    const look = (): void => {
      const isThere = anchor !== null && anchor.isConnected && anchor.matches(":hover, :focus")
      if (!isThere) table.inspect(null)
    }
    const onMove = ({ pointerType }: PointerEvent): void => {
      if (pointerType === "mouse") look()
    }
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") table.inspect(null)
    }
    const close = (): void => table.inspect(null)
    document.addEventListener("pointermove", onMove)
    document.addEventListener("pointerdown", close)
    document.addEventListener("keydown", onKey, true)
    return () => {
      watch.disconnect()
      document.removeEventListener("pointermove", onMove)
      document.removeEventListener("pointerdown", close)
      document.removeEventListener("keydown", onKey, true)
    }
  }, [table, inspected, popUp])
}

/** Long enough for the pointer to be found over what lies there now, in milliseconds. */
const SETTLED = 140

/** Puts the card back when what was pointed to has gone from under the pointer. */
function usePutsBack(): void {
  const table = useTable()
  const beat = useShown((state) => state.beat)
  useEffect(() => {
    const look = setTimeout(() => {
      const { inspected: now } = table.getState()
      if (now === null) return
      const lies =
        "ref" in now ? document.querySelector(`[data-ref="${now.ref}"]:is(:hover, :focus)`) : anchorOf(now)
      if (lies === null) table.inspect(null)
    }, SETTLED)
    return () => clearTimeout(look)
  }, [table, beat])
}

export function Inspector(): ReactNode {
  const inspected = useShown((state) => state.inspected)
  const popUp = useRef<HTMLElement>(null)
  usePutsBack()
  const view = useView()
  const box = useBox()
  const speaker = useSpeaker()
  const ref = inspected !== null && "ref" in inspected ? inspected.ref : undefined
  const lines = useSums(ref)
  useBeside(inspected, popUp)
  if (inspected === null) return null
  const card =
    "card" in inspected
      ? { card: inspected.card }
      : Object.values(view.zones)
          .flat()
          .find((each) => each.ref === inspected.ref)
  const entry = entryOf(box, card?.card)
  const def = defOf(box, card?.card)
  if (card === undefined || entry === undefined || def === undefined) return null
  const noted = "noted" in inspected && inspected.noted
  const keywords = keywordsIn(speaker, def)
  if (noted && lines.length + keywords.length === 0) return null
  return (
    <aside
      ref={popUp}
      className={`inspector ${noted ? "inspector-noted" : ""}`}
      aria-live="polite"
      aria-label={speaker.name(entry.id)}
    >
      {!noted && <Face card={card} size="xl" />}
      {lines.length > 0 && (
        <ul className="inspector-sums">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <dl className="inspector-keywords">
        {keywords.map(({ keyword, text, means }) => (
          <div key={keyword}>
            <dt>{text}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
