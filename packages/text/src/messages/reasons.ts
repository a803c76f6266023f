// Every refusal the kernel can give, with its parameters and what each of them is. A game adds its own by messages alone:
// those that need a parameter of another kind than a number or a word say so in its box.

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
  "unknown-option": { option: "word" },
  "bad-option": { option: "word", given: "word" },
}
