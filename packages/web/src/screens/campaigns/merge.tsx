// Another campaign's climbs are taken into one, after a question that says what will be in it then.

import type { CampaignSheet } from "@soulspire/text"
import { type ReactNode, useState } from "react"
import { useWords } from "../../words/words.ts"
import type { KeptCampaign } from "../../worker/messages.ts"

interface Readable {
  readonly kept: KeptCampaign
  readonly sheet: CampaignSheet
}

interface MergeProps {
  into: Readable
  others: readonly Readable[]
  onMerge(from: string): void
}

export function Merge({ into, others, onMerge }: MergeProps): ReactNode {
  const words = useWords().campaigns
  const [chosen, setChosen] = useState("")
  const [first] = others
  if (first === undefined) return null
  const from = others.find(({ kept }) => kept.id === chosen) ?? first
  const ask = (): void => {
    const own = new Set(into.sheet.games.map(({ id }) => id))
    const both = from.sheet.games.filter(({ id }) => own.has(id)).length
    const more = from.sheet.games.length - both
    if (window.confirm(words.mergeSure(into.sheet.name, from.sheet.name, own.size, more, both)))
      onMerge(from.kept.id)
  }
  return (
    <details className="merge-campaign">
      <summary>{words.merge}</summary>
      <label>
        {words.mergeFrom}{" "}
        <select value={from.kept.id} onChange={({ target }) => setChosen(target.value)}>
          {others.map(({ kept, sheet }) => (
            <option key={kept.id} value={kept.id}>
              {words.climbs(sheet.name, sheet.games.length)}
            </option>
          ))}
        </select>
      </label>{" "}
      <button type="button" className="choice" onClick={ask}>
        {words.merge}
      </button>
    </details>
  )
}
