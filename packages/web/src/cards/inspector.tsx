// A card shown large: its text in one's language, its numbers as they are now and why, its keywords explained.

import type { Def } from "@soulspire/kernel"
import { type Speaker, sumText } from "@soulspire/text"
import { type CSSProperties, type ReactNode, useEffect, useState } from "react"
import { defOf, entryOf, useBox, useShown, useSpeaker, useTable, useView } from "../play/use-table.ts"
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

/** On the other side of what is looked at, so that it does not cover it; notes stand beside it. */
function placeOf(ref: number | undefined, noted: boolean): { className: string; style?: CSSProperties } {
  const rect =
    ref === undefined ? undefined : document.querySelector(`[data-ref="${ref}"]`)?.getBoundingClientRect()
  if (rect === undefined) return { className: "" }
  const isLeft = rect.left + rect.width / 2 < innerWidth * 0.38
  if (!noted) return { className: isLeft ? "inspector-right" : "" }
  const room = 17 * 16
  const beside = rect.right + room < innerWidth ? rect.right + 12 : Math.max(8, rect.left - room)
  return {
    className: "inspector-noted",
    style: { left: beside, top: Math.max(64, Math.min(rect.top + 12, innerHeight - 220)) },
  }
}

/** Long enough for the pointer to be found over what lies there now, in milliseconds. */
const SETTLED = 140

/** Puts the card back when what was pointed to has gone from under the pointer, and when something else is touched. */
function usePutsBack(inspected: { ref: number } | { card: string } | null): void {
  const table = useTable()
  const beat = useShown((state) => state.beat)
  useEffect(() => {
    if (inspected === null) return
    const close = (): void => table.inspect(null)
    document.addEventListener("pointerdown", close)
    return () => document.removeEventListener("pointerdown", close)
  }, [table, inspected])
  useEffect(() => {
    const look = setTimeout(() => {
      const { inspected: now } = table.getState()
      if (now === null || !("ref" in now)) return
      const lies = document.querySelector(`[data-ref="${now.ref}"]:is(:hover, :focus)`)
      if (lies === null) table.inspect(null)
    }, SETTLED)
    return () => clearTimeout(look)
  }, [table, beat])
}

export function Inspector(): ReactNode {
  const inspected = useShown((state) => state.inspected)
  usePutsBack(inspected)
  const view = useView()
  const box = useBox()
  const speaker = useSpeaker()
  const ref = inspected !== null && "ref" in inspected ? inspected.ref : undefined
  const lines = useSums(ref)
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
  const { className, style } = placeOf(ref, noted)
  return (
    <aside className={`inspector ${className}`} style={style} aria-live="polite" aria-label={entry.name}>
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
