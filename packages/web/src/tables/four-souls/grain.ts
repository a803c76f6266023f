// The grain of the planks, drawn once into a picture: long, wavering streaks and a few knots.

const WIDTH = 512
const HEIGHT = 256

/** The same planks every time. */
function streakOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

let drawn: string | null = null

/** A picture that can be laid side by side, as an address; "" where nothing can be drawn. */
export function grain(): string {
  if (drawn !== null) return drawn
  const canvas = document.createElement("canvas")
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext("2d")
  if (pen === null) return (drawn = "")
  const chance = streakOf(11)
  for (let i = 0; i < 260; i++) {
    const y = chance() * HEIGHT
    const bend = (chance() - 0.5) * 9
    const dark = chance() < 0.75
    pen.strokeStyle = dark
      ? `rgb(12 6 2 / ${0.08 + chance() * 0.3})`
      : `rgb(255 214 160 / ${0.02 + chance() * 0.06})`
    pen.lineWidth = 0.4 + chance() * 1.5
    pen.beginPath()
    pen.moveTo(0, y)
    // It ends as high as it began, so that the next picture goes on from there.
    pen.bezierCurveTo(WIDTH * 0.3, y + bend, WIDTH * 0.6, y - bend, WIDTH, y)
    pen.stroke()
  }
  for (let i = 0; i < 5; i++) {
    const [x, y, size] = [chance() * WIDTH, chance() * HEIGHT, 3 + chance() * 6]
    for (let ring = 3; ring > 0; ring--) {
      pen.strokeStyle = `rgb(10 5 2 / ${0.3 - ring * 0.06})`
      pen.beginPath()
      pen.ellipse(x, y, size * ring * 1.7, size * ring * 0.5, 0, 0, 7)
      pen.stroke()
    }
  }
  return (drawn = canvas.toDataURL())
}
