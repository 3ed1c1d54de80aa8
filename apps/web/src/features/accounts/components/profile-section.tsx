import { Card } from '@capivira/ui/card.tsx'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** What it is good for, in a sentence. */
  description?: ReactNode
  icon?: ReactNode
  children: ReactNode
}

/** A part of the profile: a sheet with a heading. */
export function ProfileSection({ title, description, icon, children }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Card className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          {icon}
          <div className="min-w-0">
            <h2 id={headingId} className="text-xl">
              {title}
            </h2>
            {description && <p className="text-ink-soft">{description}</p>}
          </div>
        </div>
        {children}
      </Card>
    </section>
  )
}
