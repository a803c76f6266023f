// Says at the end of `npm run soak` how often each boss was beaten in the climbs; one that seldom was fails the run.

import type { Reporter, TestModule } from "vitest/node"

declare module "vitest" {
  interface TaskMeta {
    /** Of a table at which is climbed: how often each boss of the box was beaten. */
    climbed?: { climbs: number; beaten: Readonly<Record<string, number>> }
  }
}

/** In so many climbs each boss is beaten so often. */
const ENOUGH = { climbs: 3000, beaten: 50 }

export class BossReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let climbs = 0
    const beaten = new Map<string, number>()
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const { climbed } = test.meta()
      if (climbed === undefined) continue
      climbs += climbed.climbs
      for (const [boss, many] of Object.entries(climbed.beaten))
        beaten.set(boss, (beaten.get(boss) ?? 0) + many)
    }
    if (climbs === 0) return
    const counts = [...beaten].map(([boss, many]) => `${boss} ${many}`)
    process.stderr.write(`· bosses beaten in ${climbs} climbs: ${counts.join(", ")}\n`)
    const seldom = [...beaten].filter(([, many]) => many < ENOUGH.beaten).map(([boss]) => boss)
    if (climbs < ENOUGH.climbs || seldom.length === 0) return
    process.stderr.write(`less than ${ENOUGH.beaten} times: ${seldom.join(", ")}\n`)
    process.exitCode = 1
  }
}
