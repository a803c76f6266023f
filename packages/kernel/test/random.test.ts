// Chance: the published keystreams, fair ranges, shuffles that lose nothing, streams that do not touch each other.

import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  below,
  chachaBlock,
  copyPlain,
  newRandom,
  type RandomState,
  seedFrom,
  shuffleInPlace,
  word,
} from "@soulspire/kernel"

fc.configureGlobal({ seed: 20_240_611, numRuns: 200 })

/** Little-endian words of hexadecimal bytes, as the cipher reads them. */
const words = (hex: string): number[] =>
  (hex.match(/.{8}/g) ?? []).map(
    (eight) => parseInt((eight.match(/../g) as string[]).toReversed().join(""), 16) >>> 0,
  )

function block(key: string, nonce: string, counter: number, rounds: number): string {
  const out = new Uint32Array(16)
  chachaBlock(words(key), words(nonce), counter, rounds, out)
  return [...new Uint8Array(out.buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

const ZERO = "00000000000000000000000000000000"
const TC8 = "c46ec1b18ce8a878725a37e780dfb735"
const IV8 = "1ada31d5cf688221"

// draft-strombergson-chacha-test-vectors-01, 128-bit keys: rounds, key, nonce, first two blocks.
const vectors: readonly (readonly [rounds: number, key: string, nonce: string, blocks: readonly string[]])[] =
  [
    [
      8,
      ZERO,
      "0000000000000000",
      [
        "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120" +
          "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b",
        "8a26af448a1ba906368fd8c83831c18cec8ced811a028e675b8d2be8fce08116" +
          "5ceae9f1d1b7a975497749480569ceb83de6a0a587d4984f19925f5d338e430d",
      ],
    ],
    [
      12,
      ZERO,
      "0000000000000000",
      [
        "e1047ba9476bf8ff312c01b4345a7d8ca5792b0ad467313f1dc412b5fdce3241" +
          "0dea8b68bd774c36a920f092a04d3f95274fbeff97bc8491fcef37f85970b450",
        "1d43b61a8f7e19fceddef368ae6bfb11101bd9fd3e4d127de30db2db1b472e76" +
          "426803a45e15b962751986ef1d9d50f598a5dcdc9fa529a28357991e784ea20f",
      ],
    ],
    [
      20,
      ZERO,
      "0000000000000000",
      [
        "89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46" +
          "cc04f111246b6c2ce066be3bfb32d9aa0fddfbc12123d4b9e44f34dca05a103f",
        "6cd135c2878c832b5896b134f6142a9d4d8d0d8f1026d20a0a81512cbce6e975" +
          "8a7143d021978022a384141a80cea3062f41f67a752e66ad3411984c787e30ad",
      ],
    ],
    [
      8,
      TC8,
      IV8,
      [
        "6a870108859f679118f3e205e2a56a6826ef5a60a4102ac8d4770059fcb7c7ba" +
          "e02f5ce004a6bfbbea53014dd82107c0aa1c7ce11b7d78f2d50bd3602bbd2594",
        "0560bb6a84289e0b38f5dd21d6ef6d7737e3ec0fb772da2c71c2397762e5dbbb" +
          "f449e3d1639ccbfa3e069c4d871ed6395b22aaf35c8da6de2dec3d77880da8e8",
      ],
    ],
    [
      12,
      TC8,
      IV8,
      [
        "b02bd81eb55c8f68b5e9ca4e307079bc225bd22007eddc6702801820709ce098" +
          "07046a0d2aa552bfdbb49466176d56e32d519e10f5ad5f2746e241e09bdf9959",
        "17be0873edde9af5b86246441ce410195baede41f8bdab6ad253226382ee383e" +
          "3472f945a5e6bd628c7a582bcf8f899870596a58dab83b51a50c7dbb4f3e6e76",
      ],
    ],
    [
      20,
      TC8,
      IV8,
      [
        "826abdd84460e2e9349f0ef4af5b179b426e4b2d109a9c5bb44000ae51bea90a" +
          "496beeef62a76850ff3f0402c4ddc99f6db07f151c1c0dfac2e56565d6289625",
        "5b23132e7b469c7bfb88fa95d44ca5ae3e45e848a4108e98bad7a9eb15512784" +
          "a6a9e6e591dce674120acaf9040ff50ff3ac30ccfb5e14204f5e4268b90a8804",
      ],
    ],
  ]

const seeds = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat())
const fresh = (seed: RandomState["seed"], streams = 3): RandomState => newRandom(seed, streams)
const draws = (random: RandomState, stream: number, count: number): number[] =>
  Array.from({ length: count }, () => word(random, stream))

describe("the generator", () => {
  it.each(vectors)("gives the published keystream: %i rounds, key %s", (rounds, key, nonce, blocks) => {
    blocks.forEach((expected, counter) => expect(block(key, nonce, counter, rounds)).toBe(expected))
  })

  it("draws the words of the published keystream, in order, from stream 0 of a zero seed", () => {
    const random = fresh([0, 0, 0, 0])
    const [, , , blocks] = vectors[0]
    expect(draws(random, 0, 32)).toEqual(words(blocks.join("")))
  })

  it("gives the same words whatever is drawn from other streams and other games in between", () => {
    fc.assert(
      fc.property(seeds, seeds, fc.array(fc.nat({ max: 3 }), { maxLength: 80 }), (seed, other, order) => {
        const alone = [0, 1, 2].map((stream) => draws(fresh(seed), stream, 80))
        const random = fresh(seed)
        const stranger = fresh(other)
        const at = [0, 0, 0]
        for (const stream of order) {
          const drawn = word(stream === 3 ? stranger : random, stream % 3)
          expect(stream === 3 || drawn === alone[stream][at[stream]++]).toBe(true)
        }
      }),
    )
  })

  it("has streams and seeds that share no beginning", () => {
    const beginnings = new Set<string>()
    for (let i = 0; i < 50; i++)
      for (let stream = 0; stream < 3; stream++)
        beginnings.add(draws(fresh(seedFrom(`seed ${i}`)), stream, 4).join())
    expect(beginnings.size).toBe(150)
  })

  it("goes on from a saved position", () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 70 }), (seed, n) => {
        const random = fresh(seed)
        draws(random, 1, n)
        const saved = JSON.parse(JSON.stringify(random)) as RandomState
        expect(draws(saved, 1, 20)).toEqual(draws(random, 1, 20))
      }),
    )
  })
})

