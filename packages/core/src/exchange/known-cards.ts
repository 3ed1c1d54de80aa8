import type { ImportedRow } from './imported-card.ts'

/** A material that holds a card. */
export type HeldIn = { title: string; materialId: number }

/** Cards of a file that the teacher has already, by {@link cardKey}, each with a material that holds it. */
export type KnownCards = ReadonlyMap<string, HeldIn>

/** Two cards are the same when their words are. */
export const cardKey = ({ question, answer }: { question: string; answer: string }): string =>
  `${question}\n\n${answer}`

/**
 * The rows of a file without the cards that the teacher has already, which say where, and a sentence about them;
 * `mostIn` is the material that holds most of them. Where nothing is new nothing stays: who wants them again, as in
 * another subject, says so.
 * @param all true when the teacher wants them again all the same
 */
export function leaveOutKnown(
  rows: readonly ImportedRow[],
  known: KnownCards,
  all: boolean,
): { rows: ImportedRow[]; known: number; notice: string | null; mostIn: number | null } {
  const cards = rows.flatMap(({ card }) => card ?? [])
  const held = cards.flatMap(card => known.get(cardKey(card)) ?? [])
  if (held.length === 0) return { rows: [...rows], known: 0, notice: null, mostIn: null }
  const [most, ...others] = Map.groupBy(held, ({ materialId }) => materialId)
    .entries()
    .toArray()
    .toSorted(([, a], [, b]) => b.length - a.length)
  const mostIn = most?.[0] ?? null
  const notice = sentence(held.length, cards.length, most?.[1][0]?.title ?? '', others.length)
  if (all) return { rows: [...rows], known: held.length, notice, mostIn }
  return {
    rows: rows.map(row => {
      const place = row.card ? known.get(cardKey(row.card)) : undefined
      return place === undefined
        ? row
        : { ...row, card: null, fault: `Você já tem este card em “${place.title}”`, isKnown: true }
    }),
    known: held.length,
    notice,
    mostIn,
  }
}

function sentence(known: number, cards: number, title: string, others: number): string {
  const more = others === 0 ? '' : others === 1 ? ' e em outro material' : ` e em outros ${others} materiais`
  const number = (value: number) => value.toLocaleString('pt-BR')
  const count =
    known < cards
      ? `${number(known)} de ${number(cards)} cards você já tem`
      : cards === 1
        ? 'Este card você já tem'
        : `Todos os ${number(cards)} cards você já tem`
  return `${count} em “${title}”${more}.`
}
