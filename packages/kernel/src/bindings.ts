// What is bound in every program: the object an ability is on, whose it is, and whether what was proposed has happened.

import type { Env } from "./plain.ts"
import { NOBODY, type Ref, type Seat } from "./refs.ts"

/** The object that says this; NOBODY where the rules do. */
export const thisOf = (env: Env): Ref => (env["this"] as Ref | undefined) ?? NOBODY
/** The player who is "you" here. */
export const youOf = (env: Env): Seat => (env["you"] as Seat | undefined) ?? NOBODY
/** Notes that something has not happened: "if you do" is not true of it. */
export const noteUndone = (env: Env): void => {
  env["did"] = 0
}
