// Words that no card in the box says: what happens by the rules, read in both languages.

import { spireBox } from "@soulspire/spire"
import { faultsOfCard } from "@soulspire/testkit"
import { languages, plainText, speakerOf } from "@soulspire/text"
import { expect, it } from "vitest"
import { given } from "../../src/features/given.ts"
import { board } from "../support/cards.ts"

const cards = [{ ...board(0), id: "by the rules", abilities: [...given["character"]] }]
const box = { ...spireBox, defs: cards }

it("nothing is unsaid, and nothing smells", () => {
  expect(cards.flatMap((def) => faultsOfCard(box, def))).toEqual([])
})

it.each(languages)("these are the texts that were read and found good (%s)", async (language) => {
  const speaker = speakerOf(box, language)
  const page = cards.map((def) =>
    [def.id, ...speaker.card(def).map((line) => `    ${plainText(line)}`)].join("\n"),
  )
  await expect(`${page.join("\n")}\n`).toMatchFileSnapshot(`./to-come.${language}.txt`)
})
