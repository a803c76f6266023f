// Where the time goes: reads a CPU profile of a bundle and adds up self time by source file and by function.

import { readFileSync } from "node:fs"

/**
 * @param {string} profilePath
 * @param {string} bundlePath its bundler comments name the source file of each line
 */
export function profile(profilePath, bundlePath) {
  let source = ""
  const sources = readFileSync(bundlePath, "utf8")
    .split("\n")
    .map((line) => {
      const named = /^\/\/ .*?packages\/(.*)$/.exec(line)
      if (named) source = named[1]
      return source
    })
  /** @type {{ nodes: { id: number, callFrame: { functionName: string, lineNumber: number } }[], samples: number[], timeDeltas: number[] }} */
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(profilePath, "utf8"))
  const frames = new Map(nodes.map((node) => [node.id, node.callFrame]))
  /** @type {Map<string, number>} */
  const files = new Map()
  /** @type {Map<string, number>} */
  const functions = new Map()
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
  /** @param {Map<string, number>} map @param {number} most */
  const top = (map, most) =>
    [...map]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([name, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} %  ${name}\n`)
      .join("")
  return `by file\n${top(files, 14)}\nby function\n${top(functions, 20)}`
}
