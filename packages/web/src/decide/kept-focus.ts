// Whoever answers by keyboard presses a button that is gone then: they go on at what is asked next, not at the page's start.

import { type RefObject, useEffect } from "react"
import type { Asked } from "@soulspire/match"
import { lostFocus } from "../app/by-key.ts"

export function useKeptFocus(panel: RefObject<HTMLElement | null>, asked: readonly Asked[]): void {
  useEffect(() => {
    if (lostFocus()) panel.current?.querySelector<HTMLElement>("section")?.focus({ preventScroll: true })
  }, [panel, asked])
}
