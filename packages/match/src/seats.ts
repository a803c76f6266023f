// Who sits where: a person, a bot by its id, or nobody yet. Seats may change hands while a match goes on.

import { byTag, type Check, exactly, list, shape, text, word } from "@soulspire/kernel/outside"

export type Seating =
  | { kind: "person"; name: string }
  | { kind: "bot"; bot: string; name: string }
  | { kind: "empty"; name: string }

const name = text(80)

export const seatingCheck: Check<Seating> = byTag<"kind", Seating>("kind", {
  person: shape({ kind: exactly("person"), name }),
  bot: shape({ kind: exactly("bot"), bot: word(80, 1), name }),
  empty: shape({ kind: exactly("empty"), name }),
})

/** All of a table. */
export const seatingsCheck = list(seatingCheck, 16, 1)
/** What chance begins with: it stands beside them. */
export const seedCheck = text(200)

/** The seats with a person in them: those who are asked to agree, and may ask. */
export const personsOf = (seats: readonly Seating[]): number[] =>
  seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []))
