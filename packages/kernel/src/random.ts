// Chance: ChaCha8 in counter mode under a 128-bit seed, one keystream for each named purpose. What players see of a
// keystream tells nothing of the rest, and a position in it is one number in the state.

export interface RandomState {
  /** Four 32-bit words. */
  seed: [number, number, number, number]
  /** Words drawn so far, by stream number. */
  drawn: number[]
  /** Results fixed in advance, by stream number: tests and set positions only. */
  fixed: number[][] | null
}

// "expand 16-byte k": ChaCha's constants for a 128-bit key, which is laid in twice.
const C0 = 0x61707865
const C1 = 0x3120646e
const C2 = 0x79622d36
const C3 = 0x6b206574

const x = new Uint32Array(16)

function quarter(a: number, b: number, c: number, d: number): void {
  let t: number
  x[a] = x[a] + x[b]
  t = x[d] ^ x[a]
  x[d] = (t << 16) | (t >>> 16)
  x[c] = x[c] + x[d]
  t = x[b] ^ x[c]
  x[b] = (t << 12) | (t >>> 20)
  x[a] = x[a] + x[b]
  t = x[d] ^ x[a]
  x[d] = (t << 8) | (t >>> 24)
  x[c] = x[c] + x[d]
  t = x[b] ^ x[c]
  x[b] = (t << 7) | (t >>> 25)
}

/** One block of 16 words. `rounds` is 8 in play; the published vectors are checked for 8, 12 and 20. */
export function chachaBlock(
  key: readonly number[],
  nonce: readonly number[],
  counter: number,
  rounds: number,
  out: Uint32Array,
): void {
  out[0] = C0
  out[1] = C1
  out[2] = C2
  out[3] = C3
  for (let i = 0; i < 4; i++) out[4 + i] = out[8 + i] = key[i]
  out[12] = counter >>> 0
  out[13] = Math.floor(counter / 0x100000000)
  out[14] = nonce[0]
  out[15] = nonce[1]
  x.set(out)
  for (let i = 0; i < rounds; i += 2) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = out[i] + x[i]
}

// The last block made is kept: sixteen draws in a row cost one block. It is a cache, never a source of truth.
const block = new Uint32Array(16)
const made = { s0: -1, s1: -1, s2: -1, s3: -1, stream: -1, at: -1 }
const nonce = [0, 0]

/** The next 32-bit word of a stream. */
export function word(random: RandomState, stream: number): number {
  const n = random.drawn[stream]
  if (n === undefined) throw new Error(`there is no stream ${stream} of chance`)
  random.drawn[stream] = n + 1
  const at = Math.floor(n / 16)
  const { seed } = random
  const s0 = seed[0]
  const s1 = seed[1]
  const s2 = seed[2]
  const s3 = seed[3]
  if (
    made.at !== at ||
    made.stream !== stream ||
    made.s0 !== s0 ||
    made.s1 !== s1 ||
    made.s2 !== s2 ||
    made.s3 !== s3
  ) {
    nonce[0] = stream
    chachaBlock(random.seed, nonce, at, 8, block)
    made.s0 = s0
    made.s1 = s1
    made.s2 = s2
    made.s3 = s3
    made.stream = stream
    made.at = at
  }
  return block[n & 15]
}

/** A whole number from 0 to `size - 1`, every one equally likely (by rejection, not by remainder). */
export function below(random: RandomState, stream: number, size: number): number {
  const fixed = random.fixed?.[stream]
  if (fixed !== undefined && fixed.length > 0) return fixed.shift() as number
  if (size <= 1) return 0
  const limit = 0x100000000 - (0x100000000 % size)
  for (;;) {
    const n = word(random, stream)
    // Whole and small for the engine too: a word has 32 bits, and would drag floating point into every field it reaches.
    if (n < limit) return size < 0x80000000 ? (n % size) | 0 : n % size
  }
}

export function shuffleInPlace<T>(random: RandomState, stream: number, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, stream, i + 1)
    const kept = list[i]
    list[i] = list[j]
    list[j] = kept
  }
}

/** A seed from 32 hexadecimal digits, or from any other text by hashing it (handy in tests and on command lines). */
export function seedFrom(text: string): RandomState["seed"] {
  if (/^[0-9a-f]{32}$/i.test(text))
    return [0, 8, 16, 24].map((i) => parseInt(text.slice(i, i + 8), 16)) as RandomState["seed"]
  const seed: RandomState["seed"] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef]
  for (let i = 0; i < text.length; i++)
    for (let j = 0; j < 4; j++)
      seed[j] = Math.imul(seed[j] ^ (text.charCodeAt(i) + j * 7919), 0x01000193 + j * 2) >>> 0
  return seed
}

export const newRandom = (seed: RandomState["seed"], streams: number): RandomState => ({
  seed: [...seed],
  drawn: Array.from({ length: streams }, () => 0),
  fixed: null,
})
