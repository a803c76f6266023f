// What a climb has brought the campaign that it was begun in, told at its end.

import type { Line } from "@soulspire/text"
import { type ReactNode, useEffect, useState } from "react"
import { Link } from "wouter"
import { Sentence } from "../cards/line.tsx"
import { backstage } from "../play/backstage.ts"
import { useBox, useSpeaker, useTable } from "../play/use-table.ts"
import { useWords } from "../words/words.ts"
import type { CampaignNews as News } from "../worker/messages.ts"

export function CampaignNews(): ReactNode {
  const { id, game } = useTable().client
  const { campaign: plan } = useBox()
  const speaker = useSpeaker()
  const words = useWords()
  const [news, setNews] = useState<News | null>(null)
  const has = plan !== undefined
  useEffect(() => {
    if (!has) return
    backstage()
      .wish({ want: "campaign-news", match: id })
      .then(setNews, () => {})
  }, [has, id])
  if (news === null || plan === undefined) return null
  const lines: Line[] = plan.news(speaker, plan.read(news.before), plan.read(news.now))
  return (
    <div className="ending-summary" role="status">
      {lines.map((line, i) => (
        <p key={i}>
          <Sentence line={line} />
        </p>
      ))}
      <p>
        <Link href={`/campaigns/${game}`}>{words.campaigns.link}</Link>
      </p>
    </div>
  )
}
