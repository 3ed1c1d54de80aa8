import { Card } from '@capivira/ui/card.tsx'
import type { ReactNode } from 'react'

export type ReviewItemProps = {
  title: ReactNode
  /** The button to the passage it comes from. */
  source?: ReactNode
  children: ReactNode
}

/** One thing to look at again after a round. */
export function ReviewItem({ title, source, children }: ReviewItemProps) {
  return (
    <Card data-review className="flex flex-col gap-1.5">
      <h3 className="text-lg leading-snug">{title}</h3>
      <div>{children}</div>
      {source && <div className="-ml-4">{source}</div>}
    </Card>
  )
}
