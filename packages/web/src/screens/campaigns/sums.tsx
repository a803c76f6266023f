// What the climbs of a campaign come to together: how often each character won, which cards were taken and skipped, and which
// enemies have taken most HP. Each is a picture with its table beside it.

import { type CampaignSheet, cardsIn, damageIn, type GameBox, percentOf, winsIn } from "@soulspire/text"
import type { ReactNode } from "react"
import { useWords } from "../../words/words.ts"
import { Bars } from "./charts.tsx"

/** So many cards and enemies are named. */
const MOST = 8

interface SumProps {
  title: string
  /** What stands over each column. */
  columns: readonly string[]
  /** Of each its name, how high its bar is, and its numbers. */
  rows: readonly { name: string; high: number; numbers: readonly (number | string)[] }[]
  kind: string
  /** How high a bar can be, where that is not as high as the highest. */
  most?: number
}

function Sum({ title, columns, rows, kind, most }: SumProps): ReactNode {
  if (rows.length === 0) return null
  return (
    <section>
      <h4>{title}</h4>
      <Bars
        label={title}
        bars={rows.map(({ name, high }) => ({ key: name, value: high, kind }))}
        {...(most !== undefined && { most })}
      />
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, numbers }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {numbers.map((number, i) => (
                <td key={columns[i + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface SumsProps {
  box: GameBox
  sheet: CampaignSheet
  who(id: string): string
}

export function Sums({ box, sheet, who }: SumsProps): ReactNode {
  const words = useWords().campaigns
  const names = new Map(box.cards.map(({ id, name }) => [id, name]))
  const card = (id: string): string => names.get(id) ?? id
  return (
    <div className="sums">
      <Sum
        title={words.byCharacter}
        columns={[words.character, words.climbed, words.wins, words.rate]}
        rows={winsIn(sheet).map(({ id, games, won }) => {
          const share = percentOf(won, games)
          return { name: who(id), high: share, numbers: [games, won, words.percent(share)] }
        })}
        kind="victory"
        most={100}
      />
      <Sum
        title={words.byCard}
        columns={[words.card, words.taken, words.skipped]}
        rows={cardsIn(sheet, card)
          .slice(0, MOST)
          .map(({ name, taken, skipped }) => ({ name, high: taken, numbers: [taken, skipped] }))}
        kind="taken"
      />
      <Sum
        title={words.byEnemy}
        columns={[words.enemy, words.lost]}
        rows={damageIn(sheet, card)
          .slice(0, MOST)
          .map(([name, lost]) => ({ name, high: lost, numbers: [lost] }))}
        kind="hurt"
      />
    </div>
  )
}
