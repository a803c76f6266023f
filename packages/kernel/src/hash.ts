// A 53-bit hash of plain data. It does not depend on the order of an object's keys, so a binding written earlier or
// later makes no difference. Taken at each logged answer, never inside a search.

const mix = (h: number, v: number): number => {
  h = Math.imul(h ^ v, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return h ^ (h >>> 16)
}

function text(s: string, salt: number): number {
  let h = salt
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 0x01000193)
  return mix(h, s.length)
}

function walk(value: unknown, salt: number): number {
  switch (typeof value) {
    case "number":
      return Number.isSafeInteger(value)
        ? mix(mix(salt, value | 0), Math.floor(value / 0x100000000) + 1)
        : text(String(value), salt ^ 0x11)
    case "string":
      return text(value, salt ^ 0x22)
    case "boolean":
      return mix(salt, value ? 0x33 : 0x34)
    case "object": {
      if (value === null) return mix(salt, 0x44)
      if (Array.isArray(value)) {
        let h = mix(salt, 0x55 + value.length)
        for (let i = 0; i < value.length; i++) h = mix(h, walk(value[i], salt))
        return h
      }
      const proto: unknown = Object.getPrototypeOf(value)
      if (proto !== Object.prototype && proto !== null)
        throw new Error("a state holds plain data only: no classes, no Map, no Set")
      let sum = 0
      let count = 0
      for (const key in value) {
        sum = (sum + mix(text(key, salt), walk((value as Record<string, unknown>)[key], salt))) | 0
        count++
      }
      return mix(mix(salt, sum), 0x66 + count)
    }
    default:
      throw new Error(`a state holds plain data only, not a ${typeof value}`)
  }
}

const LOW = 0x2545f491
const HIGH = 0x6c078965

const joined = (high: number, low: number): number => ((high >>> 0) & 0x1fffff) * 0x100000000 + (low >>> 0)

export const hashPlain = (value: unknown): number => joined(walk(value, HIGH), walk(value, LOW))

const lasting = new WeakMap<object, { high: number; low: number }>()

/** The same for a list of things that never change, such as cards: each is walked once, whatever lists it stands in. */
export function hashLasting(list: readonly object[]): number {
  let high = mix(HIGH, 0x55 + list.length)
  let low = mix(LOW, 0x55 + list.length)
  for (const each of list) {
    let part = lasting.get(each)
    if (part === undefined) lasting.set(each, (part = { high: walk(each, HIGH), low: walk(each, LOW) }))
    high = mix(high, part.high)
    low = mix(low, part.low)
  }
  return joined(high, low)
}
