// Keeps the client in the browser: the title's files when it is installed, the others in idle time or when they are first
// fetched. A new version is fetched beside the old one and waits: until all tabs are closed, or until somebody wants it in the
// only one. So nobody's match loses its rules.

interface Site {
  version: string
  /** What the title needs, and everything else. */
  first: readonly string[]
  rest: readonly string[]
}

// The list is written here when the site is built: see offline.ts.
const site = "__SITE__" as unknown as Site

const scope = self as unknown as ServiceWorkerGlobalScope
const PREFIX = "soulspire-"
const own = `${PREFIX}${site.version}`

/** Takes from an older version what has not changed, and fetches the rest. */
async function keep(name: string): Promise<void> {
  const cache = await caches.open(own)
  if ((await cache.match(name)) !== undefined) return
  const before = name.startsWith("assets/") ? await caches.match(name) : undefined
  if (before !== undefined) return cache.put(name, before)
  const response = await fetch(name, {
    cache: before === undefined && !name.startsWith("assets/") ? "no-cache" : "default",
  })
  if (response.ok) await cache.put(name, response)
  else throw new Error(`${name}: ${response.status}`)
}

/** Tells whoever asked when everything is kept; what fails now is tried again at the next visit. */
async function keepRest(asking: ExtendableMessageEvent["source"]): Promise<void> {
  let whole = true
  // One after another, so that whoever plays is not disturbed.
  for (const name of site.rest)
    await keep(name).catch(() => {
      whole = false
    })
  if (whole) asking?.postMessage("kept")
}

const otherVersions = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== own)

/** The first version looks after the page that fetched it at once; a later one never takes over what an older one began. */
async function begin(): Promise<void> {
  const others = await otherVersions()
  if (others.length === 0) await scope.clients.claim()
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Not while another tab is open: it may be in the middle of a match. */
async function takeOver(asking: ExtendableMessageEvent["source"]): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true })
  if (windows.length > 1) asking?.postMessage("others")
  else await scope.skipWaiting()
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(own)
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true })
  if (kept !== undefined) return kept
  const response = await fetch(request)
  const name = new URL(request.url).pathname.slice(new URL(scope.registration.scope).pathname.length)
  // A full disk is no reason to show nothing.
  if (response.ok && site.rest.includes(name)) await cache.put(request, response.clone()).catch(() => {})
  return response
}

scope.addEventListener("install", (event) => {
  event.waitUntil(Promise.all(site.first.map(keep)))
})
scope.addEventListener("activate", (event) => {
  event.waitUntil(begin())
})
scope.addEventListener("fetch", (event) => {
  const { request } = event
  if (request.method === "GET" && new URL(request.url).origin === scope.location.origin)
    event.respondWith(answer(request))
})
scope.addEventListener("message", (event) => {
  // The browser stops a service worker that waits for nothing, with half of it fetched.
  if (event.data === "keep-rest") event.waitUntil(keepRest(event.source))
  if (event.data === "take-over") event.waitUntil(takeOver(event.source))
})
