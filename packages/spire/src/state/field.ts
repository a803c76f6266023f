// How a field of the state is declared. Declared fields are data: scripts/slices.mjs writes `new.ts` from them, because a
// state that is made and copied by literals is quick, and one that is made by loops is not.

export interface Field {
  kind: "number" | "word" | "seat" | "ref" | "records"
  /** What it is, for whoever reads the written types. */
  is?: string
  /** A number's or a word's first value; nobody for seats and references, none for lists. */
  begins?: number | string
  /** The only words it can be. */
  of?: readonly string[]
  /** What each of its records is. */
  record?: string
  /** Whoever makes the record says what it begins with. */
  given?: true
  /** A combat gives it, and it is lost with the combat (STS-8.10). */
  combat?: true
  /** Who sees it (see the kernel's `Sight`); what does not say it here is spoken of in `sight.ts`. */
  sight?: "all" | "derived"
}

export type Fields = Readonly<Record<string, Field>>

const said = (is: string): Pick<Field, "is"> => (is === "" ? {} : { is })

export const number = (is = "", begins = 0): Field => ({ kind: "number", begins, ...said(is) })
export const word = (is = ""): Field => ({ kind: "word", begins: "", ...said(is) })
export const oneOf = (of: readonly string[], is = ""): Field => ({
  kind: "word",
  begins: of[0],
  of,
  ...said(is),
})
export const seat = (is = ""): Field => ({ kind: "seat", ...said(is) })
export const ref = (is = ""): Field => ({ kind: "ref", ...said(is) })
export const records = (record: string, is = ""): Field => ({ kind: "records", record, ...said(is) })

export const given = (field: Field): Field => ({ ...field, given: true })
export const inCombat = (field: Field): Field => ({ ...field, combat: true })
/** Everybody sees it: said of the fields of a feature, so that a new one is one folder. */
export const seen = (field: Field): Field => ({ ...field, sight: "all" })
