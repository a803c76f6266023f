import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { copyPlain, hashPlain, type Plain } from "@soulspire/kernel"

fc.configureGlobal({ seed: 20_240_611, numRuns: 200 })

const plain = fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) as fc.Arbitrary<Plain>

/** The same data with the keys of every object written in another order. */
function turned(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  )
}

/** The same data for every order of keys, so that equal texts mean equal data. */
const canonical = (value: Plain): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )

/** Every place in the data, as a path. */
function places(value: Plain, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, each]) => places(each, [...path, key]))]
}

describe("the hash", () => {
  it("does not depend on the order of keys", () => {
    fc.assert(fc.property(plain, (value) => hashPlain(turned(value)) === hashPlain(value)))
  })

  it("is the same for what has been through JSON, and fits a number exactly", () => {
    fc.assert(
      fc.property(plain, (value) => {
        const hash = hashPlain(value)
        expect(hashPlain(JSON.parse(JSON.stringify(value)))).toBe(hash)
        expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true)
      }),
    )
  })

  it("differs for different data", () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        fc.pre(canonical(a) !== canonical(b))
        expect(hashPlain(a)).not.toBe(hashPlain(b))
      }),
    )
  })

  it("notices every single change", () => {
    fc.assert(
      fc.property(plain, fc.nat(), (value, pick) => {
        const all = places(value)
        const path = all[pick % all.length]
        const changed = { root: copyPlain(value) } as Record<string, Plain>
        const steps: (string | number)[] = ["root", ...path]
        let at = changed as Record<string | number, Plain>
        for (const step of steps.slice(0, -1)) at = at[step] as Record<string | number, Plain>
        const last = steps.at(-1) as string | number
        at[last] = typeof at[last] === "number" ? at[last] + 1 : 7
        fc.pre(canonical(changed) !== canonical({ root: value }))
        expect(hashPlain(changed)).not.toBe(hashPlain({ root: value }))
      }),
    )
  })

  it("tells neighbours apart: small numbers, references, lists and texts that differ in one place", () => {
    const many: Plain[] = []
    for (let i = -3000; i < 3000; i++) many.push(i, i * 4096 + 17, [i], [0, i], { n: i }, String(i), i / 7)
    many.push([], {}, "", null, false, true, [[]], [{}], [null], [""], { a: null }, { a: {} })
    const hashes = new Set(many.map(hashPlain))
    expect(hashes.size).toBe(new Set(many.map((each) => JSON.stringify(each))).size)
  })

  it("tells a list from the same in another order", () => {
    fc.assert(
      fc.property(fc.uniqueArray(plain, { minLength: 2, selector: canonical }), (list) => {
        expect(hashPlain(list.toReversed())).not.toBe(hashPlain(list))
      }),
    )
  })

  it("refuses what is not plain", () => {
    expect(() => hashPlain({ a: undefined })).toThrow("plain")
    expect(() => hashPlain([() => 1])).toThrow("plain")
  })
})

describe("a copy of plain data", () => {
  it("is equal and shares nothing", () => {
    fc.assert(
      fc.property(plain, (value) => {
        const copy = copyPlain(value)
        expect(copy).toEqual(value)
        const mine = new Set<object>()
        const collect = (each: Plain): void => {
          if (typeof each !== "object" || each === null) return
          mine.add(each)
          Object.values(each).forEach(collect)
        }
        collect(value)
        const check = (each: Plain): void => {
          if (typeof each !== "object" || each === null) return
          expect(mine.has(each)).toBe(false)
          Object.values(each).forEach(check)
        }
        check(copy)
      }),
    )
  })
})
