// Several characters at one screen: who is before it now is said, so that nobody plays for somebody else unawares.

import { type ReactNode, useEffect, useState } from "react"
import { useNames, useTable } from "../../play/use-table.ts"
import { Figure } from "./figure.tsx"
import { useMe, useZone } from "./known.ts"
import { useSpireWords } from "./words.ts"

/** How long it is said, in milliseconds; styles/field.css goes by it too. */
const LASTS = 1600

export function NowPlaying(): ReactNode {
  const { client } = useTable()
  const names = useNames()
  const words = useSpireWords()
  const me = useMe()
  const [board] = useZone(`board.${me}`)
  const [was, setWas] = useState(me)
  const [said, say] = useState(false)
  if (was !== me) {
    setWas(me)
    say(true)
  }
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => say(false), LASTS)
    return () => clearTimeout(timer)
  }, [said, me])
  if (client.here.length < 2) return null
  return (
    <p className={`sp-now-playing ${said ? "" : "sp-said"}`} role="status">
      {said && (
        <span key={me}>
          <Figure id={board?.card ?? ""} rank="portrait" />
          <b>{words.nowPlays(names.seat(me))}</b>
        </span>
      )}
    </p>
  )
}
