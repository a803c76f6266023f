// Where things are on the disk, seen from the bundle in packages/cli/dist.

import { fileURLToPath } from "node:url"

/** A path from the repository's root. */
export const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Another file of the bundle. */
export const besideBundle = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
