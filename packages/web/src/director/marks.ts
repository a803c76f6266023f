// Who does it and whom it happens to, marked on the stage for as long as a beat lasts: boards need only mark things and seats
// with `data-ref`, as for cards that fly.

import { type RefObject, useLayoutEffect } from "react"
import { useShown } from "../play/use-table.ts"

const ACTS = "acts"
const STRUCK = "struck"

function clear(stage: HTMLElement): void {
  for (const name of [ACTS, STRUCK])
    for (const element of stage.querySelectorAll<HTMLElement>(`[data-${name}]`)) delete element.dataset[name]
}

function mark(stage: HTMLElement, ref: number, name: typeof ACTS | typeof STRUCK): void {
  for (const element of stage.querySelectorAll<HTMLElement>(`[data-ref="${ref}"], [data-fighter="${ref}"]`))
    element.dataset[name] = ""
}

export function useMarks(stage: RefObject<HTMLElement | null>): void {
  const acting = useShown((state) => state.acting)
  // What a beat changes may be drawn anew.
  const beat = useShown((state) => state.beat)
  useLayoutEffect(() => {
    const { current } = stage
    if (current === null) return
    clear(current)
    if (acting === null) {
      delete current.dataset["beat"]
      return
    }
    current.dataset["beat"] = acting.kind
    for (const ref of acting.to) mark(current, ref, STRUCK)
    if (acting.by !== null) mark(current, acting.by, ACTS)
  }, [stage, acting, beat])
}
