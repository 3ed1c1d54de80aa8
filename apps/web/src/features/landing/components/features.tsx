import { Emoji } from '@capivira/ui/emoji.tsx'
import { features } from '../text.ts'
import { ProductViews } from './product-views.tsx'

/** Four things it does well. */
export function Features() {
  return (
    <section aria-labelledby="por-dentro" className="border-y-2 border-line bg-surface">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:py-16">
        <h2 id="por-dentro" className="text-center text-2xl sm:text-3xl">
          Por dentro da Capivira
        </h2>
        <ProductViews />
        <ul className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {features.map(feature => (
            <li key={feature.title} className="flex gap-4">
              <Emoji name={feature.emoji} className="size-12" />
              <div>
                <h3 className="text-lg">{feature.title}</h3>
                <p className="text-ink-soft">{feature.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
