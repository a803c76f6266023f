// The files of a folder as a browser gets them: by the path of an address, with their type, compressed once and kept.

import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import { extname, join, normalize, sep } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"

export interface Served {
  type: string
  etag: string
  /** Its name changes with its contents, so that it can be kept for good. */
  forever: boolean
  body(encoding: Encoding): Promise<Buffer>
  /** Is it worth being compressed? */
  shrinks: boolean
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".txt": "text/plain; charset=utf-8",
}

/** Compressed already. */
const packed = new Set([".woff2", ".woff", ".png"])

const squeeze: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: (body) => Promise.resolve(body),
}

function servedFrom(path: string, contents: Buffer): Served {
  const extension = extname(path)
  const bodies = new Map<Encoding, Promise<Buffer>>()
  return {
    type: types[extension] ?? "application/octet-stream",
    etag: `"${createHash("sha256").update(contents).digest("base64url").slice(0, 22)}"`,
    forever: /[/\\]assets[/\\]/.test(path),
    shrinks: !packed.has(extension) && contents.length > 500,
    body(encoding) {
      let body = bodies.get(encoding)
      if (body === undefined) bodies.set(encoding, (body = squeeze[encoding](contents)))
      return body
    },
  }
}

/** The file that an address means, inside the folder; null for one that leads out of it or is none. */
function fileAt(folder: string, address: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(address.split(/[?#]/)[0])
  } catch {
    return null
  }
  if (!path.startsWith("/") || path.includes("\0") || path.includes("\\")) return null
  const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path))
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : null
}

/** Finds files in a folder; each is read again when it has changed. */
export function filesIn(folder: string): (address: string) => Promise<Served | null> {
  const kept = new Map<string, { mark: string; served: Served }>()
  return async (address) => {
    const file = fileAt(folder, address)
    if (file === null) return null
    try {
      const found = await stat(file)
      if (!found.isFile()) return null
      const mark = `${found.size} ${found.mtimeMs}`
      const before = kept.get(file)
      if (before?.mark === mark) return before.served
      const served = servedFrom(file, await readFile(file))
      kept.set(file, { mark, served })
      return served
    } catch {
      return null
    }
  }
}
