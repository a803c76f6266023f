// The climbs of a campaign: how far each came, as bars and as a table, and which enemies have taken most HP.

import type { CampaignSheet, GameBox, Speaker } from "@soulspire/text"
import type { ReactNode } from "react"
import { useWords } from "../../words/words.ts"
import { Bars } from "./charts.tsx"

/** So many enemies are named. */
const MOST = 8

interface HistoryProps {
  box: GameBox
  sheet: CampaignSheet
  speaker: Speaker
  who(id: string): string
}

function damageOf({ games }: CampaignSheet): [string, number][] {
  const sums = new Map<string, number>()
  for (const { damage } of games)
    for (const [card, lost] of Object.entries(damage)) sums.set(card, (sums.get(card) ?? 0) + lost)
  return [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, MOST)
}

export function History({ box, sheet, speaker, who }: HistoryProps): ReactNode {
  const words = useWords().campaigns
  const { games, open } = sheet
  const names = new Map(box.cards.map(({ id, name }) => [id, name]))
  const card = (id: string): string => names.get(id) ?? id
  const damage = damageOf(sheet)
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
      {damage.length > 0 && (
        <>
          <h4>{words.byEnemy}</h4>
          <Bars
            label={words.byEnemy}
            bars={damage.map(([id, lost]) => ({ key: id, value: lost, kind: "hurt" }))}
          />
          <table>
            <thead>
              <tr>
                <th scope="col">{words.enemy}</th>
                <th scope="col">{words.lost}</th>
              </tr>
            </thead>
            <tbody>
              {damage.map(([id, lost]) => (
                <tr key={id}>
                  <th scope="row">{card(id)}</th>
                  <td>{lost}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
