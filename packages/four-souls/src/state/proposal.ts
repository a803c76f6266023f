// How atoms read a proposal.

import type { Atom, Proposal, Ref, Seat } from "@soulspire/kernel"
import type { ReadData, ReadTable } from "./run.ts"

/** How one kind of change of this game happens. */
export type FourSoulsAtom = Atom<ReadTable, ReadData>

export const who = (p: Proposal): Seat => p["who"] as Seat
export const whom = (p: Proposal): Ref => p["whom"] as Ref
export const obj = (p: Proposal): Ref => p["obj"] as Ref
export const amount = (p: Proposal): number => p["amount"] as number
