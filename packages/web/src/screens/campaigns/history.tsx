// The climbs of a campaign: how far each came, as bars and as a table, and what they come to together.

import type { CampaignSheet, GameBox, Speaker } from "@soulspire/text"
import type { ReactNode } from "react"
import { useWords } from "../../words/words.ts"
import { Bars } from "./charts.tsx"
import { Sums } from "./sums.tsx"

interface HistoryProps {
  box: GameBox
  sheet: CampaignSheet
  speaker: Speaker
  who(id: string): string
}

export function History({ box, sheet, speaker, who }: HistoryProps): ReactNode {
  const words = useWords().campaigns
  const { games, open } = sheet
  const names = new Map(box.cards.map(({ id, name }) => [id, name]))
  const card = (id: string): string => names.get(id) ?? id
  return (
    <section className="whole">
      <h3>{words.history}</h3>
      {open > 0 && <p className="quiet">{words.underWay(open)}</p>}
      {games.length === 0 ? (
        <p className="quiet">{words.noClimbs}</p>
      ) : (
        <>
          <Bars
            label={words.byClimb}
            bars={games.map(({ id, rooms, result }) => ({ key: id, value: rooms, kind: result }))}
          />
          <div className="wide-table" role="region" aria-label={words.history} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {words.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {games.map(({ id, on, players, level, result, act, rooms, rounds, met }) => (
                  <tr key={id}>
                    <td>{on}</td>
                    <td>{players.map(({ character }) => who(character)).join(", ")}</td>
                    <td>{level}</td>
                    <td>{speaker.word(`campaign.result.${result}`)}</td>
                    <td>{speaker.word(`set.act-${act}`)}</td>
                    <td>{rooms}</td>
                    <td>{rounds}</td>
                    <td>{[...new Set(met)].map(card).join(", ")}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Sums box={box} sheet={sheet} who={who} />
    </section>
  )
}
