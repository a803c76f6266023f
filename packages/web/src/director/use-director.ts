// What the director needs of a stage: marks on who acts, and a click that ends a beat.

import { type RefObject, useEffect } from "react"
import { hurryOn } from "./hurry.ts"
import { useMarks } from "./marks.ts"
import "./director.css"

export function useDirector(stage: RefObject<HTMLElement | null>): void {
  useMarks(stage)
  useEffect(() => (stage.current === null ? undefined : hurryOn(stage.current)), [stage])
}
