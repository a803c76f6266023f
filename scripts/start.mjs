// `npm start`: brings everything up to date and starts Soulspire. Until there is a web client, that is
// the command line's help. Arguments after `--` go to the command line instead.

import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { ensureBundle } from "../packages/cli/build.mjs"
import { ensureDependencies, root, say, step } from "./steps.mjs"

await step("dependencies", ensureDependencies)
await step("command line", async () => void (await ensureBundle(say)))

const given = process.argv.slice(2)
const args = [join(root, "packages/cli/bin/soulspire.mjs"), ...(given.length > 0 ? given : ["--help"])]
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1
