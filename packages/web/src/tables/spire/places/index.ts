// The places of the Acts: what is seen far off, and what stands near by.

import type { ReactNode } from "react"
import { BeyondFar, BeyondNear } from "./beyond.tsx"
import { CityFar, CityNear } from "./city.tsx"
import { EndingFar, EndingNear } from "./ending.tsx"
import { HallFar, HallNear } from "./hall.tsx"

interface Place {
  name: string
  Far: () => ReactNode
  Near: () => ReactNode
}

/** In the order of the Acts. */
const places: readonly Place[] = [
  { name: "hall", Far: HallFar, Near: HallNear },
  { name: "city", Far: CityFar, Near: CityNear },
  { name: "beyond", Far: BeyondFar, Near: BeyondNear },
  { name: "ending", Far: EndingFar, Near: EndingNear },
]

export const placeOf = (act: number): Place => places[act - 1] ?? places[0]
