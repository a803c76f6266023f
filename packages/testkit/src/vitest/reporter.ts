// Writes the register of rules after a run, one file a game, for `soulspire rules` to read. Only the plain run counts.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Reporter, TestModule } from "vitest/node"
import { mergedRegister, type Proof, type Register } from "../rules/register.ts"
import { readContract } from "./pages.ts"
import { root } from "./root.ts"

const isPlain = ({ project }: TestModule): boolean => ["", "plain", "apart"].includes(project.name)

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
    const plain = modules.filter(isPlain)
    if (plain.length === 0 || (mode !== "plain" && mode !== "all")) return
    const contract = readContract()
    const files = plain.map((module) => module.relativeModuleId)
    const proofs = plain.flatMap(proofsOf)
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
