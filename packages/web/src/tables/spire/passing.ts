// What is shown for a moment over everything: a click ends it, and any key but those that move about or belong to the browser.

import { useEffect } from "react"

export function usePasses(lasts: number, onClose: () => void): void {
  useEffect(() => {
    const timer = setTimeout(onClose, lasts)
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || ["Tab", "Shift"].includes(event.key)) return
      // What it would answer cannot be seen yet.
      event.preventDefault()
      event.stopImmediatePropagation()
      onClose()
    }
    addEventListener("keydown", press, { capture: true })
    return () => {
      clearTimeout(timer)
      removeEventListener("keydown", press, { capture: true })
    }
  }, [lasts, onClose])
}
