// Keys in the log: one comes to it as one thing, and goes through what can be pressed in it with the arrows.

import type { KeyboardEvent } from "react"

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export function onLogKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")]
  if (step === undefined || all.length === 0) return
  event.preventDefault()
  const at = all.findIndex((each) => each === document.activeElement)
  // Who comes from outside begins with what happened last.
  const next = at < 0 ? all.length - 1 : Math.max(0, Math.min(all.length - 1, at + step))
  all[next].focus()
}
