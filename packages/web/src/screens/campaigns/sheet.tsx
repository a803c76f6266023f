// Everything one campaign has come to: tracks with what they unlock, levels, achievements, climbs.

import { type CampaignSheet, type GameBox, speakerOf } from "@soulspire/text"
import type { ReactNode } from "react"
import { useSettings } from "../../settings/settings.ts"
import { useWords } from "../../words/words.ts"
import { Bars, Boxes } from "./charts.tsx"
import { History } from "./history.tsx"

interface SheetProps {
  box: GameBox
  sheet: CampaignSheet
  onPlace(track: string): void
}

export function Sheet({ box, sheet, onPlace }: SheetProps): ReactNode {
  const words = useWords().campaigns
  const speaker = speakerOf(
    box,
    useSettings(({ language }) => language),
  )
  const who = (id: string): string => speaker.word(`campaign.track.${id}`)
  const earned = sheet.achievements.filter(({ by }) => by !== null).length
  return (
    <div className="sheet">
      <section>
        <h3>{words.tracks}</h3>
        <ul className="tracks">
          {sheet.tracks.map(({ id, marks, boxes, steps }) => (
            <li key={id}>
              <strong>{who(id)}</strong>
              <Boxes marks={marks} boxes={boxes} label={words.marks(marks, boxes)} />
              <span className="quiet">
                {steps
                  .map(({ at, unlocks }) => {
                    const what = speaker.word(`setting.unlocked.${unlocks}`)
                    return marks >= at ? `${what} (${words.open})` : words.at(at, what)
                  })
                  .join(" · ")}
              </span>
            </li>
          ))}
        </ul>
        {sheet.unplaced > 0 && (
          <p className="left-over">
            {words.left(sheet.unplaced)}{" "}
            {sheet.tracks.flatMap(({ id, shared, marks, boxes }) =>
              shared && marks < boxes
                ? [
                    <button key={id} type="button" className="choice" onClick={() => onPlace(id)}>
                      {words.place(who(id))}
                    </button>,
                  ]
                : [],
            )}
          </p>
        )}
      </section>
      <section>
        <h3>{words.ladder}</h3>
        <Bars
          label={words.ladder}
          most={sheet.highest}
          bars={sheet.ladder.map(({ id, open }) => ({ key: id, value: open, kind: "level" }))}
        />
        <table>
          <thead>
            <tr>
              <th scope="col">{words.character}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">{words.next}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.ladder.map(({ id, won, open }) => (
              <tr key={id}>
                <th scope="row">{who(id)}</th>
                <td>{won < 0 ? words.notYet : won}</td>
                <td>{open}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="whole">
        <h3>{words.achievements(earned, sheet.achievements.length)}</h3>
        <ul className="achievements">
          {sheet.achievements.map(({ id, by, on }) => (
            <li key={id} className={by === null ? "" : "earned"}>
              <strong>{speaker.word(`achievement.${id}`)}</strong>
              <span>{speaker.word(`achievement.${id}.how`)}</span>
              {by !== null && (
                <small>
                  {words.earned} {on}
                </small>
              )}
            </li>
          ))}
        </ul>
      </section>
      <History box={box} sheet={sheet} speaker={speaker} who={who} />
    </div>
  )
}
