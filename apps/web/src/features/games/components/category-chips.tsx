import { text } from '../text.ts'

export type CategoryChipsProps = {
  categories: readonly string[]
  /** Null for all. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** All games, or those of one category. The row scrolls sideways on a phone. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  return (
    <section
      aria-label={text.categories}
      className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:overflow-visible sm:px-0"
    >
      <ul className="m-0 flex w-max list-none gap-2 p-0 sm:w-auto sm:flex-wrap">
        {[null, ...categories].map(category => (
          <li key={category ?? ''}>
            <button
              type="button"
              aria-pressed={category === chosen}
              onClick={() => onChoose(category)}
              className="min-h-12 rounded-full border-2 border-control bg-surface px-5 font-extrabold whitespace-nowrap transition-colors duration-fast aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
            >
              {category ?? text.all}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
