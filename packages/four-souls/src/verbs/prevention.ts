// The vocabulary of cards, continued: damage and deaths that do not happen.

import {
  type Amount,
  type Body,
  edit,
  eq,
  later,
  minus,
  type Node,
  ref,
  same,
  type Trigger,
  type Whom,
} from "@soulspire/kernel"
import { preventNextAs } from "../features/shields/ops.ts"

/** The same, and something more each time that damage is prevented by it. */
export const preventNextAnd = (
  amount: Amount,
  whom: Whom,
  body: Body,
  more: Pick<Trigger, "targets"> = {},
): Body => [
  preventNextAs("shield", amount, whom),
  later(
    { k: "on", event: "prevented", when: eq(ref("ev.shield"), ref("shield")), ...more, do: body },
    "turn",
  ),
]

/** Of the next damage to somebody this turn, however much it is, up to so much. */
export const preventOfNextInstance = (amount: Amount, whom: Whom): Node =>
  later(
    {
      k: "replace",
      event: "damage",
      when: same("would.whom", whom),
      do: [edit({ amount: minus(ref("would.amount"), amount) })],
    },
    "turn",
    1,
  )

/** The next damage to somebody this turn does not happen. */
export const preventNextInstance = (whom: Whom): Node =>
  later(
    { k: "replace", event: "damage", when: same("would.whom", whom), do: [edit({ amount: 0 })] },
    "turn",
    1,
  )
