import { contentWords, normalize, tokenize } from '@capivira/portuguese/tokens'
import { wordsOf } from '../../lexicon/words.ts'

/** They ask for other things of the same words; 'que' and 'qual' do not. */
const INTERROGATIVES: ReadonlySet<string> = wordsOf('interrogative for another thing')

/**
 * What a question asks, whatever the order of its words: 'Que rio é o maior?' and 'Qual é o maior rio?' are one. Of
 * questions about the same passage; of others the same words may ask another thing.
 */
export function questionKey(question: string): string {
  const asking = tokenize(normalize(question)).filter(({ text }) => INTERROGATIVES.has(text))
  return [...new Set([...contentWords(question), ...asking.map(({ text }) => text)])].sort().join(' ')
}
