// A table is set: ready-made or one's own, with whoever sits there; what does not go together is refused in words.

import type { Reason } from "@soulspire/kernel"
import { type GameBox, plainText, speakerOf } from "@soulspire/text"
import { type ReactNode, use, useEffect, useState } from "react"
import { Link, useLocation } from "wouter"
import { Page } from "../../app/page.tsx"
import { fetchBox } from "../../boxes/boxes.ts"
import { fetchGlyphs } from "../../glyphs/fetch.ts"
import { Denied } from "../../play/backstage.ts"
import { beginMatch } from "../../play/begin-match.ts"
import { isHaltKey } from "../../play/health.ts"
import { BoxContext } from "../../play/use-table.ts"
import { useSettings } from "../../settings/settings.ts"
import { gameName } from "../../tables/tables.ts"
import { wordIn } from "../../words/word-in.ts"
import { useWords } from "../../words/words.ts"
import { ChooseCampaign } from "../campaigns/choose.tsx"
import { Chairs } from "./chairs.tsx"
import { isAskedAbout, withoutDetailsOf } from "./details.ts"
import { Field } from "./field.tsx"
import { lastPlan, matchOf, type Plan, planOfLink, rememberPlan, withOption } from "./plan.ts"
import { isPreset, planOfPreset, setupOf } from "./presets.ts"
import { SeatCards } from "./seat-cards.tsx"
import { Share } from "./share.tsx"

/** Why it cannot be so, with the rule it breaks. */
function Refused({ box, plan, reason }: { box: GameBox; plan: Plan; reason: Reason }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const speaker = speakerOf(box, language)
  const { option } = reason.params ?? {}
  const said: Reason =
    typeof option === "string"
      ? { ...reason, params: { ...reason.params, option: wordIn(speaker, `setting.${option}`) ?? option } }
      : reason
  const names = { seat: (seat: number) => plan.chairs[seat]?.name ?? `${seat + 1}`, card: () => undefined }
  return (
    <p className="refused" role="alert">
      {reason.key === "not-fetched" ? words.offline : plainText(speaker.refusal(said, names))}
      {reason.rule !== undefined && <small> {words.setup.rule(reason.rule)}</small>}
    </p>
  )
}

function Setup({ box, link }: { box: GameBox; link: string | null }): ReactNode {
  const words = useWords()
  const language = useSettings((settings) => settings.language)
  const [, go] = useLocation()
  const { game } = box
  const speaker = speakerOf(box, language)
  const setup = setupOf(box)
  const called = useSettings(({ name }) => name)
  const you = called.trim() === "" ? words.you : called.trim()
  const [plan, setPlan] = useState<Plan>(
    () =>
      (link === null ? null : planOfLink(link)) ??
      lastPlan(game.id) ??
      planOfPreset(setup, setup.presets[0], you),
  )
  const [reason, setReason] = useState<Reason | null>(null)
  const [campaign, setCampaign] = useState("")
  const change = (next: Plan): void => {
    setPlan(next)
    setReason(null)
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
      if (!isHaltKey(error.reason.key)) setReason(error.reason)
    }
  }
  const fieldOf = (name: string): ReactNode => (
    <Field
      key={name}
      box={box}
      name={name}
      field={game.options[name]}
      value={plan.options[name] ?? game.options[name].default}
      begin={setup.details?.[name]?.begin}
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
  const perSeat = Object.keys(setup.cards).filter((name) => setup.cards[name].each === "seat")
  const asked = Object.keys(game.options).filter(
    (name) => !perSeat.includes(name) && isAskedAbout(setup, plan, game.options, name),
  )
  const common = setup.common.filter((name) => asked.includes(name))
  const rest = asked.filter((name) => !setup.common.includes(name))
  const own = !setup.presets.some((preset) => isPreset(preset, plan))
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
      <div className="presets" role="group" aria-label={words.setup.presets}>
        {setup.presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className="preset"
            aria-pressed={isPreset(preset, plan)}
            onClick={() => change(planOfPreset(setup, preset, plan.chairs[0]?.name ?? you))}
          >
            {wordIn(speaker, `preset.${preset.id}`) ?? words.setup.standard}
          </button>
        ))}
        {own && <span className="preset own">{words.setup.custom}</span>}
      </div>
      {box.campaign !== undefined && (
        <ChooseCampaign
          box={box}
          value={campaign}
          onChange={(id) => {
            setCampaign(id)
            setReason(null)
          }}
        />
      )}
      {perSeat.map((name) => (
        <SeatCards key={name} name={name} plan={plan} setup={setup} onChange={change} />
      ))}
      <Chairs plan={plan} setup={setup} seats={game.seats} onChange={change} />
      <fieldset className="options">
        <legend>{words.setup.options}</legend>
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
            <input
              id="seed"
              type="text"
              maxLength={150}
              value={plan.seed}
              onChange={({ target }) => change({ ...plan, seed: target.value })}
            />
            <small className="field-help">{words.setup.seedHelp}</small>
          </div>
        </details>
      </fieldset>
      <footer className="setup-foot">
        {reason !== null && <Refused box={box} plan={plan} reason={reason} />}
        <Share game={game.id} plan={plan} />
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
