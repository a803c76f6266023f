// What somebody likes: kept in the browser, read everywhere, changed at once.

import type { Level, Preferences } from "@soulspire/match"
import type { Language } from "@soulspire/text"
import { create } from "zustand"
import { createJSONStorage, persist } from "zustand/middleware"
import { settingsFrom } from "./read.ts"
import { shelf } from "./shelf.ts"

/** Those there are words in. Not asked of the package of texts, which the title can do without. */
const spoken: Readonly<Record<Language, true>> = { en: true, it: true }
export const languages = Object.keys(spoken) as readonly Language[]

export type Motion = "full" | "quick" | "off"
export type MotionWish = Motion | "system"

/** How long one looks at what happens. */
export type Speed = "slow" | "normal" | "quick" | "instant"
export const speeds: readonly Speed[] = ["slow", "normal", "quick", "instant"]

export interface Settings {
  language: Language
  motionWish: MotionWish
  /** What the wish comes to here: see `changeSettings`. */
  motion: Motion
  speed: Speed
  sound: boolean
  volume: number
  contrast: boolean
  /** Size of texts and of cards, 1 as they are. */
  textSize: number
  cardSize: number
  level: Level
  stops: Preferences["stops"]
  /** The level of whoever wants another one than the rest of those at this screen, by name. */
  asking: Readonly<Record<string, Level>>
  /** Ask once more before one's turn ends while something could still be done. */
  confirm: boolean
  /** Keys for common acts, by the act. */
  keys: Record<KeyAct, string>
  /** What one is called. */
  name: string
}

/** `main` presses the one gold button on the screen. */
export type KeyAct = "main" | "undo" | "hint" | "log" | "inspect" | "cancel"

/** In the order in which they are listed. */
export const keyActs: readonly KeyAct[] = ["main", "undo", "hint", "log", "inspect", "cancel"]

const usualKeys: Record<KeyAct, string> = {
  main: " ",
  undo: "u",
  hint: "h",
  log: "l",
  inspect: "i",
  cancel: "Escape",
}

const wished = (): Language => {
  const [first = "en"] = navigator.languages.flatMap((each) =>
    languages.filter((language) => each.startsWith(language)),
  )
  return first
}

const calm = matchMedia("(prefers-reduced-motion: reduce)")

const motionOf = (wish: MotionWish): Motion => (wish === "system" ? (calm.matches ? "off" : "quick") : wish)

const usualSettings = (): Settings => ({
  language: wished(),
  motionWish: "system",
  motion: motionOf("system"),
  speed: "normal",
  sound: true,
  volume: 0.5,
  contrast: matchMedia("(prefers-contrast: more)").matches,
  textSize: 1,
  cardSize: 1,
  level: "respond",
  stops: { own: [], others: [], events: [] },
  asking: {},
  confirm: false,
  keys: usualKeys,
  name: "",
})

/** How somebody wants to be asked, whoever else sits at this screen. */
export const levelOf = ({ level, asking }: Settings, name: string): Level =>
  Object.hasOwn(asking, name) ? asking[name] : level

export const wishesOf = (settings: Settings, name: string): Pick<Preferences, "level" | "stops"> => ({
  level: levelOf(settings, name),
  stops: settings.stops,
})

/** What was stored, with the usual value for what is new since, or wrong. */
function mended(stored: unknown, usual: Settings): Settings {
  const all = settingsFrom(stored, usual)
  return { ...all, motion: motionOf(all.motionWish) }
}

const NAME = "soulspire.settings"

export const useSettings = create<Settings>()(
  persist<Settings>(() => usualSettings(), {
    name: NAME,
    storage: createJSONStorage(() => shelf),
    merge: mended,
  }),
)

// What is changed in another tab is changed here too; otherwise the next change here would take it back.
window.addEventListener("storage", ({ key }) => {
  if (key === NAME) void useSettings.persist.rehydrate()
})

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState((before) => ({
    ...change,
    motion: change.motion ?? motionOf(change.motionWish ?? before.motionWish),
  }))
}

/** Takes over what came in a file. */
export const bringSettings = (found: unknown): void =>
  changeSettings(settingsFrom(found, useSettings.getState()))

export const resetSettings = (): void => changeSettings(usualSettings())

calm.addEventListener("change", () => changeSettings({}))
