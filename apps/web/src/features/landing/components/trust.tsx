import { Emoji } from '@capivira/ui/emoji.tsx'
import { Link } from '../../navigation/components/links.tsx'
import { promises } from '../text.ts'

/** Who keeps the data, and what a school may ask before it says yes. */
export function Trust() {
  return (
    <section aria-labelledby="dados" className="border-y-2 border-line bg-soft-primary">
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 lg:py-16">
        <h2 id="dados" className="text-center text-2xl sm:text-3xl">
          Os dados ficam com a escola
        </h2>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2">
          {promises.map(({ emoji, title, text }) => (
            <li key={title} className="flex gap-4 rounded-lg bg-surface p-5">
              <Emoji name={emoji} className="size-12" />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-center">
          <Link
            href="/privacy"
            className={
              'inline-flex min-h-12 items-center font-extrabold text-primary-ink underline decoration-2 ' +
              'underline-offset-4'
            }
          >
            Veja como cuidamos dos dados
          </Link>
        </p>
      </div>
    </section>
  )
}
