// How long ago something was, in words.

import type { Language } from "@soulspire/text"

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["minute", 60],
  ["hour", 60 * 60],
  ["day", 24 * 60 * 60],
]

export function ago(time: number, language: Language, now = Date.now()): string {
  const seconds = Math.max(0, (now - time) / 1000)
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  if (seconds < 60) return words.format(0, "second")
  // So many days ago nobody counts them.
  if (seconds > 7 * 24 * 60 * 60)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(time))
  const [unit, size] = steps.findLast(([, size]) => seconds >= size) ?? steps[0]
  return words.format(-Math.round(seconds / size), unit)
}
