// The one place where one is asked: a banner below the table, in the middle. It has its room even when nothing is asked, so that
// nothing moves; what needs more of it rises over the table, and can be folded down again.

import { type ReactNode, useRef, useState } from "react"
import { useAsked } from "../play/use-table.ts"
import { useWaits } from "../play/use-waits.ts"
import { useWords } from "../words/words.ts"
import { AskedPanel } from "./asked.tsx"
import { useKeptFocus } from "./kept-focus.ts"
import { TakingBack } from "./taking-back.tsx"
import { useRises } from "./use-rises.ts"

export function Banner(): ReactNode {
  const asked = useAsked()
  const must = asked.filter(({ standing }) => !standing)
  const may = asked.filter(({ standing, options }) => standing && options.length > 0)
  const words = useWords()
  const waits = useWaits()
  const panel = useRef<HTMLElement>(null)
  const [listed, onList] = useState(false)
  const { rises, folded, fold } = useRises(panel, asked)
  useKeptFocus(panel, asked)
  return (
    <section
      className={`decision-panel ${folded ? "folded" : ""} ${rises ? "rises" : ""}`}
      aria-live="polite"
      aria-label={words.asked}
      ref={panel}
    >
      {rises && (
        <button type="button" className="banner-fold" aria-expanded={!folded} onClick={fold}>
          {folded ? words.unfold : words.fold}
        </button>
      )}
      <TakingBack />
      {must.map((each) => (
        <AskedPanel key={each.id} asked={each} listed={listed} onList={onList} />
      ))}
      {must.length === 0 && waits !== "" && (
        <p className="banner-waits" aria-hidden>
          {waits}
        </p>
      )}
      {may.length > 0 && (
        <details className="any-time">
          <summary>{words.anyTime}</summary>
          <div className="above">
            {may.map((each) => (
              <AskedPanel key={each.id} asked={each} listed={listed} onList={onList} />
            ))}
          </div>
        </details>
      )}
    </section>
  )
}
