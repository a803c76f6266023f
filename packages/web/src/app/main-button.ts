// The one gold button on the screen: whatever has the focus, one key presses it.

const isThere = (button: HTMLButtonElement): boolean => !button.disabled && button.getClientRects().length > 0

/** Of several layers the one on top counts: what is laid over the table, the banner, the table. */
const layers = ["[role=dialog]", ".decision-panel", ".shell"]

export function mainButton(): HTMLElement | null {
  for (const layer of layers)
    for (const each of document.querySelectorAll<HTMLButtonElement>(`${layer} .choice.primary`))
      if (isThere(each)) return each
  return null
}
