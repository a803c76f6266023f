// Asks the browser to keep the client, so that after the first visit everything works without a connection. Only what was
// built is kept: whoever works on the sources wants to see them.

import { create } from "zustand"

/** Is everything kept, so that nothing more is fetched? */
export const useKept = create<boolean>(() => false)

/** After the title has been seen, not before. */
const later = (then: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, 1500)
}

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "kept") useKept.setState(true, true)
  })
  later(() => {
    serviceWorker.register("./sw.js").catch(() => {})
    void serviceWorker.ready.then(({ active }) => later(() => active?.postMessage("keep-rest")))
  })
}
