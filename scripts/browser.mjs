// Finds a Chromium for the tests, without asking for one to be installed on the system:
// CHROME_BIN if it is set, else the one from npm (Linux on x64), else one on the PATH.

import { spawnSync } from "node:child_process"
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { delimiter, join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "./steps.mjs"

const npmPackage = join(root, "node_modules/@sparticuz/chromium")

/**
 * A browser to launch: the program, and what its environment needs besides the usual.
 * @typedef {{ executablePath: string, env: Record<string, string>, from: string }} Browser
 */

/**
 * @param {(line: string) => void} say told when the browser must be unpacked first
 * @returns {Browser}
 */
export function findBrowser(say) {
  const chosen = process.env["CHROME_BIN"]
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`CHROME_BIN is set to ${chosen}, which is not a program.`)
    return { executablePath: chosen, env: {}, from: "CHROME_BIN" }
  }
  if (process.platform === "linux" && process.arch === "x64" && existsSync(npmPackage)) return unpacked(say)
  const found = onPath()
  if (found) return { executablePath: found, env: {}, from: found }
  throw new Error("No browser for the tests: install Chromium or Chrome, or set CHROME_BIN to its program.")
}

/**
 * @param {(line: string) => void} say
 * @returns {Browser}
 */
function unpacked(say) {
  const { version } = JSON.parse(readFileSync(join(npmPackage, "package.json"), "utf8"))
  const cache = join(root, "node_modules/.cache/soulspire")
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    say(`browser: unpacking Chromium ${version}`)
    // The package unpacks into the system's temporary folder under fixed names, where two runs or two users
    // would meet. It gets a folder of its own, which takes its place in one move when it is whole.
    mkdirSync(cache, { recursive: true })
    const beside = mkdtempSync(`${folder}.`)
    const result = spawnSync(process.execPath, [fileURLToPath(import.meta.url), "unpack"], {
      env: { ...process.env, TMPDIR: beside, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
      encoding: "utf8",
    })
    if (result.status !== 0) {
      rmSync(beside, { recursive: true, force: true })
      throw new Error(`Chromium could not be unpacked:\n${result.stderr}`)
    }
    try {
      renameSync(beside, folder)
    } catch {
      rmSync(beside, { recursive: true, force: true }) // another run was first
    }
  }
  const fonts = join(folder, "fonts")
  writeFileSync(join(fonts, "fonts.conf"), fontsIn(fonts))
  return {
    executablePath: join(folder, "chromium"),
    env: {
      LD_LIBRARY_PATH: [join(folder, "al2023/lib"), process.env["LD_LIBRARY_PATH"]]
        .filter(Boolean)
        .join(delimiter),
      FONTCONFIG_PATH: process.env["FONTCONFIG_PATH"] ?? fonts,
    },
    from: `Chromium ${version} from npm`,
  }
}

/**
 * The package's own list of fonts names folders of another system; without any font nothing is written, not even in the
 * page's own ones.
 * @param {string} folder
 */
const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
</fontconfig>
`

function onPath() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome.exe"]
  const folders = (process.env["PATH"] ?? "").split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  candidates.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
  return candidates.find(isProgram)
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// Run as a program, in a process whose temporary folder is where Chromium shall be unpacked.
if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] === "unpack") {
  const { default: chromium } = await import("@sparticuz/chromium")
  await chromium.executablePath()
}
