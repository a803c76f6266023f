// What changes as somebody or something dies: where it lay, who killed it, and what is left of it.

import { type FourSoulsAtom, who } from "../../state/proposal.ts"
import {
  dataOf,
  emit,
  type Frame,
  moveObject,
  NOBODY,
  object,
  type Ref,
  type Seat,
  zone,
} from "@soulspire/kernel"
import { characterOf, type FourSoulsRun, hasKind, isSeat } from "../../state/run.ts"
import { endAttack } from "../attack/atoms.ts"
import { note } from "../../state/note.ts"
import { thawPlayer, thawTable } from "../../state/write.ts"
import { tickForDeath } from "../challenge/atoms.ts"

/** Out of its slot, which it keeps from being filled until it is done (FS-11.1.1, FS-10.2). Where it lies now. */
export function leaveSlot(r: FourSoulsRun, f: Frame, monster: Ref, from: number): Ref {
  const { slot, killer, setAside } = dataOf(r, monster)
  const t = thawTable(r)
  const dying = { dead: monster, where: r.m.zones[from].kind, slot, setAside, killer }
  t.dying.push(dying)
  if (hasKind(r, monster, "monster")) note(t, "monsterDied", 1)
  const combat = t.attacked === monster ? 1 : 0
  if (combat > 0) endAttack(r)
  const held = moveObject(r, monster, zone(r, "holding"), "top", NOBODY, f, "death")
  dying.dead = held
  note(dataOf(r, held), "slot", slot)
  note(dataOf(r, held), "combat", combat)
  return held
}

/** A player has died: once a turn; declarations and attacks of the active player stop (FS-11.2.1, FS-11.2.5). */
export function playerDies(r: FourSoulsRun, who: Seat): void {
  const t = r.s.table
  thawPlayer(r, who).died = 1
  if (t.attacker === who || t.attacked === who) endAttack(r)
  emit(r, { k: "playerDies", who }, null)
  tickForDeath(r, who)
}

/** It has been put away, and its slot can be filled. */
export function endDying(r: FourSoulsRun, dead: Ref): void {
  const t = thawTable(r)
  t.dying = t.dying.filter((each) => each.dead !== dead)
}

const TIMES = "$times"

/** How many times what is left of something counts (FS-2.3.4). */
export const rewardTimes = (r: FourSoulsRun, dead: Ref): number =>
  (object(r, dead)?.memo?.[TIMES] as number | undefined) ?? 1

export function doubleRewards(r: FourSoulsRun, dead: Ref): void {
  const o = object(r, dead)
  if (o === null) return
  o.memo = { ...o.memo, [TIMES]: 2 * rewardTimes(r, dead) }
  emit(r, { k: "doubleRewards", whom: dead }, null)
}

/** Kept with the character of a player who has died: who decides on the penalty, until it is paid. */
const DECIDES = "$decides"

/** Somebody decides on what another player's death costs, whoever did so before (FSC-R.11). */
export function decidePenalty(r: FourSoulsRun, who: Seat, whom: Seat): void {
  const o = object(r, characterOf(r, whom))
  if (o === null) return
  o.memo = { ...o.memo, [DECIDES]: who }
  emit(r, { k: "decidePenalty", who, whom }, null)
}

/** Who does, if anybody but the player; the next death is another matter. */
export function penaltyDecider(r: FourSoulsRun, whom: Seat): Seat {
  const o = object(r, characterOf(r, whom))
  const who = (o?.memo?.[DECIDES] as Seat | undefined) ?? NOBODY
  if (o !== null && who !== NOBODY) {
    const { [DECIDES]: _who, ...memo } = o.memo ?? {}
    o.memo = Object.keys(memo).length === 0 ? null : memo
  }
  return who
}

export const deathAtoms: Record<string, FourSoulsAtom> = {
  /** What something leaves that has died; cards may say who gains it, or who else (FS-2.3.4). */
  rewards: { able: (r, p) => isSeat(r, who(p)), affected: (_r, p) => who(p), program: "rewards" },
  /** Paying for a death: four parts, each of which a card may change (FS-11.2.3). */
  penalty: { affected: (_r, p) => who(p), program: "penalty" },
}
