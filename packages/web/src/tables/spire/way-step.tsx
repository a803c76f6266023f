// A step up the map that nobody was asked about, for there was one way only: the map is shown for a moment, with the step that
// the party takes.

import { type ReactNode, useState } from "react"
import { useShown, useSpeaker } from "../../play/use-table.ts"
import { useTableShown } from "./known.ts"
import { SpireMap } from "./map.tsx"
import { useAskedFor } from "./options.tsx"
import { usePasses } from "./passing.ts"
import { useSpireWords } from "./words.ts"

/** How long it is shown, in milliseconds. */
const LASTS = 2400

function Step({ onClose }: { onClose: () => void }): ReactNode {
  const words = useSpireWords()
  const speaker = useSpeaker()
  const { room } = useTableShown()
  usePasses(LASTS, onClose)
  return (
    <section
      className="sp-spread sp-map-spread sp-way-step"
      role="status"
      onClick={onClose}
      aria-label={words.theMap}
    >
      <header>
        <h2>{words.onlyWay(speaker.word(`room.${room}`))}</h2>
      </header>
      <SpireMap />
    </section>
  )
}

interface Way {
  /** Which map it is, and how far the party has come on it. */
  act: number
  steps: number
  /** Has one been asked where to go since? */
  asked: boolean
}

/** Not while one looks back, or has only come to a table. */
export function WayStep(): ReactNode {
  const act = useShown(({ shown }) => Number(shown.view?.table["act"] ?? 0))
  const { map } = useTableShown()
  const steps = map?.path.length ?? 0
  const isAsked = useAskedFor("map") !== undefined
  const back = useShown(({ then }) => then !== null)
  const [way, setWay] = useState<Way>({ act, steps, asked: true })
  const [shown, show] = useState(false)
  const [close] = useState(() => () => show(false))
  if (!back && (way.act !== act || way.steps !== steps)) {
    setWay({ act, steps, asked: false })
    show(way.act === act && steps === way.steps + 1 && !way.asked)
  } else if (isAsked && !way.asked) setWay({ ...way, asked: true })
  return shown && !back ? <Step onClose={close} /> : null
}
