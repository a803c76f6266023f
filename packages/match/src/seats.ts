// Who sits where: a person, a bot by its id, or nobody yet. Seats may change hands while a match goes on.

import type { Seat } from "@soulspire/kernel"

export type Seating =
  | { kind: "person"; name: string }
  | { kind: "bot"; bot: string; name: string }
  | { kind: "empty"; name: string }

/** The seats with a person in them: those who are asked to agree, and may ask. */
export const personsOf = (seats: readonly Seating[]): Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []))
