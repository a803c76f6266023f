// Which campaign a climb belongs to, chosen where its table is set.

import type { GameBox } from "@soulspire/text"
import { type ReactNode, useId } from "react"
import { Link } from "wouter"
import { useWords } from "../../words/words.ts"
import { useCampaigns } from "./use-campaigns.ts"

interface ChooseProps {
  box: GameBox
  value: string
  onChange(id: string): void
}

export function ChooseCampaign({ box, value, onChange }: ChooseProps): ReactNode {
  const words = useWords().campaigns
  const { all } = useCampaigns(box)
  const id = useId()
  return (
    <div className="field field-choice">
      <label className="field-name" htmlFor={id}>
        {words.choose}
      </label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.none}</option>
        {(all ?? []).flatMap(({ kept, sheet }) =>
          sheet === null
            ? []
            : [
                <option key={kept.id} value={kept.id}>
                  {sheet.name}
                </option>,
              ],
        )}
      </select>
      <small className="field-help">
        {words.chooseHelp} <Link href={`/campaigns/${box.game.id}`}>{words.link}</Link>
      </small>
    </div>
  )
}
