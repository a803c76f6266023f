// Keys for common acts, as somebody has set them. Typing in a field is typing.

import { useEffect } from "react"
import { type KeyAct, keyActs, useSettings } from "../settings/settings.ts"

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ["TEXTAREA", "SELECT"].includes(target.tagName) ||
    (target instanceof HTMLInputElement && !["radio", "range"].includes(target.type)))

/** Enter always presses what has the focus; what else is set to a key comes before that. */
const pressesFocus = ({ key, target }: KeyboardEvent): boolean =>
  key === "Enter" && target instanceof HTMLElement && ["BUTTON", "A", "SUMMARY"].includes(target.tagName)

/** Browsers press a focused button when the key of Space is let go. */
function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  const up = (later: KeyboardEvent): void => {
    if (later.key === event.key) later.preventDefault()
    document.removeEventListener("keyup", up, true)
  }
  if (event.key === " ") document.addEventListener("keyup", up, true)
}

export function useKeys(acts: Readonly<Partial<Record<KeyAct, () => void>>>): void {
  const keys = useSettings((settings) => settings.keys)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || pressesFocus(event))
        return
      const act = keyActs.find((each) => keys[each].toLowerCase() === event.key.toLowerCase())
      const run = act === undefined ? undefined : acts[act]
      if (run === undefined) return
      swallow(event)
      // Held down, it is one press.
      if (!event.repeat) run()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [keys, acts])
}
