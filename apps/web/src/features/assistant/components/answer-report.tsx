import type { AnsweredItem } from '@capivira/core/assistant/contract'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../navigation/components/links.tsx'
import type { Reply } from '../queries.ts'
import { kinds, outcomes, summaryOf } from '../text.ts'
import { CopyField } from './copy-field.tsx'

const order = ['refused', 'suggested', 'published', 'duplicate'] as const

type ReportProps = {
  materialId: number
  reply: Reply
  /** Whether it has just come, and the focus goes to it. */
  leads: boolean
}

/** What became of each item of an answer, those to look at first, and the second prompt for what failed. */
export function AnswerReport({ materialId, reply, leads }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [leadsHere] = useState(leads)
  useEffect(() => {
    if (leadsHere) heading.current?.focus()
  }, [leadsHere])
  const items = order.flatMap(outcome => reply.items.filter(item => item.outcome === outcome))
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {summaryOf(reply)}
      </h2>
      {reply.message !== null && <p className="font-bold">{reply.message}</p>}
      {reply.suggested > 0 && (
        <ButtonLink href={`/review/${materialId}`} size="sm" className="self-start">
          Revisar agora
        </ButtonLink>
      )}
      {reply.retryPrompt !== null && (
        <div className="flex flex-col gap-2">
          <p>Mande este segundo pedido na mesma conversa: ele só pede o que falhou. Depois cole a resposta acima.</p>
          <CopyField label="Segundo pedido" value={reply.retryPrompt} />
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {items.map(item => (
          <Answered key={`${item.label} ${item.question} ${item.answer}`} item={item} />
        ))}
      </ul>
    </Card>
  )
}

/** One item, what became of it and why; of what is to be decided or failed, the sentence that it was held against. */
function Answered({ item }: { item: AnsweredItem }) {
  const { outcome, kind, label, question, answer, reason, sourcePage, sourceQuote } = item
  const showsSource = outcome === 'suggested' || outcome === 'refused'
  return (
    <li className="flex flex-col gap-1 border-t-2 border-line pt-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].badge}</Badge>
        <span className="text-sm text-ink-soft">
          {kinds[kind]} {label}
          {sourcePage !== null && `, página ${sourcePage}`}
        </span>
      </div>
      <p className="font-bold wrap-anywhere">{question}</p>
      <p className="wrap-anywhere">{answer}</p>
      {reason !== null && <p className="text-ink-soft wrap-anywhere">{reason}</p>}
      {showsSource && sourceQuote !== null && (
        <blockquote className="m-0 border-l-4 border-xp pl-4 text-ink-soft wrap-anywhere">
          {sourceQuote}
          {sourcePage !== null && ` (página ${sourcePage})`}
        </blockquote>
      )}
    </li>
  )
}
