// A script that plays the games, as one file that Node can run: packages are TypeScript.

import { join } from "node:path"
import { build } from "esbuild"
import { root } from "./steps.mjs"

/**
 * @param {string} entry in the repository
 * @param {string} outfile
 */
export const bundled = (entry, outfile) =>
  build({
    entryPoints: [join(root, entry)],
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["source"],
    outfile,
    logLevel: "error",
  })