describe("numbers below a limit", () => {
  it("are in range, and a limit of one draws nothing", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 0xffffffff }), (seed, size) => {
        const random = fresh(seed)
        const n = below(random, 0, size)
        expect(Number.isInteger(n) && n >= 0 && n < size).toBe(true)
      }),
    )
    const random = fresh([1, 2, 3, 4])
    expect([below(random, 0, 1), ...random.drawn]).toEqual([0, 0, 0, 0])
  })

  // Chi-square, fixed seeds: 99.9 % bounds for size - 1 degrees of freedom.
  it.each([
    [2, 10.83],
    [6, 20.52],
    [20, 43.82],
    [52, 87.97],
  ])("are equally likely below %i", (size, bound) => {
    for (const seed of ["one", "two", "three"]) {
      const random = fresh(seedFrom(seed))
      const seen = Array.from({ length: size }, () => 0)
      const rounds = 2000 * size
      for (let i = 0; i < rounds; i++) seen[below(random, 0, size)]++
      expect(seen.reduce((sum, n) => sum + (n - 2000) ** 2 / 2000, 0)).toBeLessThan(bound)
    }
  })

  it("are drawn by rejection: three quarters of the range would favour the first third by remainder", () => {
    const size = 0xc0000000
    const random = fresh(seedFrom("rejection"))
    let low = 0
    const rounds = 3000
    for (let i = 0; i < rounds; i++) if (below(random, 0, size) < size / 3) low++
    // By remainder, half of them would be low; three standard deviations around a third are 26 each way.
    expect(Math.abs(low - rounds / 3)).toBeLessThan(100)
    expect(random.drawn[0]).toBeGreaterThan(rounds)
  })

  it("are the fixed ones first, where a test has fixed some", () => {
    const random = fresh([1, 2, 3, 4])
    random.fixed = [[], [5, 0]]
    expect([below(random, 1, 6), below(random, 1, 6)]).toEqual([5, 0])
    expect(random.drawn).toEqual([0, 0, 0])
  })
})

describe("shuffles", () => {
  it("are permutations, and the same for the same seed", () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer(), { maxLength: 60 }), (seed, list) => {
        const once = list.slice()
        const again = list.slice()
        shuffleInPlace(fresh(seed), 0, once)
        shuffleInPlace(fresh(seed), 0, again)
        expect(once).toEqual(again)
        expect(once.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
      }),
    )
  })

  it("are every order equally often", () => {
    const random = fresh(seedFrom("orders"))
    const seen = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const list = ["a", "b", "c", "d"]
      shuffleInPlace(random, 0, list)
      seen.set(list.join(""), (seen.get(list.join("")) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)
    expect(chi).toBeLessThan(49.73)
  })
})

describe("seeds", () => {
  it("are read from 32 hexadecimal digits as they stand", () => {
    expect(seedFrom("00000001deadbeef00000000ffffffff")).toEqual([1, 0xdeadbeef, 0, 0xffffffff])
  })

  it("from other texts are four 32-bit words, different for different texts", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const seed = seedFrom(a)
        expect(seed.every((n) => Number.isInteger(n) && n >= 0 && n <= 0xffffffff)).toBe(true)
        expect(seedFrom(b).join() === seed.join()).toBe(a === b)
      }),
    )
  })

  it("are not shared between a state and its copy", () => {
    const random = fresh([1, 2, 3, 4])
    const copy = copyPlain(random)
    word(copy, 0)
    expect(random).toEqual(fresh([1, 2, 3, 4]))
  })
})
