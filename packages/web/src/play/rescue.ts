// Gets a match out of the page whatever has happened to it: from the worker, which may know more than is stored; else from
// the browser's database, without the worker.

import { writeMatchFile } from "@soulspire/match"
import type { HaltKey } from "../worker/messages.ts"
import { openSaves } from "../worker/saves.ts"
import { backstage } from "./backstage.ts"

/** The text of its match file; null if nothing can be read any more. */
export async function rescued(id: string, key: HaltKey): Promise<string | null> {
  try {
    if (key !== "worker-dead" && key !== "worker-silent")
      return await backstage().wish({ want: "export", match: id })
    const kept = await openSaves().read(id)
    return kept === null ? null : writeMatchFile({ ...kept.head, log: kept.entries, end: kept.saved.over })
  } catch {
    return null
  }
}
