// What has come to a halt, wherever that was noticed: one screen tells of it, over all others.

import { create } from "zustand"
import type { Halt, HaltKey } from "../worker/messages.ts"

interface Health {
  /** `playing`: it has stopped a match that is open, which can be tried on with. */
  halt: (Halt & { playing: boolean }) | null
  /** Has somebody chosen to play where nothing is stored? */
  unsaved: boolean
}

export const useHealth = create<Health>(() => ({ halt: null, unsaved: false }))

/** What has come first is why all the rest has. */
export function halt(what: Halt, playing: boolean): void {
  useHealth.setState(({ halt: before }) => (before === null ? { halt: { ...what, playing } } : {}))
}

export const goOn = (): void => useHealth.setState({ halt: null })

/** From now on everything is lost with the page, so whoever closes it is asked whether they mean it. */
export function playUnsaved(): void {
  useHealth.setState({ halt: null, unsaved: true })
  addEventListener("beforeunload", (event) => event.preventDefault())
}

/** Keys of what stops everything, as they also come as the reason of a wish that was not granted. */
const keys: Readonly<Record<HaltKey, true>> = {
  "no-storage": true,
  "storage-blocked": true,
  "storage-newer": true,
  "storage-silent": true,
  full: true,
  "not-stored": true,
  gone: true,
  different: true,
  broken: true,
  "worker-dead": true,
  "worker-silent": true,
}

export const isHaltKey = (key: string): key is HaltKey => Object.hasOwn(keys, key)
