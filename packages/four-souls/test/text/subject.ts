// Four Souls as the text checks see it.

import { fourSoulsBox, fourSoulsSpec } from "@soulspire/four-souls"
import { subjectOf } from "@soulspire/testkit"

export const subject = subjectOf(fourSoulsBox, fourSoulsSpec)
