// How fast things are shown, and a button that holds them: always in reach.

import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { useShown, useTable, useView } from "../play/use-table.ts"
import { changeSettings, type Speed, speeds, useSettings } from "../settings/settings.ts"
import { useDirectorWords } from "./words.ts"

/** One arrow more for each step faster. */
const steps: Readonly<Record<Speed, string>> = { slow: "1", normal: "2", quick: "3", instant: "4" }

/** While it is paused: what to go on to. */
function Paused(): ReactNode {
  const table = useTable()
  const words = useDirectorWords()
  const { stack } = useView().moment
  return (
    <span className="director-paused">
      <b role="status">{words.paused}</b>
      {/* Where everybody plays at once nobody waits for an answer. */}
      {stack !== "" && (
        <button
          type="button"
          className="tool"
          title={words.answerLong}
          onClick={() => table.pause(false, true)}
        >
          {words.answer}
        </button>
      )}
    </span>
  )
}

export function DirectorControls(): ReactNode {
  const table = useTable()
  const words = useDirectorWords()
  const speed = useSettings((settings) => settings.speed)
  const paused = useShown((state) => state.paused)
  return (
    <div className="director" role="group" aria-label={words.pace}>
      <button
        type="button"
        className="tool director-pause"
        aria-pressed={paused}
        aria-label={paused ? words.goOn : words.pause}
        title={paused ? words.goOn : words.pauseLong}
        onClick={() => table.pause(!paused)}
      >
        <Glyph name={paused ? "play-button" : "pause-button"} />
      </button>
      {paused && <Paused />}
      <label className="director-speed" title={words.speedLong}>
        <span className="sr-only">{words.speed}</span>
        <span className="director-arrows" data-steps={steps[speed]} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <select value={speed} onChange={({ target }) => changeSettings({ speed: target.value as Speed })}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {words.speeds[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
