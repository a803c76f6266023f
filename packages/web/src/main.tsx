// The page begins here.

import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { keepOffline } from "./offline/keep.ts"
import { applySettings } from "./settings/apply.ts"
import "./styles/base.css"

applySettings()
createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
keepOffline()
