// The house: which screen is shown by the address after the hash, so that every screen can be linked to and gone back from.

import { lazy, type ReactNode, Suspense } from "react"
import { Route, Router, Switch } from "wouter"
import { useHashLocation } from "wouter/use-hash-location"
import { Title } from "../screens/title.tsx"
import { useWords } from "../words/words.ts"

const MatchScreen = lazy(() => import("../screens/match.tsx"))

export function App(): ReactNode {
  const words = useWords()
  return (
    <Router hook={useHashLocation}>
      <Suspense fallback={<p className="loading">{words.loading}</p>}>
        <Switch>
          <Route path="/match/:id">{({ id }) => <MatchScreen key={id} id={id} />}</Route>
          <Route>
            <Title />
          </Route>
        </Switch>
      </Suspense>
    </Router>
  )
}
