import { classNames } from './class-names.ts'

export type DotNavigationProps = {
  /** What the dots stand for: 'Cards'. */
  label: string
  count: number
  /** The current one, from 0. */
  current: number
  onGo: (index: number) => void
  /** Names one: 'Card 3'. */
  nameOf: (index: number) => string
}

/** One dot for each of a few things in a row, the current one long; each is a 32 px button. */
export function DotNavigation({ label, count, current, onGo, nameOf }: DotNavigationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap justify-center">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={nameOf(index)}
          type="button"
          aria-label={nameOf(index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGo(index)}
          className="group grid size-8 place-items-center rounded-full"
        >
          <span
            className={classNames(
              'h-3 rounded-full transition-all duration-base',
              index === current ? 'w-6 bg-primary' : 'w-3 bg-control group-hover:bg-primary',
            )}
          />
        </button>
      ))}
    </nav>
  )
}
