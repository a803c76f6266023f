// From one Act to the next: that an Act is beaten, with what can be done about it; and, when the party goes on, the place it
// comes to, for a moment that any click or key ends.

import { type ReactNode, useState } from "react"
import { useShown } from "../../play/use-table.ts"
import { Backdrop } from "./backdrop.tsx"
import { Figure } from "./figure.tsx"
import { useTableShown, useZone } from "./known.ts"
import { BigOption, useAskedFor } from "./options.tsx"
import { usePasses } from "./passing.ts"
import { signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

function Climber({ seat }: { seat: number }): ReactNode {
  const [board] = useZone(`board.${seat}`)
  return <Figure id={board?.card ?? ""} rank="hero" />
}

/** All who climb, side by side. */
function Party(): ReactNode {
  const { players } = useTableShown()
  return (
    <span className="sp-act-party" style={{ "--climbers": players.length }}>
      {players.map(({ away }, seat) => away === 0 && <Climber key={seat} seat={seat} />)}
    </span>
  )
}

/** The Boss has fallen, and everybody says whether the party goes on. */
export function ActEnd(): ReactNode {
  const words = useSpireWords()
  const { act } = useTableShown()
  const asked = useAskedFor("next-act", "won")
  return (
    <div className="sp-room sp-act-end">
      <h2>{words.actBeaten(act)}</h2>
      <Party />
      <p className="sp-says">{words.actAbove(act + 1)}</p>
      <div className="sp-options sp-options-row">
        {asked?.options.map((option) => {
          const goesOn = option.key === "go-on"
          return (
            <BigOption
              key={option.key}
              asked={asked}
              option={option}
              glyph={goesOn ? signs.goOn : signs.stop}
              primary={goesOn}
            />
          )
        })}
      </div>
      {asked === undefined && <p>{words.waitForOthers}</p>}
    </div>
  )
}

/** How long the next place is shown, in milliseconds; styles/acts.css goes by it too. */
const LASTS = 2800

function Place({ act, onClose }: { act: number; onClose: () => void }): ReactNode {
  const words = useSpireWords()
  usePasses(LASTS, onClose)
  return (
    <button type="button" className="sp-act-change" onClick={onClose}>
      <Backdrop scene="combat" room="" act={act} />
      <span className="sp-act-title">
        <span className="sp-act-number">{words.act(act)}</span>
        <span className="sr-only"> · </span>
        <b>{words.placeOf(act)}</b>
        <span className="sp-act-stands">{words.standsIn(act)}</span>
      </span>
      <Party />
      <span className="sp-act-on">{words.goOn}</span>
    </button>
  )
}

/** Shown when the party has come to the next Act, and not while one looks back or comes to a table. */
export function ActChange(): ReactNode {
  const act = useShown(({ shown }) => Number(shown.view?.table["act"] ?? 0))
  const [was, setWas] = useState(act)
  const [place, setPlace] = useState<number | null>(null)
  const [close] = useState(() => () => setPlace(null))
  if (act !== was) {
    setWas(act)
    setPlace(act === was + 1 ? act : null)
  }
  return place === null ? null : <Place act={place} onClose={close} />
}
