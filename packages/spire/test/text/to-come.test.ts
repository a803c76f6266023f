// Words that no card in the box says yet: miracles and stances, and what happens by the rules, read in both languages.

import { all, ge, n, read, when } from "@soulspire/kernel"
import { spireBox } from "@soulspire/spire"
import { faultsOfCard } from "@soulspire/testkit"
import { languages, plainText, speakerOf } from "@soulspire/text"
import { expect, it } from "vitest"
import { given } from "../../src/features/given.ts"
import { block, draw, foe, hit, youHave } from "../../src/verbs/index.ts"
import { miracles } from "../../src/features/miracles/verbs.ts"
import { whenYouScry } from "../../src/features/scry/verbs.ts"
import * as stance from "../../src/features/stances/verbs.ts"
import { blow, board, lasting, spell } from "../support/cards.ts"

const cards = [
  spell("l", [miracles(n(2)), stance.enter("calm")]),
  spell("m", [when(stance.inWrath, [stance.enter("neutral")], [stance.enter("wrath")])]),
  spell("n", [when(all(stance.inCalm, ge(read("miracles", "you"), n(2))), [draw(n(1))])]),
  blow("o", [hit(n(1), { bonus: n(1), if: ge(read("switches", "you"), n(1)) })], { targets: [foe] }),
  lasting("p", stance.whenYouSwitchStances(block(n(1))), whenYouScry(block(n(1)))),
  lasting("q", stance.whenYouFirstEnter("wrath", draw(n(2))), {
    ...youHave("hits", n(1)),
    when: stance.inWrath,
  }),
  { ...board(0), id: "by the rules", abilities: [...given["character"]] },
]
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
