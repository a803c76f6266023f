// Ready-made tables, each with a picture and what it changes. Whoever sits at the table stays, unless the table is for fewer:
// then it is said who has left, and how to have them back.

import type { GameBox, Preset } from "@soulspire/text"
import { type ReactNode, useState } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useSpeaker } from "../../play/use-table.ts"
import { listed } from "../../words/listed.ts"
import { wordIn } from "../../words/word-in.ts"
import { useWords } from "../../words/words.ts"
import type { Plan } from "./plan.ts"
import { isPreset, seatsFor, setupOf, withPreset } from "./presets.ts"

interface PresetTilesProps {
  box: GameBox
  plan: Plan
  onChange(plan: Plan): void
}

export function PresetTiles({ box, plan, onChange }: PresetTilesProps): ReactNode {
  const words = useWords().setup
  const speaker = useSpeaker()
  const setup = setupOf(box)
  const [left, setLeft] = useState<{
    names: readonly string[]
    preset: Preset
    before: Plan
    after: Plan
  } | null>(null)
  const nameOf = ({ id }: Preset): string => wordIn(speaker, `preset.${id}`) ?? words.standard
  const take = (preset: Preset): void => {
    const after = withPreset(box, preset, plan)
    const names = plan.chairs
      .map(({ name }) => name)
      .filter((name) => !after.chairs.some((each) => each.name === name))
    setLeft(names.length === 0 ? null : { names, preset, before: plan, after })
    onChange(after)
  }
  return (
    <div className="presets" role="group" aria-label={words.presets}>
      {setup.presets.map((preset) => {
        const { min, max } = seatsFor(box, preset.options)
        const isForSo = min === max && box.alone?.(preset.options) !== true
        return (
          <button
            key={preset.id}
            type="button"
            className="preset"
            aria-pressed={isPreset(setup, preset, plan)}
            onClick={() => take(preset)}
          >
            <Glyph name={preset.glyph} className="tile-glyph" />
            <span className="tile-words">
              <span className="tile-name">{nameOf(preset)}</span>
              <small className="tile-text">
                {wordIn(speaker, `preset.${preset.id}.help`)}
                {isForSo && ` ${words.forPlayers(max)}`}
              </small>
            </span>
          </button>
        )
      })}
      <p className="presets-note" role="status">
        {left !== null && left.after === plan && (
          <>
            {words.haveLeft(
              nameOf(left.preset),
              plan.chairs.length,
              left.names.length,
              listed(speaker.language, left.names),
            )}{" "}
            <button type="button" className="choice" onClick={() => onChange(left.before)}>
              {words.putBack}
            </button>
          </>
        )}
      </p>
    </div>
  )
}
