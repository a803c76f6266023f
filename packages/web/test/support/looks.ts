// What a screen is looked at in: sizes, with fingers where there is no mouse, in both languages.

export interface Look {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly touch: boolean
  readonly locale: "en-US" | "it-IT"
}

const sizes = [
  { name: "a laptop", width: 1440, height: 900, touch: false },
  { name: "a phone", width: 390, height: 844, touch: true },
  { name: "a wide screen", width: 2560, height: 1080, touch: false },
  { name: "a tablet", width: 820, height: 1180, touch: true },
  { name: "a desktop", width: 1920, height: 1080, touch: false },
] as const

/** All of them: `rotating` picks some. */
export const looks: readonly Look[] = [0, 1].flatMap((language) =>
  sizes.map((size, i): Look => {
    // One after another in either language, so that a few of them have both.
    const locale = (i + language) % 2 === 0 ? "en-US" : "it-IT"
    return { ...size, name: `${size.name} in ${locale === "en-US" ? "English" : "Italian"}`, locale }
  }),
)
