// What was left off: the last game big, the others behind it. Nothing where there is none.

import { type ReactNode, useEffect, useState } from "react"
import { Link } from "wouter"
import { backstage } from "../../play/backstage.ts"
import { ago } from "../../saved/ago.ts"
import { companyOf } from "../../saved/company.ts"
import { useSettings } from "../../settings/settings.ts"
import { gameName } from "../../tables/tables.ts"
import { useWords } from "../../words/words.ts"
import type { SavedMatch } from "../../worker/messages.ts"

function useSavedMatches(): readonly SavedMatch[] {
  const [saved, setSaved] = useState<readonly SavedMatch[]>([])
  useEffect(() => {
    let left = false
    // A browser that keeps nothing has nothing to go on with.
    const told = (list: readonly SavedMatch[]): void => {
      if (!left) setSaved(list)
    }
    backstage()
      .wish({ want: "list" })
      .then(told, () => told([]))
    return () => {
      left = true
    }
  }, [])
  return saved
}

export function LeftOff(): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const saved = useSavedMatches()
  const last = saved.find(({ over }) => over === null)
  if (saved.length === 0) return null
  return (
    <section className="left-off" aria-label={words.continue}>
      {last !== undefined && (
        <Link href={`/match/${last.id}`} className="left-off-last" data-mood={last.game}>
          <b>{words.continue}</b>
          <span>
            {gameName(last.game)} · {companyOf(last, words)}
            {last.turn > 0 && ` · ${words.saved.turn(last.turn)}`}
          </span>
          <small>{ago(last.played, language)}</small>
        </Link>
      )}
      <Link href="/saved" className="left-off-all">
        {words.saved.all(saved.length)}
      </Link>
    </section>
  )
}
