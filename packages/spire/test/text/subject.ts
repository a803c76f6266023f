// Spire as the text checks see it.

import { spireBox, spireSpec } from "@soulspire/spire"
import { subjectOf } from "@soulspire/testkit"

export const subject = subjectOf(spireBox, spireSpec)
