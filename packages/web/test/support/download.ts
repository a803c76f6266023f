// What a page gives to be kept as a file.

import type { Download, Page } from "playwright-core"

/** The browser is another process: what it downloads is read from there. */
async function contentOf(file: Download): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Presses something, and takes the file that comes of it. */
export async function downloaded(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const delivered = page.waitForEvent("download")
  await page.getByRole("button", { name: button }).first().click()
  const file = await delivered
  return { name: file.suggestedFilename(), content: await contentOf(file) }
}

export const hand = (page: Page, name: string, content: Buffer): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: "text/plain", buffer: content })
