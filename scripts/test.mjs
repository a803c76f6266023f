// `npm test`: every check there is, in order, the first failure ending the run.
// Arguments after `--` go to vitest: `npm test -- packages/kernel`.

import { ensureBundle } from "../packages/cli/build.mjs"
import { ensureSite } from "../packages/web/build.mjs"
import { findBrowser } from "./browser.mjs"
import { ensureDependencies, say, step, tool } from "./steps.mjs"

await step("dependencies", ensureDependencies)
await step("format", () => tool("oxfmt", ["--check"], { hint: "Mend it with: npm run format" }))
await step("lint", () => tool("oxlint", ["--type-aware", "--deny-warnings"], { hint: "See: npm run lint" }))
await step("types", () => tool("typescript", ["-b"], { hint: "See: npm run types" }))
await step("dead code", () => tool("knip", [], { hint: "Remove what nothing uses, or use it." }))
await step("build", async () => {
  await ensureBundle(say)
  await ensureSite(say)
})
await step("browser", () => findBrowser(say).from)
// Once as they are, and again in every hard mode: see vitest.config.ts.
process.env["SOULSPIRE_MODE"] ??= "all"
await step("tests", () => tool("vitest", ["run", ...process.argv.slice(2)], { show: true }))
