// The fuzz: hosts, files and protocol under whatever could come, with the checks of the conformance suite.

export { type Damaged, damagedFile } from "./file.ts"
export { type Stormed, stormedHost } from "./host.ts"
export { everyValue, type Fuzzed } from "./setups.ts"
