import { Card } from '@capivira/ui/card.tsx'
import { Emoji } from '@capivira/ui/emoji.tsx'
import { Check } from '@capivira/ui/icons'
import { ButtonLink } from '../../navigation/components/links.tsx'
import { audiences } from '../text.ts'

/** What it is for each of the three who use it, and their way in. */
export function Audiences() {
  return (
    <section aria-labelledby="para-quem" className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:py-16">
      <h2 id="para-quem" className="text-center text-2xl sm:text-3xl">
        Feita para toda a escola
      </h2>
      <div className="mt-8 grid gap-5 lg:grid-cols-3">
        {audiences.map(audience => (
          <Card key={audience.type} tone={audience.tone} className="flex flex-col gap-4">
            <div className="flex items-center gap-4">
              <span className="grid size-16 shrink-0 place-items-center rounded-lg bg-surface">
                <Emoji name={audience.emoji} />
              </span>
              <h3 className="text-xl">{audience.title}</h3>
            </div>
            <p>{audience.text}</p>
            <ul className="flex flex-1 flex-col gap-2.5">
              {audience.points.map(point => (
                <li key={point} className="flex gap-2.5">
                  <Check aria-hidden="true" strokeWidth={3} className="mt-1 size-4.5 shrink-0" />
                  <span>{point}</span>
                </li>
              ))}
            </ul>
            <ButtonLink href={`/register?type=${audience.type}`} variant={audience.variant} wide>
              {audience.button}
            </ButtonLink>
          </Card>
        ))}
      </div>
    </section>
  )
}
