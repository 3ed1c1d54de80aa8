import { analyse } from '@capivira/portuguese/morphology'
import type { TextSentence } from '../../analysis/sentences.ts'
import type { Fact } from '../fact.ts'

/**
 * Takes a word that the page shouts once ('um GATEWAY') back to the small letters it has elsewhere; acronyms and what stands
 * in capitals more often than not stay.
 */
export function calmer(sentences: readonly TextSentence[]): (fact: Fact) => Fact {
  const small = new Map<string, number>()
  for (const { words, core, dependence } of sentences) {
    // '$ garli garli.conf': how a program is typed is not how it is written.
    if (dependence === 'question' || dependence === 'debris') continue
    for (const { text, lower, start, end } of words) {
      if (/^(?:[_/\\]|\.\p{L})/u.test(core.slice(end, end + 2)) || /[_/.\\]$/.test(core.slice(0, start))) continue
      if (text.length < 5 || (text !== lower && text !== lower.toUpperCase())) continue
      small.set(lower, (small.get(lower) ?? 0) + (text === lower ? 1 : -1))
    }
  }
  const calm = (text: string) =>
    text.replace(/(?<![\p{L}\d/\\-])\p{Lu}{5,}(?![\p{L}\d/-])/gu, word =>
      (small.get(word.toLowerCase()) ?? -1) >= 0 && /[AEIOU].*[AEIOU]/u.test(word) ? word.toLowerCase() : word,
    )
  return fact => {
    if (fact.family === 'cloze') return fact
    const question = withSmallHead(fact)
    if (!/\p{Lu}{5}/u.test(question)) return question === fact.question ? fact : { ...fact, question }
    return { ...fact, question: calm(question) }
  }
}

/** 'O que Relógios Tissol medem?' → 'O que relógios Tissol medem?': a noun that had its capital from the head of the sentence. */
function withSmallHead({ question, sentence }: Pick<Fact, 'question' | 'sentence'>): string {
  const [phrase = '', noun = '', name = ''] = /^(\p{Lu}\p{Ll}{3,}s)\s(\p{Lu}[\p{L}\d]+)/u.exec(sentence.core) ?? []
  if (phrase === '' || !question.includes(` ${phrase}`)) return question
  const plural = analyse(noun.toLowerCase()).some(a => a.category === 'noun' && a.number === 'p')
  return plural && analyse(name.toLowerCase()).length === 0
    ? question.replace(` ${phrase}`, ` ${noun.toLowerCase()} ${name}`)
    : question
}
