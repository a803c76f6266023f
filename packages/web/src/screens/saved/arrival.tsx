// What becomes of a file that was opened: how far it is, what came of it, or why it cannot be opened.

import type { ReactNode } from "react"
import type { Arrival } from "../../saved/library.ts"
import { Problem } from "../../saved/problem.tsx"
import { useWords } from "../../words/words.ts"
import type { Brought } from "../../worker/messages.ts"

function Coming({ name, share }: { name: string; share: number }): ReactNode {
  const words = useWords()
  return (
    <div className="arrival">
      <p id="arriving" role="status">
        {words.saved.importing(name)}
      </p>
      <progress value={share} aria-labelledby="arriving" />
      <output>{words.set.percent(share)}</output>
    </div>
  )
}

function Here({
  brought: { added, known, campaigns, refused, notes, belongings },
}: {
  brought: Brought
}): ReactNode {
  const words = useWords()
  return (
    <div className="arrival" role="status">
      <p>
        {words.saved.imported(added.length)} {known > 0 && words.saved.hereAlready(known)}{" "}
        {campaigns.added.length > 0 &&
          words.saved.campaignsToo(campaigns.added.length, campaigns.added.join(", "))}{" "}
        {campaigns.known.length > 0 &&
          words.saved.campaignsHere(campaigns.known.length, campaigns.known.join(", "))}{" "}
        {belongings !== null && belongings.settings !== null && words.saved.settingsToo}
      </p>
      {(refused.length > 0 || notes.length > 0) && (
        <ul>
          {refused.map(({ at, reason, game }) => (
            <li key={at}>
              {words.saved.notTaken(at)} <Problem reason={reason} game={game} />
            </li>
          ))}
          {notes.map((reason, i) => (
            <li key={i}>
              <Problem reason={reason} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function ArrivalNote({ arrival }: { arrival: Arrival }): ReactNode {
  const words = useWords()
  switch (arrival.is) {
    case "arriving":
      return <Coming {...arrival} />
    case "here":
      return <Here {...arrival} />
    case "refused":
      return (
        <p className="refused" role="alert">
          {words.saved.notImported}: <Problem reason={arrival.reason} />
        </p>
      )
  }
}
