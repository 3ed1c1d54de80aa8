import { analyse, lemma } from '@capivira/portuguese/morphology'
import { isFunctionWord, tokenize } from '@capivira/portuguese/tokens'
import { pattern, wordsOf } from '../lexicon/words.ts'

const POSSESSIVE = /(?<![\p{L}])(?:seus?|suas?)\s(?=\p{Ll})/giu
/** Words that own as a noun does. */
const SOMEBODY = wordsOf('somebody who owns')

/** 'Em sua viagem, o que o navegador viu?': what asks names the owner. */
const ASKED_BEHIND = pattern('iu')`,\s(?:\p{L}{1,7}\s)?${'asking behind a comma'}\s`
/** 'Onde publicou seu livro o Barão?', but not 'sua função do Senado' */
const NAMED_BEHIND = /^(?:seus?|suas?)\s\p{Ll}+\s[oa]s?\s\p{Lu}[^,]*\?$/iu
/** 'Por que, apesar de seu tamanho, a formiga…?' */
const INSERTED = /,[^,]*$/u

/** 'Para que servem suas raízes?': nothing before it that they could be of, and nothing behind it. */
export function ownerless(question: string, isAttribute: (noun: string) => boolean): string | null {
  for (const match of question.matchAll(POSSESSIVE)) {
    const before = tokenize(question.slice(0, match.index))
    const behind = question.slice(match.index)
    const owner = before.some(
      (token, at) =>
        SOMEBODY.has(token.text.toLowerCase()) ||
        (at > 0 && /^[\p{Lu}\d]/u.test(token.text)) ||
        (!isFunctionWord(token.text) &&
          !isAttribute(lemma(token.text.toLowerCase())) &&
          isOwner(token.text.toLowerCase())),
    )
    const inserted = INSERTED.test(question.slice(0, match.index)) && behind.includes(',')
    if (!owner && !inserted && !ASKED_BEHIND.test(behind) && !NAMED_BEHIND.test(behind)) return match[0].trim()
  }
  return null
}

/** A noun, or one who does something: 'O que é preciso para manter seus bens?' */
function isOwner(word: string): boolean {
  return analyse(word).every(a => a.category !== 'verb' || a.mood === 'participle' || a.mood === 'infinitive')
}
