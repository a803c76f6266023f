// How the web client is built: packages are read from their sources, each game is a chunk of its own.

import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const conditions = ["source", "module", "browser", "development|production"]

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [react()],
  resolve: { conditions },
  worker: { format: "es" },
  build: { outDir: "dist/site", emptyOutDir: true, target: "es2023", sourcemap: true },
})
