// Who sits there: portrait, name, hearts, souls, coins. It stands for the player wherever a decision names one.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { entryOf, useBox, useNames, useShown } from "../../play/use-table.ts"
import { Hearts, PlayerNumbers, Souls } from "./numbers.tsx"
import { characterOf, playerIn, useBasementView } from "./shape.ts"
import { Spot } from "./spot.tsx"
import { useBasementWords } from "./words.ts"

export function Portrait({ seat }: { seat: number }): ReactNode {
  const view = useBasementView()
  const box = useBox()
  const entry = entryOf(box, characterOf(view, seat)?.card)
  return (
    <span className="fs-portrait" style={{ "--hue": entry?.look.hue ?? 30 }} aria-hidden>
      {entry !== undefined && <Glyph name={entry.look.glyph} />}
    </span>
  )
}

export function SeatHead({ seat }: { seat: number }): ReactNode {
  const view = useBasementView()
  const box = useBox()
  const names = useNames()
  const words = useBasementWords()
  const thinks = useShown(({ thinking }) => thinking === seat)
  const player = playerIn(view, seat)
  const active = view.moment.active === seat
  const waits = view.waiting.some((each) => each.seat === seat)
  const name = names.seat(seat)
  const character = entryOf(box, characterOf(view, seat)?.card)?.name ?? ""
  const goal = view.table.goal ?? 0
  return (
    <Spot
      at={seat}
      label={[name, character, ...(active ? [words.firstPlayer] : [])].join(", ")}
      className={`fs-head ${active ? "fs-active" : ""} ${waits ? "fs-waits" : ""} ${player.died > 0 ? "fs-dead" : ""}`}
    >
      <Portrait seat={seat} />
      <span className="fs-who">
        <span className="fs-name">
          {name}
          {thinks && <span className="fs-thinks" aria-hidden />}
        </span>
        <span className="fs-character">{character}</span>
      </span>
      <Hearts now={player.health} most={player.maxHealth} />
      <Souls now={player.souls} goal={goal} />
      <PlayerNumbers player={player} hand={view.zones[`hand.${seat}`]?.length ?? 0} />
    </Spot>
  )
}
