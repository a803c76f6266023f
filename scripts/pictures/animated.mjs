// A moving picture out of still ones: WebP, of which the browser makes each frame and this puts them behind one another.
// The container is RIFF: https://developers.google.com/speed/webp/docs/riff_container

/** @typedef {{ webp: Buffer, ms: number }} Frame a whole WebP file, and for how long it is shown */

/** @param {number} value */
function threeBytes(value) {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}

/**
 * @param {string} name four letters
 * @param {Buffer} body
 */
function chunk(name, body) {
  const head = Buffer.alloc(8)
  head.write(name, 0, "latin1")
  head.writeUInt32LE(body.length, 4)
  // Chunks begin at even places.
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

/**
 * The chunks of a file that hold its picture: all but what an animation says for the whole of it.
 * @param {Buffer} webp
 */
function pictureOf(webp) {
  const found = []
  for (let at = 12; at + 8 <= webp.length;) {
    const name = webp.toString("latin1", at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    if (["VP8 ", "VP8L", "ALPH"].includes(name)) found.push(chunk(name, webp.subarray(at + 8, at + 8 + size)))
    at += 8 + size + (size % 2)
  }
  if (found.length === 0) throw new Error("this is no WebP picture")
  return Buffer.concat(found)
}

const IS_ANIMATED = 0x02
/** Each frame covers the one before, whole. */
const IS_NOT_BLENDED = 0x02

/**
 * @param {readonly Frame[]} frames
 * @param {{ width: number, height: number }} size
 */
function animated(frames, { width, height }) {
  const size = Buffer.concat([threeBytes(width - 1), threeBytes(height - 1)])
  const body = Buffer.concat([
    Buffer.from("WEBP", "latin1"),
    chunk("VP8X", Buffer.concat([Buffer.from([IS_ANIMATED, 0, 0, 0]), size])),
    // A black ground, and again without end.
    chunk("ANIM", Buffer.from([0, 0, 0, 255, 0, 0])),
    ...frames.map(({ webp, ms }) =>
      chunk(
        "ANMF",
        Buffer.concat([
          threeBytes(0),
          threeBytes(0),
          size,
          threeBytes(Math.round(ms)),
          Buffer.from([IS_NOT_BLENDED]),
          pictureOf(webp),
        ]),
      ),
    ),
  ])
  const head = Buffer.alloc(8)
  head.write("RIFF", 0, "latin1")
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/**
 * What is seen on a page for so long, as fast as the browser gives pictures of it; what stays the same is one frame.
 * @param {import("playwright-core").Page} page
 * @param {{ ms: number, width: number }} wanted
 */
export async function filmed(page, { ms, width }) {
  const view = page.viewportSize()
  if (view === null) throw new Error("the page has no size")
  const scale = width / view.width
  const session = await page.context().newCDPSession(page)
  /** @type {{ webp: Buffer, at: number }[]} */
  const shots = []
  const start = performance.now()
  for (let at = 0; at < ms; at = performance.now() - start) {
    const { data } = await session.send("Page.captureScreenshot", {
      format: "webp",
      quality: 55,
      clip: { x: 0, y: 0, ...view, scale },
    })
    const webp = Buffer.from(data, "base64")
    if (!webp.equals(shots.at(-1)?.webp ?? Buffer.alloc(0))) shots.push({ webp, at })
  }
  await session.detach()
  const frames = shots.map(({ webp, at }, i) => ({ webp, ms: (shots[i + 1]?.at ?? ms) - at }))
  return animated(frames, { width, height: Math.round(view.height * scale) })
}
