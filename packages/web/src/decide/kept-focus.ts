// Whoever answers by keyboard presses a button that is gone then: they go on at what is asked next, not at the page's start.

import { type RefObject, useEffect, useRef } from "react"
import type { Asked } from "@soulspire/match"

export function useKeptFocus(panel: RefObject<HTMLElement | null>, asked: readonly Asked[]): void {
  const byKey = useRef(false)
  useEffect(() => {
    const onKey = (): void => {
      byKey.current = true
    }
    const onPointer = (): void => {
      byKey.current = false
    }
    document.addEventListener("keydown", onKey)
    document.addEventListener("pointerdown", onPointer)
    return () => {
      document.removeEventListener("keydown", onKey)
      document.removeEventListener("pointerdown", onPointer)
    }
  }, [])
  useEffect(() => {
    if (byKey.current && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>("section")?.focus({ preventScroll: true })
  }, [panel, asked])
}
