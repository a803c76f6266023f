// Bundles the command into dist/soulspire.mjs, with its threads and processes beside it, and knows whether the bundle
// there is still the one that the sources would give. Used by the command itself, by `npm start` and by `npm test`.

import { mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, "../..")
const bundle = join(here, "dist/soulspire.mjs")
/** What went into the bundle: each input file with its size and time. */
const stamp = join(here, "dist/soulspire.inputs.json")

/**
 * Makes sure that a fresh bundle exists and returns its path. A build says one line first.
 * @param {(line: string) => void} say
 */
export async function ensureBundle(say) {
  if (isFresh()) return bundle
  say("command line: building (esbuild)")
  const esbuild = await import("esbuild")
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      soulspire: join(here, "src/main.ts"),
      "sim-worker": join(here, "src/sim/worker.ts"),
      "sim-foreign": join(here, "src/sim/foreign/thread.ts"),
      "bench-process": join(here, "src/bench/process.ts"),
    },
    outdir: dirname(bundle),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["source"],
    external: thirdParty(),
    metafile: true,
    write: false,
    logLevel: "silent",
  })
  mkdirSync(dirname(bundle), { recursive: true })
  for (const file of result.outputFiles) replaceFile(file.path, file.contents)
  const inputs = [...Object.keys(result.metafile.inputs), ...settings()]
  replaceFile(stamp, JSON.stringify(Object.fromEntries(inputs.map((path) => [path, mark(path)])), null, 1))
  return bundle
}

/** Whether every file that went into the bundle is still as it was. */
function isFresh() {
  try {
    statSync(bundle)
    return Object.entries(JSON.parse(readFileSync(stamp, "utf8"))).every(
      ([path, then]) => mark(path) === then,
    )
  } catch {
    return false
  }
}

/** @param {string} path */
function mark(path) {
  const { size, mtimeMs } = statSync(join(root, path))
  return `${size} ${mtimeMs}`
}

/** Files that shape the bundle without being bundled: this one, and what says where packages begin. */
function settings() {
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}/package.json`)
  return [
    "packages/cli/build.mjs",
    ...packages.filter((path) => statSync(join(root, path), { throwIfNoEntry: false })),
  ]
}

/** Our own packages are bundled; those of others stay where npm put them. */
function thirdParty() {
  const { dependencies } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"))
  return Object.keys(dependencies).filter((name) => !name.startsWith("@soulspire/"))
}

/**
 * Writes beside and renames, so that two commands building at once never read half a file.
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function replaceFile(path, contents) {
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, contents)
  renameSync(beside, path)
}
