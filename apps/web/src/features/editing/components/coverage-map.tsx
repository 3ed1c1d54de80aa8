import { TriangleAlert } from '@capivira/ui/icons'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type PageTile, summaryOf, tileLabel } from '../coverage.ts'

export type CoverageMapProps = {
  tiles: readonly PageTile[]
  /** The page looked at; null for none. */
  page: number | null
  onPage: (page: number | null) => void
  /** The sentence that names the pages to check. */
  message: string | null
}

const looks: Record<PageTile['state'], string> = {
  items: 'border-primary bg-soft-primary text-primary-ink',
  empty: 'border-dashed border-control bg-surface text-ink-soft',
  doubtful: 'border-xp-edge bg-soft-xp text-xp-ink',
  unreadable: 'border-danger bg-soft-danger text-danger-ink',
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/** The pages of a material side by side: what was made of each, and which could not be read. Choosing one filters. */
export function CoverageMap({ tiles, page, onPage, message }: CoverageMapProps) {
  const strip = useRef<HTMLDivElement>(null)
  const current = tiles.some(tile => tile.page === page) ? page : tiles[0]?.page

  // The page looked at is seen, also where the map scrolls sideways or down.
  useEffect(() => {
    const box = strip.current
    const pressed = box?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (page === null || !box || !pressed) return
    box.scrollLeft = pressed.offsetLeft - box.clientWidth / 2
    box.scrollTop = pressed.offsetTop - box.clientHeight / 2
  }, [page])

  /** One stop of the Tab key for the whole map; arrows go from page to page. */
  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(strip.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex(button => button.contains(event.target instanceof Node ? event.target : null))
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : event.key in steps
            ? at + (steps[event.key] ?? 0)
            : -1
    if (at < 0 || !buttons[to]) return
    event.preventDefault()
    buttons[to].focus()
  }

  return (
    <section aria-labelledby="coverage" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="coverage" className="text-lg">
          Páginas do PDF
        </h2>
        <p className="text-sm text-ink-soft">{summaryOf(tiles)}</p>
      </div>
      {message && (
        <p className="flex gap-2 rounded-sm bg-soft-xp p-3 text-sm text-xp-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {message}
        </p>
      )}
      <div
        ref={strip}
        role="toolbar"
        aria-label="Filtrar por página"
        onKeyDown={onKeyDown}
        className={
          'relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1.5 sm:mx-0 sm:max-h-52 sm:flex-wrap ' +
          'sm:overflow-y-auto sm:px-1.5'
        }
      >
        {tiles.map(tile => (
          <PageButton
            key={tile.page}
            onPress={() => onPage(tile.page === page ? null : tile.page)}
            isPressed={tile.page === page}
            isStop={tile.page === current}
            tile={tile}
          />
        ))}
      </div>
    </section>
  )
}

/** A page: its number, how much was made of it, and a mark where it is to be checked. */
function PageButton({
  onPress,
  isPressed,
  isStop,
  tile,
}: {
  onPress: () => void
  isPressed: boolean
  isStop: boolean
  tile: PageTile
}) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      tabIndex={isStop ? 0 : -1}
      title={tileLabel(tile)}
      onClick={onPress}
      className={
        'relative flex h-14 w-12 shrink-0 flex-col items-center justify-evenly rounded-sm border-2 ' +
        `leading-none ${looks[tile.state]} aria-pressed:outline-3 aria-pressed:outline-offset-1 ` +
        'aria-pressed:outline-ink'
      }
    >
      <span className="sr-only">{tileLabel(tile)}</span>
      <span aria-hidden="true" className="text-xs font-bold">
        {tile.page}
      </span>
      {tile.state === 'unreadable' && tile.total === 0 ? (
        <TriangleAlert aria-hidden="true" className="size-5" />
      ) : (
        <span aria-hidden="true" className="font-display text-lg font-bold">
          {tile.total > 0 ? tile.total : '–'}
        </span>
      )}
      {tile.state === 'doubtful' && (
        <span
          aria-hidden="true"
          className={
            'absolute -top-1.5 -right-1.5 size-5 rounded-full bg-xp text-center text-xs leading-5 ' +
            'font-extrabold text-on-bright'
          }
        >
          ?
        </span>
      )}
    </button>
  )
}
