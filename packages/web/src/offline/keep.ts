// Asks the browser to keep the client, so that after the first visit everything works without a connection; and notices a
// new version, which waits until somebody wants it. Only what was built is kept: whoever works on the sources wants to see
// them.

import { create } from "zustand"

/** Is everything kept, so that nothing more is fetched? */
export const useKept = create<boolean>(() => false)

/** Does a new version wait; and for other tabs to be closed first? */
export const useUpdate = create<"none" | "ready" | "others">(() => "none")

/** After the title has been seen, not before. */
const later = (then: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, 1500)
}

let waiting: ServiceWorker | null = null
let wanted = false

/** Takes the new version and loads the page anew, unless other tabs are open: their matches keep the rules they have. */
export function loadUpdate(): void {
  wanted = true
  waiting?.postMessage("take-over")
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    ;({ waiting } = registration)
    // The very first version replaces nothing.
    if (waiting !== null && navigator.serviceWorker.controller !== null) useUpdate.setState("ready", true)
  }
  look()
  registration.addEventListener("updatefound", () =>
    registration.installing?.addEventListener("statechange", look),
  )
}

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "kept") useKept.setState(true, true)
    if (data === "others") useUpdate.setState("others", true)
  })
  serviceWorker.addEventListener("controllerchange", () => {
    if (wanted) location.reload()
  })
  later(() => {
    serviceWorker.register("./sw.js").then(watch, () => {})
    void serviceWorker.ready.then(({ active }) => later(() => active?.postMessage("keep-rest")))
  })
}
