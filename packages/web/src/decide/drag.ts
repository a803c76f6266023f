// Dragging is clicking: a lit thing that is carried is clicked when it is lifted, and where it is dropped is clicked too. What
// needs no target is dropped anywhere away from where it lay.

/** What a drag needs of the table's store. */
export interface Carrier {
  /** Would clicking this leave something to be clicked next? */
  wantsMore(ref: number): boolean
  click(ref: number): void
  cancel(): void
  inspect(what: null): void
}

/** So far a pointer moves before it carries, and what it carries must come to be meant, in pixels. */
const LIFTED = 10
const AWAY = 90

const refOf = (element: Element | null | undefined): number | null => {
  const ref = element?.getAttribute("data-ref")
  return ref === null || ref === undefined ? null : Number(ref)
}

/** A picture of what is carried, under the pointer. */
function ghostOf(thing: HTMLElement): HTMLElement {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const ghost = document.createElement("div")
  ghost.className = "carried"
  ghost.setAttribute("aria-hidden", "true")
  const copy = thing.cloneNode(true) as HTMLElement
  copy.removeAttribute("data-ref")
  copy.classList.remove("lit", "lit-start", "lit-pick", "lit-next", "lit-picked")
  ghost.append(copy)
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  Object.assign(copy.style, { transform: `scale(${width / thing.offsetWidth})`, transformOrigin: "0 0" })
  // Sizes come from where it lay.
  const style = getComputedStyle(thing)
  for (const name of ["--card", "--wide", "--w", "--hue"]) {
    const value = style.getPropertyValue(name)
    if (value !== "") ghost.style.setProperty(name, value)
  }
  return ghost
}

/** Listens on a board until told to stop. */
export function carryOn(board: HTMLElement, carrier: Carrier): () => void {
  let from: { thing: HTMLElement; ref: number; x: number; y: number; pointer: number } | null = null
  let ghost: HTMLElement | null = null

  function stop(): void {
    ghost?.remove()
    from?.thing.classList.remove("is-carried")
    from = null
    ghost = null
    document.body.classList.remove("carrying")
  }

  function lift(): void {
    if (from === null) return
    const { thing, ref } = from
    carrier.inspect(null)
    ghost = ghostOf(thing)
    document.body.append(ghost)
    document.body.classList.add("carrying")
    thing.classList.add("is-carried")
    if (carrier.wantsMore(ref) && !thing.classList.contains("lit-picked")) carrier.click(ref)
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const thing = event.target.closest<HTMLElement>("button.thing.lit")
    const ref = refOf(thing)
    if (thing === null || ref === null) return
    from = { thing, ref, x: event.clientX, y: event.clientY, pointer: event.pointerId }
  }

  function onMove(event: PointerEvent): void {
    if (from === null || event.pointerId !== from.pointer) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (ghost === null && Math.hypot(dx, dy) > LIFTED) lift()
    ghost?.style.setProperty("transform", `translate(${dx}px, ${dy}px) rotate(${dx > 0 ? 2 : -2}deg)`)
  }

  function onUp(event: PointerEvent): void {
    if (from === null || event.pointerId !== from.pointer) return
    const { ref, x, y } = from
    const carried = ghost !== null
    stop()
    if (!carried) return
    // What was carried was not clicked.
    const swallow = (click: Event): void => {
      click.stopPropagation()
      click.preventDefault()
    }
    document.addEventListener("click", swallow, { capture: true, once: true })
    setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0)
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const next = under.map((each) => each.closest(".lit-next")).find((each) => each !== null)
    const target = refOf(next)
    const isAway = Math.hypot(event.clientX - x, event.clientY - y) > AWAY && board.contains(under[0] ?? null)
    if (carrier.wantsMore(ref)) {
      if (target !== null && target !== ref) carrier.click(target)
      else if (!isAway) carrier.cancel()
    } else if (isAway) carrier.click(ref)
  }

  board.addEventListener("pointerdown", onDown)
  document.addEventListener("pointermove", onMove)
  document.addEventListener("pointerup", onUp)
  document.addEventListener("pointercancel", stop)
  return () => {
    stop()
    board.removeEventListener("pointerdown", onDown)
    document.removeEventListener("pointermove", onMove)
    document.removeEventListener("pointerup", onUp)
    document.removeEventListener("pointercancel", stop)
  }
}
