// The campaigns of a game that are kept here, read; and what can be done with them.

import type { Campaign, CampaignSheet, GameBox } from "@soulspire/text"
import type { Reason } from "@soulspire/kernel"
import { useCallback, useEffect, useState } from "react"
import { backstage, Denied } from "../../play/backstage.ts"
import type { KeptCampaign, Wish } from "../../worker/messages.ts"

/** One of them; `sheet` is null where it cannot be read here. */
interface Shown {
  readonly kept: KeptCampaign
  readonly sheet: CampaignSheet | null
}

export interface Campaigns {
  /** Null until they are known. */
  readonly all: readonly Shown[] | null
  readonly reason: Reason | null
  /** Asks the worker for something, and then for all of them anew. */
  ask(wish: Wish): Promise<void>
}

function readBy({ campaign: plan }: GameBox, { text }: KeptCampaign): CampaignSheet | null {
  try {
    const campaign: Campaign | undefined = plan?.read(text)
    return plan === undefined || campaign === undefined ? null : plan.sheet(campaign)
  } catch {
    return null
  }
}

export function useCampaigns(box: GameBox): Campaigns {
  const [all, setAll] = useState<readonly Shown[] | null>(null)
  const [reason, setReason] = useState<Reason | null>(null)
  const list = useCallback(async () => {
    const kept = await backstage().wish({ want: "campaigns" })
    const own = kept.filter(({ game }) => game === box.game.id)
    setAll(own.map((each) => ({ kept: each, sheet: readBy(box, each) })))
  }, [box])
  const tried = useCallback(async (work: () => Promise<unknown>) => {
    try {
      setReason(null)
      await work()
    } catch (error) {
      if (!(error instanceof Denied)) throw error
      setReason(error.reason)
    }
  }, [])
  useEffect(() => void tried(list), [list, tried])
  return {
    all,
    reason,
    ask: (wish) =>
      tried(async () => {
        await backstage().wish(wish)
        await list()
      }),
  }
}
