// A decision as a seat is asked it, for tests of what the screen makes of one: everything plain but what is said.

import { FIRST_SEAT } from "@soulspire/kernel"
import type { Asked } from "@soulspire/match"

export const askedOf = (more: Partial<Asked>): Asked => ({
  id: 1,
  seat: FIRST_SEAT,
  kind: "act",
  prompt: { key: "act" },
  min: 1,
  max: 1,
  joint: false,
  idle: false,
  pass: "",
  by: "",
  standing: false,
  options: [],
  ...more,
})
