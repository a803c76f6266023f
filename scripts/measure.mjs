// `npm run measure`: what it costs to open the web client: bytes until the title can be used, the time until then, and the
// longest task of the page; then how smoothly both tables run against bots. Fails if it is more than docs/performance.md
// promises.

import { smoothness } from "./measure/smooth.mjs"
import { withClient } from "./served.mjs"
import { say } from "./steps.mjs"

const MOST = 300_000
/** No task of the page may take longer while bots think, in milliseconds. */
const LONGEST = 200
/** So long each table is played, in seconds. */
const PLAYED = Number(process.argv[2] ?? 40)

await withClient(async (address, browser) => {
  const page = await browser.newPage()
  const wire = await page.context().newCDPSession(page)
  await wire.send("Network.enable")
  let bytes = 0
  let requests = 0
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests++
  })
  const start = performance.now()
  await page.goto(address)
  await page.locator(".door button:enabled").first().waitFor()
  const usable = performance.now() - start
  await page.evaluate("document.fonts.ready.then(() => null)")
  const then = { bytes, requests }
  const longest = await page.evaluate(
    `new Promise((done) => {
      let longest = 0
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
      }).observe({ type: "longtask", buffered: true })
      setTimeout(() => done(longest), 1500)
    })`,
  )
  say(
    `title: ${(then.bytes / 1000).toFixed(1)} kB in ${then.requests} answers, fonts included (at most ${MOST / 1000} kB)`,
  )
  say(
    `usable after ${Math.round(usable)} ms, longest task ${Math.round(Number(longest))} ms (none over 50 ms: 0)`,
  )
  if (then.bytes > MOST) process.exitCode = 1
  await page.close()
  for (const each of await smoothness(address, browser, PLAYED)) {
    const { game, clicks, tasks, longest, busiest, frames, median, slow } = each
    say(`${game}, ${PLAYED} s and ${clicks} clicks against bots:`)
    say(
      `  the busiest task worked ${Math.round(busiest)} ms (at most ${LONGEST}); ` +
        `with all that came between the longest took ${Math.round(longest)} ms, ${tasks} took over 50 ms`,
    )
    say(
      `  a frame took ${median.toFixed(1)} ms, one of twenty ${slow.toFixed(1)} ms or more (${frames} frames)`,
    )
    if (busiest > LONGEST) process.exitCode = 1
  }
})
