import { isKnown } from '@capivira/portuguese/morphology'
import { isFunctionWord, tokenize } from '@capivira/portuguese/tokens'
import { wordsOf } from '../lexicon/words.ts'
import { reject } from './finding.ts'
import type { Gate } from './gate.ts'
import { THRESHOLDS } from './thresholds.ts'

/** Function words that Portuguese does not have. */
const SPANISH = wordsOf('function word of Spanish')
const ENGLISH = wordsOf('function word of English')

/** Function words of Portuguese and Spanish alike. */
const OF_BOTH = wordsOf('function word of Portuguese and Spanish')

/** Whether a text is Portuguese: most words known, or many of its function words and few of a neighbour's. */
export function isPortuguese(text: string): boolean {
  const all = tokenize(text).filter(token => token.kind === 'word')
  // Names are spelled in every language.
  const plain = all.filter((token, i) => i === 0 || !/^\p{Lu}/u.test(token.text)).map(token => token.text.toLowerCase())
  if (plain.length === 0) return true
  const count = (test: (word: string) => boolean) => plain.filter(test).length
  const portuguese = count(isFunctionWord)
  const spanish = count(word => SPANISH.has(word) && !isFunctionWord(word))
  const foreign = Math.max(
    spanish,
    count(word => ENGLISH.has(word) && !isFunctionWord(word)),
  )
  if (foreign > portuguese) return false
  // 'que', 'se', 'como', 'por' are of both languages and speak for neither.
  const own = count(word => isFunctionWord(word) && !SPANISH.has(word) && !OF_BOTH.has(word))
  if (spanish >= 2 && spanish > own) return false
  if (count(isKnown) / plain.length >= THRESHOLDS.portuguese.knownWords) return true
  return portuguese / plain.length >= THRESHOLDS.portuguese.functionWords && foreign === 0
}

/** P1: written in Portuguese. What an acronym stands for may be in its own language. */
export const isInPortuguese: Gate = ({ question, answer, family }) => {
  if (!isPortuguese(question)) return reject('P1', 'A pergunta não parece escrita em português.')
  if (family === 'acronym') return null
  // 'saida.tar.gz' is a name, of however many parts.
  // Nor has a formula a language.
  const spoken = answer.match(/\p{L}{3,}/gu)?.length ?? 0
  return spoken > 2 && tokenize(answer).length > 4 && !isPortuguese(answer)
    ? reject('P1', 'A resposta não parece escrita em português.')
    : null
}
