// Drawn figures by the name of what they show: a file each, fetched when somebody of that name comes to a table. Who has no
// drawing keeps the silhouette of their card.

import { type ComponentType, lazy, type LazyExoticComponent } from "react"

interface Drawn {
  readonly default: ComponentType
}

const files = import.meta.glob<Drawn>(["../tables/*/figures/*/*.tsx"])

export interface Drawing {
  /** The folder it lies in: who comes together. */
  readonly group: string
  readonly name: string
  readonly Drawing: LazyExoticComponent<ComponentType>
}

/** All that are drawn, group by group. */
export const drawings: readonly Drawing[] = Object.entries(files).map(([path, load]) => {
  const [, , game = "", , folder = "", file = ""] = path.split("/")
  return { group: `${game}/${folder}`, name: file.replace(".tsx", ""), Drawing: lazy(load) }
})

const byName = new Map(drawings.map((each) => [each.name, each.Drawing]))

/** As a file is called that shows somebody of this name. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’.]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")

/**
 * The drawing of somebody by their English name, in a state of its own if there is one (`lagavulin-asleep`). Some have a letter
 * to tell them apart and look alike.
 */
export function drawingOf(name: string, state = ""): LazyExoticComponent<ComponentType> | undefined {
  const file = fileName(name)
  return byName.get(`${file}-${state}`) ?? byName.get(file) ?? byName.get(file.replace(/-[a-z]$/, ""))
}
