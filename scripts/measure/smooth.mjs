// How smoothly a table runs: somebody clicks what is lit for a while against bots, with full motion, and the page's long
// tasks and its frames are counted.

/**
 * Runs in the page.
 * @param {number} seconds
 */
const playing = (seconds) => `(async () => {
  const tasks = []
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  watch.observe({ type: "longtask" })
  const frames = []
  let last = 0
  let going = true
  const frame = (now) => {
    if (last > 0) frames.push(now - last)
    last = now
    if (going) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  const end = performance.now() + ${seconds} * 1000
  let state = 1
  let clicks = 0
  while (performance.now() < end && document.querySelector(".ending") === null) {
    const all = [...document.querySelectorAll(".lit:is(button, [role=button]), button[data-key], .decision-panel .choice")]
      .filter((each) => !each.disabled && each.checkVisibility())
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    if (all.length > 0) {
      all[Math.floor((state / 2 ** 32) * all.length)].click()
      clicks++
    }
    // As quick as a quick person.
    await new Promise((done) => setTimeout(done, 250))
  }
  going = false
  frames.sort((a, b) => a - b)
  const at = (share) => frames[Math.floor(share * (frames.length - 1))] ?? 0
  const longest = Math.max(0, ...tasks)
  return { clicks, tasks: tasks.length, longest, frames: frames.length, median: at(0.5), slow: at(0.95) }
})()`

/**
 * The longest task of a page's own thread by the time it worked, in milliseconds: what else the machine does is not counted.
 * @param {string} trace
 */
function busiestTask(trace) {
  /** @type {{ name: string, pid: number, tid: number, tdur?: number, args: { name?: string } }[]} */
  const events = JSON.parse(trace).traceEvents
  const threads = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** The same tables every time, each with a bot that thinks. */
const tables = [
  { game: "four-souls", who: ["person", "greedy", "greedy", "greedy"] },
  { game: "spire", who: ["person", "greedy"] },
]

/**
 * @typedef {{ game: string, clicks: number, tasks: number, longest: number, busiest: number, frames: number, median: number, slow: number }} Smoothness
 * @param {string} address
 * @param {import("playwright-core").Browser} browser
 * @param {number} seconds
 * @returns {Promise<Smoothness[]>}
 */
export async function smoothness(address, browser, seconds) {
  const found = []
  for (const { game, who } of tables) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const plan = {
      chairs: who.map((each, i) => ({ who: each, name: ["Ada", "Ben", "Cleo", "Dora"][i] })),
      options: {},
      seed: "measure",
      curtain: false,
    }
    await page.goto(`${address}#/table/${game}/${btoa(JSON.stringify(plan)).replace(/=+$/, "")}`)
    await page.locator("form.setup button[type=submit]").click()
    await page.locator("[data-ref]").first().waitFor({ timeout: 60_000 })
    await browser.startTracing(page, { categories: ["-*", "toplevel", "__metadata"] })
    const seen = await page.evaluate(playing(seconds))
    found.push({ game, ...seen, busiest: busiestTask(String(await browser.stopTracing())) })
    await context.close()
  }
  return found
}
