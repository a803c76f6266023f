// What one has gained and may take: sealed until one looks, picked and put back as one likes, final when one is done.

import type { ReactNode } from "react"
import { Glyph } from "../../glyphs/glyph.tsx"
import { useSpeaker } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { type Card, shownOf, type TableShown, useMe, useTableShown, useZone } from "./known.ts"
import { Occasions } from "./occasion.tsx"
import { BigOption, useAskedFor } from "./options.tsx"
import { rewardGlyphs, roomGlyphs, signs } from "./signs.ts"
import { useSpireWords } from "./words.ts"

type Gained = TableShown["players"][number]["rewards"][number]

interface RewardProps {
  reward: Gained
  /** The first that is still sealed is the one to open. */
  isNext: boolean
  /** What lies before all, where it is a part of this. */
  pool: readonly Card[]
}

function Reward({ reward, isNext, pool }: RewardProps): ReactNode {
  const words = useSpireWords()
  const me = useMe()
  const speaker = useSpeaker()
  const asked = useAskedFor("rewards")
  const offers = useZone(`offers.${me}`).filter((card) => shownOf(card, "slot") === reward.slot)
  const look = asked?.options.find(({ key, refs }) => refs.length === 0 && key.endsWith(`/${reward.slot}`))
  return (
    <section className={`sp-reward sp-reward-${reward.kind}`}>
      <h3 className="sp-reward-sign">
        <Glyph name={rewardGlyphs[reward.kind] ?? signs.seal} /> {speaker.word(`reward.${reward.kind}`)}
      </h3>
      {asked !== undefined && look !== undefined && (
        <BigOption asked={asked} option={look} glyph={signs.seal} primary={isNext} said={words.unopened} />
      )}
      {offers.length + pool.length > 0 && (
        <div className="sp-reward-cards" data-zone={pool.length > 0 ? "pool" : `offers.${me}`}>
          {[...offers, ...pool].map((card) => (
            <SpireCard key={card.ref} card={card} size="l" />
          ))}
        </div>
      )}
    </section>
  )
}

/** What being done means now: taking what was picked, or leaving it. */
function useDoneWord(shown: readonly Card[], sealed: number, slots: number): string | undefined {
  const words = useSpireWords()
  const mine = useMe() + 1
  const picked = shown.filter((card) => shownOf(card, "takenBy") === mine).length
  if (shown.length + sealed === 0) return undefined
  if (picked === 0) return words.skipAll
  return picked < slots ? words.skipRest : words.takePicked
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
  // For a key, which only all of them together can gain.
  const skip = asked?.options.find(({ key }) => key === "skipRelic")
  const sealed = rewards.filter(({ slot }) =>
    asked?.options.some(({ key, refs }) => refs.length === 0 && key.endsWith(`/${slot}`)),
  )
  const looseOffers = useZone(`offers.${me}`).filter(
    (card) => !rewards.some(({ slot }) => slot === shownOf(card, "slot")) && shownOf(card, "slot") > 0,
  )
  const offers = useZone(`offers.${me}`)
  const isNeow = offers.some(({ back }) => back === "blessing")
  // Boss relics lie before all: they are what the reward of that kind is about.
  const shared = rewards.find(({ kind }) => kind === "boss-relic" || kind === "draft")
  const loose = shared === undefined ? [...pool, ...looseOffers] : looseOffers
  const slots = rewards.length + (shared === undefined && pool.length > 0 ? 1 : 0)
  const shown = [...pool, ...offers.filter(({ back }) => back !== "blessing")]
  const doneWord = useDoneWord(shown, sealed.length, slots)
  return (
    <div className={`sp-room sp-rewards ${isTreasure ? "sp-treasure" : ""} ${isNeow ? "sp-from-neow" : ""}`}>
      <div className="sp-room-goods">
        <Glyph
          name={isNeow ? signs.neow : roomGlyphs["treasure"]}
          className={isNeow ? "sp-whale" : "sp-chest"}
        />
        <Occasions />
        <h2>{isNeow ? words.neowGift : isTreasure ? words.treasure : words.rewards}</h2>
        <div className="sp-reward-list">
          {rewards.map((reward) => (
            <Reward
              key={reward.slot}
              reward={reward}
              isNext={reward.slot === sealed[0]?.slot}
              pool={reward === shared ? pool : []}
            />
          ))}
          {loose.length > 0 && (
            <section className="sp-reward">
              <div className="sp-reward-cards" data-zone="pool">
                {loose.map((card) => (
                  <SpireCard key={card.ref} card={card} size="l" />
                ))}
              </div>
            </section>
          )}
          {rewards.length === 0 && asked !== undefined && <p>{words.nothingLeft}</p>}
          {rewards.length === 0 && asked === undefined && players.length > 1 && <p>{words.waitForOthers}</p>}
        </div>
      </div>
      {asked !== undefined && done !== undefined && (
        <div className="sp-options sp-options-row">
          {skip !== undefined && <BigOption asked={asked} option={skip} glyph={signs.key} />}
          <BigOption
            asked={asked}
            option={done}
            glyph={doneWord === words.skipAll ? signs.leave : signs.check}
            primary={sealed.length === 0 && doneWord !== words.skipAll}
            said={doneWord}
          />
        </div>
      )}
    </div>
  )
}
