// What needs the test runner or the disk, apart from the rest: the kit itself also runs in a browser.

export { endOfTest } from "../table/registry.ts"
export { rulesOf } from "./citations.ts"
export { rule } from "./rule.ts"
export { fixturesIn, readFixtures } from "./fixtures.ts"
export { goldenTests } from "./golden.ts"
export { rotating } from "./rotating.ts"
export { usually } from "./usually.ts"
