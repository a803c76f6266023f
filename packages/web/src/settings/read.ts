// Settings as they are found in the browser or in a file: what is as it should be is taken, for the rest the usual holds.

import type { Preferences } from "@soulspire/match"
import type { Settings } from "./settings.ts"

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

type Good<T> = (value: unknown) => value is T

const isFlag: Good<boolean> = (value) => typeof value === "boolean"
const isBetween =
  (min: number, max: number): Good<number> =>
  (value): value is number =>
    typeof value === "number" && value >= min && value <= max
const isText =
  (least: number, most: number): Good<string> =>
  (value): value is string =>
    typeof value === "string" && value.length >= least && value.length <= most
const isOneOf =
  <T extends string>(all: Readonly<Record<T, true>>): Good<T> =>
  (value): value is T =>
    typeof value === "string" && Object.hasOwn(all, value)
const isList: Good<string[]> = (value): value is string[] =>
  Array.isArray(value) && value.length <= 200 && value.every((each) => isText(1, 200)(each))
const levels = { always: true, act: true, respond: true, stops: true } as const
const areLevels: Good<Settings["asking"]> = (value): value is Settings["asking"] =>
  isRecord(value) &&
  Object.entries(value).every(([name, level]) => isText(1, 80)(name) && isOneOf(levels)(level))
const areStops: Good<Preferences["stops"]> = (value): value is Preferences["stops"] =>
  isRecord(value) && ["own", "others", "events"].every((name) => isList(value[name]))

/** Keys, and what depends on others, are put together apart. */
const good: { [K in Exclude<keyof Settings, "keys" | "motion">]: Good<Settings[K]> } = {
  language: isOneOf({ en: true, it: true }),
  motionWish: isOneOf({ system: true, full: true, quick: true, off: true }),
  speed: isOneOf({ slow: true, normal: true, quick: true, instant: true }),
  sound: isFlag,
  volume: isBetween(0, 1),
  contrast: isFlag,
  textSize: isBetween(0.85, 1.5),
  cardSize: isBetween(0.75, 1.6),
  level: isOneOf(levels),
  stops: areStops,
  asking: areLevels,
  confirm: isFlag,
  name: isText(0, 30),
}

export function settingsFrom(found: unknown, usual: Settings): Omit<Settings, "motion"> {
  const given = isRecord(found) ? found : {}
  const taken = Object.entries(good).filter(([name, isGood]) => isGood(given[name]))
  const keys = isRecord(given["keys"]) ? given["keys"] : {}
  const bound = Object.keys(usual.keys).filter((act) => isText(1, 20)(keys[act]))
  return {
    ...usual,
    ...Object.fromEntries(taken.map(([name]) => [name, given[name]])),
    keys: { ...usual.keys, ...Object.fromEntries(bound.map((act) => [act, keys[act]])) },
  }
}
