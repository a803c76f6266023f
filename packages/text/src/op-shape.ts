// An op as far as texts care.

export interface OpShape {
  readonly name: string
  /** The kinds of its parameters: they tell what is a thing, an amount, a zone, a name that something is bound to. */
  readonly params: Readonly<Record<string, string>>
}
