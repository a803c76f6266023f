// Somebody who sees nothing and has no mouse: goes by roles and names, hears what is announced, and presses keys.

import type { Locator, Page } from "playwright-core"

type Role = Parameters<Page["getByRole"]>[0]

/** So many presses of Tab go once around any screen. */
const AROUND = 150

/** What the keys go to, as it is read out: `button "End turn"`. */
export async function reads(page: Page): Promise<string> {
  const focused = page.locator("*:focus")
  return (await focused.count()) === 0 ? "" : (await focused.ariaSnapshot()).split("\n")[0].replace(/^- /, "")
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Goes on with Tab until it is reached. */
async function reach(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < AROUND; i++) {
    if (await hasFocus(target)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`Tab never comes to ${(await target.ariaSnapshot()).split("\n")[0]}`)
}

/** Goes to something by its name and presses Enter. */
export async function press(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first()
  await target.waitFor()
  await reach(page, target)
  await page.keyboard.press("Enter")
}

const asked = (page: Page): Locator => page.getByRole("region", { name: "Your decision" })

/** Opens the list of everything that can be done, wherever there is one. */
async function openList(page: Page): Promise<void> {
  const list = asked(page).getByText(/^Everything you can do/)
  if ((await list.count()) === 0) return
  const closed = (await asked(page).getByRole("button").count()) === 0
  if (!closed) return
  await reach(page, list.first())
  await page.keyboard.press("Enter")
  await asked(page).getByRole("button").first().waitFor()
}

/** Answers whatever is asked, one of all answers by a number; says what was asked and what was pressed. */
export async function answer(page: Page, number: number): Promise<{ asked: string; pressed: string }> {
  await openList(page)
  const prompt = (await asked(page).getByRole("region").first().getAttribute("aria-label")) ?? ""
  const buttons = asked(page).getByRole("button", { disabled: false })
  // What is picked or put in order already will do.
  const done = asked(page).getByRole("button", { disabled: false, name: /^(Confirm|In this order)/ })
  const isDone = (await done.count()) > 0
  const target = isDone ? done.first() : buttons.nth(number % Math.max(1, await buttons.count()))
  await reach(page, target)
  const pressed = await reads(page)
  const button = await target.elementHandle()
  const isPicked = (await target.getAttribute("aria-pressed")) !== null
  await page.keyboard.press("Enter")
  // An answer that is taken is asked for no more.
  if (!isPicked) await button?.waitForElementState("hidden")
  return { asked: prompt, pressed }
}
