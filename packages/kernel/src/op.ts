// How an op is declared: the kinds of its parameters, and its handler. The kinds tell the compiler what to compile, the
// text walk what to say, and static checks what to look at.

import { type Args, type Handler, inShape, type Op, type Params } from "./run.ts"

export interface TypedOp<P extends Params> extends Op {
  params: P
}

/** Gives the `op` function of a game: `const op = opFor<Table, Data>()`. */
export const opFor =
  <Table, Data>() =>
  <const P extends Params>(name: string, params: P, handler: Handler<Args<P>, Table, Data>): TypedOp<P> => ({
    name,
    params,
    handler: inShape(handler as Handler<never>),
  })

/** Declares one of the kernel's own. */
export const op = opFor<unknown, unknown>()
