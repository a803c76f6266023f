// What comes unasked and wants to be read, such as the end of a game: whoever uses keys or listens is brought to it.

import { type RefObject, useEffect, useRef } from "react"

export function useTakesFocus(shown: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown) element.current?.focus({ preventScroll: true })
  }, [shown])
  return element
}
