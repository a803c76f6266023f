// A character before the climb begins: the very figure that will stand on the table.

import type { ReactNode } from "react"
import { Figure } from "./figure.tsx"
import "./styles/figures.css"

export default function Portrait({ card }: { card: string }): ReactNode {
  return <Figure id={card} rank="hero" />
}
