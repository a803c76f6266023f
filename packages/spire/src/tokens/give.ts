// Giving a token, as cards say it.

import { type Amount, type Node, type Select, verb } from "@soulspire/kernel"
import { giveTokenOp } from "./ops.ts"
import type { Token } from "../state/new.ts"

const given = verb(giveTokenOp, ["token", "to", "amount"])

/** Any of them; cards mostly say it by its own verb (`verbs.ts`). */
export const giveToken = (name: Token, amount: Amount, to: Select | string): Node => given(name, to, amount)

/** The verb of one token, with whoever gains it where nothing is said. */
export const gives =
  (name: Token, usual: string) =>
  (amount: Amount, to: Select | string = usual): Node =>
    giveToken(name, amount, to)
