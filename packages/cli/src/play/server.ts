// Serves the web client: files and nothing else. Everything is played in the browser, so that there is nothing to keep here.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { type Encoding, filesIn } from "./files.ts"

/** The page gets everything from here, and nothing from anywhere else. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const always = {
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
}

/** The best that the browser takes: `gzip;q=0` is a no. */
function encodingFor(accepted: string): Encoding {
  const takes = new Set(
    accepted
      .split(",")
      .map((each) => each.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
      .map(([name]) => name),
  )
  return takes.has("br") ? "br" : takes.has("gzip") ? "gzip" : "identity"
}

const plain = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, {
    ...always,
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  })
  response.end(`${words}\n`)
}

type Files = ReturnType<typeof filesIn>

async function answer(files: Files, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("allow", "GET, HEAD")
    return plain(response, 405, "Only reading here.")
  }
  const file = await files(request.url ?? "/")
  if (file === null) return plain(response, 404, "There is no such page here. The table is at /.")
  const headers: Record<string, string | number> = {
    ...always,
    "content-type": file.type,
    "cache-control": file.forever ? "public, max-age=31536000, immutable" : "no-cache",
    etag: file.etag,
    vary: "accept-encoding",
  }
  if (request.headers["if-none-match"]?.includes(file.etag) === true) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const encoding = file.shrinks ? encodingFor(request.headers["accept-encoding"] ?? "") : "identity"
  const body = await file.body(encoding)
  if (encoding !== "identity") headers["content-encoding"] = encoding
  response.writeHead(200, { ...headers, "content-length": body.length })
  response.end(request.method === "HEAD" ? undefined : body)
}

export interface Serving {
  /** The address to open. */
  address: string
  /** Does it listen to every machine that can reach this one? */
  isOpen: boolean
  close(): Promise<void>
}

/** However it was written: `0` and `::0` are everywhere too. */
const listensEverywhere = (server: Server): boolean =>
  ["0.0.0.0", "::"].includes((server.address() as AddressInfo).address)

const addressOf = (server: Server, host: string): string => {
  const { port, family } = server.address() as AddressInfo
  // Whoever listens everywhere is found here.
  const name = listensEverywhere(server)
    ? "localhost"
    : host.includes(":") && family === "IPv6"
      ? `[${host}]`
      : host
  return `http://${name}:${port}/`
}

/** Serves a folder; port 0 is any that is free. Rejects with the system's error, such as EADDRINUSE. */
export function serve(folder: string, host: string, port: number): Promise<Serving> {
  const files = filesIn(folder)
  const server = createServer((request, response) => {
    answer(files, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else plain(response, 500, "Something broke here.")
    })
  })
  return new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => {
      resolve({
        address: addressOf(server, host),
        isOpen: listensEverywhere(server),
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}
