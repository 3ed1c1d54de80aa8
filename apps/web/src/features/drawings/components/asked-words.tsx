import type { AskedWord } from '@capivira/core/drawings/wish-contract'
import { formatCount, formatWholeDay } from '../../../lib/format.ts'

/** Words and how often they were asked for, the most frequent first. */
export function AskedWords({ words }: { words: readonly AskedWord[] }) {
  return (
    <ol aria-label="Palavras pedidas" className="m-0 grid list-none gap-2.5 p-0 sm:grid-cols-2 lg:grid-cols-3">
      {words.map(({ word, asked, lastAskedOn }) => (
        <li key={word} className="rounded-lg border-2 border-line bg-surface px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-lg font-extrabold wrap-anywhere">{word}</span>
            <span className="font-bold text-primary-ink">{formatCount(asked, 'pedido', 'pedidos')}</span>
          </p>
          <p className="text-sm text-ink-soft">O último em {formatWholeDay(lastAskedOn)}</p>
        </li>
      ))}
    </ol>
  )
}
