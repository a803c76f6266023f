// The house: which screen is shown by the address after the hash, so that every screen can be linked to and gone back from.

import { lazy, type ReactNode, Suspense } from "react"
import { Route, Router, Switch } from "wouter"
import { useHashLocation } from "wouter/use-hash-location"
import { Title } from "../screens/title/title.tsx"
import { useWords } from "../words/words.ts"
import { Halted } from "./halted.tsx"
import { Safe } from "./safe.tsx"

const MatchScreen = lazy(() => import("../screens/match.tsx"))
const SetupScreen = lazy(() => import("../screens/setup/screen.tsx"))
const CampaignsScreen = lazy(() => import("../screens/campaigns/screen.tsx"))
const SavedScreen = lazy(() => import("../screens/saved/screen.tsx"))
const CardsScreen = lazy(() => import("../screens/cards/screen.tsx"))
const RulesScreen = lazy(() => import("../screens/rules/screen.tsx"))
const SettingsScreen = lazy(() => import("../screens/settings/screen.tsx"))
const CreditsScreen = lazy(() => import("../screens/credits.tsx"))
const FiguresScreen = lazy(() => import("../screens/figures.tsx"))

export function App(): ReactNode {
  const words = useWords()
  return (
    <Router hook={useHashLocation}>
      <Halted />
      <Safe words={words}>
        <Suspense fallback={<p className="loading">{words.loading}</p>}>
          <Switch>
            <Route path="/match/:id">{({ id }) => <MatchScreen key={id} id={id} />}</Route>
            <Route path="/table/:game/:link?">
              {({ game, link }) => <SetupScreen key={game} game={game} link={link ?? null} />}
            </Route>
            <Route path="/campaigns/:game">{({ game }) => <CampaignsScreen key={game} game={game} />}</Route>
            <Route path="/saved">
              <SavedScreen />
            </Route>
            <Route path="/cards/:game/:card?">
              {({ game, card }) => <CardsScreen key={game} game={game} card={card ?? null} />}
            </Route>
            <Route path="/rules/:game">{({ game }) => <RulesScreen key={game} game={game} />}</Route>
            <Route path="/settings">
              <SettingsScreen />
            </Route>
            <Route path="/credits">
              <CreditsScreen />
            </Route>
            <Route path="/figures">
              <FiguresScreen />
            </Route>
            <Route>
              <Title />
            </Route>
          </Switch>
        </Suspense>
      </Safe>
    </Router>
  )
}
