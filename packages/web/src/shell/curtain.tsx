// Between two persons at one screen: whoever is next is called by name, and nothing of anybody's hand is on the page.

import type { ReactNode } from "react"
import { useWords } from "../words/words.ts"

export function Curtain({ name, onReady }: { name: string; onReady: () => void }): ReactNode {
  const words = useWords()
  return (
    <main className="curtain">
      <h1>{words.passTo(name)}</h1>
      <button type="button" className="choice primary" autoFocus onClick={onReady}>
        {words.ready(name)}
      </button>
    </main>
  )
}
