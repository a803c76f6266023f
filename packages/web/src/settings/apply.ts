// What somebody likes, as the page's styles see it: attributes and sizes of the whole document.

import { type Settings, useSettings } from "./settings.ts"

function apply({ language, motion, contrast, textSize, cardSize }: Settings): void {
  const { documentElement: page } = document
  page.lang = language
  page.dataset["motion"] = motion
  page.dataset["contrast"] = contrast ? "more" : "usual"
  page.style.setProperty("--text-size", String(textSize))
  page.style.setProperty("--card-size", String(cardSize))
}

/** Keeps the document as the settings say, from now on. */
export function applySettings(): void {
  apply(useSettings.getState())
  useSettings.subscribe(apply)
}
