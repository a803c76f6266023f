// `npm start`: brings everything up to date, serves the web client and prints its address. Arguments after `--` go to the
// command line instead: `npm start -- table four-souls`; options alone go to `soulspire play`: `npm start -- --port 8080`.

import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { ensureBundle } from "../packages/cli/build.mjs"
import { ensureSite } from "../packages/web/build.mjs"
import { ensureDependencies, root, say, step } from "./steps.mjs"

const given = process.argv.slice(2)
const plays = given.length === 0 || given[0].startsWith("--")

await step("dependencies", ensureDependencies)
await step("command line", async () => void (await ensureBundle(say)))
if (plays) await step("web client", async () => void (await ensureSite(say)))

const args = [join(root, "packages/cli/bin/soulspire.mjs"), ...(plays ? ["play"] : []), ...given]
// Ctrl-C goes to the command itself, which ends cleanly; this script ends with it.
process.on("SIGINT", () => {})
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1
