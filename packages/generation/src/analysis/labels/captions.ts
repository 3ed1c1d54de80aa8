import { analyse, genderOf, numberOf } from '@capivira/portuguese/morphology'
import { takeApart } from '../grammar/clauses.ts'
import { tagWords } from '../grammar/tagging.ts'

/** A few words without a mark, and then a sentence with its own capital. */
const BEFORE_SENTENCE = /^(\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+){0,4}?)\s((O|A|Os|As|Um|Uma)\s(\p{Ll}[\p{L}-]+)\s.{15,})$/u

/**
 * 'Rio das Garças O rio nasce na serra e deságua no mar.' → 'O rio nasce…': the caption of a picture run into the text
 * below it.
 */
export function withoutCaption(text: string): string {
  const [, caption = '', sentence = '', article = '', noun = ''] = BEFORE_SENTENCE.exec(text) ?? []
  if (caption === '' || !agrees(article, noun)) return text
  const words = tagWords(caption)
  const [first, last] = [words[0], words.at(-1)]
  if (!/^(?:noun|proper|adjective)$/.test(first?.tag ?? '') || !/^(?:noun|proper|adjective)$/.test(last?.tag ?? ''))
    return text
  if (words.some(({ tag }) => tag === 'verb' || tag === 'relative' || tag === 'conjunction')) return text
  return takeApart(sentence.replace(/[.;:]$/u, ''))?.subject.startsWith(`${article} ${noun}`) === true ? sentence : text
}

/** 'A rocha', not 'A é': an article and the noun it belongs to. */
function agrees(article: string, noun: string): boolean {
  const gender = genderOf(noun)
  const number = numberOf(noun)
  return (
    analyse(noun).some(a => a.category === 'noun') &&
    (gender === undefined || gender === (/a/iu.test(article) ? 'f' : 'm')) &&
    number === (article.endsWith('s') ? 'p' : 's')
  )
}
