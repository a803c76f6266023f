// The web client as anybody gets it: served by `soulspire play`, with a browser to open it in. For scripts that look at it.

import { spawn } from "node:child_process"
import { join } from "node:path"
import { chromium } from "playwright-core"
import { findBrowser } from "./browser.mjs"
import { root, say } from "./steps.mjs"

const command = join(root, "packages/cli/bin/soulspire.mjs")

/**
 * @param {(address: string, browser: import("playwright-core").Browser) => Promise<void>} look
 */
export async function withClient(look) {
  const server = spawn(process.execPath, [command, "play", "--port", "0", "--json"], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let said = ""
    server.stdout.on("data", (data) => {
      said += String(data)
      if (said.includes("}")) resolve(JSON.parse(said).address)
    })
    server.on("close", () => reject(new Error("the server has ended")))
  })
  const { executablePath, env } = findBrowser(say)
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: ["--no-sandbox", "--disable-gpu"],
  })
  try {
    await look(address, browser)
  } finally {
    await browser.close()
    server.kill("SIGINT")
  }
}
