// Keys for common acts, as somebody has set them. Typing in a field is typing.

import { useEffect } from "react"
import { type KeyAct, keyActs, useSettings } from "../settings/settings.ts"

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))

/** A key that presses what has the focus is not a key for anything else. */
const pressesFocus = ({ key, target }: KeyboardEvent): boolean =>
  (key === " " || key === "Enter") &&
  target instanceof HTMLElement &&
  ["BUTTON", "A", "SUMMARY"].includes(target.tagName)

export function useKeys(acts: Readonly<Partial<Record<KeyAct, () => void>>>): void {
  const keys = useSettings((settings) => settings.keys)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || pressesFocus(event))
        return
      const act = keyActs.find((each) => keys[each].toLowerCase() === event.key.toLowerCase())
      const run = act === undefined ? undefined : acts[act]
      if (run === undefined) return
      event.preventDefault()
      run()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [keys, acts])
}
