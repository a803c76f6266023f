// The worker's entry: the engine, the bots and what is saved live here. The page is told what its seat may see, and nothing else.

import type { FromWorker, ToWorker } from "./messages.ts"
import { newOffice } from "./office.ts"
import { openSaves } from "./saves.ts"

const scope = self as unknown as DedicatedWorkerGlobalScope
const tell = (message: FromWorker): void => scope.postMessage(message)

const office = newOffice(openSaves(), tell)

scope.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  office.receive(data)
})
