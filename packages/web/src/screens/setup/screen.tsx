// A table is set: ready-made or one's own, with whoever sits there; what does not go together is refused in words.

import type { Reason } from "@soulspire/kernel"
import type { GameBox } from "@soulspire/text"
import { type ReactNode, use, useEffect, useState } from "react"
import { Link, useLocation } from "wouter"
import { Page } from "../../app/page.tsx"
import { fetchBox } from "../../boxes/boxes.ts"
import { fetchGlyphs } from "../../glyphs/fetch.ts"
import { Denied } from "../../play/backstage.ts"
import { beginMatch } from "../../play/begin-match.ts"
import { isHaltKey } from "../../play/health.ts"
import { BoxContext, useSpeaker } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { gameName } from "../../tables/tables.ts"
import { listed } from "../../words/listed.ts"
import { wordIn } from "../../words/word-in.ts"
import { useWords } from "../../words/words.ts"
import { ChooseCampaign } from "../campaigns/choose.tsx"
import { Chairs } from "./chairs.tsx"
import { isAskedAbout, withoutDetailsOf } from "./details.ts"
import { Field } from "./field.tsx"
import { seatOptions } from "./per-seat.ts"
import { lastPlan, matchOf, type Plan, planOfLink, rememberPlan, withOption } from "./plan.ts"
import { PresetTiles } from "./preset-tiles.tsx"
import { firstPlan, isPreset, setupOf } from "./presets.ts"
import { Refused, useWhyNot } from "./refused.tsx"
import { SeatCards } from "./seat-cards.tsx"
import { Share } from "./share.tsx"
import "../../styles/setup.css"

/** What is about to begin, in a line. */
function Sum({ box, plan }: { box: GameBox; plan: Plan }): ReactNode {
  const words = useWords()
  const speaker = useSpeaker()
  const setup = setupOf(box)
  const preset = setup.presets.find((each) => isPreset(setup, each, plan))
  const named = preset === undefined ? words.setup.custom : wordIn(speaker, `preset.${preset.id}`)
  return (
    <p className="setup-sum">
      <b>{named ?? words.setup.standard}</b>{" "}
      {listed(
        speaker.language,
        plan.chairs.map(({ name }) => name),
      )}
    </p>
  )
}

function Setup({ box, link }: { box: GameBox; link: string | null }): ReactNode {
  const words = useWords()
  const [, go] = useLocation()
  const { game } = box
  const setup = setupOf(box)
  const called = useSettings(({ name }) => name)
  const you = called.trim() === "" ? words.you : called.trim()
  const [plan, setPlan] = useState<Plan>(
    () => (link === null ? null : planOfLink(link)) ?? lastPlan(game.id) ?? firstPlan(setup, you),
  )
  const [tried, setTried] = useState<Reason | null>(null)
  const [campaign, setCampaign] = useState("")
  const whyNot = useWhyNot(box, plan)
  const reason = tried ?? whyNot
  const change = (next: Plan): void => {
    setPlan(next)
    setTried(null)
  }
  const begin = async (): Promise<void> => {
    try {
      const saved = await beginMatch({
        ...matchOf(game.id, plan),
        ...(campaign !== "" && { campaign }),
      })
      rememberPlan(game.id, plan)
      go(`/match/${saved.id}`)
    } catch (error) {
      if (!(error instanceof Denied)) throw error
      // What stops everything is told of over all screens.
      if (!isHaltKey(error.reason.key)) setTried(error.reason)
    }
  }
  const fieldOf = (name: string): ReactNode => {
    const begin = setup.details?.[name]?.begin
    return (
      <Field
        key={name}
        box={box}
        name={name}
        field={game.options[name]}
        plan={plan}
        value={plan.options[name] ?? game.options[name].default}
        {...(begin !== undefined && { begin })}
        onChange={(value) =>
          change(withoutDetailsOf(setup, withOption(plan, game.options, name, value), game.options, name))
        }
      >
        {box.compared?.option === name && (
          <Link className="plain" href={`/rules/${game.id}`} onClick={() => rememberPlan(game.id, plan)}>
            {words.rulebooks.link}
          </Link>
        )}
      </Field>
    )
  }
  const perSeat = seatOptions(setup)
  const asked = Object.keys(game.options).filter(
    (name) => !perSeat.includes(name) && isAskedAbout(setup, plan, game.options, name),
  )
  const common = setup.common.filter((name) => asked.includes(name))
  const rest = asked.filter((name) => !setup.common.includes(name))
  // Open where there is something unusual in it, until somebody says otherwise.
  const [more, setMore] = useState<boolean | null>(null)
  const isMore = more ?? rest.some((name) => Object.hasOwn(plan.options, name))
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      {link !== null && <p className="note">{words.setup.fromLink}</p>}
      <PresetTiles box={box} plan={plan} onChange={change} />
      <Chairs box={box} plan={plan} onChange={change} />
      {Object.keys(setup.cards).map((name) => (
        <SeatCards key={name} name={name} plan={plan} setup={setup} onChange={change} />
      ))}
      <fieldset className="options">
        <legend>{words.setup.options}</legend>
        {box.campaign !== undefined && (
          <ChooseCampaign
            box={box}
            value={campaign}
            onChange={(id) => {
              setCampaign(id)
              setTried(null)
            }}
          />
        )}
        {common.map(fieldOf)}
        <details className="more" open={isMore}>
          <summary
            onClick={(event) => {
              event.preventDefault()
              setMore(!isMore)
            }}
          >
            {words.setup.more(rest.length + 1)}
          </summary>
          {rest.map(fieldOf)}
          <div className="field">
            <label className="field-name" htmlFor="seed">
              {words.setup.seed}
            </label>
            <small className="field-help">{words.setup.seedHelp}</small>
            <input
              id="seed"
              type="text"
              maxLength={150}
              value={plan.seed}
              onChange={({ target }) => change({ ...plan, seed: target.value })}
            />
          </div>
        </details>
        <Share game={game.id} plan={plan} />
      </fieldset>
      <footer className="setup-foot">
        {reason !== null && <Refused box={box} plan={plan} reason={reason} onChange={change} />}
        <Sum box={box} plan={plan} />
        <button type="submit" className="choice primary">
          {words.setup.begin}
        </button>
      </footer>
    </form>
  )
}

export default function SetupScreen({ game, link }: { game: string; link: string | null }): ReactNode {
  const words = useWords()
  const box = use(fetchBox(game))
  useEffect(() => void fetchGlyphs(game), [game])
  const name = gameName(game, box.name)
  return (
    <Page name="setup" title={words.setup.title(name)} mood={game}>
      <BoxContext value={box}>
        <Setup key={link} box={box} link={link} />
      </BoxContext>
    </Page>
  )
}
