// The campaigns of a game: begun here, opened, taken along as files, thrown away after a question.

import { type GameBox, plainText, speakerOf } from "@soulspire/text"
import { type ReactNode, use, useRef, useState } from "react"
import { Page } from "../../app/page.tsx"
import { fetchBox } from "../../boxes/boxes.ts"
import { download } from "../../saved/download.ts"
import { useSettings } from "../../settings/settings.ts"
import { gameName } from "../../tables/tables.ts"
import { useWords } from "../../words/words.ts"
import { Merge } from "./merge.tsx"
import { Sheet } from "./sheet.tsx"
import { type Campaigns, useCampaigns } from "./use-campaigns.ts"
import "../../styles/campaigns.css"

const nobody = { seat: (seat: number) => `${seat + 1}`, card: () => undefined }

function New({ box, ask }: { box: GameBox; ask: Campaigns["ask"] }): ReactNode {
  const words = useWords().campaigns
  const [name, setName] = useState("")
  const file = useRef<HTMLInputElement>(null)
  const game = box.game.id
  return (
    <form
      className="new-campaign"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === "") return
        void ask({ want: "campaign-begin", game, name: name.trim() })
        setName("")
      }}
    >
      <label>
        {words.name}{" "}
        <input
          type="text"
          required
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="choice primary">
        {words.begin}
      </button>
      <button type="button" className="choice" onClick={() => file.current?.click()}>
        {words.import}
      </button>
      <input
        ref={file}
        type="file"
        accept=".campaign,.json,.txt"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen !== undefined)
            void chosen.text().then((text) => ask({ want: "campaign-import", game, text }))
          target.value = ""
        }}
      />
    </form>
  )
}

function All({ box }: { box: GameBox }): ReactNode {
  const words = useWords().campaigns
  const language = useSettings((settings) => settings.language)
  const { all, reason, ask } = useCampaigns(box)
  return (
    <>
      <New box={box} ask={ask} />
      {reason !== null && (
        <p className="refused" role="alert">
          {plainText(speakerOf(box, language).refusal(reason, nobody))}
        </p>
      )}
      {all?.length === 0 && <p className="quiet">{words.empty}</p>}
      {(all ?? []).map(({ kept, sheet }) => {
        const name = sheet?.name ?? kept.id
        return (
          <section key={kept.id} className="campaign">
            <header>
              <h2>{name}</h2>
              <button
                type="button"
                className="choice"
                onClick={() => download(`${name}.campaign`, kept.text, "application/json")}
              >
                {words.export}
              </button>
              <button
                type="button"
                className="choice"
                aria-label={`${words.delete}: ${name}`}
                onClick={() => {
                  if (window.confirm(words.sure(name)))
                    void ask({ want: "campaign-forget", campaign: kept.id })
                }}
              >
                {words.delete}
              </button>
            </header>
            {sheet !== null && (
              <Merge
                into={{ kept, sheet }}
                others={(all ?? []).flatMap((each) =>
                  each.sheet === null || each.kept.id === kept.id
                    ? []
                    : [{ kept: each.kept, sheet: each.sheet }],
                )}
                onMerge={(from) => void ask({ want: "campaign-merge", campaign: kept.id, from })}
              />
            )}
            {sheet === null ? (
              <p className="refused">{words.damaged}</p>
            ) : (
              <Sheet
                box={box}
                sheet={sheet}
                onPlace={(track) =>
                  void ask({ want: "campaign-place", campaign: kept.id, marks: { [track]: 1 } })
                }
              />
            )}
          </section>
        )
      })}
    </>
  )
}

export default function CampaignsScreen({ game }: { game: string }): ReactNode {
  const words = useWords()
  const box = use(fetchBox(game))
  return (
    <Page name="campaigns" title={words.campaigns.title(gameName(game, box.name))} mood={game}>
      <All box={box} />
    </Page>
  )
}
