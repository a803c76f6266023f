// Copying abilities (FS-6.6.5): which of an item's can be copied, and which ask for an item to do them.

import { abilitiesOf, type Ability, object, type Ref } from "@soulspire/kernel"
import { type FourSoulsRun, hasKind, isTap } from "../../state/run.ts"

/** The abilities of something that cost deactivating it, by number; also those that are silent where it lies. */
export function tapsOf(r: FourSoulsRun, ref: Ref): number[] {
  const o = object(r, ref)
  if (o === null) return []
  return abilitiesOf(r, o).filter((ability) => isTap(r.m.abilities[ability].ability))
}

/** A passive item is one without activated abilities, whatever its border says (FS-2.1.4). */
export function isPassive(r: FourSoulsRun, ref: Ref): boolean {
  const o = object(r, ref)
  if (o === null || !hasKind(r, ref, "item")) return false
  return !abilitiesOf(r, o).some((each) => {
    const { ability } = r.m.abilities[each]
    return ability.k === "act" && ability.act === "activate"
  })
}

/** What is done to an object in play, and makes no sense of anything else. */
const DONE_IN_PLAY = ["destroy", "become", "flip", "gainAbilities", "rerollItem"]

const known = new WeakMap<Ability, boolean>()

/** Does an ability do something to its own item that only an item can undergo? */
export function actsOnItself(ability: Ability): boolean {
  let does = known.get(ability)
  if (does === undefined) known.set(ability, (does = "do" in ability && speaksSo(ability.do)))
  return does
}

function speaksSo(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false
  const { op, whom } = part as { op?: unknown; whom?: unknown }
  if (typeof op === "string" && DONE_IN_PLAY.includes(op) && whom === "this") return true
  return Object.values(part).some(speaksSo)
}
