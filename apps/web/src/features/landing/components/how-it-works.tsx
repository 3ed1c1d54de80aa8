import { Emoji } from '@capivira/ui/emoji.tsx'
import { steps } from '../text.ts'

/** The three steps from a PDF to pupils who know it. */
export function HowItWorks() {
  return (
    <section aria-labelledby="como-funciona" className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:py-16">
      <h2 id="como-funciona" className="text-center text-2xl sm:text-3xl">
        Como funciona
      </h2>
      <ol className="mt-8 grid gap-6 md:grid-cols-3 md:gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4 md:flex-col md:items-center md:text-center">
            <span className="relative grid size-18 shrink-0 place-items-center rounded-full bg-soft-xp md:size-24">
              <Emoji name={step.emoji} className="size-10 md:size-13" />
              <span
                className={
                  'absolute -top-1 -left-1 grid size-8 place-items-center rounded-full bg-primary font-display ' +
                  'font-bold text-on-primary'
                }
              >
                {index + 1}
              </span>
            </span>
            <div>
              <h3 className="text-lg md:text-xl">{step.title}</h3>
              <p className="mt-1 text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
