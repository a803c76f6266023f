// The table of Four Souls: the others around, the middle with its decks, the stack beside it, one's own place below, and what
// happens drawn over it all. It fills the box it is put into.

import { type ReactNode, useRef } from "react"
import { Arrows } from "./arrows.tsx"
import { Basement } from "./basement.tsx"
import { Effects } from "./effects.tsx"
import { Middle } from "./middle.tsx"
import { Mine } from "./mine.tsx"
import { PileSheet } from "./pile-sheet.tsx"
import { Ribbon } from "./ribbon.tsx"
import { Rival } from "./rival.tsx"
import { mySeat, othersAfter, useBasementView } from "./shape.ts"
import { Stack } from "./stack.tsx"
import { useOpenPile } from "./use-pile.ts"
import { useBasementWords } from "./words.ts"
import "./styles/table.css"

/** Where the others sit, by how many there are: whoever is next sits at the left. */
const sides = (others: number): readonly ("left" | "top" | "right")[] =>
  others === 1 ? ["top"] : others === 2 ? ["left", "right"] : ["left", "top", "right"]

export default function FourSoulsTable(): ReactNode {
  const view = useBasementView()
  const words = useBasementWords()
  const root = useRef<HTMLDivElement>(null)
  const pile = useOpenPile()
  const others = othersAfter(view, view.seat)
  const around = sides(others.length)
  return (
    <div className="fs-box">
      <div className="fs" ref={root} data-mine={mySeat(view)} data-others={others.length}>
        <Basement root={root} />
        <div className="fs-rivals" role="group" aria-label={words.others}>
          {others.map((seat, i) => (
            <Rival key={seat} seat={seat} side={around[i] ?? "top"} />
          ))}
        </div>
        <Ribbon />
        <Middle onOpen={pile.open} />
        <Stack />
        <Mine />
        <Arrows root={root} />
        <Effects root={root} />
        {pile.zone !== null && <PileSheet zone={pile.zone} onClose={pile.close} />}
      </div>
    </div>
  )
}
