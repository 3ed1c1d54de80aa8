import { findNumbers } from '@capivira/portuguese/numbers'
import { THRESHOLDS } from './thresholds.ts'

type Span = { text: string; from: number; to: number }

/**
 * What is wrong with one of options that are all spans ('De 1964 a 1985', '0,40 e 0,59'): it alone ends before it
 * begins, or lies far beyond all others, which are near one another. Null where nothing is, or where one is no span.
 */
export function oddSpan(options: readonly string[]): { option: string; why: string } | null {
  const spans = options.map(spanOf)
  if (!spans.every(span => span !== null)) return null
  const backwards = spans.filter(({ from, to }) => from > to)
  const [only] = backwards
  if (only && backwards.length === 1) return { option: only.text, why: 'termina antes de começar' }
  const [, most] = THRESHOLDS.numeric.factor
  const far = spans.find(span => {
    const others = spans.filter(other => other !== span).map(largest)
    return Math.max(...others) <= Math.min(...others) * most ** 2 && largest(span) > Math.max(...others) * most
  })
  return far ? { option: far.text, why: 'fica longe demais das outras' } : null
}

function spanOf(text: string): Span | null {
  const [from, to, ...more] = findNumbers(text)
  const joined = from && to && /^\D{0,12}\s?(?:a|e|até|à|ao|-|–)\s?\D{0,4}$/u.test(text.slice(from.end, to.start))
  return joined && more.length === 0 ? { text, from: from.value, to: to.value } : null
}

const largest = ({ from, to }: Span) => Math.max(from, to)
