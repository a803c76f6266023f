// The table of Four Souls: the others above, the middle with its decks, the stack beside it, one's own place below, and what
// happens drawn over it all. It fills the box it is put into, and each place has its own part of that box for the whole game.

import { type ReactNode, useRef } from "react"
import { Arrows } from "./arrows.tsx"
import { Basement } from "./basement.tsx"
import { Effects } from "./effects.tsx"
import { Middle } from "./middle.tsx"
import { Mine } from "./mine.tsx"
import { PileSheet } from "./pile-sheet.tsx"
import { Reserve } from "./reserve.tsx"
import { Ribbon } from "./ribbon.tsx"
import { Rival } from "./rival.tsx"
import { mySeat, othersAfter, useBasementView } from "./shape.ts"
import { Stack } from "./stack.tsx"
import { useOpenPile } from "./use-pile.ts"
import { useBasementWords } from "./words.ts"
import "./styles/table.css"

export default function FourSoulsTable(): ReactNode {
  const view = useBasementView()
  const words = useBasementWords()
  const root = useRef<HTMLDivElement>(null)
  const pile = useOpenPile()
  const others = othersAfter(view, view.seat)
  return (
    <div className="fs-box">
      <div className="fs" ref={root} data-mine={mySeat(view)} data-others={others.length}>
        <Basement root={root} />
        <div className="fs-rivals" role="group" aria-label={words.others}>
          {others.map((seat) => (
            <Rival key={seat} seat={seat} />
          ))}
        </div>
        <Ribbon />
        <Middle onOpen={pile.open} />
        <Stack />
        <Reserve onOpen={pile.open} />
        <Mine />
        <Arrows root={root} />
        <Effects root={root} />
        {pile.zone !== null && <PileSheet zone={pile.zone} onClose={pile.close} />}
      </div>
    </div>
  )
}
