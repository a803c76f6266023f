// How rules read the table.

import { type Amount, read } from "@soulspire/kernel"

/** A number of the table. */
export const field = (name: string): Amount => read(name, "active")
