// The server of the web client: files of one folder, as a browser wants them, and nothing else.

import { mkdirSync, writeFileSync } from "node:fs"
import { request } from "node:http"
import { createServer } from "node:net"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { serve, type Serving } from "../src/play/server.ts"
import { disturbed, emptyFolder } from "./support/soulspire.ts"

const script = "let soul = 4\n".repeat(200)
let serving: Serving

beforeAll(async () => {
  const above = emptyFolder()
  const folder = join(above, "site")
  mkdirSync(join(folder, "assets"), { recursive: true })
  mkdirSync(join(above, "site-of-others"))
  writeFileSync(join(above, "secret.txt"), "secret")
  writeFileSync(join(above, "site-of-others/secret.txt"), "secret")
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Soulspire</title>")
  writeFileSync(join(folder, "assets/index-abc.js"), script)
  serving = await serve(folder, "127.0.0.1", 0)
})
afterAll(() => serving.close())

interface Got {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Asks for a path as it is written: `fetch` would tidy it first. */
const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(serving.address)
    request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => void parts.push(part))
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on("error", reject)
      .end()
  })

describe("files", () => {
  test("the page is asked for anew each time, and may talk to nobody else", async () => {
    const { status, headers, body } = await get("/")
    expect(status).toBe(200)
    expect(headers["content-type"]).toBe("text/html; charset=utf-8")
    expect(headers["cache-control"]).toBe("no-cache")
    expect(headers["content-security-policy"]).toContain("default-src 'self'")
    expect(body.toString()).toContain("<title>Soulspire</title>")
  })

  test("what has a hash in its name is kept for good", async () => {
    const { headers } = await get("/assets/index-abc.js?v=1")
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8")
    expect(headers["cache-control"]).toContain("immutable")
  })

  test.each([
    ["br, gzip", "br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip, deflate", "gzip", (body: Buffer) => gunzipSync(body)],
    ["br;q=0, gzip;q=0.5", "gzip", (body: Buffer) => gunzipSync(body)],
    ["", undefined, (body: Buffer) => body],
  ])("compressed as the browser takes it: %s", async (accepted, encoding, unpacked) => {
    const { headers, body } = await get("/assets/index-abc.js", { "accept-encoding": accepted })
    expect(headers["content-encoding"]).toBe(encoding)
    expect(Number(headers["content-length"])).toBe(body.length)
    expect(unpacked(body).toString()).toBe(script)
  })

  test("what the browser has already is not sent again", async () => {
    const { headers } = await get("/")
    const again = await get("/", { "if-none-match": String(headers["etag"]) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })
})

describe("nothing else", () => {
  test.each([
    "/nothing.js",
    "/assets",
    "/assets/",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/assets/../../secret.txt",
    "/../site-of-others/secret.txt",
    "/%",
    "/index.html%00",
  ])("%s is not found", async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(404)
    expect(body.toString()).toBe("There is no such page here. The table is at /.\n")
  })

  test("nothing can be written", async () => {
    expect((await get("/", {}, "POST")).status).toBe(405)
    const { status, body } = await get("/", {}, "HEAD")
    expect([status, body.length]).toEqual([200, 0])
  })
})

describe("soulspire play", () => {
  test("prints the address, and ends cleanly with Ctrl-C", async () => {
    const { code, out } = await disturbed(["play", "--port", "0"], (child) => {
      child.stdout.once("data", () => child.kill("SIGINT"))
    })
    expect(out).toMatch(/^Soulspire is at http:\/\/localhost:\d+\/ /)
    expect(code).toBe(0)
  }, 180_000)

  test("says that a port is taken", async () => {
    const other = createServer()
    await new Promise<void>((listening) => other.listen(0, "localhost", listening))
    const { port } = other.address() as { port: number }
    const { code, err } = await disturbed(["play", "--port", String(port)], () => {})
    expect(code).toBe(1)
    expect(err).toContain(`another program already uses port ${port}`)
    other.close()
  }, 180_000)
})
