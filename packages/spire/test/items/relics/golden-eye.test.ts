// Golden Eye: looks ahead.

import { rule } from "@soulspire/testkit/vitest"
import { test } from "vitest"
import { combat } from "../../support/table.ts"

rule("STS-9.12", "scry 3: any of the top three are discarded, the others stay in their order; once", () => {
  const draw = ["ironclad-strike", "curse-injury", "ironclad-defend", "ironclad-bash"]
  const table = combat({ p1: { items: ["golden-eye"], draw }, enemies: ["first-cultist"] })
  table.p1
    .use("golden-eye")
    .p1.canPickExactly(...draw.slice(0, 3))
    .p1.pick("curse-injury")
  table.p1
    .has("discard", "curse-injury")
    .p1.has("draw", "ironclad-bash", "ironclad-defend", "ironclad-strike")
  table.p1.cannot("use:golden-eye", "used-up")
})

rule("STS-9.12", "never more than there are, and nothing is shuffled for it", () => {
  const table = combat({
    p1: { items: ["golden-eye"], draw: ["ironclad-strike"], discard: ["ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1.use("golden-eye").p1.canPickExactly("ironclad-strike").p1.pick().p1.has("draw", "ironclad-strike")
  const empty = combat({
    p1: { items: ["golden-eye"], discard: ["ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  empty.p1.use("golden-eye").p1.has("draw").p1.has("discard", "ironclad-bash")
})

test("only its player sees them", () => {
  const table = combat({
    p1: { items: ["golden-eye"], draw: ["ironclad-strike"] },
    p2: {},
    enemies: ["first-cultist"],
  })
  table.p1.use("golden-eye").p1.sees("draw", "ironclad-strike").p2.sees("p1.draw", "?").p1.pick()
})
