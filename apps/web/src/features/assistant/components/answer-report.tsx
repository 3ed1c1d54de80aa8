import type { sendAssistantAnswer } from '@capivira/core/assistant/contract'
import type { ReplyOf } from '@capivira/core/http/endpoint'
import { Badge } from '@capivira/ui/badge.tsx'
import { Card } from '@capivira/ui/card.tsx'
import { useEffect, useRef } from 'react'
import { kinds, outcomes, summaryOf } from '../text.ts'
import { CopyField } from './copy-field.tsx'

const order = ['refused', 'suggested', 'published', 'duplicate'] as const

/** What became of each item of an answer, those to look at first, and the second prompt for what failed. */
export function AnswerReport({ reply }: { reply: ReplyOf<typeof sendAssistantAnswer> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const items = order.flatMap(outcome => reply.items.filter(item => item.outcome === outcome))
  return (
    <Card className="flex flex-col gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {summaryOf(reply)}
      </h2>
      {reply.retryPrompt !== null && (
        <div className="flex flex-col gap-2">
          <p>Mande este segundo pedido na mesma conversa: ele só pede o que falhou. Depois cole a resposta acima.</p>
          <CopyField label="Segundo pedido" value={reply.retryPrompt} />
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {items.map(item => (
          <li
            key={`${item.label} ${item.question} ${item.answer}`}
            className="flex flex-col gap-1 border-t-2 border-line pt-3"
          >
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={outcomes[item.outcome].tone}>{outcomes[item.outcome].badge}</Badge>
              <span className="text-sm text-ink-soft">
                {kinds[item.kind]} {item.label}
                {item.sourcePage !== null && `, página ${item.sourcePage}`}
              </span>
            </div>
            <p className="font-bold wrap-anywhere">{item.question}</p>
            <p className="wrap-anywhere">{item.answer}</p>
            {item.reason !== null && <p className="text-ink-soft wrap-anywhere">{item.reason}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
