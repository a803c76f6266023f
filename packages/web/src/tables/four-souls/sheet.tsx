// Cards laid out before one's eyes: a pile that is looked through, somebody's place from near. Escape puts them back.

import { type ReactNode, useEffect, useId, useRef } from "react"
import { useWords } from "../../words/words.ts"

interface SheetProps {
  title: string
  onClose(): void
  children: ReactNode
  /** What stands below the cards. */
  foot?: ReactNode
}

export function Sheet({ title, onClose, children, foot }: SheetProps): ReactNode {
  const words = useWords()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <div className="fs-sheet-back" onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div
        className="fs-sheet"
        role="dialog"
        aria-labelledby={id}
        tabIndex={-1}
        ref={panel}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return
          event.stopPropagation()
          onClose()
        }}
      >
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="fs-round" aria-label={words.close} onClick={onClose}>
            ×
          </button>
        </header>
        <div className="fs-sheet-cards">{children}</div>
        {foot !== undefined && <footer>{foot}</footer>}
      </div>
    </div>
  )
}
