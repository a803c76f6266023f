// `npm run bench`: the same as `npx soulspire bench`.

import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { root } from "./steps.mjs"

const args = [join(root, "packages/cli/bin/soulspire.mjs"), "bench", ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1
