import { classNames } from './class-names.ts'
import { dotWindow } from './dot-window.ts'

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

/**
 * A dot for each of a few things in a row, of many for those around the current one, which is long. Each is a 32 px
 * button; small dots at an end say that there are more.
 */
export function DotNavigation({ label, count, current, onGo, nameOf }: DotNavigationProps) {
  const shown = dotWindow(count, current)
  const isEdge = (index: number) => (index === shown[0] && index > 0) || (index === shown.at(-1) && index < count - 1)
  return (
    <nav aria-label={label} className="flex justify-center">
      {shown.map(index => (
        <button
          key={nameOf(index)}
          type="button"
          aria-label={nameOf(index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGo(index)}
          className="group grid h-8 min-w-6 flex-1 basis-8 place-items-center rounded-full"
        >
          <span
            className={classNames(
              'rounded-full transition-all duration-base',
              index === current ? 'h-3 w-6 bg-primary' : 'bg-control group-hover:bg-primary',
              index !== current && (isEdge(index) ? 'size-1.5' : 'size-3'),
            )}
          />
        </button>
      ))}
    </nav>
  )
}
