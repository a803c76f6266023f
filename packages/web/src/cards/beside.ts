// Where something that pops up is put: beside what it explains, on the screen as a whole, and rather not over what one could click.

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How far away from what it explains, and from the edge of the screen, in pixels. */
const AWAY = 12
const EDGE = 8

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const within = (at: number, size: number, most: number): number =>
  Math.max(EDGE, Math.min(at, most - size - EDGE))

type Size = Pick<Box, "width" | "height">

/** Covering what it explains is the worst it can do. */
const WORST = 20

/** Beside it at the right or the left, or above or below it: where it covers least of what may be clicked. */
export function beside(of: Box, size: Size, screen: Size, free: readonly Box[]): Pick<Box, "left" | "top"> {
  const middle = { x: of.left + of.width / 2 - size.width / 2, y: of.top + of.height / 2 - size.height / 2 }
  const right = of.left + of.width + AWAY
  const left = of.left - size.width - AWAY
  const above = of.top - size.height - AWAY
  const below = of.top + of.height + AWAY
  const ways = [
    { left: right, top: middle.y },
    { left, top: middle.y },
    { left: middle.x, top: above },
    { left: middle.x, top: below },
    { left: right, top: above },
    { left, top: above },
    { left: right, top: below },
    { left, top: below },
  ].map((at) => ({
    left: within(at.left, size.width, screen.width),
    top: within(at.top, size.height, screen.height),
  }))
  const covered = (at: Pick<Box, "left" | "top">): number => {
    const box = { ...at, ...size }
    return WORST * overlap(box, of) + free.reduce((sum, each) => sum + overlap(box, each), 0)
  }
  return ways.reduce((best, way) => (covered(way) < covered(best) ? way : best))
}
