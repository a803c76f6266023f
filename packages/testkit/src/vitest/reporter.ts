// Writes the register of rules after a run, one file a game, for `soulspire rules` to read. The plain run counts, and for
// files that ran in the hard modes alone that run.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Reporter, TestModule } from "vitest/node"
import { mergedRegister, type Proof, type Register } from "../rules/register.ts"
import { readContract } from "./pages.ts"
import { root } from "./root.ts"

const isPlain = ({ project }: TestModule): boolean => ["", "plain", "apart"].includes(project.name)

function counted(modules: readonly TestModule[]): TestModule[] {
  const plain = modules.filter(isPlain)
  const seen = new Set(plain.map(({ moduleId }) => moduleId))
  return [...plain, ...modules.filter((each) => each.project.name === "hard" && !seen.has(each.moduleId))]
}

const proofsOf = (module: TestModule): Proof[] =>
  [...module.children.allTests()].flatMap((test) => {
    const ids = test.meta().rules
    const { state } = test.result()
    if (ids === undefined || (state !== "passed" && state !== "failed")) return []
    return [{ file: module.relativeModuleId, name: test.fullName, ids, passed: state === "passed" }]
  })

function readRegister(path: string): Register["rules"] {
  try {
    return (JSON.parse(readFileSync(path, "utf8")) as Register).rules
  } catch {
    return {}
  }
}

export default class RuleReporter implements Reporter {
  private readonly folder: string

  constructor({ folder = join(root, "node_modules/.cache/soulspire/rules") }: { folder?: string } = {}) {
    this.folder = folder
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const mode = process.env["SOULSPIRE_MODE"] ?? "plain"
    const run = counted(modules)
    if (run.length === 0 || (mode !== "plain" && mode !== "all")) return
    const contract = readContract()
    const files = run.map((module) => module.relativeModuleId)
    const proofs = run.flatMap(proofsOf)
    mkdirSync(this.folder, { recursive: true })
    for (const game of new Set(contract.values())) {
      const path = join(this.folder, `${game}.json`)
      const mine = proofs.map((proof) => ({
        ...proof,
        ids: proof.ids.filter((id) => contract.get(id) === game),
      }))
      const rules = mergedRegister(readRegister(path), files, mine, (file) => existsSync(join(root, file)))
      const register: Register = { ran: new Date().toISOString(), rules }
      writeFileSync(path, `${JSON.stringify(register, null, 1)}\n`)
    }
  }
}
