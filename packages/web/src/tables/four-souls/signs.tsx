// The small signs of the basement, drawn here: hearts, ghosts, coins, blades, dice, shields, stones. Each says itself by its
// shape; colour only helps.

import type { ReactNode } from "react"

const HEART =
  "M12 21C5 15.5 2 12 2 8.2 2 5.3 4.2 3 7 3c2 0 3.9 1.1 5 3 1.1-1.9 3-3 5-3 2.8 0 5 2.3 5 5.2 0 3.8-3 7.3-10 12.8z"
const GHOST = "M12 2C7.3 2 4 5.6 4 10.4V21l2.7-2 2.6 2.3L12 19l2.7 2.3L17.3 19 20 21V10.4C20 5.6 16.7 2 12 2z"
const SHIELD = "M12 2l8 3v6c0 5-3.3 9-8 11-4.7-2-8-6-8-11V5z"

const Sign = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <svg viewBox="0 0 24 24" className={`fs-sign fs-${name}`} aria-hidden>
    {children}
  </svg>
)

export const Heart = ({ full }: { full: boolean }): ReactNode => (
  <Sign name={full ? "heart" : "heart-gone"}>
    <path d={HEART} />
    {full ? (
      <path className="fs-shine" d="M6 8.2c0-1.6 1-2.6 2.3-2.6" />
    ) : (
      <path className="fs-crack" d="M12 6l-2 4 4 2.5-3 4" />
    )}
  </Sign>
)

export const Ghost = ({ gained }: { gained: boolean }): ReactNode => (
  <Sign name={gained ? "ghost" : "ghost-missing"}>
    <path d={GHOST} />
    {gained && (
      <>
        <circle cx="9.3" cy="10" r="1.6" className="fs-eye" />
        <circle cx="14.7" cy="10" r="1.6" className="fs-eye" />
        <ellipse cx="12" cy="14.2" rx="1.3" ry="1.7" className="fs-eye" />
      </>
    )}
  </Sign>
)

export const Coin = (): ReactNode => (
  <Sign name="coin">
    <circle cx="12" cy="12" r="9.5" />
    <circle cx="12" cy="12" r="6.8" className="fs-rim" />
    <path className="fs-mark" d="M14.6 9.3a3.7 3.7 0 1 0 0 5.4M12 6.2v11.6" />
  </Sign>
)

export const Blade = (): ReactNode => (
  <Sign name="blade">
    <path d="M21 2l-1 5-9.5 9.5-3-3L17 4z" />
    <path className="fs-hilt" d="M5 11.5l7.5 7.5M8.5 15.5L3 21" />
  </Sign>
)

export const Shield = (): ReactNode => (
  <Sign name="shield">
    <path d={SHIELD} />
  </Sign>
)

export const Stone = (): ReactNode => (
  <Sign name="stone">
    <path d="M6 5l7-2 7 5 1 8-7 5-9-1-3-8z" />
    <path className="fs-shine" d="M7.5 8l5-1.7" />
  </Sign>
)

export const Cards = (): ReactNode => (
  <Sign name="cards">
    <rect x="3" y="6" width="11" height="15" rx="2" transform="rotate(-10 8 14)" />
    <rect x="9" y="4" width="11" height="15" rx="2" className="fs-front" transform="rotate(6 14 12)" />
  </Sign>
)

export const Skull = (): ReactNode => (
  <Sign name="skull">
    <path d="M12 2a9 9 0 0 0-9 9c0 3 1.5 5.3 4 6.7V21h10v-3.3c2.5-1.4 4-3.7 4-6.7a9 9 0 0 0-9-9z" />
    <circle cx="8.3" cy="11.5" r="2.2" className="fs-eye" />
    <circle cx="15.7" cy="11.5" r="2.2" className="fs-eye" />
    <path className="fs-eye" d="M12 14.5l-1.3 2.3h2.6z" />
  </Sign>
)

export const Eye = (): ReactNode => (
  <Sign name="look">
    <path d="M1.5 12C4 7.3 7.7 5 12 5s8 2.3 10.5 7c-2.5 4.7-6.2 7-10.5 7S4 16.7 1.5 12z" />
    <circle cx="12" cy="12" r="3.6" className="fs-eye" />
  </Sign>
)

/** To be made small, or large again. */
export const Fold = ({ open }: { open: boolean }): ReactNode => (
  <Sign name="fold-sign">
    <path d={open ? "M4 16l8-8 8 8" : "M4 8l8 8 8-8"} />
  </Sign>
)

/** From something to its target. */
export const Towards = (): ReactNode => (
  <Sign name="towards">
    <path d="M2 12h15M12 5l7 7-7 7" />
  </Sign>
)

/** Something is aimed at this. */
export const Aim = (): ReactNode => (
  <Sign name="aim">
    <circle cx="12" cy="12" r="10.5" className="fs-ground" />
    <circle cx="12" cy="12" r="6" />
    <path d="M12 1v7M12 16v7M1 12h7M16 12h7" />
  </Sign>
)

/** Used, until it is recharged. */
export const Turned = (): ReactNode => (
  <Sign name="turned-sign">
    <circle cx="12" cy="12" r="10.5" className="fs-ground" />
    <path d="M17.5 12a5.5 5.5 0 1 1-2-4.2M17.8 4.6v4.2h-4.2" />
  </Sign>
)

/** Where the pips of a die lie: columns and rows 0 to 2. */
const pips: readonly (readonly [number, number])[][] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
]

/** A face of a die; a number that no die has is written on it. */
export const DieFace = ({ value }: { value: number }): ReactNode => (
  <Sign name="die-face">
    <rect x="2" y="2" width="20" height="20" rx="4.5" />
    {pips[value] === undefined || value === 0 ? (
      <text x="12" y="17" textAnchor="middle">
        {value === 0 ? "?" : value}
      </text>
    ) : (
      pips[value].map(([x, y]) => (
        <circle key={`${x}${y}`} cx={6.8 + x * 5.2} cy={6.8 + y * 5.2} r="2" className="fs-eye" />
      ))
    )}
  </Sign>
)
