// Why a match or its host says no: message keys with the parameters that go with them, beside those of the games. The
// sentences are the catalogues' business.

import { type Reason, Refusal } from "@soulspire/kernel"

/** Every key with its parameters. Seats are told as people count them, from 1. */
export const matchReasons = {
  stale: ["decision"],
  "nobody-there": ["seat"],
  "no-such-seat": ["seat"],
  "not-your-seat": ["seat"],
  "only-watching": [],
  "bad-message": ["field"],
  "not-stored": [],
  "play-stopped": [],
  "no-hints": [],
  "undo-nothing": ["seat"],
  "undo-not-a-person": ["seat"],
  "undo-not-yours": ["seat"],
  "undo-not-agreed": ["seat"],
  "undo-closed": [],
  "undo-stale": [],
  "undo-asked-already": ["seat"],
  "undo-not-asked": [],
} as const satisfies Record<string, readonly string[]>

type Key = keyof typeof matchReasons
type ParamsOf<K extends Key> = Record<(typeof matchReasons)[K][number], string | number>

export const because = <K extends Key>(key: K, params: ParamsOf<K>): Reason =>
  Object.keys(params).length === 0 ? { key } : { key, params }

export const no = <K extends Key>(key: K, params: ParamsOf<K>): Refusal => new Refusal(because(key, params))
