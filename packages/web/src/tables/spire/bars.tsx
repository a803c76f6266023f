// Numbers of whoever fights, to be read at a glance: life with what would be left of it, block, and tokens.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { Sign } from "../../glyphs/sign.tsx"
import { useBox, useSpeaker } from "../../play/use-table.ts"
import type { Change } from "./foresight.ts"
import { signs } from "./signs.ts"

const share = (part: number, whole: number): string =>
  `${Math.max(0, Math.min(1, part / Math.max(1, whole))) * 100}%`

const signed = (number: number): string => (number > 0 ? `+${number}` : `−${-number}`)

interface LifeProps {
  hp: number
  maxHp: number
  block: number
  foreseen: Change | undefined
}

export function Life({ hp, maxHp, block, foreseen }: LifeProps): ReactNode {
  const speaker = useSpeaker()
  const change = foreseen?.by["hp"] ?? 0
  const blocked = foreseen?.by["block"] ?? 0
  const falls = foreseen?.falls === true
  const left = falls ? 0 : Math.min(hp, hp + change)
  return (
    <span className="sp-life">
      {block > 0 && (
        <span className="sp-block" title={speaker.word("stat.block")}>
          <Sign of="block" label={speaker.word("stat.block")} />
          <b key={block}>{block}</b>
        </span>
      )}
      <span className={`sp-hp ${block > 0 ? "sp-hp-held" : ""}`}>
        <span className="sp-hp-trail" style={{ inlineSize: share(hp, maxHp) }} />
        <span className="sp-hp-fill" style={{ inlineSize: share(left, maxHp) }} />
        {change < 0 && (
          <span
            className="sp-hp-loss"
            style={{ insetInlineStart: share(left, maxHp), inlineSize: share(hp - left, maxHp) }}
          />
        )}
        <span className="sp-hp-number">
          <span className="sr-only">{speaker.word("stat.hp")} </span>
          {hp}
          <small>/{maxHp}</small>
        </span>
      </span>
      {(change !== 0 || blocked !== 0 || falls) && (
        <span className="sp-foreseen" role="status">
          {falls && <Glyph name={signs.skull} label={speaker.word("stat.dead")} />}
          {change !== 0 && <b className={change < 0 ? "sp-worse" : "sp-better"}>{signed(change)}</b>}
          {blocked !== 0 && (
            <b className="sp-blocked">
              <Sign of="block" label={speaker.word("stat.block")} inline /> {signed(blocked)}
            </b>
          )}
        </span>
      )}
    </span>
  )
}

interface TokensProps {
  of: Partial<Record<string, unknown>>
  foreseen: Change | undefined
  /** What is shown elsewhere. */
  without?: readonly string[]
}

export function Tokens({ of, foreseen, without = [] }: TokensProps): ReactNode {
  const { tokens = [] } = useBox()
  const speaker = useSpeaker()
  return (
    <span className="sp-tokens">
      {tokens.map((name) => {
        const value = of[name]
        const has = typeof value === "number" ? value : 0
        const more = foreseen?.by[name] ?? 0
        if ((has === 0 && more === 0) || without.includes(name)) return null
        const word = speaker.word(`stat.${name}`)
        return (
          <span
            key={name}
            className={`sp-token sp-token-${name} ${has === 0 ? "sp-to-come" : ""}`}
            title={word}
          >
            <Sign of={name} label={word} />
            {has > 0 && <b>{has}</b>}
            {more !== 0 && <i>{signed(more)}</i>}
          </span>
        )
      })}
    </span>
  )
}
