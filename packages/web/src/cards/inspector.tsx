// A card shown large: its text in one's language, its numbers as they are now and why, its keywords explained.

import type { Def } from "@soulspire/kernel"
import { type Line, type Speaker, sumText } from "@soulspire/text"
import { type ReactNode, useEffect, useState } from "react"
import { defOf, entryOf, useBox, useShown, useSpeaker, useTable, useView } from "../play/use-table.ts"
import { Face } from "./face.tsx"

/** The keywords in a text, each once, with what they mean. */
function keywordsIn(speaker: Speaker, def: Def): { keyword: string; text: string; means: string }[] {
  const found = new Map<string, string>()
  for (const line of speaker.card(def) as readonly Line[])
    for (const token of line)
      if (typeof token === "object" && "keyword" in token) found.set(token.keyword, token.text)
  return [...found].flatMap(([keyword, text]) => {
    const means = speaker.word(`keyword.${keyword}`)
    return means === `keyword.${keyword}` ? [] : [{ keyword, text, means }]
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

/** On the other side of what is looked at, so that it does not cover it. */
function sideOf(ref: number | undefined): "inspector-right" | "" {
  const rect =
    ref === undefined ? undefined : document.querySelector(`[data-ref="${ref}"]`)?.getBoundingClientRect()
  return rect !== undefined && rect.left + rect.width / 2 < innerWidth * 0.38 ? "inspector-right" : ""
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
  return (
    <aside className={`inspector ${sideOf(ref)}`} aria-live="polite" aria-label={entry.name}>
      <Face card={card} size="xl" />
      {lines.length > 0 && (
        <ul className="inspector-sums">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <dl className="inspector-keywords">
        {keywordsIn(speaker, def).map(({ keyword, text, means }) => (
          <div key={keyword}>
            <dt>{text}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
