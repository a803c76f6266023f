// Rooms without a fight: Neow at the foot of the Spire, events, campfires, merchants.

import type { ReactNode } from "react"
import { plainText } from "@soulspire/text"
import { Sentence } from "../../cards/line.tsx"
import { Glyph } from "../../glyphs/glyph.tsx"
import { defOf, entryOf, useBox, useSpeaker } from "../../play/use-table.ts"
import { SpireCard } from "./card.tsx"
import { Figure } from "./figure.tsx"
import { useMe, useTableShown, useZone } from "./known.ts"
import { Told, useOccasions } from "./occasion.tsx"
import { BigOption, useAskedFor } from "./options.tsx"
import { signs } from "./signs.ts"
import { Spot } from "./spot.tsx"
import { useSpireWords } from "./words.ts"

/** Options that a card offers, each in words. */
function Offered(): ReactNode {
  const asked = useAskedFor("event")
  if (asked === undefined) return null
  return (
    <div className="sp-options">
      {asked.options.map((option) => (
        <BigOption key={option.key} asked={asked} option={option} />
      ))}
    </div>
  )
}

/** The ability of a blessing that is gained before one chooses. */
function RedPart({ card }: { card: string }): ReactNode {
  const speaker = useSpeaker()
  const index =
    defOf(useBox(), card)?.abilities.findIndex((each) => each.k === "act" && each.act === "bless") ?? -1
  const line = index < 0 ? undefined : speaker.ability(`${card}/${index}`).at(-1)
  if (line === undefined || plainText(line) === "") return null
  return (
    <p className="sp-red-part">
      <Glyph name={signs.check} />
      <span>
        <Sentence line={line} />
      </span>
    </p>
  )
}

export function Neow(): ReactNode {
  const words = useSpireWords()
  const me = useMe()
  const { act } = useTableShown()
  const [blessing] = useZone(`offers.${me}`)
  if (blessing?.ref === undefined || blessing.card === undefined) return null
  return (
    <div className="sp-room sp-neow">
      <Spot of={blessing.ref} label={words.neow(act)} className="sp-giver">
        <Glyph name={signs.neow} className="sp-whale" />
      </Spot>
      <h2>{words.neow(act)}</h2>
      <p className="sp-says">{words.neowSays}</p>
      <div className="sp-blessing">
        <RedPart card={blessing.card} />
        <Offered />
      </div>
    </div>
  )
}

export function EventRoom(): ReactNode {
  const box = useBox()
  const events = useOccasions()
  return (
    <div className="sp-room sp-event">
      {events.map(({ ref, card }) => {
        const name = entryOf(box, card)?.name ?? ""
        return (
          <div key={ref} className="sp-event-card">
            <h2>{name}</h2>
            <Spot of={ref as number} label={name} className="sp-giver">
              <Figure id={card ?? ""} rank="event" />
            </Spot>
            <Told card={card ?? ""} />
          </div>
        )
      })}
      <Offered />
    </div>
  )
}

/** What one can do at a fire, drawn. */
const fireGlyphs: Readonly<Record<string, string>> = {
  rest: signs.rest,
  smith: signs.smith,
  skipFire: signs.key,
}

export function Campfire(): ReactNode {
  const words = useSpireWords()
  const asked = useAskedFor("campfire")
  const me = useMe()
  const [board] = useZone(`board.${me}`)
  return (
    <div className="sp-room sp-campfire">
      <h2>{words.campfire}</h2>
      <div className="sp-fire" aria-hidden="true">
        <Figure id={board?.card ?? ""} rank="hero" />
        <span className="sp-flames">
          <i />
          <i />
          <i />
          <Glyph name={signs.fire} />
        </span>
      </div>
      <div className="sp-options sp-options-row">
        {asked?.options
          .filter(({ refs }) => refs.length === 0)
          .map((option) => (
            <BigOption
              key={option.key}
              asked={asked}
              option={option}
              glyph={fireGlyphs[option.key.split(":")[0]] ?? signs.scheme}
            />
          ))}
      </div>
    </div>
  )
}

export function Merchant(): ReactNode {
  const words = useSpireWords()
  const asked = useAskedFor("merchant")
  const me = useMe()
  const own = useZone(`offers.${me}`)
  const pool = useZone("pool")
  return (
    <div className="sp-room sp-merchant">
      <div className="sp-room-goods">
        <h2>{words.merchant}</h2>
        <div className="sp-stall">
          <section className="sp-goods" aria-label={words.yourGoods} data-zone={`offers.${me}`}>
            {own.map((card) => (
              <SpireCard key={card.ref} card={card} size="l" />
            ))}
          </section>
          <section className="sp-goods" aria-label={words.goods} data-zone="pool">
            {pool.map((card) => (
              <SpireCard key={card.ref} card={card} size="l" />
            ))}
          </section>
        </div>
      </div>
      <div className="sp-options sp-options-row">
        {asked?.options
          .filter(({ refs }) => refs.length === 0)
          .map((option) => (
            <BigOption
              key={option.key}
              asked={asked}
              option={option}
              glyph={option.key === asked.pass ? signs.leave : signs.cleanse}
              primary={option.key === asked.pass}
            />
          ))}
      </div>
    </div>
  )
}
