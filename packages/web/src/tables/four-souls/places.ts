// Where things are on the screen, seen from the table's own corner: for whatever is drawn over it.

export interface Place {
  x: number
  y: number
  width: number
  height: number
}

const placeOfElement = (root: Element, element: Element): Place | null => {
  const box = element.getBoundingClientRect()
  if (box.width === 0) return null
  const corner = root.getBoundingClientRect()
  return { x: box.x - corner.x, y: box.y - corner.y, width: box.width, height: box.height }
}

/** Where a thing is drawn; nothing if it is not. A fighter stands for the player as well. */
export function elementOf(root: Element, ref: number): Element | null {
  return root.querySelector(`[data-fighter="${ref}"]`) ?? root.querySelector(`[data-ref="${ref}"]`)
}

export const placeOf = (root: Element, ref: number): Place | null => {
  const element = elementOf(root, ref)
  return element === null ? null : placeOfElement(root, element)
}

/** Where everything is that can be named. */
export function allPlaces(root: Element): Map<number, Place> {
  const places = new Map<number, Place>()
  for (const element of root.querySelectorAll("[data-ref]")) {
    const ref = Number(element.getAttribute("data-ref"))
    const place = placeOfElement(root, element)
    if (place !== null && !places.has(ref)) places.set(ref, place)
  }
  return places
}

export const centre = ({ x, y, width, height }: Place): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})
