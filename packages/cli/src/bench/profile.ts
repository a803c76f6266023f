// Where the time goes: reads a CPU profile of a bundle and adds up self time by source file and by function.

import { readFileSync } from "node:fs"

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

/** The source file of each line of a bundle, which its bundler comments name. */
function sourcesOf(bundle: string): string[] {
  let source = ""
  return readFileSync(bundle, "utf8")
    .split("\n")
    .map((line) => {
      source = /^\/\/ .*?packages\/(.*)$/.exec(line)?.[1] ?? source
      return source
    })
}

export function profile(path: string, bundle: string): string {
  const sources = sourcesOf(bundle)
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(path, "utf8")) as CpuProfile
  const frames = new Map(nodes.map((node) => [node.id, node.callFrame]))
  const files = new Map<string, number>()
  const functions = new Map<string, number>()
  let total = 0
  // The first part is the compiler warming up.
  for (let i = Math.floor(samples.length * 0.4); i < samples.length; i++) {
    const frame = frames.get(samples[i])
    if (frame === undefined) continue
    const { functionName, lineNumber } = frame
    const file = lineNumber < 0 ? functionName : (sources[lineNumber] ?? "")
    const name = lineNumber < 0 ? functionName : `${functionName || "(anonymous)"} ${file}`
    total += timeDeltas[i]
    files.set(file, (files.get(file) ?? 0) + timeDeltas[i])
    functions.set(name, (functions.get(name) ?? 0) + timeDeltas[i])
  }
  const top = (times: Map<string, number>, most: number): string =>
    [...times]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([name, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} %  ${name}\n`)
      .join("")
  return `by file\n${top(files, 14)}\nby function\n${top(functions, 20)}`
}
