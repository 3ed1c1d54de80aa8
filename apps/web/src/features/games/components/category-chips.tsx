import { text } from '../text.ts'

export type CategoryChipsProps = {
  categories: readonly string[]
  /** Null for all. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** All games, or those of one category. They wrap: none is cut at the edge of a phone, or hidden behind it. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  return (
    <section aria-label={text.categories} className="py-1">
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {[null, ...categories].map(category => (
          <li key={category ?? ''}>
            <button
              type="button"
              aria-pressed={category === chosen}
              onClick={() => onChoose(category)}
              className={
                'min-h-12 rounded-full border-2 border-control bg-surface px-4 font-extrabold transition-colors ' +
                'sm:px-5 duration-fast aria-pressed:border-primary aria-pressed:bg-primary ' +
                'aria-pressed:text-on-primary'
              }
            >
              {category ?? text.all}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
