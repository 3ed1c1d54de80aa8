import { formatPercent } from '../../../lib/format.ts'

export type Bar = { key: string; label: string; value: number; shown: string; note?: string }

/**
 * Amounts below one another whose bars compare them; the figures are there to be read. Beside large letters a figure
 * stands below its words.
 */
export function BarList({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={caption} className="m-0 flex list-none flex-col p-0">
      {bars.map(({ key, label, value, shown, note }) => (
        <li
          key={key}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-line py-2.5 font-bold last:border-0"
        >
          <div className="beside">
            {label}
            {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
          </div>
          <div aria-hidden="true" className="hidden w-2/5 sm:block">
            <div
              className="h-3 rounded-full bg-info"
              style={{ width: `max(0.375rem, ${formatBar(value / largest)})` }}
            />
          </div>
          <div className="ml-auto min-w-20 text-right whitespace-nowrap">{shown}</div>
        </li>
      ))}
    </ul>
  )
}

const formatBar = (share: number) => formatPercent(100 * share)
