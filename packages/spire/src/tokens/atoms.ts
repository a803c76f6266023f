// What changes tokens. What cannot be gained for want of tokens has not happened (STS-9.14).

import { FIRST_SEAT, type Proposal, type Ref, type Seat } from "@soulspire/kernel"
import { type Change, held, isSeat, roomFor, type SpireRun } from "../state/run.ts"
import type { Token } from "../state/new.ts"
import { tokensToWrite } from "../state/write.ts"

const amount = (p: Proposal): number => p["amount"] as number
const whom = (p: Proposal): Ref => p["whom"] as Ref
const aimed = (r: SpireRun, p: Proposal): Seat => {
  const ref = whom(p)
  return isSeat(r, ref) ? ref : FIRST_SEAT
}

const gainToken: Change = {
  able: (r, p) => amount(p) > 0 && roomFor(r, whom(p), p["token"] as Token) > 0,
  affected: aimed,
  commit(r, p) {
    const token = p["token"] as Token
    p["amount"] = Math.min(amount(p), roomFor(r, whom(p), token))
    const own = tokensToWrite(r, whom(p))
    own[token] = (own[token] ?? 0) + amount(p)
  },
}

const loseToken: Change = {
  able: (r, p) => amount(p) > 0 && held(r, whom(p), p["token"] as Token) > 0,
  affected: aimed,
  commit(r, p) {
    const own = tokensToWrite(r, whom(p))
    const token = p["token"] as Token
    const there = own[token] ?? 0
    p["amount"] = Math.min(amount(p), there)
    own[token] = there - amount(p)
  },
}

export const tokenAtoms: Record<string, Change> = { gainToken, loseToken }
