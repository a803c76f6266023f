// Above the table: the way out, where we are, and what one can always do.

import type { ReactNode } from "react"
import { Link } from "wouter"
import { Caption } from "../director/caption.tsx"
import { DirectorControls } from "../director/controls.tsx"
import { Glyph } from "../glyphs/glyph.tsx"
import { useAsked, useShown, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"
import { AutoPass } from "./auto-pass.tsx"
import { Lend } from "./lend.tsx"
import { Status } from "./status.tsx"

export function TopBar({ logOpen, onLog }: { logOpen: boolean; onLog: () => void }): ReactNode {
  const table = useTable()
  const words = useWords()
  const own = useShown(({ shown, place }) => (place === "here" ? shown.own : null))
  const asked = useAsked().some(({ standing }) => !standing)
  return (
    <header className="top-bar">
      <Link href="/" className="tool" aria-label={words.leave} title={words.leave}>
        <Glyph name="exit-door" />
      </Link>
      <Status />
      <Caption />
      <DirectorControls />
      <AutoPass />
      <Lend />
      <button
        type="button"
        className="tool"
        disabled={own === null}
        onClick={() => table.undo()}
        title={words.undo}
      >
        <Glyph name="anticlockwise-rotation" /> <span className="tool-word">{words.undo}</span>
      </button>
      <button type="button" className="tool" disabled={!asked} onClick={table.askHint} title={words.hint}>
        <Glyph name="light-bulb" /> <span className="tool-word">{words.hint}</span>
      </button>
      <button type="button" className="tool" aria-expanded={logOpen} onClick={onLog} title={words.log}>
        <Glyph name="scroll-quill" /> <span className="tool-word">{words.log}</span>
      </button>
      <Link href="/settings" className="tool" aria-label={words.settings} title={words.settings}>
        <Glyph name="cog" />
      </Link>
    </header>
  )
}
