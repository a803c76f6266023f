// Requests to take back: asked, agreed to, refused, withdrawn, or overtaken by what happens meanwhile.

import type { State } from "@soulspire/kernel"
import { type Desk, tell, undoWord } from "./desk.ts"
import type { Step } from "./match.ts"
import type { ClientMessage, Settled } from "./protocol.ts"
import { prepareUndo, undoTerms } from "./undo.ts"
import { no } from "./reasons.ts"

export type UndoMessage = Extract<ClientMessage, { t: "undo" }>

/** Ends what is asked, if anything is. */
export function settle(desk: Desk, how: Settled): void {
  if (desk.request === null) return
  desk.request = null
  desk.settled = how
  desk.undos++
}

/** The same, and everybody is told. */
function settleNow(desk: Desk, how: Settled): null {
  settle(desk, how)
  tell(desk, undoWord(desk))
  return null
}

/** What a seat says about taking back. Gives the step when everybody has agreed, null when there is nothing to do yet. */
export function undoStep<S extends State>(desk: Desk<S>, seat: number, message: UndoMessage): Step<S> | null {
  if (message.act === "ask") return ask(desk, seat, message)
  const { request } = desk
  if (request === null || request.no !== message.request) throw no("undo-not-asked", {})
  if ((request.seat === seat) !== (message.act === "withdraw")) throw no("undo-not-yours", { seat: seat + 1 })
  if (message.act === "withdraw") return settleNow(desk, "withdrawn")
  if (message.act === "refuse") return settleNow(desk, "refused")
  return agreed(desk, { ...request, agreed: [...new Set([...request.agreed, seat])] })
}

function ask<S extends State>(
  desk: Desk<S>,
  seat: number,
  { epoch, to, sure }: Extract<UndoMessage, { act: "ask" }>,
): Step<S> | null {
  const { match } = desk
  if (epoch !== match.epoch) throw no("undo-stale", {})
  if (desk.request !== null) throw no("undo-asked-already", { seat: desk.request.seat + 1 })
  const terms = undoTerms(match, seat, to)
  if (terms.mark === "closed" && sure !== true) throw no("undo-closed", {})
  return agreed(desk, { no: desk.undos + 1, seat, to: terms.to, agreed: sure === true ? [seat] : [] })
}

/** All that are needed: it happens. Otherwise it is asked, and asked on. */
function agreed<S extends State>(desk: Desk<S>, request: NonNullable<Desk["request"]>): Step<S> | null {
  const { consent } = undoTerms(desk.match, request.seat, request.to)
  if (consent.every((each) => request.agreed.includes(each))) return prepareUndo(desk.match, request)
  desk.request = request
  desk.settled = null
  desk.undos++
  tell(desk, undoWord(desk))
  return null
}
