// Thinking in the worker never keeps the page waiting, and is left as soon as nobody wants to know.

import { expect, it } from "vitest"
import { ponder } from "../../src/worker/ponder.ts"

const nothing = (): void => {}
const busyFor = (ms: number): void => {
  const until = performance.now() + ms
  while (performance.now() < until);
}
function* longThought(): Generator<void, string> {
  for (let i = 0; i < 40; i++) {
    busyFor(5)
    yield
  }
  return "thought"
}

it("hears others while it thinks", async () => {
  let heard = 0
  const listening = setInterval(() => heard++, 0)
  const told = await new Promise<string>((resolve, reject) => {
    ponder(longThought, { goesOn: () => true, done: resolve, left: nothing, broken: reject })
  })
  clearInterval(listening)
  expect(told).toBe("thought")
  expect(heard).toBeGreaterThan(3)
})

it("is left when it is not wanted any more, and says what broke", async () => {
  let wanted = true
  let slices = 0
  const endless = function* (): Generator<void, never> {
    for (;;) {
      if (++slices === 3) wanted = false
      busyFor(30)
      yield
    }
  }
  await new Promise<void>((resolve, reject) => {
    ponder(endless, { goesOn: () => wanted, done: reject, left: resolve, broken: reject })
  })
  expect(slices).toBe(3)
  const broken = function* (): Generator<void, string> {
    yield
    throw new Error("no idea")
  }
  const why = await new Promise((resolve) => {
    ponder(broken, { goesOn: () => true, done: nothing, left: nothing, broken: resolve })
  })
  expect(why).toEqual(new Error("no idea"))
})
