// Lets the browser keep a text as a file.

export function download(name: string, text: string, type = "text/plain"): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A day, as names of files have it. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
