// What can be chosen as tiles, one or several of them: each with a picture where it has one, its name, and a line about it.

import { type ReactNode, useId } from "react"

export interface Tile {
  value: string
  name: string
  /** What it is, in a line. */
  text?: ReactNode
  picture?: ReactNode
}

interface TilesProps {
  /** What is chosen here, for whoever does not see it. */
  label: string
  tiles: readonly Tile[]
  chosen: readonly string[]
  /** One is chosen instead of another; several beside each other. */
  several?: boolean
  onChoose(value: string, isChosen: boolean): void
}

export function Tiles({ label, tiles, chosen, several = false, onChoose }: TilesProps): ReactNode {
  const id = useId()
  const plain = tiles.every(({ text, picture }) => text === undefined && picture === undefined)
  return (
    <span className={plain ? "one-of" : "tiles"} role={several ? "group" : "radiogroup"} aria-label={label}>
      {tiles.map(({ value, name, text, picture }) => (
        <label key={value} className={plain ? "chip" : "tile"}>
          <input
            type={several ? "checkbox" : "radio"}
            name={id}
            checked={chosen.includes(value)}
            aria-labelledby={`${id}-${value}`}
            {...(text !== undefined && { "aria-describedby": `${id}-${value}-text` })}
            onChange={({ target }) => onChoose(value, target.checked)}
          />
          {picture !== undefined && (
            <span className="tile-picture" aria-hidden="true">
              {picture}
            </span>
          )}
          <span className="tile-words">
            <span className="tile-name" id={`${id}-${value}`}>
              {name}
            </span>
            {text !== undefined && (
              <small className="tile-text" id={`${id}-${value}-text`}>
                {text}
              </small>
            )}
          </span>
        </label>
      ))}
    </span>
  )
}
