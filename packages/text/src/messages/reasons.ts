// Refusals of the kernel and of a match, with what each of their parameters is. A game adds its own by messages alone;
// a parameter that is not named here is a number or a word.

/** A number; a count from `min` to `max`; a seat counted from 1; an act by name or by the option's key; a word as given. */
export type ParamKind = "number" | "seat" | "act" | "option" | "word"

export const kernelReasons: Readonly<Record<string, Readonly<Record<string, ParamKind>>>> = {
  over: {},
  "bad-answer": {},
  stale: { decision: "number" },
  "not-yours": { asked: "seat", seat: "seat" },
  "not-asked": { seat: "seat" },
  "not-offered": { what: "option" },
  "picked-twice": {},
  "pick-count": { min: "number", max: "number", given: "number" },
  "not-together": {},
  "out-of-range": { min: "number", max: "number" },
  "needs-words": {},
  "bad-words": {},
  "unknown-act": { act: "word" },
  "not-now": { act: "act" },
  impossible: { act: "option" },
  obliged: { act: "option" },
  "no-such-act": { act: "act" },
  condition: { act: "act" },
  "cannot-pay": { act: "act" },
  "no-target": { act: "act" },
  forbidden: { act: "act" },
  seats: { min: "number", max: "number", given: "number" },
  "other-game": { saved: "word", here: "word" },
  "other-rules": { saved: "word", here: "word" },
  "no-positions": {},
  "bad-position": { field: "word", wanted: "word" },
  "unknown-option": { option: "word" },
  "bad-option": { option: "word", given: "word" },

  // A match's own. (Where a seat may be missing or empty it is told as a number: there is nobody to name.)
  "undo-nothing": { seat: "seat" },
  "undo-not-a-person": { seat: "seat" },
  "undo-not-yours": { seat: "seat" },
  "undo-not-agreed": { seat: "seat" },
  "undo-asked-already": { seat: "seat" },
}

/** Where a smallest and a greatest count are said as one. */
const slots: Readonly<Record<string, string[]>> = {
  "pick-count": ["count", "given"],
  seats: ["count", "max", "given"],
}

/** Every refusal of the kernel with the slots it fills. */
export const reasonSlots: readonly { key: string; slots: readonly string[] }[] = Object.entries(
  kernelReasons,
).map(([key, params]) => ({
  key: `refusal.${key}`,
  slots: slots[key] ?? Object.keys(params),
}))
