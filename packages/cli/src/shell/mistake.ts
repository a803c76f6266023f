// What can go wrong in a way that is told in one line: called wrongly, failed, interrupted. Anything else is a bug.

/** The command was called wrongly: exit code 2. */
export class Mistake extends Error {}

/** The command was called rightly and could not do it: exit code 1. */
export class Failure extends Error {}

/** Ended by Ctrl-C after everything worth keeping was kept: exit code 130. */
export class Interrupted extends Error {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
