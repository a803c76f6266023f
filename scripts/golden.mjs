// `npm run golden`: plays the golden games anew and writes them down. Read the difference before you commit it.

import { step, tool } from "./steps.mjs"

process.env["SOULSPIRE_GOLDEN"] = "renew"
await step("golden games", () => tool("vitest", ["run", "test/golden.test.ts"], { show: true }))
