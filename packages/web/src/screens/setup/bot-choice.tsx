// Choosing a bot: how well it plays and what it is like.

import { tempers } from "@soulspire/bots"
import type { ReactNode } from "react"
import { useWords } from "../../words/words.ts"
import { type BotId, botIds, hasTemper, seatedAs, specOf } from "./bots.ts"
import { PERSON } from "./plan.ts"

interface Choosing {
  /** Who it is about: what is chosen is read out with it. */
  seat: string
  who: string
  onChange(who: string): void
}

/** A person, or how well a bot plays. */
export function WhoPlays({ seat, who, onChange }: Choosing): ReactNode {
  const { setup: words } = useWords()
  const { bot, temper } = seatedAs(who)
  return (
    <select
      value={who === PERSON ? PERSON : bot}
      aria-label={`${seat}: ${words.kind}`}
      onChange={({ target }) =>
        onChange(target.value === PERSON ? PERSON : specOf({ bot: target.value as BotId, temper }))
      }
    >
      <option value={PERSON}>{words.person}</option>
      {botIds.map((each) => (
        <option key={each} value={each}>
          {words.bots[each]}
        </option>
      ))}
    </select>
  )
}

/** Only of bots that like one thing more than another. */
export function Temperament({ seat, who, onChange }: Choosing): ReactNode {
  const { setup: words } = useWords()
  const { bot, temper } = seatedAs(who)
  if (who === PERSON || !hasTemper(bot)) return null
  return (
    <select
      className="temper"
      value={temper ?? ""}
      aria-label={`${seat}: ${words.temper}`}
      onChange={({ target }) =>
        onChange(specOf({ bot, temper: tempers.find((each) => each === target.value) ?? null }))
      }
    >
      <option value="">{words.tempers.even}</option>
      {tempers.map((each) => (
        <option key={each} value={each}>
          {words.tempers[each]}
        </option>
      ))}
    </select>
  )
}
