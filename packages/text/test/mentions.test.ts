// Who is meant: described once, a pronoun when nothing else could be meant, otherwise the noun, and a number when two
// things share it.

import { n, target } from "@soulspire/kernel"
import { expect, it } from "vitest"
import { does, played, says } from "./support/inn.ts"

const monsters = [target("a", { from: "lair" }), target("b", { from: "lair", other: "a" })]

it("says it of the one thing about", () => {
  const ability = played(
    [does("wound", { whom: "a", amount: n(1) }), does("destroy", { whom: "a" })],
    [monsters[0]],
  )
  expect(says("en", ability)).toBe("A monster takes 1 damage. Destroy it.")
  expect(says("it", ability)).toBe("Un mostro subisce 1 danno. Distruggilo.")
})

it("counts two of a kind", () => {
  const ability = played(
    [
      does("hurt", { from: "a", whom: "b", amount: n(1) }),
      does("destroy", { whom: "b" }),
      does("destroy", { whom: "a" }),
    ],
    monsters,
  )
  expect(says("en", ability)).toBe(
    "A monster deals 1 damage to another monster. Destroy the second monster. Destroy the first monster.",
  )
  expect(says("it", ability)).toBe(
    "Un mostro infligge 1 danno a un altro mostro. Distruggi il secondo mostro. Distruggi il primo mostro.",
  )
})

it("never says it of this card, and not of another thing beside it", () => {
  const ability = played(
    [does("hurt", { from: "this", whom: "a", amount: n(1) }), does("destroy", { whom: "a" })],
    [monsters[0]],
  )
  expect(says("en", ability)).toBe("This card deals 1 damage to a monster. Destroy that monster.")
})

it("cannot say what nothing has named", () => {
  expect(says("en", played([does("destroy", { whom: "nobody" })]))).toBe('‹nothing is called "nobody" here›')
})
