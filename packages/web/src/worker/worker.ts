// The worker's entry: the engine, the bots and what is saved live here. The page is told what its seat may see, and nothing else.

import { tabs } from "./claim.ts"
import type { FromWorker, ToWorker } from "./messages.ts"
import { newOffice } from "./office.ts"
import { openSaves } from "./saves.ts"

const scope = self as unknown as DedicatedWorkerGlobalScope
const tell = (message: FromWorker): void => scope.postMessage(message)

const office = newOffice(openSaves(), tabs, tell)

scope.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  office.receive(data)
})

/** What nobody has foreseen: better a word than a table that stands still. */
function broken(error: unknown): void {
  office.halt({
    key: "broken",
    detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
}
scope.addEventListener("error", (event) => {
  event.preventDefault()
  broken(event.error ?? event.message)
})
scope.addEventListener("unhandledrejection", (event) => {
  event.preventDefault()
  broken(event.reason)
})
