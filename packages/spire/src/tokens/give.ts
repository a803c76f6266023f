// Giving a token, as cards say it.

import { type Amount, type Node, type Select, verb } from "@soulspire/kernel"
import { giveOp } from "./ops.ts"
import type { Token } from "../state/new.ts"

const given = verb(giveOp, ["token", "to", "amount"])

/** Any of them; cards mostly say it by its own verb (`verbs.ts`). */
export const token = (name: Token, amount: Amount, to: Select | string): Node => given(name, to, amount)

/** The verb of one token, with whoever gains it where nothing is said. */
export const gives =
  (name: Token, usual: string) =>
  (amount: Amount, to: Select | string = usual): Node =>
    token(name, amount, to)
