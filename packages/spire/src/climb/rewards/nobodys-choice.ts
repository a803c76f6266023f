// An act that no window offers: it has a name so that cards can have it, permit it or forbid it.

import { type Act } from "../../state/run.ts"

export const nobodysChoice: Act = { windows: [], list: () => {}, go: () => {} }
