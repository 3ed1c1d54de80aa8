import { Card } from '@capivira/ui/card.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { text } from '../text.ts'

/** The way from the profile to the choices of comfort. */
export function ComfortLink() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h2 className="text-xl">{text.title}</h2>
        <p className="text-ink-soft">{text.invitation}</p>
      </div>
      <ButtonLink href="/comfort" variant="secondary">
        {text.choose}
      </ButtonLink>
    </Card>
  )
}
