import { Card } from '@capivira/ui/card.tsx'
import { ButtonLink } from '../../navigation/components/links.tsx'
import type { Topic } from '../content.ts'

/** One thing to know how to do, with its picture and the way there. */
export function TopicCard({ topic: { title, points, picture, steps, link }, id }: { topic: Topic; id: string }) {
  const wide = picture && picture.width > picture.height
  return (
    <Card>
      <section aria-labelledby={id} className={`grid gap-5 ${wide ? '' : 'md:grid-cols-[1fr_auto]'}`}>
        <div className="flex flex-col gap-3">
          <h2 id={id} className="scroll-mt-24 text-xl" tabIndex={-1}>
            {title}
          </h2>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {points.map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {link && (
            <ButtonLink href={link.href} variant="secondary" className="self-start">
              {link.label}
            </ButtonLink>
          )}
        </div>
        {picture && (
          <img
            src={`/help/${picture.name}.webp`}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className={`h-auto rounded-lg border-2 border-line ${wide ? 'w-full' : 'mx-auto w-56'}`}
          />
        )}
        {steps && (
          <ol className="m-0 grid list-none gap-x-5 gap-y-6 p-0 sm:grid-cols-2 md:col-span-2 lg:grid-cols-3">
            {steps.map(({ name, says, alt, width, height }, at) => (
              <li key={name} className="flex flex-col gap-2">
                <p className="font-bold">
                  {at + 1}. {says}
                </p>
                <img
                  src={`/help/${name}.webp`}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="mx-auto mt-auto h-auto w-56 rounded-lg border-2 border-line"
                />
              </li>
            ))}
          </ol>
        )}
      </section>
    </Card>
  )
}
