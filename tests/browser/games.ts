// Random games of every setting, as text: run in Node and in a browser, the two must not differ in a byte.

import { proof } from "@soulspire/proof"
import { hashLog } from "@soulspire/testkit"

export function playAll(): string {
  const lines = [2, 3, 4].flatMap((seats) =>
    [false, true].flatMap((barter) =>
      hashLog(
        { game: proof, options: { barter }, seats },
        Array.from({ length: 4 }, (_each, i) => `everywhere ${i}`),
      ),
    ),
  )
  return lines.join("\n")
}
