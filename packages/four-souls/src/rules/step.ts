// How rules are written down: a verb with its fields, and a reading of the table.

import { type Amount, type Node, read, type Whom } from "@soulspire/kernel"

export const step = (op: string, params: Record<string, Amount | Whom> = {}): Node => ({ op, ...params })

/** A number of the table. */
export const field = (name: string): Amount => read(name, "active")
