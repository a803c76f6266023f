// Scrying: the top of one's draw pile in a row, from the top on. Each card is kept or discarded, and the one gold button says
// what will happen.

import type { Asked } from "@soulspire/match"
import { type ReactNode, useEffect, useRef } from "react"
import { lostFocus } from "../../app/by-key.ts"
import { Key } from "../../app/key.tsx"
import { Sentence } from "../../cards/line.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useNames, useShown, useSpeaker, useTable } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { useMe, useZone } from "./known.ts"
import { useAskedFor } from "./options.tsx"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

const none: readonly string[] = []

function Seen({ asked }: { asked: Asked }): ReactNode {
  const table = useTable()
  const speaker = useSpeaker()
  const names = useNames()
  const words = useSpireWords()
  const pile = useZone(`draw.${useMe()}`)
  const picked = useShown(({ picking }) => (picking.decision === asked.id ? picking.keys : none))
  // The last of a pile is its top.
  const seen = pile.toReversed().flatMap((card) => {
    const option = asked.options.find(({ refs }) => card.ref !== undefined && refs[0] === card.ref)
    return option === undefined ? [] : [{ card, key: option.key }]
  })
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (lostFocus()) row.current?.focus({ preventScroll: true })
  }, [])
  const below = pile.length - seen.length
  const gone = picked.length
  const prompt = speaker.prompt(asked, names, asked.options)
  return (
    <section ref={row} className="sp-spread sp-scry" role="dialog" aria-label={words.scryTitle} tabIndex={-1}>
      <header>
        <h2>{words.scryTitle}</h2>
        <p>
          <Sentence line={prompt} />
        </p>
      </header>
      <ol className="sp-scry-cards" aria-label={words.scryOrder}>
        {seen.map(({ card, key }, i) => {
          const discards = picked.includes(key)
          return (
            <li key={card.ref} className={discards ? "sp-scry-gone" : "sp-scry-kept"}>
              <span className="sp-scry-place">{i === 0 ? words.scryTop : i + 1}</span>
              <SpireCard
                card={card}
                size="l"
                says={
                  <span className="sp-scry-does">
                    <Glyph name={discards ? signs.discard : signs.check} />{" "}
                    {discards ? words.scryDiscards : words.scryKeeps}
                  </span>
                }
              />
            </li>
          )
        })}
        {below > 0 && (
          <li className="sp-scry-rest" aria-label={words.faceDown(below)}>
            <span className="sp-scry-place">{words.scryBelow}</span>
            <span className="sp-scry-pile" aria-hidden="true">
              <Glyph name={signs.draw} />
              <b>{below}</b>
            </span>
          </li>
        )}
      </ol>
      <footer>
        <button
          type="button"
          className="choice primary sp-scry-done"
          onClick={() => table.answer(asked, picked)}
        >
          {words.scryDone(seen.length - gone, gone)} <Key act="main" />
        </button>
      </footer>
    </section>
  )
}

export function Scry(): ReactNode {
  const asked = useAskedFor("scry")
  return asked === undefined ? null : <Seen key={asked.id} asked={asked} />
}
