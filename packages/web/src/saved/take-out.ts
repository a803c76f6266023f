// Lets the browser keep a saved match as a file.

import { backstage } from "../play/backstage.ts"
import { download } from "./download.ts"

/** Where it cannot be read nothing comes of it, and why is told over all screens. */
export async function takeOut(match: string, name: string): Promise<void> {
  download(`${name}.match`, await backstage().wish({ want: "export", match }))
}
