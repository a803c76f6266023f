// Settings: everything at once, each change seen at once and kept.

import type { Level } from "@soulspire/match"
import { type ReactNode, useState } from "react"
import { LanguageSwitch } from "../../app/language.tsx"
import { Page } from "../../app/page.tsx"
import { changeSettings, type MotionWish, resetSettings, useSettings } from "../../settings/settings.ts"
import { useShelved } from "../../settings/shelf.ts"
import { play } from "../../sound/sounds.ts"
import { useWords } from "../../words/words.ts"
import { Keys } from "./keys.tsx"
import { Preview } from "./preview.tsx"
import { Stops } from "./stops.tsx"

const motions: readonly MotionWish[] = ["system", "full", "quick", "off"]
const levels: readonly Level[] = ["always", "act", "respond", "stops"]

interface OneOfProps<T extends string> {
  name: string
  label: string
  values: readonly T[]
  said: Readonly<Record<T, string>>
  value: T
  onChange(value: T): void
}

function OneOf<T extends string>({ name, label, values, said, value, onChange }: OneOfProps<T>): ReactNode {
  return (
    <div className="one-of" role="radiogroup" aria-label={label}>
      {values.map((each) => (
        <label key={each} className="chip">
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{said[each]}</span>
        </label>
      ))}
    </div>
  )
}

function Slider({
  label,
  min,
  max,
  value,
  onChange,
}: {
  label: string
  min: number
  max: number
  value: number
  onChange(value: number): void
}): ReactNode {
  const words = useWords()
  return (
    <label className="slider">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output>{words.set.percent(value)}</output>
    </label>
  )
}

export default function SettingsScreen(): ReactNode {
  const words = useWords()
  const settings = useSettings()
  const kept = useShelved()
  const [reset, setReset] = useState(false)
  return (
    <Page name="settings" title={words.settings}>
      {!kept && (
        <p className="refused" role="alert">
          {words.safe.settingsNotKept}
        </p>
      )}
      <div className="settings">
        <section>
          <h2>{words.set.looks}</h2>
          <div className="setting">
            <span>{words.language}</span>
            <LanguageSwitch />
          </div>
          <div className="setting">
            <span>{words.set.motion}</span>
            <OneOf
              name="motion"
              label={words.set.motion}
              values={motions}
              said={words.set.motions}
              value={settings.motionWish}
              onChange={(motionWish) => changeSettings({ motionWish })}
            />
          </div>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={settings.contrast}
              onChange={({ target }) => changeSettings({ contrast: target.checked })}
            />
            <span>{words.set.contrast}</span>
          </label>
          <Slider
            label={words.set.textSize}
            min={0.85}
            max={1.5}
            value={settings.textSize}
            onChange={(textSize) => changeSettings({ textSize })}
          />
          <Slider
            label={words.set.cardSize}
            min={0.75}
            max={1.6}
            value={settings.cardSize}
            onChange={(cardSize) => changeSettings({ cardSize })}
          />
          <Preview />
        </section>
        <section>
          <h2>{words.set.sound}</h2>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={settings.sound}
              onChange={({ target }) => changeSettings({ sound: target.checked })}
            />
            <span>{words.set.soundOn}</span>
          </label>
          <Slider
            label={words.set.volume}
            min={0}
            max={1}
            value={settings.volume}
            onChange={(volume) => changeSettings({ volume })}
          />
          <button
            type="button"
            className="choice"
            disabled={!settings.sound || settings.volume === 0}
            onClick={() => play("coin")}
          >
            {words.set.test}
          </button>
        </section>
        <section>
          <h2>{words.set.play}</h2>
          <label className="setting">
            <span>{words.set.name}</span>
            <input
              type="text"
              maxLength={30}
              value={settings.name}
              placeholder={words.you}
              onChange={({ target }) => changeSettings({ name: target.value })}
            />
          </label>
          <div className="setting">
            <span>{words.set.level}</span>
            <OneOf
              name="level"
              label={words.set.level}
              values={levels}
              said={words.levels}
              value={settings.level}
              onChange={(level) => changeSettings({ level, asking: {} })}
            />
          </div>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              checked={settings.confirm}
              onChange={({ target }) => changeSettings({ confirm: target.checked })}
            />
            <span>{words.set.confirm}</span>
          </label>
          <Stops />
        </section>
        <section>
          <h2>{words.set.keys}</h2>
          <Keys />
        </section>
        <section className="reset">
          <button
            type="button"
            className="choice"
            onClick={() => {
              resetSettings()
              setReset(true)
            }}
          >
            {words.set.reset}
          </button>
          <span role="status">{reset ? words.set.resetDone : ""}</span>
        </section>
      </div>
    </Page>
  )
}
