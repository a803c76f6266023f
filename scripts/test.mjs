// `npm test`: every check there is, in order, the first failure ending the run. Long suites whose inputs have not changed
// since they were last seen green are left out (stamps.mjs); `npm run test:all` runs them as well. What it all cost is told at
// the end.
// Arguments after `--` go to vitest: `npm test -- packages/kernel`.

import { ensureBundle } from "../packages/cli/build.mjs"
import { ensureSite } from "../packages/web/build.mjs"
import { findBrowser } from "./browser.mjs"
import { costTable, counted } from "./costs.mjs"
import { ensureDependencies, say, step, tool } from "./steps.mjs"

/**
 * @param {string} name
 * @param {() => void | Promise<void>} work
 */
const part = (name, work) => step(name, () => counted(name, work))

await step("dependencies", ensureDependencies)
// Only now: it needs what was just installed.
const { stampedSuites, writeStamps } = await import("./stamps.mjs")
await part("format", () => tool("oxfmt", ["--check"], { hint: "Mend it with: npm run format" }))
await part("lint", () => tool("oxlint", ["--type-aware", "--deny-warnings"], { hint: "See: npm run lint" }))
await part("types", () => tool("typescript", ["-b"], { hint: "See: npm run types" }))
await part("dead code", () => tool("knip", [], { hint: "Remove what nothing uses, or use it." }))
await part("build", async () => {
  await ensureBundle(say)
  await ensureSite(say)
})
await step("browser", () => findBrowser(say).from)
// Once as they are, and again in every hard mode: see vitest.config.ts.
process.env["SOULSPIRE_MODE"] ??= "all"
const args = process.argv.slice(2)
const all = args[0] === "--all"
const only = all ? args.slice(1) : args
// Random games in their full number: `usually` in packages/testkit/src/vitest.
if (all) process.env["SOULSPIRE_LONG"] = "1"
// Whoever names files wants these run.
const stamped = all || only.length > 0 ? [] : stampedSuites()
for (const { name } of stamped) say(`unchanged since it was last green, left out: ${name}`)
process.env["SOULSPIRE_STAMPED"] = stamped.flatMap(({ tests }) => tests).join(" ")
await part("tests", () => tool("vitest", ["run", ...only], { show: true }))
if (only.length === 0) writeStamps()
for (const line of costTable()) process.stdout.write(`${line}\n`)
