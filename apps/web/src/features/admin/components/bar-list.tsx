import { formatPercent } from '../../../lib/format.ts'

export type Bar = { key: string; label: string; value: number; shown: string; note?: string }

/** Amounts beside one another as a table whose bars compare them; the figures are there to be read. */
export function BarList({ caption, bars }: { caption: string; bars: readonly Bar[] }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {bars.map(({ key, label, value, shown, note }) => (
          <tr key={key} className="border-b-2 border-line last:border-0">
            <th scope="row" className="py-2.5 pr-4 font-bold wrap-anywhere">
              {label}
              {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
            </th>
            <td aria-hidden="true" className="hidden w-2/5 py-2.5 pr-4 sm:table-cell">
              <div
                className="h-3 rounded-full bg-info"
                style={{ width: `max(0.375rem, ${formatBar(value / largest)})` }}
              />
            </td>
            <td className="w-px py-2.5 text-right font-bold whitespace-nowrap">{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const formatBar = (share: number) => formatPercent(100 * share)
