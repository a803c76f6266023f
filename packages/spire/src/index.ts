// Slay the Spire: The Board Game on the kernel.

import { defineGame } from "@soulspire/kernel"
import { spireSpec } from "./spec.ts"

export { spireSpec }
export const spire = defineGame(spireSpec)
