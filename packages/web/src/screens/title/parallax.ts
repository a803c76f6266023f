// The doors' depth: layers move a little against the pointer. Where no motion is wanted, nothing moves.

import { type RefObject, useEffect } from "react"
import { useSettings } from "../../settings/settings.ts"

export function useParallax(of: RefObject<HTMLElement | null>): void {
  const still = useSettings(({ motion }) => motion === "off")
  useEffect(() => {
    const element = of.current
    if (element === null || still) return
    let frame = 0
    function onMove({ clientX, clientY }: PointerEvent): void {
      if (frame !== 0) return
      element?.setAttribute("data-moving", "")
      frame = requestAnimationFrame(() => {
        frame = 0
        element?.style.setProperty("--px", (clientX / innerWidth - 0.5).toFixed(3))
        element?.style.setProperty("--py", (clientY / innerHeight - 0.5).toFixed(3))
      })
    }
    addEventListener("pointermove", onMove, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener("pointermove", onMove)
      element.removeAttribute("data-moving")
      element.style.removeProperty("--px")
      element.style.removeProperty("--py")
    }
  }, [of, still])
}
