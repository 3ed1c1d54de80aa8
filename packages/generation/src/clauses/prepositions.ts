import { splitContraction } from '@capivira/portuguese/agreement'
import type { Word } from '../analysis/grammar/tagging.ts'
import { amountAt, isPrepositionA } from './particles.ts'

/** Prepositions of several words, longest first. */
const COMPOUND: readonly (readonly [RegExp, string])[] = [
  [/^(?:por meio|através|por intermédio) d(?:e|[oa]s?)$/, 'por meio de'],
  [/^com base (?:em|n[oa]s?)$/, 'com base em'],
  [/^de acordo com(?: [oa]s?)?$/, 'de acordo com'],
  [/^a partir d(?:e|[oa]s?)$/, 'a partir de'],
  [/^(?:com (?:o |a )?(?:objetivo|finalidade|intuito|propósito|fim)|a fim) de$/, 'para'],
  [/^(?:devido|graças) (?:a|ao|aos|à|às)$/, 'devido a'],
  [/^(?:por causa|em (?:razão|virtude|decorrência|consequência|função)) d(?:e|[oa]s?)$/, 'devido a'],
  [/^(?:em relação|quanto|com relação|em direção) (?:a|ao|aos|à|às)$/, 'em relação a'],
  [
    /^(?:(?:em|n[oa]) (?:torno|favor|defesa|busca|troca|vez|lugar|nome|termos|meio|âmbito|decorrer|início|fim|final)|à procura|ao (?:lado|redor|longo)|por parte|dentro|fora|além|acerca|a respeito|antes|depois|perto|longe|acima|abaixo|diante) d(?:e|[oa]s?)$/,
    '',
  ],
  [/^junto (?:com|a|ao|à)(?: [oa]s?)?$/, 'com'],
  [/^até (?:o|a|os|as|ao|à)$/, 'até'],
]

/** The preposition that begins at a word: its plain form and how many words it takes ('nas' → 'em', 1, article 'as'). */
export function prepositionAt(
  words: readonly Word[],
  at: number,
): { prep: string; words: number; article: string } | null {
  const [one, two, three, four] = words.slice(at, at + 4)
  if (!one || amountAt(words, at) > 0) return null
  for (const length of [4, 3, 2]) {
    const span = [one, two, three, four].slice(0, length)
    if (span.some(word => word === undefined)) continue
    const said = span.map(word => word?.lower).join(' ')
    const found = COMPOUND.find(([pattern]) => pattern.test(said))
    if (!found) continue
    const last = span.at(-1)?.lower ?? ''
    const article = splitContraction(last)?.word ?? (/^[oa]s?$/.test(last) ? last : '')
    return { prep: found[1] === '' ? said.replace(/\s\S+$/, ' de') : found[1], words: length, article }
  }
  if (one.tag === 'contraction') {
    const split = splitContraction(one.lower)
    return split ? { prep: split.preposition, words: 1, article: split.word } : null
  }
  if (one.tag === 'preposition') return { prep: one.lower, words: 1, article: '' }
  return isPrepositionA(words, at) ? { prep: 'a', words: 1, article: '' } : null
}

/** Words that open the reason, the time or the condition of what is said, as a clause. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(?:já que|uma vez que|visto que|dado que|porque)$/, 'porque'],
  [/^(?:desde que|a menos que|contanto que|caso)$/, 'caso'],
  [/^(?:quando|sempre que|até que|assim que|à medida que)$/, 'quando'],
]

/** The word or words that open such a clause here. */
export function reasonAt(words: readonly Word[], at: number): { prep: string; words: number } | null {
  for (const length of [3, 2, 1]) {
    const said = words
      .slice(at, at + length)
      .map(word => word.lower)
      .join(' ')
    const found = REASONS.find(([pattern]) => pattern.test(said))
    if (found) return { prep: found[1], words: length }
  }
  return null
}
