// Where a command's words go: its result to standard output, remarks to standard error.

export const print = (text = ""): void => void process.stdout.write(`${text}\n`)
export const remark = (text: string): void => void process.stderr.write(`soulspire: ${text}\n`)
export const printJson = (document: unknown): void => print(JSON.stringify(document, null, 2))
