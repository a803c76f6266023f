// Words that no card in the box says yet: orbs, miracles and stances, read in both languages.

import { all, ge, n, read, when } from "@soulspire/kernel"
import { spireBox } from "@soulspire/spire"
import { faultsOfCard } from "@soulspire/testkit"
import { languages, plainText, speakerOf } from "@soulspire/text"
import { expect, it } from "vitest"
import { given } from "../../src/features/given.ts"
import { block, draw, exhaust, foe, gainEnergy, hit, X, youHave } from "../../src/verbs/index.ts"
import { miracles } from "../../src/features/miracles/verbs.ts"
import * as orb from "../../src/features/orbs/verbs.ts"
import { whenYouScry } from "../../src/features/scry/verbs.ts"
import * as stance from "../../src/features/stances/verbs.ts"
import { blow, board, lasting, spell } from "../support/cards.ts"

const cards = [
  board(3),
  spell("a", [orb.channel("lightning"), orb.channel("frost", n(2)), orb.channel("dark", X)], { cost: "X" }),
  spell("b", [orb.evoke(), orb.channelEvoked]),
  spell("c", [orb.evoke(n(2))]),
  spell("d", [orb.evoke(X), orb.triggerOrb], { cost: "X" }),
  spell("e", [draw(orb.yourOrbs), orb.removeOrbs]),
  spell("f", [block(orb.yourOrbs), when(orb.hasOrbs(n(3)), [gainEnergy(n(1))])]),
  spell("g", [draw(read("orbKinds", "you")), block(read("frost", "you"))]),
  blow("h", [hit(n(1), { times: read("lightning", "you") })], { targets: [foe] }),
  lasting("i", youHave("evokes", n(1)), youHave("darkEvokes", n(3)), youHave("orbActs", n(1))),
  lasting("j", youHave("lightningActs", n(1)), youHave("lightningRows", 1)),
  lasting("k", orb.insteadOfLosingHp(exhaust("this"))),
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
