import { Card } from '@capivira/ui/card.tsx'
import { Accessibility } from '@capivira/ui/icons'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { text } from '../text.ts'

/** The way from the profile to the choices of comfort. */
export function ComfortLink() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 items-start gap-3">
        <Accessibility aria-hidden="true" className="mt-1 size-6 shrink-0 text-primary" />
        <div className="min-w-0">
          <h2 className="text-xl">{text.title}</h2>
          <p className="text-ink-soft">{text.invitation}</p>
        </div>
      </div>
      <ButtonLink href="/comfort" variant="secondary">
        {text.choose}
      </ButtonLink>
    </Card>
  )
}
