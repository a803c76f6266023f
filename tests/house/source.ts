// Reads TypeScript just well enough to tell code from comments and strings, and to list what a file imports.
// No parser: the checks that use this must not depend on a compiler's moods.

export interface Source {
  /** The text with comments, strings and regular expressions blanked out; every position stays where it was. */
  readonly code: string
  /** What string literals say, by the position of their opening quote. */
  readonly strings: ReadonlyMap<number, string>
}

export interface Import {
  /** What is imported, or null where it is computed and cannot be known. */
  readonly from: string | null
  readonly line: number
}

export function readSource(text: string): Source {
  const out = text.split("")
  const strings = new Map<number, string>()
  /** Open braces; true for one that a template's `${` opened. */
  const braces: boolean[] = []
  let at = 0
  let last = "" // the last word or sign of code, to tell a division from a regular expression

  const blank = (from: number, to: number): void => {
    for (let i = from; i < to; i++) if (out[i] !== "\n") out[i] = " "
  }

  /** From inside a template to its end or its next `${`. */
  const template = (): void => {
    const start = at
    while (at < text.length && text[at] !== "`" && !text.startsWith("${", at)) at += text[at] === "\\" ? 2 : 1
    blank(start, Math.min(at, text.length))
    if (text[at] === "`") {
      at += 1
      last = "`"
    } else {
      at += 2
      braces.push(true)
      last = "{"
    }
  }

  while (at < text.length) {
    const char = text[at]
    const start = at
    if (text.startsWith("//", at)) {
      while (at < text.length && text[at] !== "\n") at += 1
      blank(start, at)
    } else if (text.startsWith("/*", at)) {
      const end = text.indexOf("*/", at + 2)
      at = end < 0 ? text.length : end + 2
      blank(start, at)
    } else if (char === '"' || char === "'") {
      at += 1
      while (at < text.length && text[at] !== char && text[at] !== "\n") at += text[at] === "\\" ? 2 : 1
      strings.set(start, text.slice(start + 1, at))
      blank(start + 1, Math.min(at, text.length))
      at += 1
      last = '"'
    } else if (char === "`") {
      at += 1
      template()
      if (last === "`") strings.set(start, text.slice(start + 1, at - 1))
    } else if (char === "/" && regexMayFollow(last)) {
      at += 1
      let inClass = false
      while (at < text.length && text[at] !== "\n" && (inClass || text[at] !== "/")) {
        if (text[at] === "[") inClass = true
        if (text[at] === "]") inClass = false
        at += text[at] === "\\" ? 2 : 1
      }
      blank(start + 1, Math.min(at, text.length))
      at += 1
      last = '"'
    } else if (/[\w$]/.test(char)) {
      while (at < text.length && /[\w$]/.test(text[at])) at += 1
      last = text.slice(start, at)
    } else if (char === "}" && braces.pop() === true) {
      at += 1
      template()
    } else {
      if (char === "{") braces.push(false)
      if (/\S/.test(char)) last = char
      at += 1
    }
  }
  return { code: out.join(""), strings }
}

function regexMayFollow(last: string): boolean {
  return (
    last === "" ||
    /^([([{},;:=!&|?+\-*%<>~^]|return|typeof|case|in|of|do|else|void|throw|await|yield)$/.test(last)
  )
}

/** Every import of a file: `import`, `export ... from`, `import()`, `require()`. */
export function importsOf({ code, strings }: Source): Import[] {
  const forms = /(?<![.\w$])(?:from\s*(?=["'])|import\s*(?=["'])|(?:import|require)\s*\(\s*)/g
  return [...code.matchAll(forms)].map((match) => ({
    from: strings.get(match.index + match[0].length) ?? null,
    line: lineOf(code, match.index),
  }))
}

export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split("\n").length
}
