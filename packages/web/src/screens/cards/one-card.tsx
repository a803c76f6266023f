// One card, large: its text, its other side, what it counts for, and the ones beside it in the list.

import { type CatalogueCard, type GameBox, plainText, speakerOf } from "@soulspire/text"
import { type ReactNode, useEffect, useRef } from "react"
import { Link, useLocation } from "wouter"
import { Face } from "../../cards/face.tsx"
import { Sentence } from "../../cards/line.tsx"
import { defOf, entryOf } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { useWords } from "../../words/words.ts"
import { besides, otherSide } from "./find.ts"

function Side({ box, entry }: { box: GameBox; entry: CatalogueCard }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const speaker = speakerOf(box, language)
  const def = defOf(box, entry.id)
  const facts = Object.entries(def?.facts ?? {}).flatMap(([name, value]) => {
    const word = value === 0 ? "" : speaker.word(`fact.${name}`)
    return word === "" || word.startsWith("‹") ? [] : [`${word} ${value}`]
  })
  return (
    <article className="one-side">
      <Face card={{ card: entry.id }} size="xl" />
      <div className="one-words">
        <h2>{speaker.name(entry.id)}</h2>
        <p className="quiet">
          {[
            speaker.word(`kind.${entry.kind}`),
            speaker.word(`set.${entry.set}`),
            entry.form === undefined ? words.list.inTheBox(entry.count) : speaker.word(entry.form.called),
            ...facts,
          ].join(" · ")}
        </p>
        {def !== undefined &&
          speaker.card(def).map((line, i) => (
            <p key={i} aria-label={plainText(line)}>
              <Sentence line={line} />
            </p>
          ))}
      </div>
    </article>
  )
}

/** A card from both sides, and in all its forms. */
export function Sides({ box, entry }: { box: GameBox; entry: CatalogueCard }): ReactNode {
  return (
    <div className="one-sides">
      <Side box={box} entry={entry} />
      {besides(box, entry).map((each) => (
        <Side key={each.id} box={box} entry={each} />
      ))}
    </div>
  )
}

export function OneCard({
  box,
  id,
  among,
}: {
  box: GameBox
  id: string
  among: readonly CatalogueCard[]
}): ReactNode {
  const words = useWords()
  const [, go] = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const entry = entryOf(box, id)
  const list = `/cards/${box.game.id}`
  useEffect(() => dialog.current?.showModal(), [])
  if (entry === undefined) return null
  const other = otherSide(box, entry)
  const at = among.findIndex((each) => each.id === id || each.id === other?.id)
  const [before, after] = at === -1 ? [undefined, undefined] : [among[at - 1], among[at + 1]]
  return (
    <dialog
      ref={dialog}
      className="one-card"
      aria-label={entry.name}
      onClose={() => go(list)}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current?.close()
      }}
    >
      <Sides box={box} entry={entry} />
      <footer>
        {before !== undefined && (
          <Link
            href={`${list}/${before.id}`}
            replace
            className="choice"
            aria-label={`${words.list.previous}: ${before.name}`}
          >
            ‹ {before.name}
          </Link>
        )}
        <button type="button" className="choice" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
        {after !== undefined && (
          <Link
            href={`${list}/${after.id}`}
            replace
            className="choice"
            aria-label={`${words.list.next}: ${after.name}`}
          >
            {after.name} ›
          </Link>
        )}
      </footer>
    </dialog>
  )
}
