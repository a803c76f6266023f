// The tones of all materials, once for a page: parts name them.

import { materials } from "./materials.ts"

const gradient = (id: string, stops: string, more = ""): string =>
  `<linearGradient id="${id}"${more}>${stops}</linearGradient>`

const stop = (colour: string, offset: number): string => `<stop stop-color="${colour}" offset="${offset}"/>`

const tones = `<svg class="fig-tones" aria-hidden="true">${Object.entries(materials)
  .map(
    ([name, { shade, base, light }]) =>
      gradient(`fig-${name}`, stop(light, 0) + stop(base, 0.5) + stop(shade, 1), ' x2="0.35" y2="1"') +
      gradient(`fig-${name}-shade`, stop(shade, 0)),
  )
  .join("")}</svg>`

/** Puts them into the page, if nobody has yet. */
export function ensureTones(): void {
  if (document.querySelector(".fig-tones") === null) document.body.insertAdjacentHTML("beforeend", tones)
}
