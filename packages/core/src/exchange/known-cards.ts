import type { ImportedRow } from './imported-card.ts'

/** Cards of a file that the teacher has already, by {@link cardKey}, each with the title of a material that holds it. */
export type KnownCards = ReadonlyMap<string, string>

/** Two cards are the same when their words are. */
export const cardKey = ({ question, answer }: { question: string; answer: string }): string =>
  `${question}\n\n${answer}`

/**
 * The rows of a file without the cards that the teacher has already, which say where, and a sentence about them. Where nothing would be new
 * all of them stay, so that who wants them again, as in another subject, has them.
 * @param all true when the teacher wants them again all the same
 */
export function leaveOutKnown(
  rows: readonly ImportedRow[],
  known: KnownCards,
  all: boolean,
): { rows: ImportedRow[]; known: number; notice: string | null } {
  const cards = rows.flatMap(({ card }) => card ?? [])
  const titles = cards.flatMap(card => known.get(cardKey(card)) ?? [])
  if (titles.length === 0) return { rows: [...rows], known: 0, notice: null }
  const notice = sentence(titles, cards.length)
  if (all || titles.length === cards.length) return { rows: [...rows], known: titles.length, notice }
  return {
    rows: rows.map(row => {
      const title = row.card ? known.get(cardKey(row.card)) : undefined
      return title === undefined
        ? row
        : { ...row, card: null, fault: `Você já tem este card em “${title}”`, isKnown: true }
    }),
    known: titles.length,
    notice,
  }
}

function sentence(titles: readonly string[], cards: number): string {
  const counts = new Map<string, number>()
  for (const title of titles) counts.set(title, (counts.get(title) ?? 0) + 1)
  const [[first = ''] = [], ...others] = [...counts].toSorted(([, a], [, b]) => b - a)
  const more =
    others.length === 0 ? '' : others.length === 1 ? ' e em outro material' : ` e em outros ${others.length} materiais`
  const number = (value: number) => value.toLocaleString('pt-BR')
  const count =
    titles.length < cards
      ? `${number(titles.length)} de ${number(cards)} cards você já tem`
      : cards === 1
        ? 'Este card você já tem'
        : `Todos os ${number(cards)} cards você já tem`
  return `${count} em “${first}”${more}.`
}
