// How much one wants to be asked: three levels, passing until something happens, and holding.

import { type Level, type Preferences, type Until, usualPreferences } from "@soulspire/match"
import type { ReactNode } from "react"
import { Glyph } from "../glyphs/glyph.tsx"
import { useShown, useTable, useView } from "../play/use-table.ts"
import { changeSettings, levelOf, useSettings } from "../settings/settings.ts"
import { useWords } from "../words/words.ts"

const levels: readonly Level[] = ["always", "act", "respond", "stops"]

export function AutoPass(): ReactNode {
  const table = useTable()
  const words = useWords()
  const view = useView()
  const { client } = table
  const { seat } = view
  const name = client.nameOf(seat)
  const level = useSettings((settings) => levelOf(settings, name))
  const told = useShown(({ shown }) => shown.preferences)
  // Where everybody plays at once there is nothing to pass.
  if (view.moment.stack === "" || !client.here.includes(seat)) return null
  const preferences: Preferences = told ?? usualPreferences
  const until = (wish: Until | null): void =>
    client.prefer(seat, { ...preferences, until: wish, hold: false })
  // Each of several says so for themselves.
  const ask = (wish: Level): void =>
    client.curtain
      ? changeSettings({ asking: { ...useSettings.getState().asking, [name]: wish } })
      : changeSettings({ level: wish })
  return (
    <details className="auto-pass tool-menu">
      <summary className="tool" title={`${words.askMe} ${words.levels[level]}`}>
        <Glyph name="fast-forward-button" label={words.askMe} />{" "}
        <span className="tool-word">
          {words.askMe} <em>{words.levels[level]}</em>
        </span>
      </summary>
      <div className="menu">
        <fieldset>
          <legend>{words.askMe}</legend>
          {levels.map((each) => (
            <label key={each}>
              <input type="radio" name="level" checked={each === level} onChange={() => ask(each)} />
              {words.levels[each]}
            </label>
          ))}
        </fieldset>
        <button type="button" className="choice" onClick={() => until({ what: "turn" })}>
          {words.passTurn}
        </button>
        <button type="button" className="choice" onClick={() => until({ what: "mine" })}>
          {words.passMine}
        </button>
        <button
          type="button"
          className="choice"
          aria-pressed={preferences.hold}
          onClick={() => client.prefer(seat, { ...preferences, until: null, hold: !preferences.hold })}
        >
          {words.hold}
        </button>
      </div>
    </details>
  )
}
