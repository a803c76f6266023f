// What every screen but the title and the match stands in: a way back, a headline, the content, and the mood of a game.

import { type ReactNode, useEffect } from "react"
import { Link } from "wouter"
import { gameIds } from "../boxes/boxes.ts"
import { useWords } from "../words/words.ts"
import { LanguageSwitch } from "./language.tsx"
import { UpdateNote } from "./update.tsx"
import "../styles/page.css"

interface PageProps {
  name: string
  title: string
  /** The game whose mood it has; the first one's, where it is about none. */
  mood?: string
  /** What stands beside the headline. */
  tools?: ReactNode
  children: ReactNode
}

export function Page({ name, title, mood = gameIds[0], tools, children }: PageProps): ReactNode {
  const words = useWords()
  useEffect(() => {
    document.title = `${title} · ${words.title}`
    return () => {
      document.title = words.title
    }
  }, [title, words.title])
  return (
    <div className={`page page-${name}`} data-mood={mood}>
      <header className="page-head">
        <Link href="/" className="page-back">
          <span aria-hidden="true">‹</span> {words.title}
        </Link>
        <h1>{title}</h1>
        <div className="page-tools">{tools}</div>
        <LanguageSwitch />
      </header>
      <UpdateNote />
      <main className="page-body">{children}</main>
    </div>
  )
}
