// The page begins here.

import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { keepOffline } from "./offline/keep.ts"
import { applySettings } from "./settings/apply.ts"
import "./styles/base.css"

const root = document.getElementById("root")
if (root === null) throw new Error("there is no place for the page")
applySettings()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
keepOffline()
