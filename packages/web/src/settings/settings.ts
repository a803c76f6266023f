// What somebody likes: kept in the browser, read everywhere, changed at once.

import { type Level, type Preferences, usualPreferences } from "@soulspire/match"
import { type Language, languages } from "@soulspire/text"
import { create } from "zustand"
import { createJSONStorage, persist } from "zustand/middleware"

export type Motion = "full" | "quick" | "off"

export interface Settings {
  language: Language
  motion: Motion
  sound: boolean
  volume: number
  contrast: boolean
  /** Size of texts and of cards, 1 as they are. */
  textSize: number
  cardSize: number
  level: Level
  stops: Preferences["stops"]
  /** Ask once more before an answer that ends one's turn or cannot be taken back. */
  confirm: boolean
  /** Keys for common acts, by the act. */
  keys: Record<KeyAct, string>
  /** What one is called. */
  name: string
}

export type KeyAct = "pass" | "confirm" | "undo" | "hint" | "log" | "inspect" | "cancel"

export const usualKeys: Record<KeyAct, string> = {
  pass: " ",
  confirm: "Enter",
  undo: "u",
  hint: "h",
  log: "l",
  inspect: "i",
  cancel: "Escape",
}

const wished = (): Language => {
  const found = navigator.languages
    .map((each) => each.slice(0, 2))
    .find((each) => (languages as readonly string[]).includes(each))
  return (found as Language | undefined) ?? "en"
}

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

export const usualSettings = (): Settings => ({
  language: wished(),
  motion: calm() ? "off" : "quick",
  sound: true,
  volume: 0.5,
  contrast: matchMedia("(prefers-contrast: more)").matches,
  textSize: 1,
  cardSize: 1,
  level: "act",
  stops: usualPreferences.stops,
  confirm: true,
  keys: usualKeys,
  name: "",
})

export const useSettings = create<Settings>()(
  persist<Settings>(() => usualSettings(), {
    name: "soulspire.settings",
    storage: createJSONStorage(() => localStorage),
    // What is new since it was stored has its usual value.
    merge: (stored, usual) => ({ ...usual, ...(stored as Partial<Settings>) }),
  }),
)

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
}
