import { normalize } from '@capivira/portuguese/tokens'
import { wordsOf } from '../lexicon/words.ts'
import { areOfOneRoot } from '../wording/one-root.ts'
import type { QualityContext } from './context.ts'
import { containsPhrase, lemmaSet } from './words.ts'

/** Words of the question that say how it asks, not what about. */
const ASKING: ReadonlySet<string> = wordsOf('asking')

/**
 * Share of what the question asks about, weighed by how telling each word is, that a sentence must have to answer it.
 */
const SAME_TOPIC = 0.7

/** Whether some sentence of the document says the distractor together with what the question asks about. */
export function isSaidElsewhere(distractor: string, question: string, context: QualityContext): boolean {
  const mine = lemmaSet(distractor)
  const topic = [...lemmaSet(question.replace(/_+/g, ' '))].filter(word => !ASKING.has(word) && !mine.has(word))
  // Of one word alone only a long distractor can be said.
  if (mine.size === 0 || topic.length === 0 || (topic.length === 1 && mine.size < 3)) return false
  const total = topic.reduce((sum, word) => sum + context.weightOf(word), 0)
  return context.sentencesWith(mine).some(sentence => {
    const said = lemmaSet(sentence)
    const there = topic.filter(word => said.has(word) || hasRootOf(word, said))
    if (there.length < Math.min(2, topic.length)) return false
    const weight = there.reduce((sum, word) => sum + context.weightOf(word), 0)
    return weight >= total * SAME_TOPIC && !saysTheOpposite(sentence, distractor)
  })
}

/** 'O Ceará tem a maior produção': that says of what it is a producer. */
function hasRootOf(word: string, said: ReadonlySet<string>): boolean {
  if (word.length < 5) return false
  const start = word.slice(0, 4)
  for (const other of said) if (other.startsWith(start) && areOfOneRoot(other, word)) return true
  return false
}

/** 'Sem casca' of a sentence is no 'com casca', though both have the same words that mean something. */
function saysTheOpposite(sentence: string, distractor: string): boolean {
  const said = normalize(sentence)
  return [...normalize(distractor).matchAll(WITH_OR_WITHOUT)].some(([whole, link, noun]) => {
    const opposite = `${link === 'com' ? 'sem' : 'com'} ${noun}`
    return containsPhrase(said, opposite) && !containsPhrase(said, whole)
  })
}

const WITH_OR_WITHOUT = /(?<![\p{L}])(com|sem)\s([\p{L}-]+)/gu
