// How the web client is built: packages are read from their sources, each game is a chunk of its own, and the service worker
// gets the list of what there is to keep.

import react from "@vitejs/plugin-react"
import { join } from "node:path"
import { defineConfig } from "vite"
import { offline } from "./offline.ts"

const conditions = ["source", "module", "browser", "development|production"]
const here = import.meta.dirname

export default defineConfig({
  root: here,
  base: "./",
  plugins: [react(), offline(["icon.svg", "manifest.webmanifest"])],
  resolve: { conditions },
  worker: { format: "es" },
  build: {
    outDir: "dist/site",
    emptyOutDir: true,
    target: "es2023",
    sourcemap: true,
    rolldownOptions: {
      input: { index: join(here, "index.html"), sw: join(here, "src/offline/service-worker.ts") },
      output: {
        // A service worker is found by its name, and looks after everything beside it.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
})
