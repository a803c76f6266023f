// Asks the browser to keep the client, so that after the first visit everything works without a connection. Only what was
// built is kept: whoever works on the sources wants to see them.

/** After the title has been seen, not before. */
const later = (then: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then, { timeout: 4000 })
  else setTimeout(then, 1500)
}

export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return
  later(() => {
    navigator.serviceWorker.register("./sw.js").catch(() => {})
    void navigator.serviceWorker.ready.then(({ active }) => later(() => active?.postMessage("keep-rest")))
  })
}
