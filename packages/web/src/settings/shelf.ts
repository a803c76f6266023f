// Small things that the page keeps in the browser: read and written as if that could always fail, for it can.

import { create } from "zustand"

/** Could everything be kept so far? */
export const useShelved = create<boolean>(() => true)

export const shelf = {
  getItem(name: string): string | null {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  setItem(name: string, value: string): void {
    try {
      localStorage.setItem(name, value)
    } catch {
      // Full, or forbidden: it lasts as long as the page.
      useShelved.setState(false, true)
    }
  },
  removeItem(name: string): void {
    try {
      localStorage.removeItem(name)
    } catch {
      useShelved.setState(false, true)
    }
  },
}
