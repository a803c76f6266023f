// A card shown large: its text in one's language, its numbers as they are now and why, its keywords explained.

import type { ReactNode } from "react"
import { entryOf, useBox, useShown, useSpeaker, useView } from "../play/use-table.ts"
import { Face } from "./face.tsx"

export function Inspector(): ReactNode {
  const inspected = useShown((state) => state.inspected)
  const view = useView()
  const box = useBox()
  const speaker = useSpeaker()
  if (inspected === null) return null
  const card =
    "card" in inspected
      ? { card: inspected.card }
      : Object.values(view.zones)
          .flat()
          .find(({ ref }) => ref === inspected.ref)
  const entry = entryOf(box, card?.card)
  if (card === undefined || entry === undefined) return null
  return (
    <aside className="inspector" aria-live="polite">
      <Face card={card} size="xl" />
      <p className="inspector-kind">{speaker.word(`kind.${entry.kind}`)}</p>
    </aside>
  )
}
