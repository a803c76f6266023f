// Begins a match, wherever somebody wants to: from then on there is something worth keeping, and the browser is asked to.

import { askToLast } from "../saved/lasting.ts"
import type { NewMatch, SavedMatch } from "../worker/messages.ts"
import { backstage } from "./backstage.ts"

export async function beginMatch(setup: NewMatch): Promise<SavedMatch> {
  const saved = await backstage().wish({ want: "create", setup })
  void askToLast()
  return saved
}
