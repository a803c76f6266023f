// What one has gained and may take: sealed until one looks, picked and put back as one likes, final when one is done.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useZone } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { shownOf, type TableShown, useMe, useTableShown } from "./known.ts"
import { BigOption, useAskedFor } from "./options.tsx"
import { rewardGlyphs, roomGlyphs, signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

type Gained = TableShown["players"][number]["rewards"][number]

function Reward({ reward }: { reward: Gained }): ReactNode {
  const me = useMe()
  const asked = useAskedFor("rewards")
  const offers = useZone(`offers.${me}`).filter((card) => shownOf(card, "slot") === reward.slot)
  const look = asked?.options.find(({ key, refs }) => refs.length === 0 && key.endsWith(`/${reward.slot}`))
  return (
    <section className={`sp-reward sp-reward-${reward.kind}`}>
      <span className="sp-reward-sign" aria-hidden="true">
        <Glyph name={rewardGlyphs[reward.kind] ?? signs.seal} />
      </span>
      {asked !== undefined && look !== undefined && (
        <BigOption asked={asked} option={look} glyph={signs.seal} primary />
      )}
      <div className="sp-reward-cards" data-zone={`offers.${me}`}>
        {offers.map((card) => (
          <SpireCard key={card.ref} card={card} size="l" />
        ))}
      </div>
    </section>
  )
}

export function Rewards(): ReactNode {
  const words = useSpireWords()
  const me = useMe()
  const { players, room } = useTableShown()
  const { rewards } = players[me]
  const pool = useZone("pool")
  const asked = useAskedFor("rewards")
  const isTreasure = room === "treasure"
  const done = asked?.options.find(({ key }) => key === asked.pass)
  const isLookedAt = asked?.options.filter(({ refs }) => refs.length === 0).length === 1
  const looseOffers = useZone(`offers.${me}`).filter(
    (card) => !rewards.some(({ slot }) => slot === shownOf(card, "slot")) && shownOf(card, "slot") > 0,
  )
  return (
    <div className={`sp-room sp-rewards ${isTreasure ? "sp-treasure" : ""}`}>
      <Glyph name={roomGlyphs["treasure"]} className="sp-chest" />
      <h2>{isTreasure ? words.treasure : words.rewards}</h2>
      <div className="sp-reward-list">
        {rewards.map((reward) => (
          <Reward key={reward.slot} reward={reward} />
        ))}
        {pool.length + looseOffers.length > 0 && (
          <section className="sp-reward">
            <div className="sp-reward-cards" data-zone="pool">
              {[...pool, ...looseOffers].map((card) => (
                <SpireCard key={card.ref} card={card} size="l" />
              ))}
            </div>
          </section>
        )}
        {rewards.length === 0 && <p>{asked === undefined ? words.waitForOthers : words.nothingLeft}</p>}
      </div>
      {asked !== undefined && done !== undefined && (
        <div className="sp-options sp-options-row">
          <BigOption asked={asked} option={done} glyph={signs.check} primary={isLookedAt} />
        </div>
      )}
    </div>
  )
}
