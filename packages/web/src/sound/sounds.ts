// Sounds made of numbers: no files. Which one goes with what happens is the game's to say.

import type { SoundName } from "@soulspire/text"
import { zzfx } from "zzfx"
import { useSettings } from "../settings/settings.ts"

type Sound = Parameters<typeof zzfx>

const sounds: Readonly<Record<SoundName, Sound>> = {
  card: [0.6, 0.05, 180, 0.01, 0.02, 0.05, 4, 1.5, -12],
  coin: [0.7, 0, 1046, 0.01, 0.05, 0.14, 1, 1.8, 0, 0, 523, 0.05],
  die: [0.7, 0.2, 90, 0.01, 0.03, 0.06, 4, 2.4, 0, 0, 0, 0, 0.03],
  hit: [1, 0.1, 120, 0.01, 0.04, 0.18, 3, 2.2, -3, 0, 0, 0, 0, 0.7],
  heal: [0.6, 0, 523, 0.02, 0.1, 0.2, 0, 1.2, 1.5],
  block: [0.8, 0.05, 420, 0.005, 0.03, 0.12, 2, 2, -4],
  death: [1, 0.1, 80, 0.05, 0.2, 0.6, 3, 1.6, -0.6, 0, 0, 0, 0, 0.5],
  soul: [0.8, 0, 659, 0.05, 0.25, 0.5, 0, 1.1, 0.4, 0, 130, 0.12],
  turn: [0.5, 0, 330, 0.02, 0.08, 0.16, 0, 1.3],
  win: [1, 0, 523, 0.05, 0.4, 0.6, 0, 1.1, 0, 0, 262, 0.14],
  lose: [1, 0, 196, 0.05, 0.3, 0.8, 2, 1.4, -0.3],
}

export function play(name: SoundName): void {
  const { sound, volume } = useSettings.getState()
  if (!sound || volume === 0) return
  const [loud = 1, ...rest] = sounds[name]
  zzfx(loud * volume, ...rest)
}

/** The same sound again so soon is noise, in milliseconds. */
const APART = 140
const heardAt = new Map<SoundName, number>()

/** The kernel's own: a card that moves. */
const everywhere: Readonly<Record<string, SoundName>> = { move: "card" }

/** Each kind of sound once, however much of it happens. */
export function playEvents(kinds: readonly string[], heard: Readonly<Record<string, SoundName>> = {}): void {
  const names = new Set(kinds.flatMap((kind) => heard[kind] ?? everywhere[kind] ?? []))
  // A card that moves is heard only when nothing else is.
  if (names.size > 1) names.delete("card")
  const now = performance.now()
  for (const name of names) {
    if (now - (heardAt.get(name) ?? -APART) < APART) continue
    heardAt.set(name, now)
    play(name)
  }
}
