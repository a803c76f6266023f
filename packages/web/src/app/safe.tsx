// What is shown when a screen breaks or cannot be fetched: words and a way out, instead of an empty page. React asks for a
// class here.

import { Component, type ReactNode } from "react"
import type { Words } from "../words/words.ts"

interface Props {
  words: Words
  children: ReactNode
}

export class Safe extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    const { words, children } = this.props
    if (!this.state.failed) return children
    return (
      <main className="loading" role="alert">
        <p>{navigator.onLine ? words.broken : words.offline}</p>
        <button type="button" className="choice primary" onClick={() => location.reload()}>
          {words.reload}
        </button>
      </main>
    )
  }
}
