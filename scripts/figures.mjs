// `npm run figures`: a picture of all drawn figures in all poses, 300 and 100 pixels wide; `npm run figures -- lagavulin` of those
// whose name has that in it. The same page is in the app, from its credits.

import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { withClient } from "./served.mjs"
import { root, say } from "./steps.mjs"

const wanted = process.argv[2] ?? ""
if (wanted.startsWith("-")) {
  process.stdout.write(`Usage: npm run figures [-- NAME]

A picture of all drawn figures in all poses, in node_modules/.cache/soulspire/figures.png; with NAME of those
whose name has that in it. The page itself is #/figures of the app.
`)
  process.exit(wanted === "--help" || wanted === "-h" ? 0 : 2)
}

const folder = join(root, "node_modules/.cache/soulspire")
mkdirSync(folder, { recursive: true })
await withClient(async (address, browser) => {
  const page = await browser.newPage({ viewport: { width: 2080, height: 900 } })
  await page.goto(`${address}#/figures`)
  const all = page.locator(".figure-poses")
  await all.first().waitFor()
  const shown = await all.evaluateAll((sections, name) => {
    const found = sections.filter((section) => section.getAttribute("aria-label")?.includes(name))
    for (const section of sections) if (!found.includes(section)) section.remove()
    return found.length
  }, wanted)
  if (shown === 0) {
    say(`figures: nobody has "${wanted}" in their name`)
    process.exitCode = 2
    return
  }
  await page.waitForLoadState("networkidle")
  const path = join(folder, "figures.png")
  await page.screenshot({ path, fullPage: true, animations: "disabled", timeout: 300_000 })
  say(`figures: ${shown}, in ${path}`)
})
