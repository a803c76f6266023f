// A campaign on the disk: read whole, changed by one process at a time, written in one step. What cannot be read is left alone.

import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { basename, dirname, extname } from "node:path"
import { Refusal } from "@soulspire/kernel"
import {
  type Campaign,
  type CampaignPlan,
  type GameBox,
  type Language,
  plainText,
  speakerOf,
} from "@soulspire/text"
import { boxes } from "../boxes.ts"
import { takeLock, Taken } from "../file/lock.ts"
import { replaceWhole } from "../file/replace.ts"
import { cleanName } from "../shell/print.ts"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"

/** Where a campaign is kept, and what it means. */
export interface Keeping {
  readonly path: string
  readonly box: GameBox
  readonly plan: CampaignPlan
  readonly language: Language
}

export function keepingAt(path: string, language: Language, box?: GameBox): Keeping {
  const found = box ?? boxes.find(({ campaign }) => campaign !== undefined)
  if (found?.campaign === undefined) throw new Mistake(`${found?.game.id ?? "no game"} has no campaigns`)
  if (path === "") throw new Mistake("--campaign wants the name of a file")
  return { path, box: found, plan: found.campaign, language }
}

/** A refusal of the game becomes a sentence. */
export function sentenceOf({ box, language }: Keeping, { reason }: Refusal): string {
  const nobody = { seat: (seat: number) => `${seat + 1}`, card: () => undefined }
  return cleanName(plainText(speakerOf(box, language).refusal(reason, nobody)))
}

export function readAt(keeping: Keeping): Campaign {
  const { path, plan } = keeping
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${messageOf(error)}`)
  }
  try {
    return plan.read(text)
  } catch (error) {
    if (error instanceof Refusal) throw new Failure(`${path}: ${sentenceOf(keeping, error)}`)
    throw error
  }
}

/** Somebody else who changes it is done in a moment. */
const TRIES = 600
const MOMENT = 50

function lockFor(path: string): () => void {
  const still = new Int32Array(new SharedArrayBuffer(4))
  for (let tries = 1; ; tries++)
    try {
      return takeLock(path, () => {})
    } catch (error) {
      if (!(error instanceof Taken)) throw error
      if (tries === TRIES)
        throw new Failure(`${path} is being changed by another command; if none runs, delete ${path}.lock`)
      Atomics.wait(still, 0, 0, MOMENT)
    }
}

function written({ path, plan }: Keeping, campaign: Campaign): void {
  try {
    replaceWhole(path, plan.textOf(campaign))
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${messageOf(error)}. It is as it was before`)
  }
}

/** Reads it, changes it and writes it, while nobody else does. */
export function changeAt(
  keeping: Keeping,
  change: (campaign: Campaign) => Campaign,
): { before: Campaign; now: Campaign } {
  const unlock = lockFor(keeping.path)
  try {
    const before = readAt(keeping)
    const now = change(before)
    if (now !== before) written(keeping, now)
    return { before, now }
  } finally {
    unlock()
  }
}

/** Begins it where there is none; true if it has. */
export function beginAt(keeping: Keeping): boolean {
  const { path, plan } = keeping
  if (existsSync(path)) return false
  try {
    mkdirSync(dirname(path), { recursive: true })
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${messageOf(error)}`)
  }
  const unlock = lockFor(path)
  try {
    if (existsSync(path)) return false
    const name = cleanName(basename(path, extname(path))).slice(0, 80) || "1"
    written(keeping, plan.create(name))
    return true
  } finally {
    unlock()
  }
}
