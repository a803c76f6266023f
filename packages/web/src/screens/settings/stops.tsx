// Stops by phase: where one is asked even if one would be passed, in one's own turn and in others'.

import { type GameBox, speakerOf } from "@soulspire/text"
import { type ReactNode, useEffect, useState } from "react"
import { fetchBox, gameIds } from "../../boxes/boxes.ts"
import { changeSettings, useSettings } from "../../settings/settings.ts"
import { gameName } from "../../tables/tables.ts"
import { useWords } from "../../words/words.ts"

const sides = ["own", "others"] as const

function PhasesOf({ game }: { game: string }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const stops = useSettings((settings) => settings.stops)
  const [box, setBox] = useState<GameBox | null>(null)
  useEffect(() => {
    fetchBox(game).then(setBox, () => {})
  }, [game])
  if (box === null) return <p className="quiet">{words.loading}</p>
  const speaker = speakerOf(box, language)
  const toggle = (side: (typeof sides)[number], phase: string, on: boolean): void => {
    const rest = stops[side].filter((each) => each !== phase)
    changeSettings({ stops: { ...stops, [side]: on ? [...rest, phase] : rest } })
  }
  return (
    <table className="stops">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              {words.set[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {box.game.phases.map((phase) => (
          <tr key={phase}>
            <th scope="row">{speaker.word(`phase.${phase}`)}</th>
            {sides.map((side) => (
              <td key={side}>
                <input
                  type="checkbox"
                  aria-label={`${speaker.word(`phase.${phase}`)}, ${words.set[side]}`}
                  checked={stops[side].includes(phase)}
                  onChange={({ target }) => toggle(side, phase, target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Stops(): ReactNode {
  const words = useWords()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  return (
    <div className="stops-of">
      <h3>{words.set.stops}</h3>
      <p className="quiet">{words.set.stopsHelp}</p>
      {gameIds.map((game) => (
        <details
          key={game}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpen(new Set([...open, game]))
          }}
        >
          <summary>{gameName(game)}</summary>
          {open.has(game) && <PhasesOf game={game} />}
        </details>
      ))}
    </div>
  )
}
