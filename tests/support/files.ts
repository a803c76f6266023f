// The repository's own files, for tests that read them.

import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** A file with its path from the repository's root, always with forward slashes. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export const root = fileURLToPath(new URL("../..", import.meta.url))

/** Every text file of the repository that .gitignore lets through. Asks no git, so that it also works without. */
export function repositoryFiles(): TextFile[] {
  const ignored = ignorePatterns()
  const files: TextFile[] = []
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + entry.name
      if (
        entry.name === ".git" ||
        ignored.some((pattern) => pattern.test(entry.isDirectory() ? `${path}/` : path))
      )
        continue
      if (entry.isDirectory()) visit(`${path}/`)
      else if (entry.isFile()) {
        const text = readFileSync(join(root, path), "utf8")
        if (!text.includes("\0")) files.push({ path, text })
      }
    }
  }
  visit("")
  return files
}

/** The forms our .gitignore uses: `folder/`, `/folder/`, `*.ending`, `name`. */
function ignorePatterns(): RegExp[] {
  return readFileSync(join(root, ".gitignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const start = line.startsWith("/") ? "^" : "(^|/)"
      const body = line.replace(/^\//, "").replaceAll(".", "\\.").replaceAll("*", "[^/]*")
      return new RegExp(`${start}${body}$`)
    })
}
