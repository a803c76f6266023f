// One key is always the way back: it closes what is open, from the top, and takes back what was only begun.

import type { Table } from "../play/table.ts"

/** Menus and lists that open over the table. */
const OPEN = ".shell details:is(.tool-menu, .all-options, .any-time)[open]"

function closeMenu(): boolean {
  const open = document.querySelector<HTMLDetailsElement>(OPEN)
  if (open === null) return false
  open.open = false
  if (open.contains(document.activeElement)) open.querySelector("summary")?.focus()
  return true
}

export function goBack(table: Table): void {
  const { inspected, then } = table.getState()
  if (closeMenu()) return
  if (inspected !== null) return table.inspect(null)
  if (table.cancel()) return
  if (then !== null && table.client.example === null) table.lookBack(null)
}

/** A menu that is left is closed. */
export function closeMenusOutside({ target }: PointerEvent): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(".shell details.tool-menu[open]"))
    if (!(target instanceof Node) || !menu.contains(target)) menu.open = false
}
