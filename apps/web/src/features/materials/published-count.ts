import type { Material } from '@capivira/core/materials/contract'
import { formatCount } from '../../lib/format.ts'

const names = {
  flipCards: ['flip card', 'flip cards', 'publicado'],
  cards: ['card', 'cards', 'publicado'],
  questions: ['questão', 'questões', 'publicada'],
  words: ['palavra', 'palavras', 'publicada'],
} as const

/** How many items pupils get: '3 cards', and '3 cards publicados' to a teacher for whom others of the material wait. */
export function publishedCount(
  { suggestedCount }: Pick<Material, 'suggestedCount'>,
  kind: keyof typeof names,
  count: number,
): string {
  const [one, many, published] = names[kind]
  return suggestedCount > 0
    ? formatCount(count, `${one} ${published}`, `${many} ${published}s`)
    : formatCount(count, one, many)
}
