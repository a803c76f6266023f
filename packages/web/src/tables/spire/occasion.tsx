// What the party has met, an event or a blessing: its name, and all that it says, for as long as it lies there, whatever is
// asked, gained or looked through meanwhile.

import type { ReactNode } from "react"
import { Sentence } from "../../cards/line.tsx"
import { defOf, entryOf, useBox, useSpeaker } from "../../play/use-table.ts"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Figure } from "./figure.tsx"
import { type Card, useMe, useZone } from "./known.ts"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

/** The event that lies in the room, or the blessing before oneself. */
export function useOccasions(): readonly Card[] {
  const box = useBox()
  const events = useZone("room").filter(({ card }) => entryOf(box, card)?.kind === "event")
  const blessings = useZone(`offers.${useMe()}`).filter(({ back }) => back === "blessing")
  return [...events, ...blessings].filter(({ card }) => card !== undefined)
}

/** All that a card says, a line each. */
export function Told({ card }: { card: string }): ReactNode {
  const speaker = useSpeaker()
  const def = defOf(useBox(), card)
  if (def === undefined) return null
  return (
    <div className="sp-told">
      {speaker.card(def).map((line, i) => (
        <p key={i}>
          <Sentence line={line} />
        </p>
      ))}
    </div>
  )
}

/** Beside what is chosen from or gained: where that comes from. */
export function Occasions(): ReactNode {
  const box = useBox()
  const words = useSpireWords()
  const all = useOccasions()
  if (all.length === 0) return null
  return (
    <aside className="sp-occasion" aria-label={words.because}>
      {all.map(({ ref, card = "", back }) => (
        <article key={ref}>
          {back === "blessing" ? <Glyph name={signs.neow} /> : <Figure id={card} rank="portrait" />}
          <h3>{back === "blessing" ? words.neowGift : (entryOf(box, card)?.name ?? "")}</h3>
          <Told card={card} />
        </article>
      ))}
    </aside>
  )
}
