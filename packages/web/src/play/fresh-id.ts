// A name that nobody has had before.

/** Like `crypto.randomUUID`, which is only there where a page came over a safe connection. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  )
