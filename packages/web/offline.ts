// What the service worker keeps, written into it when the site is built: the files of the title first, then everything else.

import { createHash } from "node:crypto"
import type { Plugin } from "vite"

/** Stands in the service worker where the list comes. */
const PLACE = /["'`]__SITE__["'`]/

type Bundle = Parameters<Extract<Plugin["generateBundle"], (...args: never[]) => unknown>>[1]

/** The page's script, what it needs at once, and their styles. */
function titleFiles(bundle: Bundle): Set<string> {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== "chunk") return
    files.add(name)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
    chunk.imports.forEach(visit)
  }
  for (const [name, part] of Object.entries(bundle))
    if (part.type === "chunk" && part.isEntry && name !== "sw.js") visit(name)
  for (const name of Object.keys(bundle)) if (name.endsWith(".woff2")) files.add(name)
  return files
}

export const offline = (more: readonly string[]): Plugin => ({
  name: "soulspire-offline",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const worker = bundle["sw.js"]
      if (worker?.type !== "chunk") return this.error("there is no service worker to write the list into")
      const title = titleFiles(bundle)
      const all = Object.keys(bundle).filter((name) => !name.endsWith(".map") && name !== "sw.js")
      const first = ["./", ...more, ...all.filter((name) => title.has(name))]
      const rest = all.filter((name) => !title.has(name) && name !== "index.html")
      // Names of files change with their contents; the page's own does not.
      const page = bundle["index.html"]
      const version = createHash("sha256")
        .update(JSON.stringify([first, rest, page?.type === "asset" ? String(page.source) : ""]))
        .digest("base64url")
        .slice(0, 12)
      if (!PLACE.test(worker.code)) return this.error("the service worker has no place for its list")
      worker.code = worker.code.replace(PLACE, () => JSON.stringify({ version, first, rest }))
    },
  },
})
